"""The same deal for everyone: the deal of the day, and duplicates of a table that was played.

Nobody may learn the luck of a deal that they have yet to play. The deal of a day is closed to everybody
until that day is over. Any other deal is open to those who have played it and have no unfinished table of it.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final, Literal

import msgspec

from sandtable.core.registry import game as find_game
from sandtable.core.registry import games
from sandtable.server.hall.timekeeper import Timekeeper
from sandtable.server.protocol.rest.deals import DailyView, DealResult, DealView
from sandtable.server.protocol.settings import Settings
from sandtable.server.store import Store, TableHead
from sandtable.server.table.deals import Deal, day_of, end_of, is_day, settings_of_a_day
from sandtable.server.table.guests import Guest
from sandtable.server.table.refusal import Refusal
from sandtable.server.table.room import Room
from sandtable.server.table.show import StoredCard

SECRET: Final = "secret of the daily deals"  # in the store
DAILY: Final = "daily "  # before game, day and guest: the guest's table
DEAL: Final = "deal "  # before the id of a deal: its tables, the first one first
MOST_OF_A_DEAL: Final = 100  # tables of one deal
MOST_RESULTS: Final = 500  # tables of a day that its results look at
SEATS_OF_A_DAY: Final = 4
LEVEL_OF_A_DAY: Final = "regular"
Progress = Literal["new", "playing", "done"]


class Deals:
    """Knows which tables share a deal, and who may look at it."""

    def __init__(self, store: Store, time: Timekeeper) -> None:
        self.store = store
        self.time = time

    # --- who may look -------------------------------------------------------------------------------------

    async def is_sealed(self, room: Room, guest: str) -> bool:
        """Whether the luck of this finished table must stay hidden from the guest."""
        return await self._is_sealed(room.deal or Deal(room.id), guest)

    async def _is_sealed(self, deal: Deal, guest: str) -> bool:
        if deal.day:
            return deal.is_closed(self.time.now())
        tables = await self.tables(deal.id)
        if not tables:
            return False
        own = [head for head in await self.store.heads(tables) if sits(head, guest)]
        return not own or any(head.status != "over" for head in own)

    async def check(self, room: Room, guest: str) -> None:
        """Refuse to tell the luck of a deal that is sealed from the guest."""
        if await self.is_sealed(room, guest):
            raise Refusal("deal-sealed")

    async def may_look(self, room: Room, guest: str) -> bool:
        """Whether a guest may open the page of a table; after the game, it shows the luck of the deal."""
        if room.status != "over":
            return True
        if room.deal and room.deal.day and room.seats_of(guest):
            return True  # they have played it; the seed stays closed all the same
        return not await self.is_sealed(room, guest)

    async def check_damaged(self, opened: Deal | None, table: str, guest: str) -> None:
        """Refuse to show what is left of a damaged table if its deal is sealed from the guest."""
        if await self._is_sealed(opened or Deal(table), guest):
            raise Refusal("deal-sealed")

    # --- the deal of the day --------------------------------------------------------------------------------

    async def seed_of(self, game: str, day: str) -> str:
        """The seed of a day's deal, which only this hall can know."""
        secret = await self.store.set_value_once(SECRET, secrets.token_hex(32))
        return hmac.new(bytes.fromhex(secret), f"{game} {day}".encode(), hashlib.sha256).hexdigest()

    async def claim(self, game: str, guest: Guest, day: str, table: str) -> str:
        """Make this the guest's table of a day's deal, unless they have one; returns the table they have.

        It may not be there yet: then it is opened with this id, even if the hall was stopped in between.
        """
        return await self.store.set_value_once(f"{DAILY}{game} {day} {guest.id}", table)

    async def table_of(self, game: str, day: str, guest: str) -> str | None:
        """The guest's table of a day's deal."""
        return await self.store.value(f"{DAILY}{game} {day} {guest}") if guest else None

    async def daily(self, game: str, guest: str, day: str) -> DailyView:
        """The deal of a day, and its results for those who have played it; without a day it is today's."""
        if game not in games():
            raise Refusal("no-such-game")
        today = day_of(self.time.now())
        day = day or today
        if not is_day(day) or day > today:
            raise Refusal("bad-message")
        mine = await self.table_of(game, day, guest)
        head = await self.store.head(mine) if mine else None
        state: Progress = "new" if head is None else "done" if head.status == "over" else "playing"
        results: list[DealResult] = []
        if day < today or state == "done":
            results = await self._results_of(game, day, guest, mine)
        settings = settings_of(game)
        return DailyView(
            day=day,
            ends=end_of(day),
            now=self.time.now(),
            game=game,
            seats=settings.seats,
            level=LEVEL_OF_A_DAY,
            state=state,
            table=mine if head else None,
            results=results,
        )

    async def _results_of(self, game: str, day: str, guest: str, mine: str | None) -> list[DealResult]:
        """The games that ended on that day, the best first; of very many only some, and the guest's own."""
        tables = await self.store.values(f"{DAILY}{game} {day} ", MOST_RESULTS)
        heads = await self.store.heads(sorted({*tables.values(), *([mine] if mine else [])}))
        ended = [each for each in results_of(heads, guest) if each.ended < end_of(day)]
        return sorted(ended, key=lambda each: (0 not in each.winners, -each.scores[0], each.ended))

    # --- duplicates -----------------------------------------------------------------------------------------

    async def tables(self, deal: str) -> list[str]:
        """The tables of a deal, in the order in which they were opened; none if there is no such deal."""
        stored = await self.store.value(DEAL + deal)
        return msgspec.json.decode(stored, type=list[str]) if stored else []

    async def add(self, deal: str, table: str) -> None:
        """Add a table to a deal, which begins with the table that it is called after."""

        def added(stored: str) -> str:
            tables = msgspec.json.decode(stored, type=list[str]) if stored else [deal]
            if len(tables) >= MOST_OF_A_DEAL:
                raise Refusal("deal-full", most=MOST_OF_A_DEAL)
            return msgspec.json.encode([*tables, table]).decode()

        await self.store.change_value(DEAL + deal, added)

    async def check_free(self, deal: str, guest: str, table: str = "") -> None:
        """Refuse a second table of a deal to somebody who still plays the first: it would reveal the luck."""
        for head in await self.store.heads(await self.tables(deal)):
            if sits(head, guest) and head.status != "over" and head.id != table:
                raise Refusal("deal-unfinished")

    async def view(self, room: Room, guest: str) -> DealView:
        """A deal that several tables share, and how they ended, for those who have played it."""
        deal = room.deal or Deal(room.id)
        heads = [] if deal.day else await self.store.heads(await self.tables(deal.id))
        own = [head for head in heads if sits(head, guest)]
        done = bool(own) and all(head.status == "over" for head in own)
        return DealView(
            first=deal.id,
            game=room.settings.game,
            seats=room.settings.seats,
            tables=len(heads),
            ended=sum(head.status == "over" for head in heads),
            state="done" if done else "playing" if own else "new",
            unfinished=[head.id for head in own if head.status != "over"],
            results=results_of(heads, guest) if done else [],
        )


