"""Tables: opening, finding and joining them, and their logs."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request

from sandtable.server.hall.lobby.join_codes import LIFETIME, tidy
from sandtable.server.protocol.rest.finished_games import LogPage
from sandtable.server.protocol.rest.tables import (
    BranchOff,
    Invitation,
    JoinByCode,
    JoinCode,
    Opened,
    OpenTable,
)
from sandtable.server.table.refusal import Refusal
from sandtable.server.web.api.context import Api
from sandtable.server.web.http_io import address, body, query, raw

END_OF_LOG: Final = 2**31  # beyond the number of any entry


async def open_table(api: Api, request: Request) -> Opened:
    guest = await api.known(request)
    api.limit_tables(guest, request)
    return Opened(await api.lobby.open_table(guest, await body(request, OpenTable)))


async def branch_off(api: Api, request: Request) -> Opened:
    guest, id = await api.known(request), request.path_params["id"]
    wish = await body(request, BranchOff)
    api.limit_tables(guest, request)
    return Opened(await api.lobby.branch_off(guest, id, wish))


async def import_record(api: Api, request: Request) -> Opened:
    guest = await api.known(request)
    api.limit_tables(guest, request)
    return Opened(await api.lobby.import_record(guest, await raw(request)))


async def invitation(api: Api, request: Request) -> Invitation:
    return await api.table_lists.invitation(await api.people.guest(request), request.path_params["id"])


async def join_code(api: Api, request: Request) -> JoinCode:
    """A code for a table that waits for players; whoever has its link may ask for one.

    A page may ask at the moment when somebody starts the game. That is not a mistake, so the code is empty.
    """
    guest, id = await api.known(request), request.path_params["id"]
    api.limit(api.limits.new_codes, "codes", guest.id)
    if not await api.table_lists.is_waiting(id):
        return JoinCode("", LIFETIME)
    return JoinCode(*await api.codes.code(id, int(api.people.time.wall())))


async def join(api: Api, request: Request) -> Opened:
    """The table with a code. Guesses are limited for each address and for all of them together."""
    text = (await body(request, JoinByCode)).code
    code = tidy(text)
    if code is None:
        raise Refusal("no-such-code")
    api.limit(api.limits.codes_tried, "codes tried", address(request))
    api.limit(api.limits.codes_tried_by_all, "codes tried")
    id = await api.codes.table(code, int(api.people.time.wall()))
    if not await api.table_lists.is_waiting(id):
        raise Refusal("already-started")
    return Opened(id)


async def log_page(api: Api, request: Request) -> LogPage:
    guest = await api.known(request)
    before = query(request, "before")
    return await api.table_lists.log_page(
        guest, request.path_params["id"], query(request, "seat"), END_OF_LOG if before is None else before
    )
