"""Tables that are put into the hall's database before anybody opens them.

They hold positions that rarely come up in play, and games shortly before their end. The hall finds such a
table as it finds all tables after a restart; from then on, page and hall treat it like any other.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from itsdangerous import URLSafeTimedSerializer
from playwright.sync_api import expect

from sandtable import Game, Table
from sandtable.core.sealed import SEED_BYTES
from sandtable.core.state import State
from sandtable.locales.language import language
from sandtable.review.hint import Hint
from sandtable.server.hall.heads import head
from sandtable.server.hall.lobby.lobby import ID_BYTES, invited
from sandtable.server.hall.timekeeper import Timekeeper
from sandtable.server.protocol.settings import Settings
from sandtable.server.store import Snapshot, reading, sqlite, writing
from sandtable.server.store.writing import Append, Job
from sandtable.server.table import decisions
from sandtable.server.table import entries as log
from sandtable.server.table.room import Room
from sandtable.server.table.snapshots import save_room
from sandtable.server.web.cookies import KEY
from tests.browser.kit import PATIENCE, Visitor
from tests.server.kit import seeded
from tests.tiers import LONG

# The other players at a table that a test lays out. They are never there, so only visitors decide.
ABSENT: Final = ["Ann", "Bartholomew", "Cem", "Dagmar", "Ewa", "Фёдор", "Gül", "Hans-Peter"]
LEFT: Final = 15  # about how many decisions are left in a game that is nearly over
BOTH_WAYS: Final = ["nearly over", "whole"] if LONG else ["nearly over"]  # how a game is played
Choose = Callable[[list[str]], str]


class Shelf:
    """The database of a hall, into which tests put tables while the hall is running."""

    def __init__(self, data: Path) -> None:
        url = sa.URL.create("sqlite", database=str(data / "hall.sqlite3"))
        patience = sqlite.AUTOCOMMIT | {"timeout": PATIENCE}
        self.database = sa.create_engine(url, connect_args=patience)
        sa.event.listen(self.database, "connect", sqlite.set_up_writer)
        sa.event.listen(self.database, "begin", sqlite.begin)

    def close(self) -> None:
        self.database.dispose()

    def lay(
        self,
        state: State,
        *people: Visitor,
        told: Sequence[log.Acted] = (),
        level: str = "",
        hint: Hint | None = None,
    ) -> str:
        """Put a table with this state into the database; its log ends with `told`. Return its path.

        The visitors have the first seats; on the others are people who are never there or, with a `level`,
        bots. A `hint` is open for the first visitor. The earlier moves are unknown, so the state exists only
        as a snapshot: the game can be continued, but neither replayed nor verified.
        """
        setting = state.setting
        settings = Settings(game=setting.game, seats=setting.seats, variants=dict(setting.variants))
        bots: set[str] = set()
        others: list[log.AnyEntry] = [
            invited(seat, level, 0, bots)
            if level
            else log.SatDown(at=0, seat=seat, guest=f"absent {seat}", name=ABSENT[seat])
            for seat in range(len(people), setting.seats)
        ]
        room, entries = self._open(settings, people, others)
        started = log.Started(at=Timekeeper().now(), rules_version=setting.rules_version, setup=[], drawn=0)
        room.fold(started, dealt=Table.resume(state, room.sealed(), [0] * setting.seats, None))
        if state.outcome() is not None:
            room.status = "over"
        given = [log.Hinted(at=started.at, seat=0, hint=hint)] if hint else []
        for entry in given:
            room.fold(entry)
        room.seq += len(told)
        snapshot = Snapshot(room.seq, save_room(room))
        keep = partial(writing.save_snapshot, table=room.id, snapshot=snapshot)
        return self._put(room, [*entries, started, *given, *told], keep)

    def nearly_over(
        self, game: str, choose: Choose, *people: Visitor, bots: int = 0, left: int = LEFT, luck: int = 0
    ) -> str:
        """Put a table into the database whose game soon ends if everybody chooses like this. Return its path.

        It is the first visitor's turn. The same `luck` always makes the same game.
        """
        seats = len(people) + bots
        here: set[str] = set()
        robots = [invited(seat, "novice", 0, here) for seat in range(len(people), seats)]
        room, entries = self._open(Settings(game=game, seats=seats), people, robots, luck)
        entries += played_on(room, choose)
        entries = entries[: last_turn(entries, len(entries) - left)]
        room = Room(room.id)
        for entry in entries:
            room.fold(entry)
        return self._put(room, entries)

    def _open(
        self, settings: Settings, people: Sequence[Visitor], others: Sequence[log.AnyEntry], luck: int = 0
    ) -> tuple[Room, list[log.AnyEntry]]:
        guests = [self._guest_of(visitor) for visitor in people]
        now = Timekeeper().now()
        entries: list[log.AnyEntry] = [
            log.TableOpened(at=now, settings=settings, host=guests[0], seed=bytes([luck] * SEED_BYTES).hex()),
            *(
                log.SatDown(at=now, seat=seat, guest=guest, name=visitor.name)
                for seat, (guest, visitor) in enumerate(zip(guests, people, strict=True))
            ),
            *others,
        ]
        room = Room(secrets.token_urlsafe(ID_BYTES))
        for entry in entries:
            room.fold(entry)
        return room, entries

    def _guest_of(self, visitor: Visitor) -> str:
        """The id in the visitor's cookie, which the hall has signed."""
        (cookie,) = (one["value"] for one in visitor.cookies() if "guest" in one["name"])
        with self.database.connect() as connection:
            key = reading.value(connection, KEY)
        assert key is not None
        return str(URLSafeTimedSerializer(key, salt="guest").loads(cookie))

    def _put(self, room: Room, entries: Sequence[log.AnyEntry], *more: Job) -> str:
        append = Append(room.id, 1, [log.encode(entry) for entry in entries], head(room))
        with self.database.begin() as connection:
            outcomes = writing.perform(connection, [append, *more])
        assert outcomes[0] is None, outcomes
        return f"/t/{room.id}"


