"""The replay of finished games: every position matches the record, through everybody's eyes."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import sandtable
from sandtable import Chance, Record, Table
from sandtable.core.record import Undo
from sandtable.server.hall.archive.records import log_of as entries_of
from sandtable.server.table import entries as log
from sandtable.server.table import replay
from sandtable.server.table.refusal import Refusal
from sandtable.server.table.replay import Replay, Replays, replay_log
from sandtable.server.table.room import Room
from tests.server.chances import choices
from tests.server.inside import HallInside
from tests.server.kit import Client, Page, Refused, play_to_the_end, seeded
from tests.tiers import LONG

EVERY = 10
UNDOS = 6  # at most that many undos of each kind are looked at


def random_game(name: str, seed: int) -> Record:
    """Play a random game to its end; now and then a decision is undone, with or without a vote."""
    game = sandtable.game(name)
    table, numbers = Table(game, game.seats[0], Chance(seed)), seeded(seed)
    while table.state.to_act():
        seat = table.state.to_act()[0]
        options = table.state.options(seat)
        table.play(options[next(numbers) % len(options)], seat)
        whim = next(numbers) % 12
        if whim == 0 and table.state.to_act():
            table.undo(seat, agreed=True)
        elif whim < 3 and table.can_undo(seat) and table.state.to_act():
            table.undo(seat)
    return table.record()


def story(client: Client, table: str, eyes: str = "") -> Any:
    return client.get(f"/api/tables/{table}/story{eyes and '?' + eyes}")


def moment(client: Client, table: str, entry: int, eyes: str = "") -> Any:
    return client.get(f"/api/tables/{table}/moment?entry={entry}{eyes and '&' + eyes}")


def assert_is_the_record(client: Client, table: str, record: Record) -> None:
    """Compare the moments of a game with its record, as seen by a spectator and by one of the seats.

    A long run compares all of them. A default run compares the first and the last ones, those around
    undos, and some in between.
    """
    steps = story(client, table)["steps"]
    assert len(steps) == len(record.entries) + 1
    undone: set[int] = set()
    for agreed in (True, False):
        all_of_them = [
            number
            for number, entry in enumerate(record.entries)
            if isinstance(entry, Undo) and entry.agreed == agreed
        ]
        undone.update(all_of_them[:: 1 + len(all_of_them) // UNDOS])
    for number, (entry, followed) in enumerate(zip(steps, Table.follow(record), strict=True)):
        near = {number - 1, number} & undone or number < 3 or len(steps) - number <= 3
        if not (LONG or near or number % EVERY == 0):
            continue
        for seat in (None, entry % record.seats):
            view = json.loads(msgspec.json.encode(followed.game.view(followed.state, seat)))
            eyes = "" if seat is None else f"seat={seat}"
            assert moment(client, table, entry, eyes) == {"entry": entry, "seat": seat, "view": view}


@pytest.mark.parametrize("game", sandtable.games())
def test_every_moment_of_an_imported_game(hall: HallInside, game: str) -> None:
    record, ola = random_game(game, 7), Client(hall, "Ola")
    assert {entry.agreed for entry in record.entries if isinstance(entry, Undo)} == {True, False}
    table = ola.request("POST", "/api/records", record.to_json())["id"]
    assert_is_the_record(Client(hall, "Eve"), table, record)


@pytest.mark.parametrize("game", sandtable.games())
def test_every_moment_of_a_game_played_here(hall: HallInside, game: str) -> None:
    """Chat in between changes no position and is not part of the replay."""

    async def play(ola: Client, table: str) -> Page:
        async with ola.at(table) as page:
            await page.next_show()
            await page.ask("say", text="Have fun!")
            await play_to_the_end(page, choices(game, random.Random(3)))
            await page.ask("say", text="Well played!")
        return page

    ola = Client(hall, "Ola")
    bots = ["novice"] * (sandtable.game(game).seats[0] - 1)
    table = ola.open_table(game, ["me", *bots], start=True)
    page = asyncio.run(play(ola, table))
    record = Record.from_data(ola.get(f"/api/tables/{table}/record"))
    assert_is_the_record(Client(hall, "Eve"), table, record)

    mine = story(ola, table, "seat=0")
    since = mine["steps"][0]
    assert mine["lines"] == [line for line in page.lines if line["type"] == "told" and line["entry"] >= since]
    assert mine["lines"][0]["message"]["code"] == "log-started"
    chat = next(line["entry"] for line in page.lines if line["type"] == "said")
    before = max(step for step in mine["steps"] if step < chat)
    assert moment(ola, table, chat)["view"] == moment(ola, table, before)["view"]
    assert moment(ola, table, mine["steps"][-1], "seat=0")["view"] == page.show["play"]["view"]


def test_bad_numbers(hall: HallInside) -> None:
    ola = Client(hall, "Ola")
    table = ola.request("POST", "/api/records", random_game("camel-up", 1).to_json())["id"]
    steps = story(ola, table)["steps"]
    for entry in (0, steps[0] - 1, steps[-1] + 1, 999_999_999):
        with pytest.raises(Refused, match="no-such-entry") as refused:
            moment(ola, table, entry)
        assert refused.value.status == 404
    for query in ("", "?entry=", "?entry=-1", "?entry=x", "?entry=9&seat=x", "?entry=9999999999"):
        with pytest.raises(Refused, match="bad-message"):
            ola.get(f"/api/tables/{table}/moment{query}")
    for path in (f"moment?entry={steps[0]}&seat=3", "story?seat=3"):
        with pytest.raises(Refused, match="no-such-seat"):
            ola.get(f"/api/tables/{table}/{path}")


def test_a_replay_needs_a_finished_game(hall: HallInside) -> None:
    ola = Client(hall, "Ola")
    table = ola.open_table("camel-up", ["me", "me", "me"], start=True)
    for path in ("moment?entry=5", "story", "story?seat=0"):
        with pytest.raises(Refused, match="not-over") as refused:
            ola.get(f"/api/tables/{table}/{path}")
        assert refused.value.status == 409
        with pytest.raises(Refused, match="no-such-table"):
            ola.get(f"/api/tables/{'x' * 16}/{path}")
        with pytest.raises(Refused, match="unknown-guest"):
            Client(hall).get(f"/api/tables/{table}/{path}")


def test_what_is_kept_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "MOST_STATES", 10)
    replays = Replays()
    for id in ("a", "b", "c"):
        replays.put(id, Replay(Room(id), [1, 2, 3, 4], [], []))
    assert list(replays.cached) == ["b", "c"]


def test_a_game_without_end_is_not_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "MOST_STATES", 10)
    with pytest.raises(Refusal, match="too-large"):
        replay_log("x", list(log_of(random_game("camel-up", 1))))


def log_of(record: Record) -> Iterator[bytes]:
    yield from map(log.encode, entries_of(record, "x", 0))
