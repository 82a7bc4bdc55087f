"""Five Tribes bots in positions where the right move is clear."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sandtable import Chance
from sandtable.bots import Bot, Budget
from sandtable.bots.five_tribes.levels import expert, greedy, novice, regular, strong
from sandtable.bots.five_tribes.mind import FiveTribesMind
from sandtable.bots.five_tribes.players import QuickTribes
from sandtable.games.five_tribes import GAME
from sandtable.games.five_tribes.state import FiveTribes
from tests.bots.kit import moments
from tests.games.five_tribes.kit import RULEBOOK, Hand, Play, full_board, table


def quick(seed: int) -> Bot:
    """Return a regular bot without its random variation."""
    return QuickTribes(FiveTribesMind(), seed)


THINKING = [pytest.param(quick, id="quick"), pytest.param(strong, id="strong")]
EVERYBODY = [pytest.param(make, id=make.__name__) for make in (novice, regular, strong, expert, greedy)]
FEW = Budget(24, 60.0)  # 24 playouts are enough where the right move is clear
MakePlayer = Callable[[int], Bot]


def answer(game: Play, bot: Bot) -> str:
    state, seat = game.state, game.to_act
    luck = Chance(1)
    options = state.options(seat)
    chosen = bot.choose(GAME.view(state, seat), options, lambda: GAME.imagine(state, seat, luck), FEW)
    assert chosen in options
    return chosen.text


def turn(game: Play, bot: Bot) -> list[str]:
    """Play the bot's turn, and return its actions until somebody else is asked."""
    seat, done = game.to_act, []
    while game.state.agenda and game.to_act == seat:
        done.append(answer(game, bot))
        game.play(done[-1], luck=None)
    return done


# --- the move ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("make", EVERYBODY)
def test_it_takes_the_tile_that_is_worth_most(make: MakePlayer) -> None:
    """A camel on the sacred place worth 15 rather than on one worth 6."""
    game = table("a1=6m:W b1=15s:W e5=6m:W f5=6s:W", order=[1])
    assert turn(game, make(1))[:2] == ["take a1", "drop b1 elder"]
    game.shows("b1=15s@0")


@pytest.mark.parametrize("make", THINKING)
def test_it_plans_a_whole_move_and_plays_it(make: MakePlayer) -> None:
    """The best move drops three meeples, the builder last: four builders earn from five blue tiles around
    them."""
    game = table("a1=6m:GRB b1=6s:BBB c1=5v a2=5v b2=5v c2=6s f5=6m:W", order=[1])
    assert turn(game, make(1))[0] == "take a1"
    assert game.gold[0] == 50 + 4 * 5


@pytest.mark.parametrize("make", THINKING)
def test_it_takes_a_majority_of_viziers(make: MakePlayer) -> None:
    """Late in the game two viziers bring ten points for each of three players, and the tile only six."""
    board = "a1=6m:Y b1=6m:YG e5=6m:W f5=6s:W"
    others = [Hand(viziers=2)] * 3
    game = table(board, Hand(viziers=1), *others, order=[1])
    assert turn(game, make(1))[:2] == ["take a1", "drop b1 vizier"]


def test_it_does_not_dither() -> None:
    """The bot plans a whole move when it takes the tile and then follows the plan without another search: for
    each drop it imagines only one state."""
    game = table("a1=6m:GRBY b1=6s:BBB b2=5v:GG c1=5v:RW a2=5v:YW c2=6s:BG f5=6m:W", order=[1])
    bot, imagined = strong(1), 0

    def imagine() -> FiveTribes:
        nonlocal imagined
        imagined += 1
        return GAME.imagine(game.state, 0, Chance(imagined))

    looks = []
    while game.to_act == 0 and game.asks in ("PickUp", "Sow"):
        options, imagined = game.state.options(0), 0
        game.play(bot.choose(GAME.view(game.state, 0), options, imagine, FEW).text)
        if len(options) > 1:
            looks.append(imagined)
    assert looks[0] > 1
    assert looks[1:] == [1] * len(looks[1:])
    assert len(looks) > 1


def test_it_finishes_a_move_that_needs_a_loop() -> None:
    """Wherever six meeples could end, no meeple stands: only a loop lets the last join its own tribe
    (FT-5.4)."""
    game = table("a1=6m:GGRBYW f5=6m:RRGBYW", order=[1, 2, 3])
    done = turn(game, strong(1))
    assert [text.split()[0] for text in done[:7]] == ["take"] + ["drop"] * 6


def test_a_careful_player_thinks_of_more_moves() -> None:
    """It considers at least the same starts and ends, and more ways between them."""
    game = table(full_board(RULEBOOK))
    moves, goals = [], []
    for careful in (False, True):
        mind = FiveTribesMind(careful=careful)
        mind.begin(game.state, 0)
        plans = mind.plans(game.state, 0)
        moves.append(len(plans))
        goals.append({(plan.actions[0].text, plan.actions[-1].text) for plan in plans})
    assert goals[0] <= goals[1]
    assert moves[0] < moves[1]


