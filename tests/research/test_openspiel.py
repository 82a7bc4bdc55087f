"""OpenSpiel's own tests and algorithms run on our games."""

from __future__ import annotations

import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.observation import make_observation
from open_spiel.python.rl_environment import Environment

import sandtable
from sandtable import BadSetup, Chance, IllegalAction
from sandtable.research.asking import AskedGame
from sandtable.research.openspiel import SpielState, register
from tests.tiers import LONG

WHOLE = ["sandtable_camel_up", "sandtable_five_tribes", "sandtable_cleopatra"]
LEG = "sandtable_camel_up_leg"


@pytest.fixture(autouse=True)
def registered() -> None:
    assert register() == [*WHOLE, LEG]


def deal(state: SpielState, luck: np.random.RandomState) -> SpielState:
    """Supply chance outcomes and stack the camels of the set-up until somebody has another decision to
    make."""
    while state.is_chance_node() or state.action_to_string(state.legal_actions()[0]).startswith("stack"):
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(luck.choice(outcomes, p=chances)))
        else:
            state.apply_action(state.legal_actions()[0])
    return state


def test_a_small_game_passes_the_simulation_test_with_serialization() -> None:
    pyspiel.random_sim_test(pyspiel.load_game(LEG), num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize("name", WHOLE)
def test_whole_games_pass_the_simulation_test(name: str) -> None:
    seats = sandtable.game(name.removeprefix("sandtable_").replace("_", "-")).seats
    for players in seats if LONG else seats[:1]:
        game = pyspiel.load_game(name, {"players": players})
        pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_the_playthrough_tool_writes_a_game_and_plays_it_again() -> None:
    text = generate_playthrough.playthrough(f"{LEG}(rolls=2)", action_sequence=None, seed=3)
    assert "InformationStateString" in text
    assert "ChanceOutcomes" in text
    actions = [int(line.rpartition(" ")[2]) for line in text.splitlines() if line.startswith("action: ")]
    assert generate_playthrough.playthrough(f"{LEG}(rolls=2)", action_sequence=actions, seed=3) == text


@pytest.mark.parametrize("name", ["camel-up", "five-tribes", "cleopatra"])
def test_luck_that_is_supplied_gives_the_game_that_was_dealt(name: str) -> None:
    """Every outcome has its probability, and a game whose outcomes are supplied one by one follows the
    rules."""
    game = sandtable.game(name)
    played = AskedGame(game, 3)
    luck, decided = np.random.RandomState(4), 0
    while played.distribution or (decided < 40 and played.seat is not None):
        if played.distribution:
            outcomes, chances = zip(*played.distribution, strict=True)
            assert sum(chances) == pytest.approx(1)
            assert len(set(outcomes)) == len(outcomes) > 1
            played.tell(int(luck.choice(outcomes, p=chances)))
        else:
            options = played.options()
            played.play(options[luck.randint(len(options))])
            decided += 1
    assert played.state is not None
    game.check(played.state)
    again = pickle.loads(pickle.dumps(played))
    assert again.state == played.state
    assert again.history(1) == played.history(1)
    assert len(played.decisions) == decided


def test_refused_input_changes_nothing() -> None:
    played = AskedGame(sandtable.game("camel-up"), 3)
    with pytest.raises(BadSetup, match="outcome 3 is not possible"):
        played.tell(3)
    assert played.outcomes == []
    with pytest.raises(IllegalAction):
        played.play(played.game.action("roll"))
    with pytest.raises(BadSetup, match="1 to 5 rolls"):
        pyspiel.load_game(f"{LEG}(rolls=6)").new_initial_state()


def test_a_die_is_a_chance_node_with_the_dice_that_are_left() -> None:
    state = pyspiel.load_game(f"{LEG}(rolls=2)").new_initial_state()
    roll = sandtable.game("camel-up").action("roll").id
    state.apply_action(roll)
    assert state.is_chance_node()
    assert [chance for _, chance in state.chance_outcomes()] == pytest.approx([1 / 3] * 3)  # three dice
    copy = state.clone()
    deal(state, np.random.RandomState(1))
    assert copy.is_chance_node(), "a clone is independent"


def test_tensors_have_named_pieces_and_keep_decisions() -> None:
    game = pyspiel.load_game("sandtable_camel_up(players=4,recall=4)")
    state = deal(game.new_initial_state(), np.random.RandomState(1))
    roll = sandtable.game("camel-up").action("roll").id
    state.apply_action(roll)
    deal(state, np.random.RandomState(1))
    recalled = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    recalled.set_from(state, player=1)
    assert recalled.dict["recalled"][:2] * 59 == pytest.approx([4, roll + 1])  # the stacking came before it
    assert recalled.dict["money"] == pytest.approx([0.1] * 4)
    plain = make_observation(game)
    plain.set_from(state, player=1)
    assert "recalled" not in plain.dict


def test_information_states_keep_what_was_seen_and_reveal_no_secret() -> None:
    game = pyspiel.load_game("sandtable_camel_up")
    actions = sandtable.game("camel-up").action
    seen = []
    for colour in ("red", "blue"):
        state = deal(game.new_initial_state(), np.random.RandomState(1))
        state.apply_action(actions(f"bet winner {colour}").id)
        seen.append([state.information_state_string(player) for player in range(3)])
    (own, other, _), (own_too, other_too, _) = seen
    assert own != own_too
    assert other == other_too
    assert "bet winner ?" in other
    assert "bet winner red" in own


def test_resampled_states_look_the_same_to_the_player() -> None:
    game = pyspiel.load_game("sandtable_camel_up")
    state = deal(game.new_initial_state(), np.random.RandomState(1))
    state.apply_action(sandtable.game("camel-up").action("bet winner red").id)
    luck = Chance(1)
    others = [state.resample_from_infostate(1, lambda: luck.pick(1000) / 1000) for _ in range(20)]
    assert {other.information_state_string(1) for other in others} == {state.information_state_string(1)}
    assert len({str(other.played.state.digest()) for other in others if other.played.state}) > 1
    with pytest.raises(BadSetup, match="cannot be saved"):
        pickle.dumps(others[0].played)
    assert all("bet winner red" not in other.information_state_string(0) for other in others)


def test_outcome_sampling_learns_a_leg() -> None:
    """After some episodes the average policy clearly prefers some actions."""
    np.random.seed(1)
    game = pyspiel.load_game(f"{LEG}(rolls=1,seed=4)")
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(150):
        solver.iteration()
    policy = solver.average_policy()
    state = game.new_initial_state()
    chances = policy.action_probabilities(state)
    assert sum(chances.values()) == pytest.approx(1)
    assert max(chances.values()) > 1.5 / len(chances), "the policy is no longer uniform"


def test_information_set_search_plays_at_a_full_table() -> None:
    luck = np.random.RandomState(1)
    game = pyspiel.load_game("sandtable_camel_up(players=8)")
    state = deal(game.new_initial_state(), luck)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    bot = ismcts.ISMCTSBot(game=game, evaluator=evaluator, uct_c=1.4, max_simulations=3, random_state=luck)
    assert bot.step(state) in state.legal_actions()


def test_the_reinforcement_learning_environment_runs() -> None:
    env = Environment(pyspiel.load_game(LEG))
    env.seed(1)
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == env.observation_spec()["info_state"][0]
        step = env.step([step.observations["legal_actions"][player][-1]])
    assert sum(step.rewards) == pytest.approx(0)
