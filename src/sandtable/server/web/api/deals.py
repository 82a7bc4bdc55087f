"""The same deal for everyone: the deal of the day, and duplicates."""

from __future__ import annotations

from starlette.requests import Request

from sandtable.server.protocol.rest.deals import DailyView, DealView, Duplicate
from sandtable.server.protocol.rest.tables import Opened
from sandtable.server.web.api.context import Api
from sandtable.server.web.http_io import body


async def daily(api: Api, request: Request) -> DailyView:
    """The deal of a day. Newcomers may look at it, too."""
    guest, day = await api.people.guest(request), request.query_params.get("day", "")
    return await api.hall.deals.daily(request.path_params["game"], guest.id if guest else "", day)


async def play_daily(api: Api, request: Request) -> Opened:
    guest = await api.known(request)
    api.limit_tables(guest, request)
    return Opened(await api.lobby.play_daily(guest, request.path_params["game"]))


async def deal(api: Api, request: Request) -> DealView:
    """The tables that share the deal of this one."""
    guest, live = await api.known(request), await api.hall.newest(request.path_params["id"])
    return await api.hall.deals.view(live.room, guest.id)


async def duplicate(api: Api, request: Request) -> Opened:
    guest, id = await api.known(request), request.path_params["id"]
    wish = await body(request, Duplicate)
    api.limit_tables(guest, request)
    return Opened(await api.lobby.duplicate(guest, id, wish))