# --- the bid -------------------------------------------------------------------------------------------


def bidding(board: str, *bids: str, seats: int = 4) -> Play:
    game = table(board, *[Hand()] * seats, seats=seats, bidding=True)
    return game.play(*bids)


ONE_PRIZE = "a1=4L:W b1=15s:W f4=4L:G f5=4L:G"
NO_PRIZE = "a1=6m:G a2=6m:G c1=6m:G c2=6m:G e1=6m:G e2=6m:G f4=6m:G f5=6m:G"


@pytest.mark.parametrize("make", THINKING)
def test_it_pays_for_the_turn_that_matters(make: MakePlayer) -> None:
    """There is one good move, and another player has already bid three to go first."""
    assert answer(bidding(ONE_PRIZE, "bid 3", "bid 0", "bid 0"), make(1)) == "bid 5"


@pytest.mark.parametrize("make", THINKING)
def test_it_does_not_pay_for_what_is_free(make: MakePlayer) -> None:
    """The last free bid plays first, because nobody else has paid."""
    assert answer(bidding(ONE_PRIZE, "bid 0", "bid 0", seats=3), make(1)) == "bid 0"


@pytest.mark.parametrize("make", THINKING)
def test_it_does_not_pay_where_all_moves_are_alike(make: MakePlayer) -> None:
    assert answer(bidding(NO_PRIZE, "bid 3", "bid 0"), make(1)) == "bid 0"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("make", [novice, regular])
def test_it_does_not_ruin_itself_by_bidding(make: MakePlayer, seats: int) -> None:
    """All the bids of a game together cost less than a third of what it scores."""
    spent = [0] * seats
    for moment in moments(GAME, [make(seat) for seat in range(seats)], seed=4):
        if moment.action.verb == "bid" and moment.seat >= 0:
            spent[moment.seat] += int(moment.action.text.split()[1])
    assert max(spent) < 60


# --- tribes, tiles, djinns -----------------------------------------------------------------------------


@pytest.mark.parametrize("make", THINKING)
def test_assassins_take_the_best_tile_they_empty(make: MakePlayer) -> None:
    game = table("a1=6m:R b1=6m:RG c1=15s:W b2=6m:W f5=6m:W f4=6s:Y", order=[1])
    game.play("take a1", "drop b1 assassin")
    assert answer(game, make(1)) == "kill c1 elder"


@pytest.mark.parametrize("make", THINKING)
def test_it_leaves_a_market_that_sells_nothing_useful(make: MakePlayer) -> None:
    """Late in the game a card that would bring one or two points is not worth three gold."""
    board = "a1=6m:Y b1=6m:Y f5=6m:W"
    game = table(board, Hand(cards="fish"), row="fish fish fish", order=[1])
    game.play("take a1", "drop b1 vizier")
    assert answer(game, make(1)) == "pass"


@pytest.mark.parametrize("make", THINKING)
def test_it_pays_for_a_djinn(make: MakePlayer) -> None:
    """The djinn costs two elders and brings ten points or more."""
    game = table("a1=6m:Y b1=6s:Y f5=6m:W", Hand(elders=2), djinn_row="hagis", order=[1])
    game.play("take a1", "drop b1 vizier")
    assert answer(game, make(1)).startswith("summon hagis")


@pytest.mark.parametrize("make", THINKING)
def test_it_doubles_what_many_builders_earn(make: MakePlayer) -> None:
    """Echidna for two elders, who are worth four points, doubles six gold and more."""
    around = "a1=5v b1=6s:B c1=5v a2=5v b2=6s:BB c2=5v"
    game = table(f"{around} f5=6m:W", Hand(elders=2, djinns="echidna"), order=[1])
    assert "use echidna two-elders" in turn(game, make(1))


@pytest.mark.parametrize("make", THINKING)
def test_it_builds_where_its_camel_stands(make: MakePlayer) -> None:
    """Bouraq: a palace for a fakir, on the one village that is its own."""
    board = "a1=6m:Y b1=6m:YG c1=5v@0 d1=5v@1 e1=5v f5=6m:W"
    game = table(board, Hand(djinns="bouraq", cards="fakir"), order=[1])
    assert "use on bouraq fakir c1" in turn(game, make(1))


@pytest.mark.parametrize("make", THINKING)
def test_it_keeps_its_goods_while_they_grow(make: MakePlayer) -> None:
    game = table("a1=6m:Y b1=6m:YG d4=6m:YG d5=6m:GY", Hand(cards="fish wheat silk"))
    assert "sell silk" not in turn(game, make(1))
