"""Tests for every level of every game: legal moves, no use of secrets, repeatable, within its budget."""

from __future__ import annotations

import importlib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sandtable
from sandtable import BadSetup, Chance, Game, State
from sandtable.bots import LEVELS, Bot, Budget, ask, budget, make
from sandtable.bots.five_tribes.players import QuickTribes
from sandtable.bots.levels import level_of, levels_of, offered, playable
from sandtable.bots.search import SearchBot
from tests.bots.kit import Counting
from tests.quick import QUICK
from tests.tiers import LONG

GAMES = {name: sandtable.game(name) for name in sandtable.games()}
PAIRS = [(game, level) for game in sandtable.games() for level in levels_of(game)]
FEW = Budget(24, 1e9)  # 24 playouts, and no clock that could change the result
# the most seconds that people should wait
LONGEST = {"novice": 0.3, "regular": 0.5, "strong": 10.0, "expert": 10.0}
EXAMPLES = 40 if LONG else 4
everybody = pytest.mark.parametrize(("name", "level"), PAIRS)


def position(
    game: Game[Any], seats: int, seed: int, decisions: int, variants: dict[str, str], level: str = "random"
) -> State:
    """The state after this many decisions of bots of a level, or the last one in which somebody is still
    asked."""
    luck, dreams = Chance(seed), Chance(~seed)
    bots = [make(game.name, level, seed + seat) for seat in range(seats)]
    state: State = game.setup(seats, luck, variants)
    for _ in range(decisions):
        seat = state.to_act()[0]
        following = state.clone()
        following.apply(seat, ask(bots[seat], game, state, seat, FEW, dreams), luck)
        if not following.to_act():
            break
        state = following
    return state


def alike(game: Game[Any], state: State, seat: int, seed: int) -> State:
    """Another state that looks the same to the seat, but in which everything it cannot see is different."""
    module = importlib.import_module(f"tests.conformance.scramble.{game.name.replace('-', '_')}")
    twin: State = module.scramble(state, seat, Chance(seed))
    return twin


@st.composite
def positions(draw: st.DrawFn, name: str) -> State:
    """Positions from games between random bots, who do odd things, or between regular ones, who get
    further."""
    game = GAMES[name]
    variants = {key: draw(st.sampled_from(variant.choices)) for key, variant in game.variants.items()}
    seats = draw(st.sampled_from(list(game.seats)))
    level = draw(st.sampled_from(["random", "regular"]))
    return position(game, seats, draw(st.integers(0, 2**32)), draw(st.integers(0, 120)), variants, level)


@everybody
@given(data=st.data(), seed=st.integers(0, 2**32))
@settings(max_examples=EXAMPLES, deadline=None)
def test_it_answers_by_what_its_seat_may_know(name: str, level: str, data: st.DataObject, seed: int) -> None:
    """The bot chooses an option in every position, and with the same luck the same one in a position that
    looks the same."""
    game = GAMES[name]
    state = data.draw(positions(name))
    seat = state.to_act()[0]
    before = state.digest()
    chosen = ask(make(name, level, seed), game, state, seat, FEW, Chance(seed))
    assert state.digest() == before
    twin = alike(game, state, seat, seed)
    assert ask(make(name, level, seed), game, twin, seat, FEW, Chance(seed)) is chosen


@everybody
def test_the_same_seed_plays_the_same_game(name: str, level: str) -> None:
    def played() -> str:
        game = GAMES[name]
        luck, dreams = Chance(4), Chance(5)
        state = game.setup(game.seats[-1], luck)
        bots: list[Bot] = [make(name, level, seat) for seat in range(game.seats[-1])]
        for _ in range(9):
            seat = state.to_act()[0]
            state.apply(seat, ask(bots[seat], game, state, seat, FEW, dreams), luck)
        return str(state.digest())

    assert played() == played()


@everybody
def test_it_does_no_more_work_than_it_is_given(name: str, level: str) -> None:
    """Work is counted in playouts. The clock only limits it on a slow machine, which no test can measure."""
    assert budget(name, level).seconds <= LONGEST.get(level, 1.0)
    work = budget(name, level).work if LONG else min(budget(name, level).work, 300)
    game, bot = GAMES[name], make(name, level, 1)
    searches = isinstance(bot, SearchBot) and not isinstance(bot, QuickTribes)
    worked = [playouts(game, level, decisions, work) for decisions in (0, 3, 7, 12)]
    # Each round of successive halving tries every plan that is left once, however small the budget is.
    assert max(worked) <= (work + 2 * getattr(bot, "width", 0) if searches else 0)
    assert (max(worked) > 0) == searches


def playouts(game: Game[Any], level: str, decisions: int, work: int) -> int:
    """The number of playouts that the bot makes for the decision after this many random ones."""
    state = position(game, game.seats[-1], decisions, decisions, {})
    seat = state.to_act()[0]
    bot: Any = make(game.name, level, 1)
    if hasattr(bot, "mind"):
        bot.mind = Counting(bot.mind)
    ask(bot, game, state, seat, Budget(work, 1e9), Chance(2))
    return int(bot.mind.playouts) if hasattr(bot, "mind") else 0


def test_a_search_uses_the_work_that_it_is_given() -> None:
    playouts = []
    for work in (100, 400):
        bot: Any = make("camel-up", "strong", 1)
        bot.mind = Counting(bot.mind)
        state = position(GAMES["camel-up"], 4, 1, 1, QUICK)
        ask(bot, GAMES["camel-up"], state, state.to_act()[0], Budget(work, 1e9), Chance(2))
        playouts.append(bot.mind.playouts)
    assert 50 < playouts[0] <= 100
    assert 200 < playouts[1] <= 400


def test_a_search_whose_time_is_over_ends_after_one_look_at_every_plan() -> None:
    bot: Any = make("camel-up", "strong", 1)
    bot.mind = Counting(bot.mind)
    state = position(GAMES["camel-up"], 4, 1, 1, QUICK)
    ask(bot, GAMES["camel-up"], state, state.to_act()[0], Budget(10_000, 0.0), Chance(2))
    assert 0 < bot.mind.playouts <= bot.width


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(BadSetup, match="camel-up has no bot 'mighty'; its bots are novice, regular"):
        make("camel-up", "mighty", 1)


@pytest.mark.parametrize("game", sandtable.games())
def test_a_level_of_an_older_hall_is_still_known(game: str) -> None:
    assert level_of(game, "simple") == level_of(game, "regular")
    assert playable(game, "simple") == "simple"


def test_a_custom_bot_is_offered_if_the_environment_names_one(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "custom" not in offered("camel-up")
    monkeypatch.setenv("SANDTABLE_BOT", "tests.ladder.odd_bots:Missing")
    with pytest.raises(BadSetup, match=r"SANDTABLE_BOT: there is no bot at 'tests.ladder.odd_bots:Missing'"):
        offered("camel-up")
    monkeypatch.setenv("SANDTABLE_BOT", "sandtable.research.policy:PolicyBot")
    assert offered("camel-up")[-1] == "custom"
    assert playable("camel-up", "custom") == "custom"
    assert type(LEVELS["custom"]("camel-up", 1)).__name__ == "PolicyBot"
    monkeypatch.delenv("SANDTABLE_BOT")
    assert playable("camel-up", "custom") == "regular", "a table that was opened with the bot goes on"
