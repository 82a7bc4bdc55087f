"""Bad input: one clear line on standard error, exit code 2, never a traceback."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import sandtable
from sandtable.core.record import LARGEST, Play
from tests.cli.kit import POSITION, refused, run, some_record, written


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["fly"], "No such command 'fly'"),
        (["--fly"], "No such option"),
        (["simulate"], "Missing argument 'GAME'"),
        (["simulate", "chess"], "there is no game 'chess'; the games are camel-up"),
        (["simulate", "camel-up", "extra"], "unexpected extra argument"),
        (["simulate", "camel-up", "--seats", "9"], "camel-up is for 3 to 8 players, not 9"),
        (["simulate", "camel-up", "--seats", "many"], "'many' is not a valid int"),
        (["simulate", "camel-up", "--games", "0"], "--games"),
        (["simulate", "camel-up", "--cap", "0"], "--cap"),
        (["simulate", "camel-up", "--seed", "-1"], "--seed"),
        (["simulate", "camel-up", "--bots", "genius"], "'random', 'novice'"),
        (["simulate", "camel-up", "--variant", "race_bets"], "expected NAME=CHOICE"),
        (
            ["simulate", "camel-up", "--variant", "x=1"],
            "no variant 'x'; its variants: setup_order, race_bets",
        ),
        (["simulate", "camel-up", "--variant", "race_bets=x"], "is one of card_by_card, netted, not 'x'"),
        (["simulate", "camel-up", *["--variant", "race_bets=netted"] * 2], "given twice"),
        (["simulate", "camel-up", "--games", "1", "--record", "/dev/null/x"], "/dev/null"),
        (["odds"], "Missing argument 'POSITION'"),
        (["odds", ""], "camels are missing: blue"),
        (["odds", "1:B,G,Y,R,P 15:W"], "camels are missing: black"),
        (["odds", "1:B,G 2:B,Y,R,P 15:W 16:K"], "the blue camel stands twice"),
        (["odds", "1:B,G 1:Y,R,P 15:W 16:K"], "space 1 is given twice"),
        (["odds", "18:B,G,Y,R,P 15:W 16:K"], "expected a space from 1 to 16"),
        (["odds", "17:B 1:G,Y,R,P 15:W 16:K"], "expected a space from 1 to 16"),
        (["odds", "0:W 1:B,G,Y,R,P 16:K"], "expected a space from 1 to 16"),
        (["odds", "1:B,Q"], "no camel 'Q'"),
        (["odds", "1" * 5000 + ":B"], "at most 200 letters"),
        (["odds", "elephants"], "expected a space from 1 to 16 and its camels"),
        (["odds", POSITION, "--tiles", "+1"], "from 2 to 16, not on 1"),
        (["odds", POSITION, "--tiles", "+9 -10"], "next to another one"),
        (["odds", POSITION, "--tiles", "-2"], "space 2 holds camels"),
        (["odds", POSITION, "--tiles", "+9 -9"], "two spectator tiles on space 9"),
        (["odds", POSITION, "--tiles", "10"], "expected + (cheering) or - (booing)"),
        (["odds", POSITION, "--dice", "pink"], "no die 'pink'"),
        (["odds", POSITION, "--dice", "B,blue"], "the blue die is given twice"),
        (["odds", POSITION, "--dice", ""], "no dice given"),
        (["odds", POSITION, "--races", "-1"], "--races"),
        (["replay"], "Missing argument 'RECORD'"),
        (["replay", "nowhere.json"], "nowhere.json: No such file or directory"),
        (["replay", "."], "Is a directory"),
        (["verify", "nowhere.json"], "nowhere.json: No such file or directory"),
        (["verify", "\x1b[31m\n"], "No such file or directory"),
    ],
)
def test_one_line_says_what_was_expected(arguments: list[str], expected: str) -> None:
    assert expected in refused(*arguments)


def test_a_file_that_may_not_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    def shut(path: Path, mode: str) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "open", shut)
    assert "game.json: Permission denied" in refused("replay", "game.json")


@pytest.mark.parametrize("command", ["replay", "review", "verify"])
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (b"", "not a Sandtable record"),
        (b"\xff\xfe\x00", "not a Sandtable record"),
        (b"[]", "not a Sandtable record"),
        (b"{" * 100_000, "not a Sandtable record"),
        (b"[" * 100_000, "not a Sandtable record"),
        (b'{"a":' * 100_000, "not a Sandtable record"),
        (b" " * (LARGEST + 1), f"larger than {LARGEST} bytes"),
    ],
)
def test_a_file_that_is_not_a_record(tmp_path: Path, command: str, text: bytes, expected: str) -> None:
    assert expected in refused(command, written(tmp_path / "x", text))


@pytest.mark.parametrize("command", ["replay", "review", "verify"])
@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"game": "chess"}, "set-up: there is no game 'chess'"),
        ({"rules_version": 99}, "rules version 99 of camel-up is not supported"),
        ({"rules_version": 10**6}, "is not supported"),
        ({"rules_version": 10**30}, "not a Sandtable record"),
        ({"seats": 2}, "3 to 8 players, not 2"),
        ({"variants": {"race_bets": "x"}}, "is one of card_by_card, netted"),
        ({"setup": []}, "set-up: luck is missing"),
        ({"setup": [9] * 20}, "set-up: luck out of range"),
        ({"entries": [Play(7, "roll", [0, 0])]}, "there is no seat 7"),
        ({"entries": [Play(1, "roll", [0, 0])]}, "entry 1"),
        ({"entries": [Play(0, "fly", [])]}, "no action 'fly'"),
        ({"entries": [Play(0, "partner 1", [])]}, "CU-9"),
        ({"entries": [Play(0, "roll", [])]}, "luck is missing"),
        ({"entries": [Play(0, "roll", [99, 99])]}, "luck out of range"),
        ({"entries": [Play(0, "leg blue", [1])]}, "luck to spare"),
        ({"entries": []}, "result: the record says"),
        ({"result": None}, "result: the record says"),
    ],
)
def test_a_record_that_is_wrong_says_where(
    tmp_path: Path, command: str, changes: dict[str, object], expected: str
) -> None:
    record = msgspec.structs.replace(some_record(), **changes)
    assert expected in refused(command, written(tmp_path / "x", record))


def test_luck_that_the_seed_did_not_deal(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("play", "--people", "0", "--bots", "random", "--speed", "fast", "--seed", "7", "--record", str(path))
    honest = sandtable.Record.from_json(path.read_bytes())
    assert honest.dice is not None
    other = sandtable.SealedChance.from_number(8)
    for dice, expected in (
        (msgspec.structs.replace(honest.dice, seed=other.seed.hex()), "not the one that was committed to"),
        (msgspec.structs.replace(honest.dice, seed="zz"), "not a Sandtable record"),
        (msgspec.structs.replace(honest.dice, salts={0: "salt"}), "not what the seed deals"),
    ):
        forged = msgspec.structs.replace(honest, dice=dice)
        assert expected in refused("verify", written(tmp_path / "forged.json", forged))


def test_replay_of_a_moment_that_does_not_exist(tmp_path: Path) -> None:
    path = written(tmp_path / "game.json", some_record())
    assert "the record has entries 1 to" in refused("replay", path, "--at", "100000")
    assert "(0: the set-up), not -1" in refused("replay", path, "--at", "-1")
    assert "there is no seat 3: seats are 0 to 2" in refused("replay", path, "--seat", "3")
    assert "there is no seat -1" in refused("replay", path, "--seat", "-1", "--json")
