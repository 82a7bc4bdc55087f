"""Checks of plain play: options, clones, refusals, saving, records, scores."""

from __future__ import annotations

import copy
import pickle

import msgspec
import pytest

from sandtable import Action, Chance, IllegalAction, Record, State, Table
from sandtable.bots.random import choose_random
from tests.conformance.cases import Case, sample_of_catalogue
from tests.conformance.walk import Check, Moment


class Options(Check):
    """Options are never empty and have no duplicates. They are in the catalogue, are exactly the candidates
    that are not barred, and can all be played."""

    name = "options"
    samples = True

    def __init__(self, case: Case, seed: int) -> None:
        super().__init__(case, seed)
        self.chance = Chance(seed)

    def before(self, moment: Moment) -> None:
        self.case.game.check(moment.state)
        for seat in range(self.case.seats):
            options = moment.state.options(seat)
            self.check_offer(moment.state, seat, options)
            if options:
                self.try_out(moment, seat, options)

    def check_offer(self, state: State, seat: int, options: list[Action]) -> None:
        assert bool(options) == (seat in state.to_act()), f"seat {seat}: {options}"
        offered = {option.id for option in options}
        assert len(offered) == len(options), "an option stands twice"
        assert all(option is self.case.game.actions[option.id] for option in options)
        if options:
            step = state.agenda[-1]
            plain = [a for a in step.candidates(state, seat) if step.barred(state, seat, a) is None]
            assert options == plain, f"options and barred disagree at {step}"
        for action in [*options[:3], *sample_of_catalogue(self.case, self.chance)]:
            assert (state.barred(seat, action) is None) == (action.id in offered), (
                f"{action} at {state.agenda[-1:]}"
            )

    def try_out(self, moment: Moment, seat: int, options: list[Action]) -> None:
        """Play one option on a copy, and all of them at every 25th moment."""
        tried = options if moment.number % 25 == 0 else [choose_random(options, self.chance)]
        for option in tried:
            after = moment.state.clone()
            after.apply(seat, option, Chance(self.seed + moment.number))
            self.case.game.check(after)


class Clones(Check):
    """A clone and its original do not affect each other, whatever is played in either."""

    name = "clones"
    samples = True

    def __init__(self, case: Case, seed: int) -> None:
        super().__init__(case, seed)
        self.kept: list[tuple[State, str]] = []

    def before(self, moment: Moment) -> None:
        state = moment.state
        copied = state.clone()
        assert copied == state
        assert hash(copied) == hash(state)
        if not moment.is_end:
            copied.apply(moment.seat, moment.action, Chance(moment.number))
            assert state.digest() == moment.digest, f"playing {moment.action} on a clone changed the original"
        self.kept.append((state.clone(), moment.digest))

    def end(self, table: Table) -> None:
        for old, digest in self.kept:
            assert old.digest() == digest, "a clone has changed with later moves"


class Refusals(Check):
    """A refused answer changes nothing: not the state, not the luck, not the answer numbers."""

    name = "refusals"
    samples = True

    def __init__(self, case: Case, seed: int) -> None:
        super().__init__(case, seed)
        self.choices = Chance(seed + 7)

    def before(self, moment: Moment) -> None:
        if moment.is_end:
            return
        table, seat = moment.table, moment.seat
        before = self.all_that_may_not_change(table)
        text, answer = moment.action.text, table.answer(seat)
        for stranger in set(range(-1, self.case.seats + 1)) - set(table.state.to_act()):
            refused(table, stranger, 0, text, "not-your-turn")
        refused(table, seat, answer + 1, text, "stale-answer")
        refused(table, seat, answer - 1, text, "stale-answer")
        refused(table, seat, answer, "no such thing", "no-such-action")
        for action in sample_of_catalogue(self.case, self.choices, 10):
            reason = table.state.barred(seat, action)
            if reason is not None:
                refused(table, seat, answer, action.text, reason)
        assert self.all_that_may_not_change(table) == before, "a refused answer changed something"
        assert table.state.digest() == moment.digest, "a refused answer changed the state"

    def all_that_may_not_change(self, table: Table) -> object:
        answers = [table.answer(seat) for seat in range(self.case.seats)]
        return id(table.state), table.chance.mark(), len(table.entries), len(table.history), answers


def refused(table: Table, seat: int, answer: int, action: str, code: str) -> None:
    with pytest.raises(IllegalAction) as refusal:
        table.play(action, seat, answer)
    assert refusal.value.code == code


class Saving(Check):
    """A state that is saved, pickled or copied comes back the same, even in the middle of a turn."""

    name = "saving"
    samples = True

    def before(self, moment: Moment) -> None:
        state = moment.state
        loaded: State = self.case.game.from_data(msgspec.json.decode(msgspec.json.encode(state.to_data())))
        assert loaded == state
        if moment.number % 5 == 0:
            assert pickle.loads(pickle.dumps(state)) == state
            assert copy.deepcopy(state) == state
        if not moment.is_end and moment.number % 3 == 0:
            one, other = state.clone(), loaded
            one.apply(moment.seat, moment.action, Chance(moment.number))
            other.apply(moment.seat, moment.action, Chance(moment.number))
            assert one == other, "a loaded state plays on differently"
            assert [repr(event) for event in one.news] == [repr(event) for event in other.news]


class Records(Check):
    """A record alone replays to the same states, and the luck that it contains is what the seed deals."""

    name = "records"

    def __init__(self, case: Case, seed: int) -> None:
        super().__init__(case, seed)
        self.digests: list[str] = []

    def before(self, moment: Moment) -> None:
        if not moment.is_end:
            self.digests.append(moment.digest)

    def end(self, table: Table) -> None:
        written = table.record()
        record = Record.from_json(written.to_json())
        assert record == written
        # the luck is read from the record and compared with the seed's
        replayed = Table.replay(record, Chance(self.seed))
        assert replayed.state == table.state
        assert [played.before.digest() for played in replayed.history] == self.digests
        assert replayed.record() == record


class Scores(Check):
    """There is no result before the end; then every score is explained by lines that add up."""

    name = "scores"

    def before(self, moment: Moment) -> None:
        outcome = moment.state.outcome()
        assert (outcome is None) == (not moment.is_end)
        if outcome is None:
            return
        assert len(outcome.scores) == len(outcome.breakdown) == self.case.seats
        assert [sum(line.amount for line in sheet) for sheet in outcome.breakdown] == outcome.scores
        assert outcome.reason in self.case.game.ends
        assert set(outcome.winners) <= set(range(self.case.seats))
        assert len(set(outcome.winners)) == len(outcome.winners)
