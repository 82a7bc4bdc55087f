"""Tests of `Table`, which checks everything: answers, stale answers, undo, previews, records, audits."""

from __future__ import annotations

import msgspec
import pytest

import sandtable
from sandtable import BadRecord, Chance, IllegalAction, Record, SealedChance, Table, verify
from sandtable.bots.random import choose_random
from sandtable.core.record import LARGEST, Play, Undo
from tests.quick import QUICK

GAME = sandtable.game("camel-up")


def table(seats: int = 4, seed: int = 7, chance: Chance | None = None) -> Table:
    return Table(GAME, seats, chance or Chance(seed), QUICK)


def finished(seed: int = 7, salts: dict[int, str] | None = None) -> Table:
    played = table(chance=SealedChance(bytes([seed] * 32), salts))
    choices = Chance(seed)
    while played.state.to_act():
        seat = played.state.to_act()[0]
        played.play(choose_random(played.state.options(seat), choices), seat)
    return played


def refused(code: str, played: Table, seat: int, answer: int, action: str) -> str:
    with pytest.raises(IllegalAction) as refusal:
        played.play(action, seat, answer)
    assert refusal.value.code == code
    return str(refusal.value)


# --- answers ---------------------------------------------------------------------------------------------


def test_a_double_click_is_refused() -> None:
    played = table()
    played.play("leg blue", 0, 0)
    assert "waiting for 1" in refused("not-your-turn", played, 0, 0, "leg blue")
    for seat in (1, 2, 3):
        played.play("leg green", seat, 0)
    message = refused("stale-answer", played, 0, 0, "leg red")
    assert "question 1" in message
    assert "question 0" in message


def test_a_refusal_names_the_rule() -> None:
    played = table()
    for seat in range(4):
        played.play("leg blue", seat, 0)
    assert "CU-19" in refused("CU-19", played, 0, 1, "leg blue")
    assert refused("CU-9", played, 0, 1, "partner 2")
    assert refused("not-now", played, 0, 1, "stack blue")


def test_an_unknown_action_says_what_there_is() -> None:
    played = table()
    assert "'leg blue' or 'leg purple'" in refused("no-such-action", played, 0, 0, "leg pink")
    assert "the verbs are bet, leg, partner, roll, stack, tile" in refused(
        "no-such-action", played, 0, 0, "dance"
    )
    refused("no-such-action", played, 0, 0, "")


def test_nobody_acts_when_the_game_is_over() -> None:
    assert "the game is over" in refused("not-your-turn", finished(), 0, 0, "roll")


def test_a_failing_action_gives_its_luck_back(monkeypatch: pytest.MonkeyPatch) -> None:
    from sandtable.games.camel_up import actions

    def broken(*_: object) -> None:
        raise RuntimeError("a bug in mid-action")

    played = table()
    before = (played.state.digest(), played.chance.mark(), played.answer(0))
    with monkeypatch.context() as patch:
        patch.setattr(actions, "move_unit", broken)
        with pytest.raises(RuntimeError, match="a bug"):
            played.play("roll", 0, 0)
    assert (played.state.digest(), played.chance.mark(), played.answer(0)) == before
    assert played.entries == []
    played.play("roll", 0, 0)


# --- undo ------------------------------------------------------------------------------------------------


def test_undo_withdraws_the_next_question() -> None:
    played = table()
    played.play("leg blue", 0, 0)
    assert played.can_undo(0)
    assert not played.can_undo(1)
    played.undo(0)
    assert played.answer(0) == 2
    assert played.answer(1) == 1, "the question to seat 1 is gone, so an answer on its way is stale"
    played.play("leg red", 0, 2)
    refused("stale-answer", played, 1, 0, "leg green")
    played.play("leg green", 1, 1)


def test_undo_says_what_stops_it() -> None:
    played = table()
    assert played.undo_limit(0) == sandtable.UndoLimit(0, "undo-start")
    played.play("leg blue", 0, 0)
    assert played.undo_limit(0) == sandtable.UndoLimit(1, "undo-start")
    assert played.undo_limit(1) == sandtable.UndoLimit(0, "undo-other")
    played.play("roll", 1, 0)
    assert played.undo_limit(1) == sandtable.UndoLimit(0, "undo-luck")
    with pytest.raises(IllegalAction, match="undo-luck"):
        played.undo(1)


def test_showing_your_own_secret_does_not_stop_undo() -> None:
    played = table()
    played.play("bet winner blue", 0, 0)
    assert played.can_undo(0)


