"""The package's fast random play makes the same moves as random play through the public API."""

from collections.abc import Iterator

import pytest

import sandtable
from sandtable.bots.random import choose_random
from sandtable.core.state import State
from sandtable.simulation.playouts import play_out, random_games, rollouts

GAMES = sandtable.games()


def questions(name: str, most: int = 300) -> Iterator[tuple[State, int]]:
    """Yield the states of a random game, each with a seat that is asked."""
    luck, thoughts = sandtable.Chance(5), sandtable.Chance(6)
    state: State = sandtable.game(name).setup(4, luck)
    while (waiting := state.to_act()) and most:
        yield state, waiting[0]
        state.apply(waiting[0], choose_random(state.options(waiting[0]), thoughts), luck)
        most -= 1


@pytest.mark.parametrize("name", GAMES)
def test_the_options_of_a_verb_stand_together(name: str) -> None:
    for state, seat in questions(name):
        verbs = [option.verb for option in state.options(seat)]
        assert verbs == [verb for first in dict.fromkeys(verbs) for verb in verbs if verb == first]


@pytest.mark.parametrize("name", GAMES)
def test_random_play_chooses_as_the_random_bot_does(name: str) -> None:
    for number, (state, seat) in enumerate(questions(name)):
        quick, slow = sandtable.Chance(number), sandtable.Chance(number)
        action = state.agenda[-1].random_option(state, seat, quick)
        assert action is choose_random(state.options(seat), slow)
        assert quick.dealt == slow.dealt


@pytest.mark.parametrize("name", GAMES)
def test_a_game_played_out_ends_as_the_same_game_played_aloud(name: str) -> None:
    game = sandtable.game(name)
    luck, thoughts = sandtable.Chance(1), sandtable.Chance(2)
    aloud: State = game.setup(3, luck)
    decisions = 0
    while waiting := aloud.to_act():
        aloud.apply(waiting[0], choose_random(aloud.options(waiting[0]), thoughts), luck)
        decisions += 1
    luck = sandtable.Chance(1)
    quiet: State = game.setup(3, luck)
    assert play_out(quiet, luck, sandtable.Chance(2)) == decisions
    assert quiet == aloud
    assert quiet.outcome() == aloud.outcome()
    assert (quiet.quiet, quiet.news, luck.dealt) == (False, [], [])


def test_a_playout_stops_at_its_limit() -> None:
    luck = sandtable.Chance(1)
    state: State = sandtable.game("camel-up").setup(3, luck)
    assert play_out(state, luck, sandtable.Chance(2), 10) == 10
    assert state.to_act()


def test_the_same_seed_plays_the_same_games() -> None:
    game = sandtable.game("camel-up")
    setting = game.setting(4, {}, game.rules_version)
    made = [random_games(lambda luck: game.deal(setting, luck), 3, seed) for seed in (7, 7, 8)]
    assert made[0] == made[1] != made[2]


def test_rollouts_share_out_every_finished_game_and_leave_the_position_alone() -> None:
    luck = sandtable.Chance(1)
    state: State = sandtable.game("camel-up").setup(4, luck)
    before = state.digest()
    shares = rollouts(state, 8, luck, sandtable.Chance(2))
    assert sum(shares) == pytest.approx(1)
    assert rollouts(state, 2, luck, sandtable.Chance(2), most=5) == [0, 0, 0, 0]
    assert state.digest() == before
