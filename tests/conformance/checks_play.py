"""Checks of plain play: options, clones, refusals, saving, records, scores."""

from __future__ import annotations

import copy
import pickle

import msgspec
import pytest

from sandtable import Chance, IllegalAction, Record, State, Table
from sandtable.bots.random import choose_random
from tests.conformance.cases import Case, moments, sample_of_catalogue


def check_options(case: Case, seed: int) -> None:
    """Never empty, no duplicates, all of the catalogue, equal to candidates less barred, all applicable."""
    chance = Chance(seed)
    for number, (state, _, _, _) in enumerate(moments(case, seed)):
        case.game.check(state)
        for seat in range(case.seats):
            options = state.options(seat)
            assert bool(options) == (seat in state.to_act()), f"seat {seat}: {options}"
            assert len({option.id for option in options}) == len(options), "an option stands twice"
            assert all(option in case.game.actions for option in options)
            assert all(state.barred(seat, option) is None for option in options)
            if options:
                step = state.agenda[-1]
                plain = [a for a in step.candidates(state, seat) if step.barred(state, seat, a) is None]
                assert options == plain, f"options and barred disagree at {step}"
            offered = {option.id for option in options}
            for action in sample_of_catalogue(case, chance):
                assert (state.barred(seat, action) is None) == (action.id in offered), (
                    f"{action} at {state.agenda[-1:]}"
                )
            for option in (
                options if number % 25 == 0 else [choose_random(options, chance)] if options else []
            ):
                after = state.clone()
                after.apply(seat, option, Chance(seed + number))
                case.game.check(after)


def check_clones(case: Case, seed: int) -> None:
    """What was cloned stays as it was, whatever is played on either side."""
    kept: list[tuple[State, str]] = []
    for number, (state, seat, action, _) in enumerate(moments(case, seed)):
        before = state.digest()
        copied = state.clone()
        assert copied == state
        assert hash(copied) == hash(state)
        if seat >= 0:
            copied.apply(seat, action, Chance(number))
            assert state.digest() == before, f"playing {action} on a clone changed the original"
        kept.append((state.clone(), before))
    for old, digest in kept:
        assert old.digest() == digest, "a clone has changed with later moves"


def check_refusals(case: Case, seed: int) -> None:
    """A refused answer changes nothing: not the state, not the luck, not the answer numbers."""
    chance = Chance(seed)
    choices = Chance(seed + 7)
    table = Table(case.game, case.seats, chance, case.variants)
    while table.state.to_act():
        waiting = table.state.to_act()
        seat = waiting[0]
        before = (
            table.state.digest(),
            chance.mark(),
            len(table.entries),
            [table.answer(s) for s in range(case.seats)],
        )
        options = table.state.options(seat)
        for stranger in set(range(-1, case.seats + 1)) - set(waiting):
            _refused(table, stranger, 0, options[0].text, "not-your-turn")
        _refused(table, seat, table.answer(seat) + 1, options[0].text, "stale-answer")
        _refused(table, seat, table.answer(seat) - 1, options[0].text, "stale-answer")
        _refused(table, seat, table.answer(seat), "no such thing", "no-such-action")
        for action in sample_of_catalogue(case, choices, 10):
            reason = table.state.barred(seat, action)
            if reason is not None:
                _refused(table, seat, table.answer(seat), action.text, reason)
        after = (
            table.state.digest(),
            chance.mark(),
            len(table.entries),
            [table.answer(s) for s in range(case.seats)],
        )
        assert before == after, "a refused answer changed something"
        table.play(seat, table.answer(seat), choose_random(options, choices))


def _refused(table: Table, seat: int, answer: int, action: str, code: str) -> None:
    with pytest.raises(IllegalAction) as refusal:
        table.play(seat, answer, action)
    assert refusal.value.code == code


def check_saving(case: Case, seed: int) -> None:
    """Saved, pickled and copied at every moment, also in mid-turn, a state comes back the same."""
    for number, (state, seat, action, _) in enumerate(moments(case, seed)):
        data = state.to_data()
        loaded = case.game.from_data(msgspec.json.decode(msgspec.json.encode(data)))
        assert loaded == state
        if number % 5 == 0:
            assert pickle.loads(pickle.dumps(state)) == state
            assert copy.deepcopy(state) == state
        if seat >= 0 and number % 3 == 0:
            one, other = state.clone(), loaded
            one.apply(seat, action, Chance(number))
            other.apply(seat, action, Chance(number))
            assert one == other, "a loaded state plays on differently"
            assert [repr(event) for event in one.news] == [repr(event) for event in other.news]


def check_records(case: Case, seed: int) -> None:
    """A record replays to the same states without a seed, and the same seed gives the same game."""
    table, digests = _played(case, seed)
    again, same = _played(case, seed)
    assert digests == same
    assert table.record() == again.record()
    record = Record.from_json(table.record().to_json())
    assert record == table.record()
    replayed = Table.replay(record)
    assert replayed.state == table.state
    assert [played.before.digest() for played in replayed.history] == digests
    assert replayed.record() == record


def _played(case: Case, seed: int) -> tuple[Table, list[str]]:
    choices = Chance(seed + 99)
    table = Table(case.game, case.seats, Chance(seed), case.variants)
    digests: list[str] = []
    while table.state.to_act():
        waiting = table.state.to_act()
        seat = waiting[choices.pick(len(waiting))]
        digests.append(table.state.digest())
        table.play(seat, table.answer(seat), choose_random(table.state.options(seat), choices))
    return table, digests


def check_scores(case: Case, seed: int) -> None:
    """No result before the end; then every score is explained by lines that add up."""
    for state, seat, _, _ in moments(case, seed):
        outcome = state.outcome()
        assert (outcome is None) == (seat >= 0)
        if outcome is None:
            continue
        assert len(outcome.scores) == len(outcome.breakdown) == case.seats
        assert [sum(line.amount for line in sheet) for sheet in outcome.breakdown] == outcome.scores
        assert outcome.reason in case.game.ends
        assert set(outcome.winners) <= set(range(case.seats))
        assert len(set(outcome.winners)) == len(outcome.winners)
