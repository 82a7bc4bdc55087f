"""What guests are shown of the tables: lists, their history, invitations, and pages of a log."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import msgspec

from sandtable.bots.levels import offered
from sandtable.core.registry import game, games
from sandtable.server.hall.archive.reviews import marks_key_of
from sandtable.server.hall.hall import Hall
from sandtable.server.protocol.rest.finished_games import LogPage
from sandtable.server.protocol.rest.hall import GameCard, HallView, VariantCard
from sandtable.server.protocol.rest.history import GameTally, History, LevelTally, ReviewMark
from sandtable.server.protocol.rest.tables import Invitation, TableCard
from sandtable.server.store import TableHead
from sandtable.server.table.guests import Guest
from sandtable.server.table.refusal import Refusal
from sandtable.server.table.show import invitation, stored_lines, table_card

LOG_PAGE: Final = 100  # entries


class TableLists:
    """Lists the tables of a hall for one guest, and shows what a guest may know of each."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.limits = hall.limits
        self.store = hall.store

    async def lists(self, guest: Guest | None) -> HallView:
        """The guest's own tables, those that wait for players, and those that may be watched."""
        mine = await self.store.sitting(guest.id, self.limits.listed) if guest else []
        waiting = await self.store.listed("waiting", self.limits.listed)
        playing = await self.store.listed("playing", self.limits.listed)
        name = guest.id if guest else ""
        return HallView(
            now=self.hall.time.now(),
            mine=[_card(each, name) for each in mine],
            open=[_card(each, name) for each in waiting if name not in each.guests],
            watch=[_card(each, name) for each in playing if each.watch and name not in each.guests],
        )

    async def history(self, guest: Guest) -> History:
        """The guest's finished games, and how they fared in each game."""
        heads = await self.store.sitting(guest.id, self.limits.remembered, "over")
        cards = [_card(each, guest.id) for each in heads]
        finished = [card for card in cards if card.mine and card.scores]
        marks = await self._marks(finished)
        tallies = [tally(name, finished, marks) for name in games()]
        shown = finished[: self.limits.games_listed]
        return History(
            now=self.hall.time.now(),
            tallies=[each for each in tallies if each.played],
            tables=shown,
            marks={card.id: marks[card.id] for card in shown if card.id in marks},
            counted=len(finished),
        )

    async def _marks(self, finished: list[TableCard]) -> dict[str, ReviewMark]:
        """What the reviews of these games say about the guest's first seat."""
        stored = await self.store.values_of([marks_key_of(card.id) for card in finished])
        found: dict[str, ReviewMark] = {}
        for card in finished:
            if text := stored.get(marks_key_of(card.id)):
                found[card.id] = msgspec.json.decode(text, type=list[ReviewMark])[card.mine[0]]
        return found

    async def invitation(self, guest: Guest | None, id: str) -> Invitation:
        """What somebody who follows the link of a table is told before they come in."""
        head = await self.store.head(id)
        if head is None:
            raise Refusal("no-such-table")
        closed = head.status == "playing" and not head.watch
        if closed and (guest is None or guest.id not in head.guests):
            raise Refusal("not-watchable")
        return invitation(head.game, head.card)

    async def is_waiting(self, id: str) -> bool:
        """Whether a table still waits for players."""
        head = await self.store.head(id)
        if head is None:
            raise Refusal("no-such-table")
        return head.status == "waiting"

    async def log_page(self, guest: Guest, id: str, seat: int | None, before: int) -> LogPage:
        """The lines of the last entries before that one, as the seat may read them."""
        room = (await self.hall.newest(id)).room
        if seat is not None and seat not in room.seats_of(guest.id):
            raise Refusal("not-your-seat")
        if seat is None and not room.may_be_watched_by(guest.id):
            raise Refusal("not-watchable")
        if not await self.hall.deals.may_look(room, guest.id):
            raise Refusal("deal-sealed")
        before = min(before, room.seq + 1)
        numbered = await self.store.before(id, before, LOG_PAGE)
        lines = stored_lines(room, numbered, seat)
        earlier = numbered[0][0] if numbered and numbered[0][0] > 1 else None
        return LogPage(lines, earlier)


def game_cards() -> list[GameCard]:
    """The games that can be played here."""
    return [
        GameCard(
            name=found.name,
            fewest=found.seats[0],
            most=found.seats[-1],
            variants=[
                VariantCard(key, list(variant.choices), variant.rule)
                for key, variant in found.variants.items()
            ],
            levels=offered(found.name),
            questions=list(found.questions),
        )
        for found in map(game, games())
    ]


def tally(name: str, finished: list[TableCard], marks: Mapping[str, ReviewMark]) -> GameTally:
    """How a guest fared in one game, with every seat they played on the same table counted."""
    scores = [(card, seat) for card in finished if card.game == name for seat in card.mine]
    reviewed = [marks[card.id] for card in finished if card.game == name and card.id in marks]
    kinds: dict[str, list[bool]] = {}
    for card, seat in scores:
        kinds.setdefault(against(card), []).append(seat in card.winners)
    return GameTally(
        game=name,
        played=len(scores),
        won=sum(seat in card.winners for card, seat in scores),
        best=max((card.scores[seat] for card, seat in scores), default=0),
        levels=[LevelTally(kind, len(won), sum(won)) for kind, won in sorted(kinds.items())],
        hinted=sum(any(card.hints[seat : seat + 1]) for card, seat in scores),
        reviewed=len(reviewed),
        given_away=sum(mark.given_away for mark in reviewed),
        margin=math.hypot(*[mark.margin for mark in reviewed]),
    )


def against(card: TableCard) -> str:
    """Whom somebody played against: bots of one level, bots of several, or people too."""
    others = [name for seat, name in enumerate(card.names) if seat not in card.mine]
    if len(card.mine) > 1 or any(not name.startswith(":") for name in others):
        return "people"
    levels = {name[1:] for name in others}
    return levels.pop() if len(levels) == 1 else "mixed"


def _card(each: TableHead, guest: str) -> TableCard:
    return table_card(each.id, each.game, each.card, guest)
