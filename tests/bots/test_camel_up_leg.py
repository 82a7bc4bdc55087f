"""CU-54 Strong and expert bots know the exact odds of the current leg; and the first estimate of each
action."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.bots.camel_up.mind import CamelUpMind
from sandtable.bots.levels import make
from sandtable.games.camel_up.board import CAMEL_NAMES, RACERS, SPACES
from sandtable.games.camel_up.odds import leg_odds
from sandtable.games.camel_up.state import CamelUp
from tests.games.camel_up.kit import race

BEGINNING = race("1:B,G 2:R 3:Y,P 14:W 16:K").state
CROWDED = race("5:B,W,G 6:R,K 7:Y,P 9:+0 11:-1").state


def mind_of(level: str) -> CamelUpMind:
    bot: Any = make("camel-up", level, 0)
    assert isinstance(bot.mind, CamelUpMind)
    return bot.mind


def exactly(state: CamelUp) -> list[tuple[float, float]]:
    """The chances of each racing camel to be first and second."""
    odds = leg_odds(state.camels, state.dice, state.tiles)
    assert odds.total > 100_000  # this many sequences are possible only while every die is in the pyramid
    return [(odds.first[camel] / odds.total, odds.second[camel] / odds.total) for camel in range(RACERS)]


@pytest.mark.parametrize("state", [BEGINNING, CROWDED])
@pytest.mark.parametrize("level", ["strong", "expert"])
def test_tickets_and_tiles_are_priced_by_exact_chances(level: str, state: CamelUp) -> None:
    mind = mind_of(level)
    mind.begin(state, 2)
    leg = mind.leg(state)
    odds = leg_odds(state.camels, state.dice, state.tiles)
    for camel, (first, second) in enumerate(exactly(state)):
        for value in (5, 3, 2):
            worth = value * first + second - (1 - first - second)
            assert leg.ticket(camel, value) == pytest.approx(worth, abs=1e-12)
    for space in range(2, SPACES + 1):
        assert leg.tile(space) == odds.visits[space] / odds.total
    priors = first_glance(state, mind)
    tickets = [f"leg {CAMEL_NAMES[camel]}" for camel in range(RACERS)]
    by_chance = sorted(tickets, key=lambda ticket: exact_worth(state, tickets.index(ticket)))
    assert sorted(tickets, key=lambda ticket: priors[ticket]) == by_chance


def exact_worth(state: CamelUp, camel: int) -> float:
    first, second = exactly(state)[camel]
    return 6 * first + 2 * second


def test_the_regular_one_estimates() -> None:
    mind = mind_of("regular")
    mind.begin(BEGINNING, 2)
    assert mind.leg(BEGINNING).total < 100


def test_patience_and_denial_change_the_first_glance() -> None:
    """A good ticket is worth more to a patient bot; a ticket that is worth less than a roll is valued as
    before."""
    state = race("3:G 4:Y 5:R,P 12:B 14:W 16:K").state
    plain = first_glance(state, CamelUpMind())
    waits = first_glance(state, CamelUpMind(patience=1.0, denial=0.5))
    assert waits["roll"] == plain["roll"]
    assert waits["leg blue"] > plain["leg blue"] > plain["roll"]
    assert waits["leg green"] == plain["leg green"] < plain["roll"]
    assert waits["bet winner blue"] == pytest.approx(plain["bet winner blue"] - plain["roll"])
    assert waits["bet loser green"] == pytest.approx(plain["bet loser green"] - plain["roll"])


def test_a_cautious_bot_rolls_less() -> None:
    state = race("3:G 4:Y 5:R,P 12:B 14:W 16:K").state
    plain = first_glance(state, CamelUpMind())
    careful = first_glance(state, CamelUpMind(caution=0.3))
    assert careful.pop("roll") == pytest.approx(0.7 * plain.pop("roll"))
    assert careful == plain


def first_glance(state: CamelUp, mind: CamelUpMind) -> dict[str, float]:
    mind.begin(state, 0)
    return {plan.actions[0].text: plan.prior for plan in mind.plans(state, 0)}
