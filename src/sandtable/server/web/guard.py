"""The guard: known names, same origin, security headers, rates, sizes. The door is in `connections.py`."""

from __future__ import annotations

from collections import deque
from typing import Final

import msgspec
from limits import RateLimitItemPerMinute, RateLimitItemPerSecond
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sandtable.server.hall.timekeeper import Timekeeper
from sandtable.server.hall.webhook import MARK as WEBHOOK_MARK
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
LARGEST_BODY: Final = 2 * 1024 * 1024  # bytes: a long record
# Who set the hall up wrongly sees this in the browser, in place of the page that has the catalogues.
WRONG_HOST: Final = (
    "This hall does not know the name in your address bar.\n\n"
    "If you run the hall, name it when you start: sandtable serve --allowed-hosts NAME\n"
    "(and behind a proxy also --trusted-proxies ADDRESS). An address in numbers always works.\n"
)
REFUSED: Final = {  # code: the status, and what a browser shows outside of the pages
    "wrong-host": (421, WRONG_HOST),
    "cross-site": (403, ""),
    "wrong-scheme": (403, ""),
    "bad-message": (400, ""),
    "too-large": (413, ""),
}

REQUESTS: Final = RateLimitItemPerSecond(30)  # by address
NEW_TABLES: Final = RateLimitItemPerMinute(20)  # by guest
NEW_GUESTS: Final = RateLimitItemPerMinute(30)  # by address
MESSAGES: Final = RateLimitItemPerSecond(25)  # by guest
CHAT: Final = RateLimitItemPerMinute(20)  # by guest
QUESTIONS: Final = RateLimitItemPerSecond(5)  # by guest: an answer costs up to a tenth of a second
REFUSALS: Final = RateLimitItemPerSecond(2)  # by address; more are answered too, but one after the other
REFUSALS_AT_ONCE: Final = 60  # by address, before anybody waits for one
LONGEST_HOLD: Final = 5.0  # seconds for which a refusal is held back
LONGEST_WINDOW: Final = 60  # seconds: nothing older is counted
SWEEP_AT: Final = 10_000  # who has not come for so long is forgotten when so many are known
HANDSHAKES: Final = RateLimitItemPerMinute(300)  # by address
HANDSHAKES_OF_A_GUEST: Final = RateLimitItemPerMinute(60)
CHANGES: Final = RateLimitItemPerMinute(60)  # by guest: seats, settings, proposals; not decisions and chat
SOCKETS: Final = 100  # open at once, by address
SOCKETS_OF_A_GUEST: Final = 20

logger: Final = Log("sandtable.server.web.guard")


class Rates:
    """How often somebody may do something. In memory: a limit protects this process."""

    def __init__(self, generous: bool = False, time: Timekeeper | None = None) -> None:
        self.generous = generous  # a load test from one address
        self.time = time or Timekeeper()
        self.hits: dict[str, deque[float]] = {}  # the last moments of everybody, for each limit
        self.sweep_at = SWEEP_AT
        self.open: dict[str, int] = {}
        self.owing: dict[str, float] = {}  # by address: the moment when its refusals will be paid for

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

    async def hold_back(self, address: str) -> None:
        """Wait before one more refusal is sent there.

        Pages hardly ever ask for what they cannot have. A program that tries everything is answered ever more
        slowly, and what it sends meanwhile is not even read: so it has a small share of the hall.
        """
        if (seconds := self._hold(address)) > 0:
            await self.time.sleep(seconds)

    def _hold(self, address: str) -> float:
        """Each refusal has its price in seconds; whoever owes too much waits."""
        if self.generous:
            return 0.0
        now, price = self.time.seconds(), REFUSALS.get_expiry() / REFUSALS.amount
        if len(self.owing) >= SWEEP_AT:
            self.owing = {each: until for each, until in self.owing.items() if until > now}
        credit = REFUSALS_AT_ONCE * price
        owing = max(self.owing.get(address, now) - now, 0.0) + price
        self.owing[address] = now + min(owing, credit + LONGEST_HOLD)
        return min(owing - credit, LONGEST_HOLD)

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
    """Refuses unknown names, cross-site writes and sockets; puts the security headers on every answer."""

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self.app = app
        self.hosts = hosts

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
        """Refusal of what nobody needs to look at any further."""
        if not self.hosts.allow(headers.get("host")):
            logger.warning("wrong-host", host=name_in(headers["host"]))
            raise Refusal("wrong-host")
        if WEBHOOK_MARK in headers:  # a hall that was made to call itself, or another one
            raise Refusal("cross-site")
        if scope["type"] == "websocket" or scope["method"] not in SAFE:
            if not same_site(headers):
                raise Refusal("cross-site")
            if not same_scheme(headers, scope["scheme"]):
                logger.warning("wrong-scheme", kind=scope["scheme"])
                raise Refusal("wrong-scheme")
        if "content-length" in headers and "transfer-encoding" in headers:
            raise Refusal("bad-message")  # a proxy could believe the one, and we the other
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > LARGEST_BODY:
            raise Refusal("too-large")


def same_site(headers: Headers) -> bool:
    """By what browsers say of themselves; a program without a browser's headers is no browser to protect."""
    if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    return origin is None or origin.partition("://")[2] == headers.get("host")


def same_scheme(headers: Headers, scheme: str) -> bool:
    """A page by http is another site than the same by https: whoever is in between could have made it."""
    origin = headers.get("origin")
    ours = "https" if scheme in ("https", "wss") else "http"
    return origin is None or origin.partition("://")[0] == ours


async def _refuse(scope: Scope, receive: Receive, send: Send, code: str) -> None:
    """The connection ends: of a request that is not read to its end the next one cannot be told apart."""
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
