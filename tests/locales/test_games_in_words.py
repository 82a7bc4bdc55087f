"""Whole random games in words: everything that anybody can read in them, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import sandtable
from sandtable import Game, Message, State
from sandtable.core.events import BAG, Kind, vocabulary_of
from sandtable.core.message import Word, bag
from sandtable.locales.language import LANGUAGES
from tests.conformance.cases import Case, cases_of, moments
from tests.locales.catalogue import read
from tests.locales.speakers import strict

NAMES = ["Ann", "Bob", "Cem", "Dagmar", "Ewa", "Фёдор", "Gül", "Hans"]
NUMBERS = (-1, 0, 1, 2, 5, 17, 22)
BETWEEN_REFUSALS = 10  # decisions; asking for all refusals more often would take long and show nothing new


def cases() -> list[Case]:
    """The smallest and the largest table of each game, and every variant at the smallest."""
    every = [case for name in sandtable.games() for case in cases_of(sandtable.game(name))]
    return [
        case
        for case in every
        if case.seats == case.game.seats[0] or (case.seats == case.game.seats[-1] and not case.variants)
    ]


@pytest.mark.parametrize("case", [pytest.param(case, id=case.name) for case in cases()])
def test_a_whole_game_reads_well(case: Case) -> None:
    messages: dict[bytes, Message] = {}
    reasons: set[str] = set()
    for number, (state, *_) in enumerate(moments(case, seed=11)):
        for message in spoken(case, state):
            # For a variant one message of each code is enough: the plain game shows what values it can have.
            messages[msgspec.json.encode(message) if case.thorough else message.code.encode()] = message
        if number % BETWEEN_REFUSALS == 0:
            reasons |= refused(case, state)
    for code in LANGUAGES:
        speaker = strict(code)
        texts = [speaker.say(message, names) for message in messages.values() for names in (NAMES, ())]
        texts += [speaker.refusal(case.game.name, reason) for reason in reasons]
        assert [text for text in texts if spoilt(text, case.game.name)] == []


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", sandtable.games())
def test_rare_events_and_actions_read_well_too(name: str, code: str) -> None:
    """Backward finishes and similar events hardly ever occur in a random game."""
    game = sandtable.game(name)
    speaker = strict(code)
    messages = [invented(game, kind, told, number) for kind, told in told_and_not(game) for number in NUMBERS]
    messages += [game.describe(action) for action in game.actions]
    texts = {speaker.say(message, NAMES) for message in messages}
    assert [text for text in texts if spoilt(text, game.name)] == []


def told_and_not(game: Game[Any]) -> list[tuple[Kind, bool]]:
    return [(kind, told) for kind in game.kinds for told in (False, True) if kind.secret or not told]


def invented(game: Game[Any], kind: Kind, told: bool, number: int) -> Message:
    """An event in which every number is `number`, and every list has that length, but at least 1."""
    code = f"{game.name}-event-{kind.code}" + ("-told" if told else "")
    counted = set().union(*(read(language)[game.name].variables[code] for language in LANGUAGES))
    words: dict[str, Word] = {}
    for declared in kind.names + kind.secret if told else kind.names:
        name, vocabulary = declared.partition(":")[0], vocabulary_of(declared)
        keys = range(len(NAMES)) if vocabulary == "seat" else game.vocabulary.lists.get(vocabulary)
        if keys is None:
            words[name] = number
        elif declared.endswith(BAG):
            words[name] = bag(f"{vocabulary}.{keys[at % 2]}" for at in range(max(number, 1)))
        elif f"{name}_count" in counted:
            words[name] = [f"{vocabulary}.{keys[at % len(keys)]}" for at in range(max(number, 1))]
        else:
            words[name] = f"{vocabulary}.{keys[number % len(keys)]}"
    return Message(code, words)


def spoilt(text: str, game: str) -> bool:
    """Whether a text has a gap, a code or an error of punctuation."""
    marks = ("{", "}", "$", "  ", " .", " ,", "..", f"{game}-", "None")
    return text != text.strip() or not text or any(mark in text for mark in marks)


def spoken(case: Case, state: State) -> Iterator[Message]:
    """Everything that anybody can read at one moment of a game."""
    game = case.game
    for viewer in case.viewers:
        yield game.view(state, viewer).prompt
        yield from (game.read(event, viewer) for event in state.news)
    for seat in state.to_act():
        yield from (game.describe(action) for action in state.options(seat))
    outcome = state.outcome()
    if outcome is not None:
        yield Message(f"{game.name}-end-{outcome.reason}")
        yield from (Message(line.code, line.words) for lines in outcome.breakdown for line in lines)


def refused(case: Case, state: State) -> set[str]:
    """Every reason that the rules give one seat for refusing an action of the game."""
    reasons = {state.barred(seat, action) for seat in state.to_act()[:1] for action in case.game.actions}
    return {reason for reason in reasons if reason is not None}
