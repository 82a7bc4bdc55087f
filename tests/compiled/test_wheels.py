"""The compiled build and the plain one contain what they should, and play the same games."""

import re

import pytest

from tests.compiled.kit import KINDS, home, python
from tests.tiers import LONG

TRY = """
import sandtable, sandtable.locales.language
from sandtable.simulation.playouts import play_out
game = sandtable.game("camel-up")
luck = sandtable.Chance(7)
print(sandtable.COMPILED, play_out(game.setup(4, luck), luck, sandtable.Chance(8)))
print(sandtable.__file__)
"""


@pytest.mark.parametrize("kind", KINDS)
def test_a_build_plays_by_itself(kind: str) -> None:
    played, file = python(home(kind), "-c", TRY).splitlines()
    assert file.startswith(str(home(kind)))
    assert re.fullmatch(rf"{kind == 'compiled'} \d+", played)
    assert "Play GAME in this terminal" in python(home(kind), "-m", "sandtable", "play", "--help")


def test_what_we_ship_says_what_it_needs() -> None:
    (metadata,) = home(KINDS[0]).glob("sandtable-*.dist-info/METADATA")
    assert ("Requires-Dist: librt" in metadata.read_text("utf-8")) == (KINDS[0] == "compiled")


def test_both_builds_play_the_same_game() -> None:
    played = {python(home(kind), "-c", TRY).split()[1] for kind in KINDS}
    assert len(played) == 1


BOTS = """
import sandtable
from sandtable.bots import Budget, make
from sandtable.server.hall.questions.worker import answer
for name in sandtable.games():
    game = sandtable.game(name)
    luck, dreams = sandtable.Chance(5), sandtable.Chance(6)
    state = game.setup(game.seats[0], luck)
    bots = [make(name, "regular", seat) for seat in range(game.seats[0])]
    decisions = 0
    while state.to_act():
        seat = state.to_act()[0]
        sample = lambda: game.imagine(state, seat, dreams)
        chosen = bots[seat].choose(game.view(state, seat), state.options(seat), sample, Budget())
        state.apply(seat, chosen, luck)
        decisions += 1
        if decisions == 30:
            for question in game.questions:
                asked = {"end": "c3", "tribe": "builder", "start": "a1"}
                try:
                    print(question, answer(game.imagine(state, seat, dreams), seat, question, asked))
                except Exception as refused:
                    print(question, repr(refused))
    print(name, decisions, state.digest())
"""


def test_bots_and_questions_are_the_same_on_both() -> None:
    """Bots and questions work on packed arrays in the compiled build and on lists in the plain one."""
    said = {python(home(kind), "-c", BOTS) for kind in KINDS}
    assert len(said) == 1
    assert "bad-question" not in next(iter(said))


LEVELS = """
import sys
import sandtable
from sandtable.bots import Budget, ask, make
from sandtable.bots.levels import levels_of
for name in sandtable.games():
    game = sandtable.game(name)
    seats = game.seats[-1]
    for level in levels_of(name):
        luck, dreams = sandtable.Chance(5), sandtable.Chance(6)
        state = game.setup(seats, luck)
        bots = [make(name, level, seat) for seat in range(seats)]
        for _ in range(int(sys.argv[1]) * seats):
            seat = state.to_act()[0]
            state.apply(seat, ask(bots[seat], game, state, seat, Budget(int(sys.argv[2]), 1e9), dreams), luck)
        print(name, level, state.digest())
"""


def test_every_level_plays_the_same_on_both() -> None:
    """The search is compiled in one build and plain in the other, which takes most of the time of this
    test."""
    rounds, playouts = ("2", "30") if LONG else ("1", "12")
    assert len({python(home(kind), "-c", LEVELS, rounds, playouts) for kind in KINDS}) == 1


def test_what_we_ship_carries_the_pages_and_the_migrations() -> None:
    server = home(KINDS[0]) / "sandtable" / "server"
    assert (server / "web" / "static" / "index.html").is_file()
    assert list((server / "store" / "migrations" / "versions").glob("r*.py"))
