"""A code that can be read aloud leads to one waiting table for a while, and cannot be guessed in bulk."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from sandtable.server.hall.lobby import join_codes
from sandtable.server.hall.lobby.join_codes import CODES, LETTERS, LIFETIME, PERIOD, TRIES, JoinCodes, tidy
from sandtable.server.limits import DEFAULTS
from sandtable.server.store.sql import SqlStore
from sandtable.server.table.refusal import Refusal
from sandtable.server.web import guard
from tests.server.by_hand import ByHand
from tests.server.inside import HallInside
from tests.server.kit import Client, Refused

NOON = 1_800_000_000 // PERIOD * PERIOD


@pytest.fixture
def strict_hall(tmp_path: Path) -> Iterator[HallInside]:
    """A hall that enforces its limits, and whose time is moved by hand."""
    with HallInside(tmp_path / "data", ByHand(), generous=False) as hall:
        yield hall


def code_of(guest: Client, table: str) -> str:
    return str(guest.post(f"/api/tables/{table}/code")["code"])


def test_everybody_at_the_table_reads_the_same_code_and_it_leads_there(hall: HallInside) -> None:
    ola, jan = Client(hall, "Ola"), Client(hall, "Jan")
    table = ola.open_table("camel-up", ["me", "open", "open"])
    code = code_of(ola, table)
    assert re.fullmatch(f"[{LETTERS}]{{6}}", code)
    assert code_of(jan, table) == code
    newcomer = Client(hall)
    for typed in (code, code.lower(), f" {code[:3]} {code[3:]} ", f"{code[:3]}-{code[3:]}"):
        assert newcomer.post("/api/join", {"code": typed}) == {"id": table}
    other = ola.open_table("camel-up", ["me", "open", "open"])
    assert code_of(ola, other) != code


def test_letters_of_a_russian_keyboard_look_the_same() -> None:
    assert tidy("авекмн") == "ABEKMH"
    assert tidy("РСТУХА") == "PCTYXA"


@pytest.mark.parametrize("text", ["", "ABCDE", "ABCDEFH", "ABCDE1", "ABCDEO", "ABCDEQ", "ЖЖЖЖЖЖ", "A" * 40])
def test_what_cannot_be_a_code_is_not_looked_up(text: str) -> None:
    assert tidy(text) is None


def test_a_code_ends_when_the_game_begins(hall: HallInside) -> None:
    ola = Client(hall, "Ola")
    table = ola.open_table("camel-up", ["me", "novice", "novice"])
    code = code_of(ola, table)

    async def start() -> None:
        async with ola.at(table) as page:
            await page.ask("start")

    asyncio.run(start())
    with pytest.raises(Refused, match="already-started"):
        ola.post("/api/join", {"code": code})
    assert code_of(ola, table) == "", "a page that asks while somebody starts the game did nothing wrong"
    with pytest.raises(Refused, match="no-such-table"):
        code_of(ola, "A" * 16)
    with pytest.raises(Refused, match="unknown-guest"):
        code_of(Client(hall), table)


def test_a_code_expires_and_is_forgotten(tmp_path: Path) -> None:
    async def run() -> None:
        store = await SqlStore.open(f"sqlite:///{tmp_path}/hall.sqlite3")
        codes = JoinCodes(store, "key")
        code, seconds = await codes.code("table", NOON)
        assert seconds == LIFETIME
        assert await codes.code("table", NOON + PERIOD - 1) == (code, PERIOD + 1)
        assert await codes.table(code, NOON + LIFETIME - 1) == "table"
        with pytest.raises(Refusal, match="no-such-code"):
            await codes.table(code, NOON + LIFETIME)
        later, _ = await codes.code("table", NOON + PERIOD)
        assert later != code
        assert await codes.table(code, NOON + PERIOD) == "table"  # somebody may still be typing it
        await codes.code("table", NOON + LIFETIME)
        assert await store.value(join_codes.KEPT + code) is None
        assert await store.value(join_codes.KEPT + later) is not None
        await store.close()

    asyncio.run(run())


def test_two_tables_never_share_a_code_that_is_alive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If there are only as many codes as a table tries, a table goes without one rather than share it."""
    monkeypatch.setattr(join_codes, "CODES", TRIES)

    async def run() -> None:
        store = await SqlStore.open(f"sqlite:///{tmp_path}/hall.sqlite3")
        codes = JoinCodes(store, "key")
        given = {}
        for number in range(3 * TRIES):
            try:
                code, _ = await codes.code(f"table {number}", NOON)
            except Refusal:
                continue
            given[code] = f"table {number}"
        assert 1 < len(given) <= TRIES
        for code, table in given.items():
            assert await codes.table(code, NOON) == table
        for number in range(TRIES):  # expired codes may be given to other tables
            with_code = await codes.code(f"later {number}", NOON + LIFETIME) if number == 0 else None
            assert with_code is None or await codes.table(with_code[0], NOON + LIFETIME) == "later 0"
        await store.close()

    asyncio.run(run())


def test_another_hall_has_other_codes_and_all_letters_are_used() -> None:
    mine, theirs = JoinCodes(None, "key"), JoinCodes(None, "other key")  # type: ignore[arg-type]
    codes = [mine._derived(f"table {number}", 1, 0) for number in range(500)]
    assert not set(codes) & {theirs._derived(f"table {number}", 1, 0) for number in range(500)}
    letters = Counter("".join(codes))
    assert set(letters) == set(LETTERS)
    assert max(letters.values()) < 2 * min(letters.values())
    assert CODES == 64_000_000


def test_an_address_may_try_a_few_codes_a_minute(strict_hall: HallInside) -> None:
    ola = Client(strict_hall, "Ola")
    table = ola.open_table("camel-up", ["me", "open", "open"])
    code = code_of(ola, table)
    for _ in range(DEFAULTS.codes_tried.amount):
        with pytest.raises(Refused, match="no-such-code"):
            ola.post("/api/join", {"code": "AAAAAA"})
    with pytest.raises(Refused, match="too-fast"):
        ola.post("/api/join", {"code": code})
    strict_hall.move_time(DEFAULTS.codes_tried.seconds + 1)
    assert ola.post("/api/join", {"code": code}) == {"id": table}


def test_many_addresses_together_may_not_try_many(strict_hall: HallInside) -> None:
    rates = guard.Rates(time=strict_hall.time)
    tried = sum(
        rates.allow(DEFAULTS.codes_tried, "codes tried", f"10.0.0.{number}")
        and rates.allow(DEFAULTS.codes_tried_by_all, "codes tried")
        for number in range(250)
    )
    assert tried == DEFAULTS.codes_tried_by_all.amount