def settings_of(game: str) -> Settings:
    """The settings of a game's daily deals. No time is spent on the set-up where it can be random."""
    title = find_game(game)
    seats = min(max(SEATS_OF_A_DAY, title.seats[0]), title.seats[-1])
    quick = {"setup_order": "random"} if "setup_order" in title.variants else {}
    return settings_of_a_day(game, seats, quick)


def sits(head: TableHead, guest: str) -> bool:
    """Whether the guest plays there; whoever only opened a table for others does not."""
    return bool(guest) and guest in msgspec.json.decode(head.card, type=StoredCard).guests


def results_of(heads: list[TableHead], guest: str) -> list[DealResult]:
    """The finished tables among these, with what is shown of each; in the order of the heads."""
    known: set[str] = set()
    found = []
    for head in heads:
        card = msgspec.json.decode(head.card, type=StoredCard)
        again = [seat for seat, sitting in enumerate(card.guests) if sitting and sitting in known]
        known |= {*card.guests}
        if head.status == "over" and card.scores:
            found.append(
                DealResult(
                    table=head.id,
                    names=card.names,
                    personas=card.personas,
                    scores=card.scores,
                    winners=card.winners,
                    hints=card.hints,
                    mine=card.seats_of(guest),
                    again=again,
                    ended=card.since,
                )
            )
    return found
