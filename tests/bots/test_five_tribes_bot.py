"""The simple Five Tribes player in plain positions."""

from __future__ import annotations

import pytest

from sandtable import Chance
from sandtable.bots import simple_bot
from sandtable.bots.five_tribes_moves import Hand, best_plan, hands
from sandtable.bots.five_tribes_worth import Outlook, lateness
from sandtable.games.five_tribes import GAME
from sandtable.games.five_tribes.board import NONE
from sandtable.games.five_tribes.state import FiveTribes
from sandtable.games.five_tribes.steps.sowing import Sow
from tests.bots.kit import ask, moments, simple_bots
from tests.games.five_tribes.kit import Hand as Held
from tests.games.five_tribes.kit import Play, table


def answer(game: Play) -> str:
    return ask(simple_bot("five-tribes"), GAME, game.state, game.to_act, Chance(1)).text


def turn(game: Play) -> list[str]:
    """All that the bot does until somebody else is asked."""
    seat, done = game.to_act, []
    while game.state.agenda and game.to_act == seat:
        done.append(answer(game))
        game.play(done[-1], luck=None)
    return done


def test_it_takes_the_tile_that_is_worth_most() -> None:
    """A camel on the sacred place worth 15 rather than on one worth 6."""
    game = table("a1=6m:W b1=15s:W e5=6m:W f5=6s:W", order=[1])
    assert turn(game)[:2] == ["take a1", "drop b1 elder"]
    game.shows("b1=15s@0")


def test_it_plans_a_whole_move_and_plays_it() -> None:
    """Three meeples, the builder last: four builders, five blue tiles around them."""
    game = table("a1=6m:GRB b1=6s:BBB c1=5v a2=5v b2=5v c2=6s f5=6m:W", order=[1])
    assert turn(game)[0] == "take a1"
    assert game.gold[0] == 50 + 4 * 5


def test_it_leaves_a_market_that_sells_nothing_useful() -> None:
    """Three gold for a card that would pay one or two, late in the game."""
    board = "a1=6m:Y b1=6m:Y f5=6m:W"
    game = table(board, Held(cards="fish"), row="fish fish fish", order=[1])
    game.play("take a1", "drop b1 vizier")
    assert answer(game) == "pass"


def test_it_pays_for_a_djinn() -> None:
    """Two elders for ten points and more."""
    game = table("a1=6m:Y b1=6s:Y f5=6m:W", Held(elders=2), djinn_row="lamia", order=[1])
    game.play("take a1", "drop b1 vizier")
    assert answer(game).startswith("summon lamia")


def test_it_doubles_what_many_builders_earn() -> None:
    """Echidna for two elders, who are worth four points, doubles six gold and more."""
    around = "a1=5v b1=6s:B c1=5v a2=5v b2=6s:BB c2=5v"
    game = table(f"{around} f5=6m:W", Held(elders=2, djinns="echidna"), order=[1])
    assert "use echidna two-elders" in turn(game)


def test_it_sells_everything_once_the_game_is_over() -> None:
    game = table("d4=6m:Y", Held(cards="fish wheat silk"), order=[])
    assert turn(game) == ["sell silk", "sell fish", "sell wheat", "end suit"]
    assert game.gold[0] == 57


def test_it_keeps_its_goods_while_they_grow() -> None:
    game = table("a1=6m:Y b1=6m:YG d4=6m:YG d5=6m:GY", Held(cards="fish wheat silk"))
    assert "sell silk" not in turn(game)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_does_not_ruin_itself_by_bidding(seats: int) -> None:
    """All the bids of a game together cost less than a third of what it scores."""
    spent = [0] * seats
    for moment in moments(GAME, simple_bots(GAME, seats), seed=4):
        if moment.action.verb == "bid" and moment.seat >= 0:
            spent[moment.seat] += int(moment.action.text.split()[1])
    assert max(spent) < 60


def planned(s: FiveTribes, seat: int) -> float:
    """What the bot's plan is worth, before it takes a tile or in the middle of sowing."""
    late, board, step = lateness(s), [int(pile) for pile in s.meeples.piles], s.agenda[-1]
    starts = [Hand(board, int(s.in_hand), step.at, step.came_from)] if isinstance(step, Sow) else hands(board)
    order = [int(other) for other in s.track if other != NONE]
    following = Outlook(s, order[-1], late) if order else None
    plan = best_plan(Outlook(s, seat, late), following, starts)
    return plan.worth if plan else float("-inf")


@pytest.mark.parametrize("seats", [2, 3])
def test_it_does_not_dither(seats: int) -> None:
    """The plan is made anew at each drop, and what was planned is never lost on the way."""
    worth, drops = 0.0, 0
    for moment in moments(GAME, simple_bots(GAME, seats), seed=9):
        if moment.seat < 0 or moment.action.verb not in ("take", "drop"):
            continue
        assert isinstance(moment.state, FiveTribes)
        now = planned(moment.state, moment.seat)
        if moment.action.verb == "drop":
            assert now > worth - 0.001
            drops += 1
        worth = now
    assert drops > 50
