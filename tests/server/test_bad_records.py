"""Every bad record is refused as `bad-record`, whatever is wrong with it; none causes an internal error."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sandtable import Record, SealedChance, Table, game
from sandtable.core.errors import BadRecord
from tests.server.inner_kit import inner_hall
from tests.server.kit import seeded

NUMBERS: tuple[Any, ...] = (
    -1,
    2**31,
    2**63,
    2**64,
    10**40,
    -(2**63) - 1,
    1e300,
    1.5,
    True,
    None,
    "1",
    [],
    {},
)
TEXTS: tuple[Any, ...] = ("", "\x00", "\u202e", "\ud800", "x" * 201, 1, None, [], {})
SALTS = ("", " ", "a b", "ä", "x" * 65, "pepper\n", 7, None)
SEEDS = ("", "00", "zz" * 32, "AB" * 32, " " + "ab" * 31 + " ", "ab" * 33, 5)


def finished() -> dict[str, Any]:
    """A game with sealed dice, played to its end."""
    table, numbers = (
        Table(game("camel-up"), 3, SealedChance(bytes(32), {0: "pepper"}), {"setup_order": "random"}),
        seeded(5),
    )
    while table.state.to_act():
        seat = table.state.to_act()[0]
        options = table.state.options(seat)
        rolls = [option for option in options if option.text == "roll"]
        table.play((rolls or options)[next(numbers) % len(rolls or options)], seat)
    record: dict[str, Any] = json.loads(table.record().to_json())
    return record


GOOD = finished()


def changed(path: tuple[str | int, ...], value: Any) -> bytes:
    record: Any = json.loads(json.dumps(GOOD))
    place = record
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return json.dumps(record).encode("utf-8", "surrogatepass")


def damaged() -> Iterator[tuple[str, bytes]]:
    numbers: tuple[tuple[str | int, ...], ...] = (
        ("sandtable",),
        ("seats",),
        ("rules_version",),
        ("setup", 0),
        ("entries", 0, 1),
        ("entries", 0, 3),
        ("result", "scores", 0),
        ("result", "winners", 0),
    )
    for path in numbers:
        for number in NUMBERS:
            if number is not True or path[-1] != "sandtable":
                yield f"{path} {number!r}", changed(path, number)
    for number in NUMBERS:
        yield f"luck {number!r}", changed(("entries", 0, 3), [number])
        yield f"undo {number!r}", changed(("entries", 0), ["undo", 0, number])
        yield f"seat of a salt {number!r}", changed(("dice", "salts"), {str(number): "pepper"})
    for path in (("game",), ("entries", 0, 2), ("variants", "race_bets"), ("result", "reason")):
        for text in TEXTS:
            yield f"{path} {text!r}", changed(path, text)
    for salt in SALTS:
        yield f"salt {salt!r}", changed(("dice", "salts", "0"), salt)
        sealed = {**GOOD["dice"], "salts": {"0": salt}, "seed": None}
        yield f"salt without a seed {salt!r}", changed(("dice",), sealed)
    for seed in SEEDS:
        yield f"seed {seed!r}", changed(("dice", "seed"), seed)
    yield "another commitment", changed(("dice", "commitment"), "00" * 32)
    yield "no such tribe", changed(("entries", 0, 2), "leg nobody")
    yield "a name that is none", changed(("tags",), {"seat 0": 5})
    yield "entries after the end", changed(("entries",), GOOD["entries"] + GOOD["entries"][-1:])
    yield "an end too early", changed(("entries",), GOOD["entries"][:-1])
    yield "a field of our own log", changed(("drawn",), 1)
    yield "no JSON", b"{"
    yield "no text", b"\xff\xfe"
    yield "nothing", b""
    yield "deep", b"[" * 100_000
    yield "deep inside", b'{"sandtable":1,"game":' + b"[" * 100_000 + b"]" * 100_000 + b"}"
    yield "many digits", b'{"sandtable":1,"seats":' + b"9" * 10_000 + b"}"
    yield "a large exponent", b'{"sandtable":1,"seats":1e999999999}'


DAMAGED = dict(damaged())
REFUSED = ("bad-record", "not-over")  # the latter for a record without a result


@pytest.mark.parametrize("what", DAMAGED)
def test_reading_it_says_that_it_is_bad(what: str) -> None:
    """Reading a file either gives a record or raises BadRecord; there is no other error."""
    try:
        record = Record.from_json(DAMAGED[what])
        Table.replay(record)
    except BadRecord:
        return


def test_importing_it_is_refused(tmp_path: Path) -> None:
    async def run() -> None:
        async with inner_hall(tmp_path, tick=60.0) as inner:
            ola = await inner.guest("Ola")
            for what, text in DAMAGED.items():
                status, answer = await ola.post("/api/records", text)
                assert status in (400, 409), what
                assert answer["code"] in REFUSED, what
            assert (await ola.post("/api/records", json.dumps(GOOD).encode()))[0] == 200
            assert len(await inner.store.sitting(ola.guest.id, 50)) == 0, "imported seats are nobody's"

    asyncio.run(run())


def test_an_unexpected_error_over_a_record_is_reported_as_a_bad_record(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Even an error that nobody thought of is reported as a bad record."""
    from sandtable.server.hall.archive import records
    from sandtable.server.hall.archive.jobs import Archivist, Import, JobRefused

    def fail(*_: Any) -> None:
        raise OverflowError("a secret")

    monkeypatch.setattr(records, "log_of", fail)
    reply = Archivist().do(Import("A" * 16, json.dumps(GOOD).encode(), "guest", 1))
    assert reply == JobRefused("bad-record", {"reason": "text.OverflowError"})


def test_a_record_keeps_only_names_that_people_may_have(tmp_path: Path) -> None:
    tags = {"seat 0": "Zo\u202eë", "seat 1": ":expert", "seat 2": "می\u200cخواهم " + "x" * 60}

    async def run() -> None:
        async with inner_hall(tmp_path, tick=60.0) as inner:
            ola = await inner.guest("Ola")
            _, opened = await ola.post("/api/records", changed(("tags",), tags))
            page = await ola.page(opened["id"])
            names = [seat["name"] for seat in page.last_show()["room"]["seats"]]
            assert names == ["", "", ("می\u200cخواهم " + "x" * 60)[:24]]

    asyncio.run(run())
