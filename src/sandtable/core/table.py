"""A table: one game being played. The checked door: pure, no sockets, no clock."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from copy import copy
from typing import Any, Final

import msgspec

from sandtable.core.action import Action, FreeAction
from sandtable.core.chance import Chance, LuckMet, NoLuck, Script
from sandtable.core.errors import BadRecord, IllegalAction, RulesError, SandtableError
from sandtable.core.events import Event
from sandtable.core.game import Game
from sandtable.core.game import game as find_game
from sandtable.core.record import Dice, Entry, Play, Record, Result, Undo
from sandtable.core.sealed import SealedChance
from sandtable.core.state import NOT_YOUR_TURN, State

STALE_ANSWER: Final = "stale-answer"


class Played:
    """A decision that stands, with what undo and the log need of it."""

    def __init__(
        self, seat: int, action: Action, before: State, events: list[Event], stop: str | None
    ) -> None:
        self.seat = seat
        self.action = action
        self.before = before
        self.events = events
        self.stop = stop  # why it cannot be taken back: undo-luck, undo-secret, undo-final


class Draft(msgspec.Struct, frozen=True):
    """A decision that would stand: checked and played out, not yet made."""

    played: Played
    dealt: list[int]
    after: State


class Bottom(msgspec.Struct, frozen=True):
    """The last decision that a table has forgotten: who made it, and why it could not be taken back."""

    seat: int
    stop: str | None


class UndoLimit(msgspec.Struct, frozen=True):
    """How many of its decisions a seat may take back, and what stops it there."""

    steps: int
    stopped_by: str


class Table:
    """People and bots play here: every answer is checked; a refused one changes nothing, luck included.

    A new table is dealt with `chance`, unless it is given the `state` from which a game goes on.
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
        """A copy of this table that is played on with other luck; this one stays as it is."""
        fork = copy(self)
        fork.chance = chance
        fork.history, fork.entries = list(self.history), list(self.entries)
        fork.answers = list(self.answers)
        return fork

    # --- playing -----------------------------------------------------------------------------------

    def answer(self, seat: int) -> int:
        """The number of the seat's present question: it guards against double and late clicks."""
        return self.answers[seat]

    def play(self, action: Action | str, seat: int | None = None, answer: int | None = None) -> list[Event]:
        """Play an action for a seat and return what happened.

        The seat may be left out while only one is asked. A server also passes `answer`, the number of the
        question that a player saw, so that a late or repeated click does not answer the next question.
        """
        return self.commit(self.consider(action, seat, answer))

    def consider(self, action: Action | str, seat: int | None = None, answer: int | None = None) -> Draft:
        """Check and play out a decision without making it: a server first writes down what `commit` does."""
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
        mark = self.chance.mark()
        try:
            after.apply(seat, chosen, self.chance)
        except BaseException:
            self.chance.rewind(mark)
            raise
        dealt = self.chance.dealt[mark[0] :]
        stop = self._stop(seat, chosen, dealt, after.news)
        return Draft(Played(seat, chosen, self.state, after.news, stop), dealt, after)

    def commit(self, draft: Draft) -> list[Event]:
        """Make the decision that was considered; nothing else may have happened in between."""
        played = draft.played
        self.history.append(played)
        self.entries.append(Play(played.seat, played.action.text, draft.dealt))
        self.state = draft.after
        self.answers[played.seat] += 1
        return played.events

    def preview(self, seat: int, action: Action | str) -> list[Event]:
        """What the action would do, up to the first luck or another seat's secret."""
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
        raise IllegalAction(NOT_YOUR_TURN, f"seats {seats} are asked: say which one plays")

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
        return f"<Table: {self.state.summary()}, {len(self.history)} decisions>"

    # --- taking back -------------------------------------------------------------------------------

    def _stop(self, seat: int, action: Action, dealt: list[int], events: list[Event]) -> str | None:
        if dealt:
            return "undo-luck"
        if any(event.taught(seat) for event in events):
            return "undo-secret"
        if self.state.agenda[-1].final and not isinstance(action, FreeAction):
            return "undo-final"
        return None

    def undo_limit(self, seat: int) -> UndoLimit:
        """A seat may go back until luck was met, it learnt a secret, another decided, or it sealed a bid."""
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
        return self.undo_limit(seat).steps > 0

    def undo(self, seat: int, agreed: bool = False) -> None:
        """Take back the seat's last decision; `agreed` (by all others) goes beyond the limit."""
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
        for seat in withdrawn:  # their questions are gone: answers on the way to them are stale
            self.answers[seat] += 1

    def trim(self) -> None:
        """Forget what no seat can take back without consent: so a long game weighs as little as a short one.

        An undo may give the seat before its own undo again, so only luck, a secret learnt or a sealed bid is
        an end of it.
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
        """A table that goes on from a saved moment: undo and the record begin there."""
        setting = state.setting
        table = cls(find_game(setting.game), setting.seats, chance, state=state)
        table.answers = list(answers)
        table.bottom = bottom
        return table

    # --- the record ----------------------------------------------------------------------------------

    def record(self) -> Record:
        """The whole game so far; it holds every secret, so it is for the end of the game or for the store."""
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
        """Play a record again, checking everything; BadRecord says where it is wrong.

        With `chance` every die and card must also be what that source deals, and play goes on with it.
        """
        *_, table = cls.follow(record, chance)
        return table

    @classmethod
    def follow(cls, record: Record, chance: Chance | None = None) -> Iterator[Table]:
        """Replay a record step by step: the one table after the set-up and after each entry."""
        where = "set-up"
        try:
            luck = _written(record.setup, chance)
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
        """A decision or an undo that was written down, checked."""
        if isinstance(entry, Undo):
            self._enter_undo(entry)
            return
        if entry.seat >= len(self.answers):
            raise BadRecord(f"there is no seat {entry.seat}: seats are 0 to {len(self.answers) - 1}")
        luck = _written(entry.dealt, chance)
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


def _written(outcomes: list[int], source: Chance | None) -> Script:
    return Script(outcomes) if source is None else Audited(outcomes, source)


class Audited(Script):
    """Luck that was written down, compared with the source that should have dealt it."""

    def __init__(self, outcomes: list[int], source: Chance) -> None:
        super().__init__(outcomes)
        self.source = source

    def next(self, n: int) -> int:
        found = super().next(n)
        expected = self.source.next(n)
        if found != expected:
            raise BadRecord(f"the luck is not what the seed deals: expected {expected}, found {found}")
        return found
