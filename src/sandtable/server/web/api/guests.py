"""Guests: who they are, how they are reached, and their history."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from sandtable.server.hall.calls.webhook import BadWebhook
from sandtable.server.protocol.rest.guests import (
    DropPush,
    Hello,
    Me,
    PersonalLink,
    PushKey,
    PushSubscription,
    TakeLink,
    Webhook,
)
from sandtable.server.protocol.rest.history import History
from sandtable.server.table.refusal import Refusal
from sandtable.server.web.api.context import Api
from sandtable.server.web.cookies import proper_name
from sandtable.server.web.http_io import address, body, reply


async def me(api: Api, request: Request) -> Me:
    """The guest who asks; a newcomer is not an error but a guest without a name."""
    guest = await api.people.guest(request)
    return Me(guest.name, guest.webhook) if guest else Me("", "")


async def hello(api: Api, request: Request) -> Response:
    """Become a guest, or change your name at all tables that are not over."""
    name = proper_name((await body(request, Hello)).name)
    guest = await api.people.guest(request)
    if guest is None:
        api.limit(api.limits.new_guests, "guests", address(request))
        guest = await api.people.greet(name)
    elif guest.name != name:
        api.limit_changes(guest)
        guest = msgspec.structs.replace(guest, name=name)
        await api.people.store.change_guest(guest)
        await api.hall.rename(guest)
    response = reply(Me(guest.name, guest.webhook))
    api.people.give_cookie(request, response, guest)
    return response


async def link(api: Api, request: Request) -> PersonalLink:
    guest = await api.known(request)
    return PersonalLink(f"/link#{api.people.link(guest)}", api.limits.link_seconds)


async def take(api: Api, request: Request) -> Response:
    api.limit(api.limits.new_guests, "guests", address(request))
    guest = await api.people.take((await body(request, TakeLink)).token)
    response = reply(Me(guest.name, guest.webhook))
    api.people.give_cookie(request, response, guest)
    return response


async def webhook(api: Api, request: Request) -> Me:
    guest = await api.known(request)
    url = (await body(request, Webhook)).url
    api.limit_changes(guest)
    if url:
        try:
            api.hall.webhooks.check(url)
        except BadWebhook as error:
            raise Refusal(error.code) from error
    await api.people.store.change_guest(msgspec.structs.replace(guest, webhook=url))
    return Me(guest.name, url)


async def push_key(api: Api, request: Request) -> PushKey:
    return PushKey(await api.hall.pushes.public_key())


async def subscribe(api: Api, request: Request) -> DropPush:
    """Tell this device when it is the guest's turn; the reply is the body that `unsubscribe` takes."""
    guest, wanted = await api.known(request), await body(request, PushSubscription)
    api.limit_changes(guest)
    try:
        await api.hall.pushes.subscribe(guest.id, wanted)
    except BadWebhook as error:
        raise Refusal(error.code) from error
    return DropPush(wanted.endpoint)


async def unsubscribe(api: Api, request: Request) -> DropPush:
    guest, unwanted = await api.known(request), await body(request, DropPush)
    api.limit_changes(guest)
    await api.hall.pushes.unsubscribe(guest.id, unwanted.endpoint)
    return unwanted


async def history(api: Api, request: Request) -> History:
    return await api.table_lists.history(await api.known(request))


async def records(api: Api, request: Request) -> Response:
    """All records of the guest, sent one after the other, so that neither side has to hold them all."""
    guest = await api.known(request)
    api.limit(api.limits.exports, "exports", guest.id)
    headers = {"Content-Disposition": 'attachment; filename="records.jsonl"', "Cache-Control": "no-store"}
    lines = await api.finished_games.records_of(guest)
    return StreamingResponse(lines, headers=headers, media_type="application/jsonl")
