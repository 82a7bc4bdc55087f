"""docs/limits.md states every limit correctly."""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from typing import Any

import pytest

from sandtable.server import limits
from sandtable.server.limits import DEFAULTS, NAMES, BadLimits, Rate
from tests.server.inside import HallInside
from tests.server.kit import Client, Refused

DOC = (Path(__file__).parents[2] / "docs" / "limits.md").read_text("utf-8")
ROWS = [line.strip("| ").split(" | ") for line in DOC.splitlines() if line.startswith("| ")]
STATED = {cells[-1].strip("`"): cells[1] for cells in ROWS if cells[0] != "what"}
TABLE = {"settings": {"game": "five-tribes", "seats": 2}, "chairs": [{"who": "me"}, {"who": "me"}]}
# Numbers in these modules that are not limits for users: they are implementation details.
INNER = {
    "web.guard.LONGEST_WINDOW",
    "web.guard.SWEEP_AT",
    "web.connections.SHARE",
    "hall.lobby.lobby.ID_BYTES",
    "hall.lobby.lobby.SEED_BYTES",
    "hall.lobby.lobby.SLICE",
}
MODULES = ["web.guard", "web.connections", "hall.lobby.lobby", "hall.calls.webhook", "hall.calls.push"]


def constant(name: str) -> Any:
    if "." not in name:
        return getattr(DEFAULTS, name)
    module, _, own = name.rpartition(".")
    home = "sandtable" if module.startswith("games.") else "sandtable.server"
    return getattr(importlib.import_module(f"{home}.{module}"), own)


def as_written(limit: Any) -> str:
    if isinstance(limit, Rate):
        return str(limit)
    return f"{int(limit):,}"


@pytest.mark.parametrize("name", STATED)
def test_a_stated_limit_is_the_one_that_holds(name: str) -> None:
    assert re.search(rf"(?<![\d,]){re.escape(as_written(constant(name)))}(?!,?\d)", STATED[name])


def test_every_setting_is_stated() -> None:
    assert {name for name in STATED if "." not in name} == set(NAMES)


@pytest.mark.parametrize("module", MODULES)
def test_modules_with_limits_have_no_others(module: str) -> None:
    found = vars(importlib.import_module(f"sandtable.server.{module}"))
    numbers = {
        f"{module}.{name}"
        for name, value in found.items()
        if name.isupper() and isinstance(value, int | float | Rate)
    }
    assert not numbers - set(STATED) - INNER


def test_a_file_and_single_limits(tmp_path: Path) -> None:
    file = tmp_path / "limits.toml"
    file.write_text('chat = "7 a minute"\nsockets_of_a_guest = 9\nhead_seconds = 3\n')
    found = limits.load(file, {"sockets_of_a_guest": "8", "messages": "50 a second", "stuck_seconds": "0.5"})
    assert (found.chat, found.messages) == (Rate(7, 60), Rate(50, 1))
    assert (found.sockets_of_a_guest, found.head_seconds, found.stuck_seconds) == (8, 3.0, 0.5)
    assert found.new_tables == DEFAULTS.new_tables


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"sockts": 3}, "Did you mean sockets"),
        ({"x" * 50: 3}, "--show-limits"),
        ({"chat": 5}, "such as"),
        ({"chat": "many a minute"}, "such as"),
        ({"chat": "0 a minute"}, "such as"),
        ({"chat": "5 a second"}, "by the minute"),
        ({"sockets": 0}, ">= 1"),
        ({"sockets": True}, "bool"),
        ({"sockets": "many"}, "str"),
        ({"sockets": 1.5}, "float"),
        ({"head_seconds": float("nan")}, ">= 0.1"),
        ({"sockets_of_a_guest": 101}, "higher than sockets"),
        ({"new_tables": "121 a minute"}, "higher than new_tables_of_an_address"),
    ],
)
def test_an_impossible_limit_is_an_error(settings: dict[str, Any], words: str) -> None:
    with pytest.raises(BadLimits, match=re.escape(words)):
        limits.changed(settings)


def test_a_file_that_cannot_be_read_is_an_error(tmp_path: Path) -> None:
    file = tmp_path / "limits.toml"
    for text in (b"chat = ", b"\xff"):
        file.write_bytes(text)
        with pytest.raises(BadLimits, match="Cannot read the limits"):
            limits.load(file, {})


def asked(guest: Client, table: Any) -> str:
    """The code with which a new table is refused; empty if it is accepted."""
    try:
        guest.post("/api/tables", table)
    except Refused as refused:
        return refused.code
    return ""


def test_changed_limits_hold(tmp_path: Path) -> None:
    """Guests meet the rates, counts and sizes that the operator has set."""
    settings = {"new_tables": "3 a minute", "tables_of_a_guest": 2, "largest_body": 1024, "link_seconds": 77}
    with HallInside(tmp_path, generous=False, limits=limits.changed(settings)) as hall:
        ola = Client(hall, "Ola")
        assert ola.post("/api/me/link", {})["seconds"] == 77
        assert [asked(ola, TABLE) for _ in range(4)] == ["", "", "too-many-tables", "too-fast"]
        with pytest.raises(Refused, match="too-large"):
            ola.request("POST", "/api/records", b" " * 1025)


def test_an_address_has_a_limit_for_all_its_guests(tmp_path: Path) -> None:
    settings = {"new_tables": "3 a minute", "new_tables_of_an_address": "5 a minute"}
    with HallInside(tmp_path, generous=False, limits=limits.changed(settings)) as hall:
        guests = [Client(hall, name) for name in ("Ola", "Jan", "Ewa")]
        assert [asked(guest, TABLE) for guest in guests for _ in range(2)] == [*[""] * 5, "too-fast"]


def test_the_protocol_points_here() -> None:
    protocol = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
    assert "(limits.md)" in protocol
