"""Whatever is typed and whatever a record file contains, there is no traceback and the exit code is 0 or
2."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sandtable.cli.program import BAD_INPUT
from tests.cli.kit import POSITION, run, some_record
from tests.tiers import LONG

WORDS = st.sampled_from(
    [
        "camel-up",
        "chess",
        "1:B",
        "--seats",
        "3",
        "8",
        "9",
        "--variant",
        "race_bets=netted",
        "a=b",
        "--seed",
        "-1",
        "7",
        "--json",
        "--lang",
        "pl",
        "xx",
        "--at",
        "--seat",
        "--tiles",
        "-1",
        "--dice",
        "B,R",
        "grey",
        "--help",
        "--name",
        "Ola",
        "--people",
        "0",
        "2",
        "--",
        "-",
        ".",
        "--resume",
    ]
) | st.sampled_from([POSITION, "+10 -12", ""])
# any text that can be an argument
TEXT = st.text(st.characters(codec="utf-8", exclude_characters="\0"), max_size=10)
QUICK = {  # options that keep a command line short-running if it happens to be valid
    "simulate": ["--games", "1", "--cap", "20"],
    "odds": ["--races", "0", "--dice", "B,X"],
    "play": ["--speed", "fast", "--bots", "random"],
    "replay": [],
    "verify": [],
    "games": [],
    "--version": [],
}
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=10,
)
quickly = settings(
    max_examples=400 if LONG else 15,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


def check(*arguments: str, typed: str = "") -> None:
    done = run(*arguments, typed=typed)
    assert done.exit_code in (0, BAD_INPUT), done.stderr
    if done.exit_code == BAD_INPUT:
        assert done.stderr.startswith("sandtable: ")
        assert done.stderr.count("\n") == 1


@quickly
@given(st.sampled_from(sorted(QUICK)), st.lists(WORDS | TEXT, max_size=6))
def test_any_arguments(command: str, rest: list[str]) -> None:
    check(command, *QUICK[command], *rest, typed="roll\nq\nn\n")


@quickly
@given(
    st.lists(st.text(max_size=20) | st.sampled_from(["roll", "1", "u", "l", "w leg", "?", "b"]), max_size=12)
)
def test_any_typed_lines(lines: list[str]) -> None:
    # leave out lines that would write files
    lines = [line for line in lines if not line.strip().lower().startswith("s")]
    check("play", "--speed", "fast", "--bots", "random", typed="\n".join([*lines, "q", "n"]))


@quickly
@given(st.binary(max_size=300))
def test_any_bytes_as_a_record(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "x").write_bytes(content)
    for command in ("replay", "verify"):
        check(command, str(tmp_path / "x"))


@quickly
@given(st.data())
def test_any_record_with_one_thing_changed(tmp_path: Path, data: st.DataObject) -> None:
    content = RECORD if data.draw(st.booleans()) else SAVE
    changed = change(content, data)
    (tmp_path / "x").write_bytes(msgspec.json.encode(changed))
    for arguments in (["replay"], ["verify"], ["play", "--speed", "fast", "--resume"]):
        check(*arguments, str(tmp_path / "x"))


def change(value: Any, data: st.DataObject) -> Any:
    """The value with something in it, at any depth, replaced or removed."""
    if isinstance(value, dict) and value and data.draw(st.integers(0, 5)):
        key = data.draw(st.sampled_from(sorted(value)))
        rest = {name: item for name, item in value.items() if name != key}
        return rest if data.draw(st.integers(0, 9)) == 0 else rest | {key: change(value[key], data)}
    if isinstance(value, list) and value and data.draw(st.integers(0, 5)):
        at = data.draw(st.integers(0, min(len(value), 12) - 1))
        return [*value[:at], change(value[at], data), *value[at + 1 :]]
    return data.draw(JSON)


RECORD: dict[str, Any] = {}
SAVE: dict[str, Any] = {}


@pytest.fixture(autouse=True, scope="module")
def _played_games(tmp_path_factory: pytest.TempPathFactory) -> None:
    RECORD.update(msgspec.to_builtins(some_record()))
    folder = tmp_path_factory.mktemp("saves")
    typed = f"leg blue\nroll\ns {folder}/save\nq\n"
    assert run("play", "--speed", "fast", "--bots", "random", "--seed", "7", typed=typed).exit_code == 0
    SAVE.update(msgspec.json.decode((folder / "save.private.json").read_bytes()))