def test_undo_by_agreement_goes_past_luck_and_others_and_is_an_entry() -> None:
    played = table(chance=SealedChance(bytes(32)))
    start = played.state.digest()
    played.play("roll", 0, 0)
    played.play("leg blue", 1, 0)
    drawn = played.chance.dealt[:]
    played.undo(0, agreed=True)
    assert played.state.digest() == start
    assert played.entries[-1] == Undo(0, 2, True)
    assert played.chance.dealt == drawn, "the dice counter never goes back"
    played.play("roll", 0)
    record = played.record()
    assert Table.replay(record).state == played.state
    assert Table.replay(record, SealedChance(bytes(32))).state == played.state


def test_nothing_to_take_back_by_agreement() -> None:
    with pytest.raises(IllegalAction, match="undo-start"):
        table().undo(0, agreed=True)


# --- previews --------------------------------------------------------------------------------------------


def test_a_preview_changes_nothing_and_stops_at_luck() -> None:
    played = table()
    before = (played.state.digest(), played.chance.mark())
    shown = played.preview(0, "leg blue")
    assert [GAME.read(event, 0).words for event in shown] == [
        {"seat": "seat.0", "camel": "camel.blue", "value": 5}
    ]
    assert played.preview(0, "roll") == []
    assert (played.state.digest(), played.chance.mark()) == before
    with pytest.raises(IllegalAction):
        played.preview(1, "leg blue")


# --- records ---------------------------------------------------------------------------------------------


def test_a_record_is_one_entry_a_line() -> None:
    played = table()
    played.play("leg blue", 0, 0)
    played.play("roll", 1, 0)
    played.tags["0"] = "Ola"
    text = played.record().to_json().decode()
    lines = text.splitlines()
    assert lines[1] == '["play",0,"leg blue",[]],'
    assert lines[2].startswith('["play",1,"roll",[')
    assert msgspec.json.decode(text)["sandtable"] == 1
    assert Record.from_json(text).tags == {"0": "Ola"}


def changed(record: Record, number: int, **values: object) -> Record:
    entries = list(record.entries)
    entries[number] = msgspec.structs.replace(entries[number], **values)
    return msgspec.structs.replace(record, entries=entries)


