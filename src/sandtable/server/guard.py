"""The guard at the door: same origin, security headers, rates, sizes."""

from __future__ import annotations

from collections import deque
from typing import Final

import msgspec
from limits import RateLimitItemPerMinute, RateLimitItemPerSecond
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sandtable.server.timekeeper import Timekeeper
from sandtable.server.wire_rest import Trouble

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # the address of a table is its key
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
SAFE: Final = ("GET", "HEAD", "OPTIONS")
LARGEST_BODY: Final = 2 * 1024 * 1024  # bytes: a long record

REQUESTS: Final = RateLimitItemPerSecond(30)  # by address
NEW_TABLES: Final = RateLimitItemPerMinute(20)  # by guest
NEW_GUESTS: Final = RateLimitItemPerMinute(30)  # by address
MESSAGES: Final = RateLimitItemPerSecond(25)  # by guest
CHAT: Final = RateLimitItemPerMinute(20)  # by guest
QUESTIONS: Final = RateLimitItemPerSecond(5)  # by guest: an answer costs up to a tenth of a second
LONGEST_WINDOW: Final = 60  # seconds: nothing older is counted
SWEEP_AT: Final = 10_000  # who has not come for so long is forgotten when so many are known
SOCKETS: Final = 100  # open at once, by address
SOCKETS_OF_A_GUEST: Final = 20


class Rates:
    """How often somebody may do something. In memory: a limit protects this process."""

    def __init__(self, generous: bool = False, time: Timekeeper | None = None) -> None:
        self.generous = generous  # a load test from one address
        self.time = time or Timekeeper()
        self.hits: dict[str, deque[float]] = {}  # the last moments of everybody, for each limit
        self.sweep_at = SWEEP_AT
        self.open: dict[str, int] = {}

    def allow(self, limit: RateLimitItemPerSecond | RateLimitItemPerMinute, *who: str) -> bool:
        """A moving window, by the hall's time: setting the system's clock back must lock nobody out."""
        if self.generous:
            return True
        now = self.time.seconds()
        hits = self._hits(limit.key_for(*who), limit.amount)
        if len(hits) == limit.amount and hits[0] > now - limit.get_expiry():
            return False
        hits.append(now)
        return True

    def _hits(self, key: str, most: int) -> deque[float]:
        if len(self.hits) >= self.sweep_at:
            recent = self.time.seconds() - LONGEST_WINDOW
            self.hits = {each: hits for each, hits in self.hits.items() if hits and hits[-1] > recent}
            self.sweep_at = max(SWEEP_AT, 2 * len(self.hits))
        return self.hits.setdefault(key, deque(maxlen=most))

    def enter(self, who: str, most: int) -> bool:
        if self.open.get(who, 0) >= most and not self.generous:
            return False
        self.open[who] = self.open.get(who, 0) + 1
        return True

    def leave(self, who: str) -> None:
        self.open[who] -= 1
        if not self.open[who]:
            del self.open[who]


class Guard:
    """Refuses cross-site writes and sockets, and puts the security headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE
        if unsafe and not same_origin(headers):
            await _refuse(scope, receive, send, 403, "cross-site")
            return
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > LARGEST_BODY:
            await _refuse(scope, receive, send, 413, "too-large")
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        await self.app(scope, receive, send_guarded)


def same_origin(headers: Headers) -> bool:
    """By what browsers say of themselves; a program without a browser's headers is no browser to protect."""
    if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    return origin is None or origin.split("://", 1)[-1] == headers.get("host")


async def _refuse(scope: Scope, receive: Receive, send: Send, status: int, code: str) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4000 + status, "reason": code})
        return
    body = msgspec.json.encode(Trouble(code))
    await Response(body, status, HEADERS, "application/json")(scope, receive, send)
