"""Tables that play on from a step of a finished game: "What if?"."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import sandtable
from sandtable.core.record import Play, Record, Undo
from sandtable.core.table import Table
from tests.review.kit import played
from tests.server.inside import HallInside
from tests.server.kit import Client, Refused, play_to_the_end

UNDONE = Path(__file__).parents[1] / "records" / "camel-up" / "partners-and-an-undo.json"


@pytest.fixture
def ola(hall: HallInside) -> Client:
    return Client(hall, "Ola")


def race() -> Record:
    return played("camel-up", ("regular",) * 3, 5)


def finished(guest: Client, record: Record) -> str:
    return str(guest.request("POST", "/api/records", record.to_json())["id"])


def branch(guest: Client, table: str, step: int, chairs: list[Any], **more: Any) -> str:
    wish = {"step": step, "chairs": chairs, **more}
    return str(guest.post(f"/api/tables/{table}/branch", wish)["id"])


def mine(seats: int) -> list[Any]:
    return [{"who": "me"}] * seats


def play(guest: Client, table: str, choose: Callable[[list[str]], str], seat: int = 0) -> Any:
    """Play a seat to the end of the game; return the first show."""

    async def all_of_it() -> Any:
        async with guest.at(table, f"?seat={seat}") as page:
            first = await page.next_show()
            await play_to_the_end(page, choose)
            return first

    return asyncio.run(all_of_it())


def as_json(data: Any) -> Any:
    return json.loads(msgspec.json.encode(data))


def test_a_table_opens_in_the_position_of_the_step(ola: Client) -> None:
    record, step = race(), 20
    table = branch(ola, finished(ola, record), step, mine(3), start=True)
    begun = msgspec.structs.replace(record, entries=record.entries[:step], result=None)

    async def look() -> Any:
        async with ola.at(table) as page:
            return await page.next_show()

    show = asyncio.run(look())
    seat = show["play"]["seat"]
    view = sandtable.game("camel-up").view(Table.replay(begun).state, seat)
    assert show["play"]["view"] == as_json(view)
    assert show["room"]["branched"]["step"] == step
    assert show["room"]["status"] == "playing"


def test_with_the_same_luck_the_dice_go_on_as_they_did(ola: Client) -> None:
    """A player who repeats the last roll gets the die that ended the game; the record can be verified."""
    record = race()
    last, step = record.entries[-1], len(record.entries) - 1
    assert record.dice is not None
    assert isinstance(last, Play)
    assert last.dealt
    table = branch(ola, finished(ola, record), step, mine(3), luck="same", start=True)
    first = play(ola, table, lambda options: last.action, last.seat)
    assert first["room"]["commitment"] == record.dice.commitment
    made = ola.get(f"/api/tables/{table}/record")
    assert made["entries"] == as_json(record.entries)
    assert made["tags"]["branched off"].endswith(f" {step}")
    assert ola.get(f"/api/tables/{table}/verify")["good"] is True


def test_new_luck_has_a_seal_of_its_own_and_the_record_says_where_it_branched_off(ola: Client) -> None:
    record = race()
    source = finished(ola, record)
    bot = {"who": "bot", "level": "novice"}
    table = branch(ola, source, 12, [{"who": "me"}, bot, bot], start=True)
    first = play(ola, table, lambda options: options[0])
    assert record.dice is not None
    assert first["room"]["commitment"] != record.dice.commitment
    made = ola.get(f"/api/tables/{table}/record")
    assert made["tags"]["branched off"] == f"{source} 12"
    assert made["dice"] is None  # no single seed gives the luck of two tables
    assert made["entries"][:12] == as_json(record.entries[:12])
    assert Table.replay(Record.from_data(made)).state.outcome() is not None


def test_friends_wait_for_each_other_and_an_undo_comes_along(hall: HallInside, ola: Client) -> None:
    record = Record.from_json(UNDONE.read_bytes())
    undo = next(number for number, entry in enumerate(record.entries, 1) if isinstance(entry, Undo))
    bots = [{"who": "bot", "level": "novice"}] * (record.seats - 2)
    table = branch(ola, finished(ola, record), undo, [{"who": "me"}, {"who": "open"}, *bots])
    jan = Client(hall, "Jan")

    async def meet() -> Any:
        async with jan.at(table) as page, ola.at(table) as host:
            await page.next_show()
            await page.ask("sit", seat=1, salt="pepper")
            await host.next_show()
            with pytest.raises(Refused):  # the number of seats cannot change
                await host.ask("change", settings={"game": "camel-up", "seats": 8})
            await host.ask("start")
            return await page.until(lambda show: show["room"]["status"] == "playing")

    show = asyncio.run(meet())
    assert show["room"]["branched"] == {
        "table": show["room"]["branched"]["table"],
        "step": undo,
        "same": False,
    }


@pytest.mark.parametrize(
    ("step", "seats", "luck", "code"),
    [
        (10**6, 3, "new", "no-such-entry"),
        (-1, 3, "new", "bad-message"),
        (5, 4, "new", "wrong-chairs"),
        (5, 3, "old", "bad-message"),
        (len(race().entries), 3, "new", "not-playing"),
    ],
)
def test_an_impossible_branch_is_refused(ola: Client, step: int, seats: int, luck: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        branch(ola, finished(ola, race()), step, mine(seats), luck=luck)
    assert refused.value.code == code


def test_luck_that_was_never_sealed_cannot_be_repeated(ola: Client) -> None:
    unsealed = msgspec.structs.replace(race(), dice=None)
    with pytest.raises(Refused) as refused:
        branch(ola, finished(ola, unsealed), 5, mine(3), luck="same")
    assert refused.value.code == "no-seal"


def test_a_game_in_progress_has_no_branches(ola: Client) -> None:
    table = ola.open_table("camel-up", ["me", "novice", "novice"], start=True)
    with pytest.raises(Refused) as refused:
        branch(ola, table, 0, mine(3))
    assert refused.value.code == "not-over"
