"""For operators and their tools: the health of the hall, and its metrics."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from sandtable.server.metrics import CONTENT_TYPE
from sandtable.server.web.api.context import Api
from sandtable.server.web.http_io import reply


async def health(api: Api, request: Request) -> Response:
    """Whether the hall is ready for guests: it can write and read its database and is not stopping."""
    if api.hall.draining:
        return reply({"status": "draining"}, 503)
    await api.hall.store.check()
    tables, broken = len(api.hall.rooms), len(api.hall.quarantine)
    return reply({"status": "ok", "tables": tables, "broken": broken})


async def live(api: Api, request: Request) -> dict[str, Any]:
    """Whether this process answers at all; if it does not, it should be started again."""
    return {"status": "live"}


async def show_metrics(api: Api, request: Request) -> Response:
    return Response(api.hall.metrics.text(), media_type=CONTENT_TYPE)
