"""The suite can fail: each check is shown a game that was sabotaged in the way it guards against."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec
import pytest

import sandtable
from sandtable import Action, Chance, Table
from sandtable.games.camel_up import CamelUpGame, events, steps
from sandtable.games.camel_up.actions import Bet
from sandtable.games.camel_up.state import CamelUp
from sandtable.games.camel_up.view import CamelUpView
from tests.conformance import checks_play, checks_secrets
from tests.conformance.cases import Case

CASE = Case(sandtable.game("camel-up"), 4)


def caught(check: Callable[..., object], case: Case, *more: object) -> str:
    """What the suite prints; some seed of a few has to bring the fault to light."""
    for seed in range(5):
        try:
            check(case, seed, *more)
        except AssertionError as failure:
            return str(failure)
    pytest.fail(f"{check.__name__} did not notice")


def test_a_leak_in_the_view() -> None:
    class Leaky(CamelUpGame):
        def view(self, state: CamelUp, seat: int | None) -> CamelUpView:
            honest = super().view(state, seat)
            pile = super().view(state, honest.winner_pile[0].seat).winner_pile if honest.winner_pile else []
            return msgspec.structs.replace(honest, winner_pile=pile)

    assert "can tell two states apart" in caught(checks_secrets.check_secrecy, Case(Leaky(), 4), 2)


def test_a_leak_from_seat_to_seat() -> None:
    """A view made beside others keeps what was put into theirs."""

    class Careless(CamelUpGame):
        def views(self, state: CamelUp, seats: Iterable[int | None]) -> Mapping[int | None, CamelUpView]:
            views = super().views(state, seats)
            players = [views[seat].players[seat] for seat in range(state.setting.seats)]
            return {seat: msgspec.structs.replace(view, players=players) for seat, view in views.items()}

    assert "sees more beside others" in caught(checks_secrets.check_views_together, Case(Careless(), 4))


def test_a_leak_by_size(monkeypatch: pytest.MonkeyPatch) -> None:
    """An event only where the secret card is blue."""
    honest = Bet.play

    def play(self: Bet, s: CamelUp, seat: int, chance: Chance) -> None:
        honest(self, s, seat, chance)
        if self.camel == 0:
            s.tell(events.OTHER_CRAZY, 5)

    monkeypatch.setattr(Bet, "play", play)
    assert "events tells seat" in caught(checks_secrets.check_secrecy, CASE, 2)


def test_a_leak_in_an_event(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Bet.play

    def play(self: Bet, s: CamelUp, seat: int, chance: Chance) -> None:
        honest(self, s, seat, chance)
        s.tell(events.SHOWS_BET, seat, self.pile, self.camel, 0)

    monkeypatch.setattr(Bet, "play", play)
    assert "an event tells seat 2 a secret" in caught(checks_secrets.check_secrecy, CASE, 2)


def test_a_question_because_of_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who laid blue is asked again at once."""
    honest = steps.Turn.take

    def take(self: steps.Turn, s: CamelUp, seat: int, action: Any, chance: Chance) -> None:
        honest(self, s, seat, action, chance)
        if isinstance(action, Bet) and action.camel == 0:
            s.then(steps.Turn(seat))

    monkeypatch.setattr(steps.Turn, "take", take)
    assert "can tell two states apart" in caught(checks_secrets.check_secrecy, CASE, 2)


def test_an_imagining_that_peeks() -> None:
    class Peeking(CamelUpGame):
        def imagine(self, state: CamelUp, seat: int | None, chance: Chance) -> CamelUp:
            return state.clone()

    assert "reads a secret" in caught(checks_secrets.check_imagine, Case(Peeking(), 4))


def test_a_scramble_that_forgets_a_field(monkeypatch: pytest.MonkeyPatch) -> None:
    scrambler = checks_secrets.scrambler(CASE)
    monkeypatch.setattr(scrambler, "PUBLIC", scrambler.PUBLIC - {"account"})
    with pytest.raises(AssertionError, match=r"never scrambled: \['account'\]"):
        checks_secrets.check_scramble_is_thorough(CASE, 1)


def test_a_shallow_clone(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = CamelUp.clone

    def clone(self: CamelUp) -> CamelUp:
        copied = honest(self)
        copied.account = self.account
        return copied

    monkeypatch.setattr(CamelUp, "clone", clone)
    assert "on a clone changed the original" in caught(checks_play.check_clones, CASE)


def test_an_undo_that_gives_luck_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "_stop", lambda *_: None)
    assert "luck was met" in caught(checks_secrets.check_undo, CASE)


def test_an_undo_that_restores_too_little(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table._withdraw

    def withdraw(self: Table, undo: Any) -> None:
        state = self.state
        honest(self, undo)
        self.state.agenda[:] = state.agenda

    monkeypatch.setattr(Table, "_withdraw", withdraw)
    assert "undo did not restore" in caught(checks_secrets.check_undo, CASE)


def test_an_undo_after_something_was_learnt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Laying a card shows the first card of the pile to its player, unmarked."""

    class Peeping(CamelUpGame):
        def view(self, state: CamelUp, seat: int | None) -> CamelUpView:
            honest = super().view(state, seat)
            pile = honest.winner_pile
            if seat is None or not any(card.seat == seat for card in pile):
                return honest
            return msgspec.structs.replace(honest, winner_pile=super().view(state, pile[0].seat).winner_pile)

    assert "taught seat" in caught(checks_secrets.check_undo, Case(Peeping(), 4))


def test_an_option_that_is_barred(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps.Turn, "options", lambda self, s, seat: self.candidates(s, seat))
    assert caught(checks_play.check_options, CASE)


def test_an_option_that_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = steps.Turn.options
    monkeypatch.setattr(steps.Turn, "options", lambda self, s, seat: honest(self, s, seat)[1:])
    assert "options and barred disagree" in caught(checks_play.check_options, CASE)


def test_a_save_that_forgets(monkeypatch: pytest.MonkeyPatch) -> None:
    class Forgetful(CamelUpGame):
        def restore(self, setting: Any, agenda: Any, saved: Any) -> CamelUp:
            return super().restore(setting, agenda, saved | {"leg": 1})

    assert caught(checks_play.check_saving, Case(Forgetful(), 4))


def test_a_score_that_does_not_add_up(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = CamelUp.outcome

    def outcome(self: CamelUp) -> Any:
        found = honest(self)
        return found and msgspec.structs.replace(found, scores=[score + 1 for score in found.scores])

    monkeypatch.setattr(CamelUp, "outcome", outcome)
    assert caught(checks_play.check_scores, CASE)


def test_luck_outside_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    """A die from a generator of the rules' own is not in the record."""
    own = Chance(5)
    honest = steps.Turn.take

    def take(self: steps.Turn, s: CamelUp, seat: int, action: Action, chance: Chance) -> None:
        honest(self, s, seat, action, own)  # type: ignore[arg-type] # any action will do

    monkeypatch.setattr(steps.Turn, "take", take)
    assert caught(checks_play.check_records, CASE)
