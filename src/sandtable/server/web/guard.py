"""Checks of every request: known host names, same origin, security headers, rates and sizes.

`connections.py` limits the connections themselves.
"""

from __future__ import annotations

from collections import deque
from typing import Final

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sandtable.server.hall.calls.webhook import MARK as WEBHOOK_MARK
from sandtable.server.hall.timekeeper import Timekeeper
from sandtable.server.limits import DEFAULTS, Limits, Rate
from sandtable.server.logs import Log
from sandtable.server.protocol.rest import Trouble
from sandtable.server.table.refusal import Refusal
from sandtable.server.web.addresses import Hosts, name_in

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
# Operators who forgot --allowed-hosts see this in the browser instead of the page, so it is not translated.
WRONG_HOST: Final = (
    "This hall does not know the name in your address bar.\n\n"
    "If you run the hall, name it when you start: sandtable serve --allowed-hosts NAME\n"
    "(and behind a proxy also --trusted-proxies ADDRESS). A numeric address always works.\n"
)
REFUSED: Final = {  # code: the status, and a text for browsers
    "wrong-host": (421, WRONG_HOST),
    "cross-site": (403, ""),
    "wrong-scheme": (403, ""),
    "bad-message": (400, ""),
    "too-large": (413, ""),
}


LONGEST_WINDOW: Final = 60  # seconds; nothing older is counted
SWEEP_AT: Final = 10_000  # entries; then those older than the longest window are removed

logger: Final = Log("sandtable.server.web.guard")


class Rates:
    """Counts how often each guest and address does something. In memory, as limits protect this process.

    Time is the hall's own, which no rate-limiting library can count by.
    """

    def __init__(
        self, generous: bool = False, time: Timekeeper | None = None, limits: Limits = DEFAULTS
    ) -> None:
        self.generous = generous  # no limits: a load test from one address
        self.limits = limits
        self.time = time or Timekeeper()
        self.hits: dict[tuple[Rate, tuple[str, ...]], deque[float]] = {}  # when calls were allowed
        self.sweep_at = SWEEP_AT
        self.open: dict[str, int] = {}
        self.owing: dict[str, float] = {}  # by address: the time at which its refusals are paid for

    def allow(self, rate: Rate, *who: str) -> bool:
        """Count one more call in a moving window, unless the rate is exceeded.

        `who` names what is counted and for whom. Setting the system's clock back must not lock anybody out,
        so the window moves with the hall's time.
        """
        if self.generous:
            return True
        now = self.time.seconds()
        hits = self._hits(rate, who)
        if len(hits) == rate.amount and hits[0] > now - rate.seconds:
            return False
        hits.append(now)
        return True

    def _hits(self, rate: Rate, who: tuple[str, ...]) -> deque[float]:
        if len(self.hits) >= self.sweep_at:
            recent = self.time.seconds() - LONGEST_WINDOW
            self.hits = {each: hits for each, hits in self.hits.items() if hits and hits[-1] > recent}
            self.sweep_at = max(SWEEP_AT, 2 * len(self.hits))
        return self.hits.setdefault((rate, who), deque(maxlen=rate.amount))

    async def hold_back(self, address: str) -> None:
        """Wait before sending one more refusal to that address.

        Pages are hardly ever refused. A program that tries everything gets its answers ever more slowly, and
        nothing more is read from it meanwhile, so it takes only a small share of the hall's time.
        """
        if (seconds := self._hold(address)) > 0:
            await self.time.sleep(seconds)

    def _hold(self, address: str) -> float:
        """How long to wait: each refusal costs some seconds, and an address that owes too much waits."""
        if self.generous:
            return 0.0
        now, limits = self.time.seconds(), self.limits
        price = limits.refusals.seconds / limits.refusals.amount
        if len(self.owing) >= SWEEP_AT:
            self.owing = {each: until for each, until in self.owing.items() if until > now}
        credit = limits.refusals_at_once * price
        owing = max(self.owing.get(address, now) - now, 0.0) + price
        self.owing[address] = now + min(owing, credit + limits.longest_hold)
        return min(owing - credit, limits.longest_hold)

    def enter(self, who: str, most: int) -> bool:
        """Count one more open socket, unless there are already `most`; pair with `leave`."""
        if self.open.get(who, 0) >= most and not self.generous:
            return False
        self.open[who] = self.open.get(who, 0) + 1
        return True

    def leave(self, who: str) -> None:
        self.open[who] -= 1
        if not self.open[who]:
            del self.open[who]

    async def close(self) -> None:
        """Close nothing: only shared rates have connections."""


class Guard:
    """Middleware that refuses unknown hosts and cross-site writes, and adds the security headers."""

    def __init__(self, app: ASGIApp, hosts: Hosts, largest_body: int) -> None:
        self.app = app
        self.hosts = hosts
        self.largest_body = largest_body

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        try:
            self._check(scope, Headers(scope=scope))
        except Refusal as refusal:
            await _refuse(scope, receive, send, refusal.code)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        await self.app(scope, receive, send_guarded)

    def _check(self, scope: Scope, headers: Headers) -> None:
        """Refuse a request by its headers alone."""
        if not self.hosts.allow(headers.get("host")):
            logger.warning("wrong-host", host=name_in(headers["host"]))
            raise Refusal("wrong-host")
        if WEBHOOK_MARK in headers:  # a hall was made to call itself or another hall
            raise Refusal("cross-site")
        if scope["type"] == "websocket" or scope["method"] not in SAFE:
            if not same_site(headers):
                raise Refusal("cross-site")
            if not same_scheme(headers, scope["scheme"]):
                logger.warning("wrong-scheme", kind=scope["scheme"])
                raise Refusal("wrong-scheme")
        if "content-length" in headers and "transfer-encoding" in headers:
            raise Refusal("bad-message")  # a proxy could trust one of them and we the other
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self.largest_body:
            raise Refusal("too-large")


def same_site(headers: Headers) -> bool:
    """Whether the request comes from our own page, as browsers report it; other programs are not at risk."""
    if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    return origin is None or origin.partition("://")[2] == headers.get("host")


def same_scheme(headers: Headers, scheme: str) -> bool:
    """Whether page and request use the same scheme: a page sent over http may have been forged."""
    origin = headers.get("origin")
    ours = "https" if scheme in ("https", "wss") else "http"
    return origin is None or origin.partition("://")[0] == ours


async def _refuse(scope: Scope, receive: Receive, send: Send, code: str) -> None:
    """Send the refusal and close: as the request is not read to its end, the next one cannot be found."""
    status, advice = REFUSED[code]
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4000 + status, "reason": code})
        return
    headers = {**HEADERS, "Connection": "close", "Cache-Control": "no-store"}
    if advice and not scope["path"].startswith("/api/"):
        await Response(advice, status, headers, "text/plain")(scope, receive, send)
        return
    body = msgspec.json.encode(Trouble(code))
    await Response(body, status, headers, "application/json")(scope, receive, send)
