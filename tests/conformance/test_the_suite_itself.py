"""The suite can fail: each check is shown a game that was sabotaged in the way it guards against.

Rules are changed while they run, which only the sources allow: this file never runs on the compiled build.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

import sandtable
from sandtable import Action, Chance, Table
from sandtable.games.camel_up import CamelUpGame, events, steps
from sandtable.games.camel_up.actions import Bet
from sandtable.games.camel_up.state import CamelUp
from sandtable.games.camel_up.view import CamelUpView
from tests.conformance.cases import Case
from tests.conformance.checks import CHECKS
from tests.conformance.checks_play import Clones, Options, Records, Refusals, Saving, Scores
from tests.conformance.checks_secrets import (
    Imagine,
    Secrecy,
    Undo,
    ViewsTogether,
    check_scramble_is_thorough,
)
from tests.conformance.checks_secrets import scrambler as scrambler_of
from tests.conformance.walk import THE_GAME_ITSELF, Check, Moment, failures_of, walk

CASE = Case(sandtable.game("camel-up"), 4)


def caught(check: Callable[[Case, int], Check], case: Case) -> str:
    """Return the message with which the check fails; one of a few seeds has to show the fault."""
    for seed in range(5):
        watching = check(case, seed)
        failures = walk(case, seed, [watching])
        if failures:
            # a crash of the rules does not count: the check itself has to fail
            return str(failures[watching.name])
    pytest.fail(f"{check} did not notice")


def secrecy_of_seat_2(case: Case, seed: int) -> Check:
    return Secrecy(case, seed, [2])


def test_a_leak_in_the_view() -> None:
    class Leaky(CamelUpGame):
        def view(self, state: CamelUp, seat: int | None) -> CamelUpView:
            honest = super().view(state, seat)
            pile = super().view(state, honest.winner_pile[0].seat).winner_pile if honest.winner_pile else []
            return msgspec.structs.replace(honest, winner_pile=pile)

    assert "can tell two states apart" in caught(secrecy_of_seat_2, Case(Leaky(), 4))


def test_a_leak_from_seat_to_seat() -> None:
    """Views that are made together contain what was put into each other."""

    class Careless(CamelUpGame):
        def views(self, state: CamelUp, seats: Iterable[int | None]) -> Mapping[int | None, CamelUpView]:
            views = super().views(state, seats)
            if len(views) < state.setting.seats:
                return views
            players = [views[seat].players[seat] for seat in range(state.setting.seats)]
            return {seat: msgspec.structs.replace(view, players=players) for seat, view in views.items()}

    assert "sees more beside others" in caught(ViewsTogether, Case(Careless(), 4))


def test_a_leak_by_size(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is an additional event only if the secret card is blue."""
    honest = Bet.play

    def play(self: Bet, s: CamelUp, seat: int, chance: Chance) -> None:
        honest(self, s, seat, chance)
        if self.camel == 0:
            s.tell(events.OTHER_CRAZY, 5)

    monkeypatch.setattr(Bet, "play", play)
    assert "events tells seat" in caught(secrecy_of_seat_2, CASE)


