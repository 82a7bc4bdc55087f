"""A table: one game as it is played, with every action checked. It has no input or output and no clock."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from copy import copy
from typing import Any, Final

import msgspec

from sandtable.core.action import Action, FreeAction
from sandtable.core.chance import Chance, LuckMet, NoLuck, Script
from sandtable.core.decisions import Bottom, Draft, Played, UndoLimit
from sandtable.core.errors import BadRecord, IllegalAction, RulesError, SandtableError
from sandtable.core.events import Event
from sandtable.core.game import Game
from sandtable.core.record import Dice, Entry, Play, Record, Result, Undo
from sandtable.core.recorded_luck import recorded_luck
from sandtable.core.registry import game as find_game
from sandtable.core.sealed import SealedChance
from sandtable.core.state import NOT_YOUR_TURN, State

__all__ = ["STALE_ANSWER", "Bottom", "Draft", "Played", "Table", "UndoLimit"]  # with what a Table returns

STALE_ANSWER: Final = "stale-answer"


class Table:
    """A game for people and bots: it checks every action, keeps the record and can take decisions back.

    A refused action changes nothing, not even the luck. A new table is dealt with `chance`, unless `state`
    is the position from which a game continues. Printing a table draws what a spectator sees.

    >>> table = sandtable.Table(sandtable.game("camel-up"), 3, sandtable.Chance(7), {"setup_order": "random"})
    >>> events = table.play("leg blue")
    >>> table
    <Table: camel-up, 3 players, seat 1 to act, 1 decision>
    >>> table.undo(0)
    >>> table.state.to_act()
    [0]
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        chance: Chance,
        variants: dict[str, str] | None = None,
        rules_version: int | None = None,
        *,
        state: State | None = None,
    ) -> None:
        self.game = game
        self.chance = chance
        before = len(chance.dealt)
        self.state: State = state if state is not None else game.setup(seats, chance, variants, rules_version)
        self.deal = chance.dealt[before:]
        self.history: list[Played] = []
        self.entries: list[Entry] = []
        self.tags: dict[str, str] = {}
        self.answers = [0] * seats
        self.bottom: Bottom | None = None

    def fork(self, chance: Chance) -> Table:
        """Return a copy of this table that continues with other luck; this one does not change."""
        fork = copy(self)
        fork.chance = chance
        fork.history, fork.entries = list(self.history), list(self.entries)
        fork.answers = list(self.answers)
        return fork

    # --- playing -----------------------------------------------------------------------------------

    def answer(self, seat: int) -> int:
        """Return the number of the seat's current question, which protects against double and late clicks."""
        return self.answers[seat]

    def play(self, action: Action | str, seat: int | None = None, answer: int | None = None) -> list[Event]:
        """Play an action for a seat and return what happened; raise IllegalAction if it is not allowed.

        The seat may be left out if only one is asked. A server also passes `answer`, the number of the
        question that the player saw, so that a late or repeated click does not answer the next question.
        """
        return self.commit(self.consider(action, seat, answer))

    def consider(self, action: Action | str, seat: int | None = None, answer: int | None = None) -> Draft:
        """Check a decision and play it out without changing the table, so that it can be stored first."""
        seat = self._only_one_asked() if seat is None else seat
        chosen = self.game.action(action) if isinstance(action, str) else action
        self._check_asked(seat)
        if answer is not None and answer != self.answers[seat]:
            raise IllegalAction(
                STALE_ANSWER,
                f"seat {seat} is at question {self.answers[seat]}; this answers question {answer}",
            )
        self._check(seat, chosen)
        after = self.state.clone()
        mark, dealt_before = self.chance.mark(), len(self.chance.dealt)
        try:
            after.apply(seat, chosen, self.chance)
        except BaseException:
            self.chance.rewind(mark)
            raise
        dealt = self.chance.dealt[dealt_before:]
        stop = self._stop(seat, chosen, dealt, after.news)
        return Draft(Played(seat, chosen, self.state, after.news, stop), dealt, after)

    def commit(self, draft: Draft) -> list[Event]:
        """Make a decision that was considered. The table must not have changed in between."""
        played = draft.played
        self.history.append(played)
        self.entries.append(Play(played.seat, played.action.text, draft.dealt))
        self.state = draft.after
        self.answers[played.seat] += 1
        return played.events

    def preview(self, seat: int, action: Action | str) -> list[Event]:
        """Return what the action would do, up to the first die or card or secret of another seat."""
        chosen = self.game.action(action) if isinstance(action, str) else action
        self._check_asked(seat)
        self._check(seat, chosen)
        after = self.state.clone()
        with suppress(LuckMet):
            after.apply(seat, chosen, NoLuck())
        shown: list[Event] = []
        for event in after.news:
            if event.taught(seat):
                break
            shown.append(event)
        return shown

    def _only_one_asked(self) -> int:
        asked = self.state.to_act()
        if len(asked) == 1:
            return asked[0]
        if not asked:
            raise IllegalAction(NOT_YOUR_TURN, "the game is over")
        seats = ", ".join(map(str, asked))
        raise IllegalAction(NOT_YOUR_TURN, f"seats {seats} are asked: name the one that plays")

    def _check_asked(self, seat: int) -> None:
        asked = self.state.to_act()
        if seat not in asked:
            waiting = ", ".join(str(other) for other in asked) or "nobody: the game is over"
            raise IllegalAction(NOT_YOUR_TURN, f"seat {seat} is not asked now; waiting for {waiting}")

    def _check(self, seat: int, action: Action) -> None:
        state = self.state
        if action in state.options(seat):
            return
        reason = state.barred(seat, action)
        if reason is None:
            raise RulesError(f"{action} is neither an option nor barred")
        raise IllegalAction(reason, f"seat {seat} may not {action.text!r} now: {reason}")

    def __str__(self) -> str:
        return str(self.state)

    def __repr__(self) -> str:
        made = len(self.history)
        return f"<Table: {self.state.summary()}, {made} decision{'' if made == 1 else 's'}>"

    # --- undo --------------------------------------------------------------------------------------

    def _stop(self, seat: int, action: Action, dealt: list[int], events: list[Event]) -> str | None:
        if dealt:
            return "undo-luck"
        if any(event.taught(seat) for event in events):
            return "undo-secret"
        if self.state.agenda[-1].final and not isinstance(action, FreeAction):
            return "undo-final"
        return None

    def undo_limit(self, seat: int) -> UndoLimit:
        """Return how many decisions a seat may take back.

        The limit is the last decision that met luck, taught the seat a secret, was made by another seat, or
        was final, such as a secret bid.
        """
        steps = 0
        for played in reversed(self.history):
            if played.seat != seat:
                return UndoLimit(steps, "undo-other")
            if played.stop is not None:
                return UndoLimit(steps, played.stop)
            steps += 1
        if self.bottom is None:
            return UndoLimit(steps, "undo-start")
        return UndoLimit(steps, (self.bottom.stop if self.bottom.seat == seat else None) or "undo-other")

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take its last decision back without asking the others."""
        return self.undo_limit(seat).steps > 0

    def undo(self, seat: int, agreed: bool = False) -> None:
        """Take back the seat's last decision; if all others `agreed`, even beyond its limit."""
        if agreed:
            plays = next((k for k, played in enumerate(reversed(self.history), 1) if played.seat == seat), 0)
        else:
            plays = min(1, self.undo_limit(seat).steps)
        if plays == 0:
            code = self.undo_limit(seat).stopped_by
            raise IllegalAction(code, f"seat {seat} cannot take anything back: {code}")
        self._withdraw(Undo(seat, plays, agreed))

    def _withdraw(self, undo: Undo) -> None:
        withdrawn = {*self.state.to_act(), *(played.seat for played in self.history[-undo.plays :])}
        self.state = self.history[-undo.plays].before
        del self.history[-undo.plays :]
        self.entries.append(undo)
        for seat in withdrawn:  # their questions are gone, so answers that are on their way are stale
            self.answers[seat] += 1

    def trim(self) -> None:
        """Forget what no seat can take back without consent, so that long games need little memory.

        After an undo the seat that decided before may undo too, so only decisions that met luck, taught a
        secret or were final can be forgotten, together with all before them.
        """
        keep = 0
        for played in reversed(self.history):
            if played.stop is not None:
                break
            keep += 1
        forgotten = self.history[: len(self.history) - keep]
        if forgotten:
            self.bottom = Bottom(forgotten[-1].seat, forgotten[-1].stop)
            self.history = self.history[len(forgotten) :]
        self.entries.clear()

    @classmethod
    def resume(cls, state: State, chance: Chance, answers: list[int], bottom: Bottom | None) -> Table:
        """Return a table that continues from a saved state; undo and the record begin there."""
        setting = state.setting
        table = cls(find_game(setting.game), setting.seats, chance, state=state)
        table.answers = list(answers)
        table.bottom = bottom
        return table

    # --- the record ----------------------------------------------------------------------------------

    def record(self) -> Record:
        """Return the whole game so far. It contains every secret: do not show it before the game is over."""
        setting = self.state.setting
        outcome = self.state.outcome()
        dice = None
        if isinstance(self.chance, SealedChance):
            seed = self.chance.seed.hex() if outcome else None
            dice = Dice(self.chance.commitment, self.chance.salts, seed)
        return Record(
            game=setting.game,
            rules_version=setting.rules_version,
            seats=setting.seats,
            variants=dict(setting.variants),
            tags=dict(self.tags),
            dice=dice,
            setup=list(self.deal),
            entries=list(self.entries),
            result=Result.of(outcome),
        )

    @classmethod
    def replay(cls, record: Record, chance: Chance | None = None) -> Table:
        """Play a record again and check everything; raise BadRecord where it is wrong.

        With `chance`, every die and card must also be what that source deals, and the game continues with it.
        """
        *_, table = cls.follow(record, chance)
        return table

    @classmethod
    def follow(cls, record: Record, chance: Chance | None = None) -> Iterator[Table]:
        """Replay a record entry by entry; yield the same table after the set-up and after each entry."""
        where = "set-up"
        try:
            luck = recorded_luck(record.setup, chance)
            table = cls(find_game(record.game), record.seats, luck, record.variants, record.rules_version)
            luck.check_spent()
            table.tags = dict(record.tags)
            yield table
            for number, entry in enumerate(record.entries, 1):
                where = f"entry {number} {msgspec.json.encode(entry).decode()}"
                table.enter(entry, chance)
                yield table
            where = "result"
            table._check_result(record.result)
        except (SandtableError, RulesError) as error:
            raise BadRecord(f"{where}: {error}") from error
        table.chance = chance or Script([])

    def enter(self, entry: Entry, chance: Chance | None = None) -> None:
        """Check and repeat a decision or an undo of a record."""
        if isinstance(entry, Undo):
            self._enter_undo(entry)
            return
        if entry.seat >= len(self.answers):
            raise BadRecord(f"there is no seat {entry.seat}: seats are 0 to {len(self.answers) - 1}")
        luck = recorded_luck(entry.dealt, chance)
        self.chance = luck
        self.play(entry.action, entry.seat)
        luck.check_spent()

    def _enter_undo(self, entry: Undo) -> None:
        if entry.plays > len(self.history):
            raise BadRecord(f"only {len(self.history)} decisions can be taken back, not {entry.plays}")
        if not entry.agreed and self.undo_limit(entry.seat).steps < entry.plays:
            raise BadRecord(
                f"seat {entry.seat} may not take back {entry.plays} decisions without the others' consent"
            )
        self._withdraw(entry)

    def _check_result(self, expected: Result | None) -> None:
        found = Result.of(self.state.outcome())
        if expected != found:
            raise BadRecord(f"the record says {expected}, its replay gives {found}")