def bad(record: Record, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        Table.replay(record)


def test_a_wrong_record_says_where() -> None:
    record = finished().record()
    roll = next(k for k, entry in enumerate(record.entries) if isinstance(entry, Play) and entry.dealt)
    bad(msgspec.structs.replace(record, game="chess"), "there is no game 'chess'; the games are camel-up")
    bad(msgspec.structs.replace(record, rules_version=99), "set-up: rules version 99 of camel-up")
    bad(msgspec.structs.replace(record, seats=2), "3 to 8 players, not 2")
    bad(msgspec.structs.replace(record, variants={"speed": "high"}), "no variant 'speed'")
    bad(msgspec.structs.replace(record, variants={"race_bets": "high"}), "one of card_by_card, netted")
    bad(msgspec.structs.replace(record, setup=record.setup[:-1]), "set-up: luck is missing")
    bad(msgspec.structs.replace(record, setup=[*record.setup, 0]), "set-up: luck to spare")
    bad(changed(record, 0, seat=3), r"entry 1 .*seat 3 is not asked")
    bad(changed(record, 0, seat=9), "there is no seat 9")
    bad(changed(record, 0, action="stack blue"), "entry 1 .*not-now")
    bad(changed(record, 0, action="fly"), "entry 1 .*no action 'fly'")
    bad(changed(record, roll, dealt=[0, 77]), f"entry {roll + 1} .*luck out of range")
    bad(changed(record, roll, dealt=[0]), f"entry {roll + 1} .*luck is missing")
    bad(changed(record, roll, dealt=[0, 0, 0]), f"entry {roll + 1} .*luck to spare")
    bad(
        msgspec.structs.replace(record, entries=[*record.entries, Undo(0, 999)]),
        "decisions can be taken back",
    )
    bad(msgspec.structs.replace(record, entries=[*record.entries, Undo(0, 1)]), "without the others' consent")
    assert record.result is not None
    wrong = msgspec.structs.replace(record.result, winners=[2, 3])
    bad(msgspec.structs.replace(record, result=wrong), "result: the record says")
    bad(msgspec.structs.replace(record, result=None), "result: the record says")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (b"", "not a Sandtable record"),
        (b"[]", "Expected `object`"),
        (b'{"sandtable":2}', r"Invalid enum value 2 - at `\$.sandtable`"),
        (
            b'{"sandtable":1,"game":"camel-up","rules_version":1,"seats":4,"setup":[],"entries":[["jump",1]]}',
            "jump",
        ),
        (b'{"sandtable":1,"game":"camel-up","rules_version":1,"seats":4,"setup":[-1],"entries":[]}', "setup"),
        (b'{"sandtable":1,"game":"camel-up","seats":4,"setup":[],"entries":[]}', "rules_version"),
        (b'{"sandtable":1,"more":1}', "more"),
        (b"\xff\xfe", "not a Sandtable record"),
        (b" " * (LARGEST + 1), "at most"),
    ],
)
def test_text_that_is_not_a_record(text: bytes, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        Record.from_json(text)


def test_play_goes_on_after_a_replay_with_its_source_of_luck() -> None:
    played = table(chance=SealedChance(bytes(32)))
    played.play("roll", 0, 0)
    resumed = Table.replay(played.record(), SealedChance(bytes(32)))
    played.play("roll", 1, 0)
    resumed.play("roll", 1)
    assert resumed.state == played.state
    assert resumed.record() == played.record()


def test_a_replayed_table_without_luck_deals_none() -> None:
    played = table()
    resumed = Table.replay(played.record())
    with pytest.raises(BadRecord, match="luck is missing"):
        resumed.play("roll", 0, 0)
    resumed.play("leg blue", 0, 0)


# --- audit -----------------------------------------------------------------------------------------------


def test_a_finished_sealed_game_verifies() -> None:
    played = finished(salts={1: "pepper"})
    audit = verify(played.record())
    assert audit.dice == "verified"
    assert audit.decisions == len(played.entries)
    assert audit.luck == len(played.deal) + sum(len(e.dealt) for e in played.entries if isinstance(e, Play))
    assert audit.salts == {1: "pepper"}


def test_the_seed_is_not_shown_before_the_end() -> None:
    played = table(chance=SealedChance(bytes(32)))
    record = played.record()
    assert record.dice is not None
    assert record.dice.seed is None
    assert record.dice.commitment
    assert verify(record).dice == "unrevealed"
    assert verify(table().record()).dice == "unsealed"


def test_a_bent_die_is_found() -> None:
    record = finished().record()
    entries = list(record.entries)
    for number, entry in reversed(list(enumerate(entries))):
        if isinstance(entry, Play) and entry.dealt:
            entries[number] = msgspec.structs.replace(
                entry, dealt=[*entry.dealt[:-1], (entry.dealt[-1] + 1) % 3]
            )
            break
    with pytest.raises(BadRecord, match=rf"entry {number + 1} .*not what the seed deals"):
        verify(msgspec.structs.replace(record, entries=entries))


def test_a_swapped_seed_salt_or_commitment_is_found() -> None:
    record = finished().record()
    assert record.dice is not None
    for wrong, message in (
        ({"seed": "00" * 32}, "not the one that was committed to"),
        ({"seed": "zz"}, "malformed"),
        ({"seed": "00"}, "malformed"),
        ({"commitment": "00"}, "not the one that was committed to"),
        ({"salts": {0: "late"}}, "not what the seed deals"),
        ({"salts": {0: "no good"}}, "malformed"),
    ):
        with pytest.raises(BadRecord, match=message):
            verify(msgspec.structs.replace(record, dice=msgspec.structs.replace(record.dice, **wrong)))


def test_one_seat_is_asked_so_its_number_may_be_left_out() -> None:
    played = table()
    played.play("leg blue")
    assert [entry.seat for entry in played.history] == [0]
    with pytest.raises(IllegalAction, match="seat 0 is not asked now; waiting for 1"):
        played.play("leg green", 0)


def test_when_several_are_asked_the_seat_must_be_given() -> None:
    played = Table(sandtable.game("cleopatra"), 3, Chance(5))
    choices = Chance(6)
    while len(played.state.to_act()) < 2:
        played.play(choose_random(played.state.options(played.state.to_act()[0]), choices))
    with pytest.raises(IllegalAction, match=r"seats 0, 1, 2 are asked: name the one that plays"):
        played.play("bid 0")
    played.play("bid 0", 1)


def test_nobody_plays_when_the_game_is_over() -> None:
    played = finished()
    with pytest.raises(IllegalAction, match="the game is over"):
        played.play("roll")


def test_a_state_and_a_table_show_the_position() -> None:
    played = table()
    game = played.game
    assert str(played) == str(played.state) == game.draw(game.view(played.state, None))
    assert repr(played.state) == "<State: camel-up, 4 players, seat 0 to act>"
    played.play("leg blue")
    assert repr(played) == "<Table: camel-up, 4 players, seat 1 to act, 1 decision>"


@pytest.mark.parametrize("name", ["five-tribes", "cleopatra"])
def test_trimming_keeps_all_small_decisions_that_can_be_taken_back(name: str) -> None:
    played = Table(sandtable.game(name), 3, Chance(4))
    choices = Chance(5)
    most = 0
    while played.state.to_act():
        seat = played.state.to_act()[0]
        played.play(choose_random(played.state.options(seat), choices), seat)
        before = played.undo_limit(seat)
        played.trim()
        assert played.undo_limit(seat).steps == before.steps
        most = max(most, before.steps)
    assert most > 2
