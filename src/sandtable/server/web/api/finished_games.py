"""Finished games. Their records are public, so everybody may look through every seat."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from sandtable.server.protocol.rest.finished_games import AskReview
from sandtable.server.table.refusal import Refusal
from sandtable.server.web.api.context import Api
from sandtable.server.web.http_io import body, long_reply, query


async def story(api: Api, request: Request) -> Response:
    guest, id = await api.known(request), request.path_params["id"]
    return await long_reply(request, await api.finished_games.story(guest, id, query(request, "seat")))


async def position(api: Api, request: Request) -> Response:
    guest, id = await api.known(request), request.path_params["id"]
    entry = query(request, "entry")
    if entry is None:
        raise Refusal("bad-message")
    seat = query(request, "seat")
    return await long_reply(request, await api.finished_games.position(guest, id, entry, seat))


async def record(api: Api, request: Request) -> Response:
    game, record = await api.finished_games.record(await api.people.guest(request), request.path_params["id"])
    return await long_reply(request, record, f"{game}.sandtable.json")


async def verified(api: Api, request: Request) -> Response:
    guest, id = await api.people.guest(request), request.path_params["id"]
    return await long_reply(request, await api.finished_games.verified(guest, id))


async def review(api: Api, request: Request) -> Response:
    guest, id = await api.known(request), request.path_params["id"]
    return await long_reply(request, await api.finished_games.review(guest, id))


async def begin_review(api: Api, request: Request) -> Response:
    guest, id = await api.known(request), request.path_params["id"]
    effort = (await body(request, AskReview)).effort
    api.limit(api.limits.reviews, "reviews", guest.id)
    await api.finished_games.begin_review(guest, id, effort)
    return await long_reply(request, await api.finished_games.review(guest, id))


async def cancel_review(api: Api, request: Request) -> Response:
    guest, id = await api.known(request), request.path_params["id"]
    await api.finished_games.cancel_review(guest, id)
    return await long_reply(request, await api.finished_games.review(guest, id))


async def salvage(api: Api, request: Request) -> Response:
    guest, id = await api.known(request), request.path_params["id"]
    return await long_reply(request, await api.finished_games.salvage(guest, id), "damaged-table.json")