def test_a_leak_in_an_event(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Bet.play

    def play(self: Bet, s: CamelUp, seat: int, chance: Chance) -> None:
        honest(self, s, seat, chance)
        s.tell(events.SHOWS_BET, seat, self.pile, self.camel, 0)

    monkeypatch.setattr(Bet, "play", play)
    assert "an event tells seat 2 a secret" in caught(secrecy_of_seat_2, CASE)


def test_a_question_because_of_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """A player who has laid blue is immediately asked again."""
    honest = steps.Turn.take

    def take(self: steps.Turn, s: CamelUp, seat: int, action: Any, chance: Chance) -> None:
        honest(self, s, seat, action, chance)
        if isinstance(action, Bet) and action.camel == 0:
            s.then(steps.Turn(seat))

    monkeypatch.setattr(steps.Turn, "take", take)
    assert "can tell two states apart" in caught(secrecy_of_seat_2, CASE)


def test_an_imagining_that_peeks() -> None:
    class Peeking(CamelUpGame):
        def imagine(self, state: CamelUp, seat: int | None, chance: Chance) -> CamelUp:
            return state.clone()

    assert "reads a secret" in caught(Imagine, Case(Peeking(), 4))


def test_a_scramble_that_forgets_a_field(monkeypatch: pytest.MonkeyPatch) -> None:
    scrambler = scrambler_of(CASE)
    monkeypatch.setattr(scrambler, "PUBLIC", scrambler.PUBLIC - {"account"})
    with pytest.raises(AssertionError, match=r"never scrambled: \['account'\]"):
        check_scramble_is_thorough(CASE, 1)


def test_a_shallow_clone(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = CamelUp.clone

    def clone(self: CamelUp) -> CamelUp:
        copied = honest(self)
        copied.account = self.account
        return copied

    monkeypatch.setattr(CamelUp, "clone", clone)
    assert "on a clone changed the original" in caught(Clones, CASE)


def test_an_undo_that_gives_luck_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "_stop", lambda *_: None)
    assert "luck was met" in caught(Undo, CASE)


def test_an_undo_that_restores_too_little(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table._withdraw

    def withdraw(self: Table, undo: Any) -> None:
        state = self.state
        honest(self, undo)
        self.state.agenda[:] = state.agenda

    monkeypatch.setattr(Table, "_withdraw", withdraw)
    assert "undo did not restore" in caught(Undo, CASE)


def test_an_undo_after_something_was_learnt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Laying a card lets the player see the first card of the pile, and no event says so."""

    class Peeping(CamelUpGame):
        def view(self, state: CamelUp, seat: int | None) -> CamelUpView:
            honest = super().view(state, seat)
            pile = honest.winner_pile
            if seat is None or not any(card.seat == seat for card in pile):
                return honest
            return msgspec.structs.replace(honest, winner_pile=super().view(state, pile[0].seat).winner_pile)

    assert "taught seat" in caught(Undo, Case(Peeping(), 4))


def test_an_option_that_is_barred(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps.Turn, "options", lambda self, s, seat: self.candidates(s, seat))
    assert caught(Options, CASE)


def test_an_option_that_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = steps.Turn.options
    monkeypatch.setattr(steps.Turn, "options", lambda self, s, seat: honest(self, s, seat)[1:])
    assert "options and barred disagree" in caught(Options, CASE)


def test_a_save_that_forgets(monkeypatch: pytest.MonkeyPatch) -> None:
    class Forgetful(CamelUpGame):
        def load(self, setting: Any, agenda: Any, saved: Any) -> CamelUp:
            return super().load(setting, agenda, saved | {"leg": 1})

    assert caught(Saving, Case(Forgetful(), 4))


def test_a_score_that_does_not_add_up(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = CamelUp.outcome

    def outcome(self: CamelUp) -> Any:
        found = honest(self)
        return found and msgspec.structs.replace(found, scores=[score + 1 for score in found.scores])

    monkeypatch.setattr(CamelUp, "outcome", outcome)
    assert caught(Scores, CASE)


def test_luck_outside_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules roll a die with their own random generator, so it is not in the record."""
    own = Chance(5)
    honest = steps.Turn.take

    def take(self: steps.Turn, s: CamelUp, seat: int, action: Action, chance: Chance) -> None:
        honest(self, s, seat, action, own)  # type: ignore[arg-type] # any action will do

    monkeypatch.setattr(steps.Turn, "take", take)
    assert caught(Records, CASE)


# --- refusals ------------------------------------------------------------------------------------------


def test_a_refusal_that_costs_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table._check_asked

    def check_asked(self: Table, seat: int) -> None:
        self.chance.pick(6)
        honest(self, seat)

    monkeypatch.setattr(Table, "_check_asked", check_asked)
    assert "a refused answer changed something" in caught(Refusals, CASE)


def test_a_refusal_that_changes_the_state(monkeypatch: pytest.MonkeyPatch) -> None:
    """A late answer is refused, but costs a coin all the same."""
    honest = Table.consider

    def consider(self: Table, action: Any, seat: int | None = None, answer: int | None = None) -> Any:
        assert isinstance(self.state, CamelUp)
        if answer not in (None, self.answers[(seat or 0) % len(self.answers)]):
            self.state.account[0] += 1
        return honest(self, action, seat, answer)

    monkeypatch.setattr(Table, "consider", consider)
    assert "a refused answer changed the state" in caught(Refusals, CASE)


def test_an_answer_that_should_be_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "_check_asked", lambda self, seat: None)
    assert caught(Refusals, CASE)


# --- the walk ------------------------------------------------------------------------------------------


def test_every_check_is_sabotaged_here() -> None:
    source = Path(__file__).read_text("utf-8")
    shown = {kind for kind in CHECKS if f"caught({kind.__name__}, " in source} | {Secrecy}
    assert shown == set(CHECKS)


def test_a_failure_is_reported_by_the_check_that_found_it_and_the_others_look_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = CamelUp.outcome

    def outcome(self: CamelUp) -> Any:
        found = honest(self)
        return found and msgspec.structs.replace(found, winners=[0, 0])

    monkeypatch.setattr(CamelUp, "outcome", outcome)
    failures = walk(CASE, 0, [kind(CASE, 0) for kind in CHECKS])
    assert list(failures) == ["scores"]
    (where,) = failures["scores"].__notes__
    assert where.startswith("camel-up-4, seed 0, decision ")
    assert where.endswith("the end of the game")


def test_rules_that_crash_are_reported_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(self: Bet, s: CamelUp, seat: int, chance: Chance) -> None:
        raise KeyError("a rule")

    monkeypatch.setattr(Bet, "play", play)
    assert isinstance(walk(CASE, 0, [Scores(CASE, 0)])[THE_GAME_ITSELF], KeyError)


def test_a_check_without_occasions_to_fail_fails() -> None:
    """Where undo is never offered, nobody would notice that it is wrong."""

    class Idle(Undo):
        def after(self, moment: Moment) -> None:
            pass

    (failure,) = failures_of(CASE, [Idle]).values()
    assert "undo had 0 occasions to fail" in str(failure)
