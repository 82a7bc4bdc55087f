"""Reads HTTP requests and makes HTTP responses."""

from __future__ import annotations

import asyncio
import gzip
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from sandtable.server.table.refusal import Refusal
from sandtable.server.web.addresses import household

LONG: Final = 64 * 1024  # bytes; longer responses are compressed in a thread
T = TypeVar("T")
encode: Final = msgspec.json.Encoder().encode


def reply(data: Any, status: int = 200) -> Response:
    """The data as a JSON response that is never cached."""
    return Response(encode(data), status, {"Cache-Control": "no-store"}, "application/json")


async def long_reply(request: Request, body: bytes, file: str = "") -> Response:
    """A response of ready-made JSON; a long one is compressed in a thread so as not to block the loop."""
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
    if file:
        headers = {"Content-Disposition": f'attachment; filename="{file}"', "Vary": "Accept-Encoding"}
    if len(body) > LONG and "gzip" in request.headers.get("Accept-Encoding", ""):
        headers["Content-Encoding"] = "gzip"
        body = await asyncio.to_thread(gzip.compress, body, 6)
    return Response(body, 200, headers, "application/json")


def address(request: Request) -> str:
    """The address that limits are counted for."""
    return household(request.client.host) if request.client else ""


def query(request: Request, name: str) -> int | None:
    """A number from the query string, if it is there."""
    text = request.query_params.get(name)
    if text is None:
        return None
    if not text.isdecimal() or len(text) > 9:  # isdigit would accept ²
        raise Refusal("bad-message")
    return int(text)


async def raw(request: Request) -> bytes:
    """The body of a request, whatever length its headers claim."""
    parts, length = [], 0
    most: int = request.app.state.api.hall.limits.largest_body
    try:
        async for part in request.stream():
            length += len(part)
            if length > most:
                raise Refusal("too-large")
            parts.append(part)
    except ClientDisconnect:  # nobody will read the answer
        raise Refusal("bad-message") from None
    return b"".join(parts)


async def body(request: Request, type: type[T]) -> T:
    """The JSON body of a request, decoded and checked."""
    try:
        return msgspec.json.decode(await raw(request), type=type)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("bad-message") from error
