"""Shares of wins, match by match and seat by seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from sandtable.ladder.plan import Kind, Plan, matches
from sandtable.ladder.play import Played
from sandtable.ladder.statistics.bootstrap import STRICT, interval, shares
from sandtable.ladder.statistics.figures import Result, Seat
from sandtable.simulation.simulate import spread

Mine = Callable[[Played], list[int]]  # the seats of a game that are counted


def results(plan: Plan, seats: int, games: list[Played]) -> Iterator[Result]:
    """Every match of which a game was played; at mixed tables every bot has a result."""
    for match in matches(plan, seats):
        played = [game for game in games if game.seating.match == match.name]
        if match.hero and played:
            yield result(match.kind, match.hero, match.others, played, hero_seats)
        elif not match.hero:
            for bot in plan.bots:
                mine = seats_of(bot)
                if here := [game for game in played if mine(game)]:
                    yield result(match.kind, bot, "all", here, mine)


def hero_seats(game: Played) -> list[int]:
    return [game.seating.rotation]


def seats_of(bot: str) -> Mine:
    return lambda game: [seat for seat, name in enumerate(game.seating.bots) if name == bot]


def result(kind: Kind, bot: str, others: str, games: list[Played], mine: Mine) -> Result:
    par = 1 / len(games[0].scores)
    won, chances = by_deal(games, mine)
    again = shares(won, chances, par)
    own = [game.scores[seat] for game in games for seat in mine(game)]
    rest = [score for game in games for seat, score in enumerate(game.scores) if seat not in mine(game)]
    return Result(
        kind=kind,
        bot=bot,
        others=others,
        games=len(games),
        deals=len(won),
        par=par,
        share=sum(won) / sum(chances),
        interval=interval(again),
        strict=interval(again, STRICT),
        scores=spread(own),
        other_scores=spread(rest),
    )


def seat_shares(seats: int, games: list[Played]) -> list[Seat]:
    """Where all play alike, what is left is the seat."""
    mirrors = [game for game in games if len(set(game.seating.bots)) == 1]
    return [seat_share(seat, mirrors) for seat in range(seats)] if mirrors else []


def seat_share(seat: int, mirrors: list[Played]) -> Seat:
    won, chances = by_deal(mirrors, lambda game: [seat])
    return Seat(seat, sum(won) / sum(chances), interval(shares(won, chances, 1 / len(mirrors[0].scores))))


def by_deal(games: list[Played], mine: Mine) -> tuple[list[float], list[float]]:
    """The wins and the chances to win, summed by deal."""
    won: dict[int, float] = {}
    chances: dict[int, float] = {}
    for game in games:
        deal = game.seating.deal
        won[deal] = won.get(deal, 0.0) + sum(part(game, seat) for seat in mine(game))
        chances[deal] = chances.get(deal, 0.0) + len(mine(game))
    return list(won.values()), list(chances.values())


def part(game: Played, seat: int) -> float:
    """Of the victory. Where nobody wins (all were eaten) it is everybody's, so that the parts make one."""
    winners = game.winners or range(len(game.scores))
    return 1 / len(winners) if seat in winners else 0.0
