"""What all REST routes share: the hall behind them, and the checks of who asks and how often."""

from __future__ import annotations

from starlette.requests import Request

from sandtable.server.hall.hall import Hall
from sandtable.server.hall.lobby.finished_games import FinishedGames
from sandtable.server.hall.lobby.join_codes import JoinCodes
from sandtable.server.hall.lobby.lobby import Lobby
from sandtable.server.hall.lobby.table_lists import TableLists
from sandtable.server.limits import Rate
from sandtable.server.table.guests import Guest
from sandtable.server.table.refusal import Refusal
from sandtable.server.web.cookies import People
from sandtable.server.web.guard import Rates
from sandtable.server.web.http_io import address
from sandtable.server.web.reach import Place


class Api:
    """The hall as its REST routes see it. A route is a function that takes this and the request."""

    def __init__(
        self, hall: Hall, lobby: Lobby, people: People, rates: Rates, place: Place | None = None
    ) -> None:
        self.hall = hall
        self.lobby = lobby
        self.finished_games = FinishedGames(hall)
        self.table_lists = TableLists(hall)
        self.people = people
        self.rates = rates
        self.limits = hall.limits
        self.place = place or Place()
        self.codes = JoinCodes(hall.store, people.key)

    async def known(self, request: Request) -> Guest:
        """The guest who asks, or a Refusal."""
        guest = await self.people.guest(request)
        if guest is None:
            raise Refusal("unknown-guest")
        if guest.id in self.hall.blocks.guests:
            raise Refusal("blocked")
        return guest

    def limit_tables(self, guest: Guest, request: Request) -> None:
        """Count a new table for the guest, and for all guests of the address together."""
        self.limit(self.limits.new_tables, "tables", guest.id)
        self.limit(self.limits.new_tables_of_an_address, "tables of an address", address(request))

    def limit_changes(self, guest: Guest) -> None:
        """Count a change together with those through sockets: a new name is written to many tables."""
        self.limit(self.limits.changes, "changes", guest.id)

    def limit(self, rate: Rate, *who: str) -> None:
        """Refuse what comes too often."""
        if not self.rates.allow(rate, *who):
            raise Refusal("too-fast")
