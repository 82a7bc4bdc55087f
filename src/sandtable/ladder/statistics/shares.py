"""Shares of wins, match by match and seat by seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from sandtable.ladder.plan import LadderPlan, MatchKind, matches
from sandtable.ladder.play import LadderGame
from sandtable.ladder.statistics.bootstrap import STRICT, interval, resampled_shares
from sandtable.ladder.statistics.mirror import mirror_odds
from sandtable.ladder.statistics.report import MatchResult, SeatShare
from sandtable.simulation.simulate import spread

SeatsCounted = Callable[[LadderGame], list[int]]  # chooses the seats of a game whose wins are counted


def match_results(plan: LadderPlan, seats: int, games: list[LadderGame]) -> Iterator[MatchResult]:
    """Yield the result of every match that has games; at mixed tables every bot has a result."""
    for match in matches(plan, seats):
        played = [game for game in games if game.seating.match == match]
        if match.hero and played:
            yield match_result(match.kind, match.hero, match.others, played, hero_seat)
        elif not match.hero:
            for bot in plan.bots:
                counted = seats_of(bot)
                if with_bot := [game for game in played if counted(game)]:
                    yield match_result(match.kind, bot, "all", with_bot, counted)


def hero_seat(game: LadderGame) -> list[int]:
    return [game.seating.rotation]


def seats_of(bot: str) -> SeatsCounted:
    return lambda game: [seat for seat, name in enumerate(game.seating.bots) if name == bot]


def match_result(
    kind: MatchKind, bot: str, others: str, games: list[LadderGame], counted: SeatsCounted
) -> MatchResult:
    """Compute the figures of a match from its games."""
    par = 1 / len(games[0].scores)
    wins, chances = by_deal(games, counted)
    resamples = resampled_shares(wins, chances, par)
    own = [game.scores[seat] for game in games for seat in counted(game)]
    rest = [score for game in games for seat, score in enumerate(game.scores) if seat not in counted(game)]
    return MatchResult(
        kind=kind,
        bot=bot,
        others=others,
        games=len(games),
        deals=len(wins),
        par=par,
        share=sum(wins) / sum(chances),
        interval=interval(resamples),
        strict=interval(resamples, STRICT),
        scores=spread(own),
        other_scores=spread(rest),
        mirror_odds=mirror_odds(wins_in_whole_deals(games)) if kind == "mirror" else 1.0,
    )


def wins_in_whole_deals(games: list[LadderGame]) -> list[list[float]]:
    """The wins of each bot of the line-up in each deal, as far as the deal was played on every seat."""
    deals: dict[int, list[LadderGame]] = {}
    for game in games:
        deals.setdefault(game.seating.deal, []).append(game)
    seats = len(games[0].scores)
    found = []
    for played in deals.values():
        if len(played) == seats:
            wins = [0.0] * seats
            for game in played:
                for seat in range(seats):
                    wins[game.seating.line_up_index(seat)] += share_of_win(game, seat)
            found.append(wins)
    return found


def seat_shares(seats: int, games: list[LadderGame]) -> list[SeatShare]:
    """Compute the share of wins of each seat from mirror matches, in which only the seat differs."""
    mirrors = [game for game in games if len(set(game.seating.bots)) == 1]
    return [seat_share(seat, mirrors) for seat in range(seats)] if mirrors else []


def seat_share(seat: int, mirrors: list[LadderGame]) -> SeatShare:
    wins, chances = by_deal(mirrors, lambda game: [seat])
    resamples = resampled_shares(wins, chances, 1 / len(mirrors[0].scores))
    return SeatShare(seat, sum(wins) / sum(chances), interval(resamples))


def by_deal(games: list[LadderGame], counted: SeatsCounted) -> tuple[list[float], list[float]]:
    """Return the wins and the chances to win, summed up for each deal."""
    wins: dict[int, float] = {}
    chances: dict[int, float] = {}
    for game in games:
        deal = game.seating.deal
        wins[deal] = wins.get(deal, 0.0) + sum(share_of_win(game, seat) for seat in counted(game))
        chances[deal] = chances.get(deal, 0.0) + len(counted(game))
    return list(wins.values()), list(chances.values())


def share_of_win(game: LadderGame, seat: int) -> float:
    """Return a seat's part of the victory; where nobody wins, all share it, so that the parts sum to one."""
    winners = game.winners or range(len(game.scores))
    return 1 / len(winners) if seat in winners else 0.0