def at_random(seed: int) -> Choose:
    ways = seeded(seed)
    return lambda options: options[next(ways) % len(options)]


def last_turn(entries: Sequence[log.AnyEntry], before: int) -> int:
    """The last entry at which seat 0 began its turn, so that nothing is half done there."""
    seats = [entry.seat if isinstance(entry, log.Acted) else None for entry in entries]
    return next(at for at in range(before, 0, -1) if seats[at] == 0 != seats[at - 1])


def played_on(room: Room, choose: Choose) -> list[log.AnyEntry]:
    """Start a game and play it to its end; return the entries of the log."""
    now = Timekeeper().now()
    decision = decisions.start(room, now)
    entries = list(decision.entries)
    room.fold(decision.entries[0], dealt=decision.dealt)
    while room.status == "playing":
        table, seat = room.playing_table, room.asked()[0]
        wish = choose([option.text for option in table.state.options(seat)])
        decision = decisions.act(room, seat, table.answer(seat), wish, now)
        room.fold(decision.entries[0], decision.draft)
        room.trim()
        entries += decision.entries
    return entries


class Positions:
    """Shows a visitor on seat 0 one position after another."""

    def __init__(
        self, shelf: Shelf, ola: Visitor, game: Game[Any], states: dict[str, Callable[[], State]]
    ) -> None:
        self.shelf = shelf
        self.ola = ola
        self.game = game
        self.states = states

    def lay(self, name: str) -> None:
        """Go to a table with this position, and wait until the page asks its question."""
        state = self.states[name]()
        self.ola.jump(self.shelf.lay(state, self.ola))
        prompt = self.game.view(state, 0).prompt
        text = language(self.ola.language).say(prompt, self.ola.names)
        expect(self.ola.page.locator(".prompt p")).to_have_text(text)
