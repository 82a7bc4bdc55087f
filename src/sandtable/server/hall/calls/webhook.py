"""Calls a URL of the guest's choice when it is their turn, but never one inside our own network.

A name is resolved once for each try. If all its addresses are outside, the connection goes to one of exactly
these addresses, so a name that changes between check and use (DNS rebinding) gains nothing. Redirects are not
followed, proxies are not used, and nothing is sent to this machine under any of its addresses. A path may
hold a token, so logs show only the host.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
import threading
from asyncio import StreamReader, StreamWriter
from collections.abc import Mapping
from concurrent.futures import Future
from ipaddress import ip_address
from typing import Any, Final, Literal

import h11
import msgspec

from sandtable.server.hall.calls.webhook_targets import (
    BadWebhook,
    Target,
    is_inside_host,
    is_outside,
    target_of,
)
from sandtable.server.hall.timekeeper import Timekeeper
from sandtable.server.limits import DEFAULTS, Limits
from sandtable.server.logs import Log
from sandtable.server.metrics import Metrics

WebhookResult = Literal["sent", "refused", "failed", "dropped"]

PAUSES: Final = (1.0, 5.0)  # before the second and the third try
HEAD: Final = 8192  # bytes of a response's head; the body is not read
MARK: Final = "Sandtable-Webhook"  # a header that every hall refuses, so that halls cannot call each other
LATER: Final = frozenset({408, 425, 429, 500, 502, 503, 504})  # statuses worth a retry

JSON: Final = {"Content-Type": "application/json"}

log: Final = Log("sandtable.server.hall.calls.webhook")

__all__ = ["BadWebhook", "Busy", "WebhookResult", "Webhooks"]


class Busy(Exception):
    """Too many calls are in progress."""


class Webhooks:
    """Calls the guests' URLs, a few at a time, with short timeouts and few retries; failures are logged."""

    def __init__(
        self,
        allow_inside: bool = False,
        metrics: Metrics | None = None,
        *,
        pauses: tuple[float, ...] = PAUSES,
        limits: Limits = DEFAULTS,
        time: Timekeeper | None = None,
    ) -> None:
        self.metrics = metrics or Metrics()
        self.allow_inside = allow_inside
        self._seconds = limits.call_seconds  # for one try, including the DNS lookup
        self._pauses = pauses
        self._most = limits.calls
        self._time = time or Timekeeper()
        self._under_way = 0
        self._turn = asyncio.Semaphore(limits.calls_at_once)
        self._tls: ssl.SSLContext | None = None

    def check(self, url: str) -> None:
        """Raise BadWebhook if this URL will never be called. Names are resolved later, for each call."""
        self.check_target(target_of(url))

    def check_target(self, target: Target) -> None:
        if not self.allow_inside and is_inside_host(target.host):
            raise BadWebhook("webhook-inside")

    async def call(self, url: str, payload: dict[str, Any]) -> WebhookResult:
        """POST the payload as JSON; returns how that went and never raises."""
        host = ""
        result: WebhookResult = "failed"
        try:
            target = target_of(url)
            host = target.host
            status = await self.post(target, msgspec.json.encode(payload), JSON)
            result = "sent" if 200 <= status < 300 else "failed"
        except BadWebhook:
            result = "refused"
        except Busy:
            result = "dropped"
        except Exception as error:
            log.error("webhook-broke", error, host=host)
        self.metrics.webhooks.labels(result).inc()
        if result != "sent":
            log.warning("webhook-not-sent", kind=result, host=host)
        return result

    async def post(self, target: Target, body: bytes, headers: Mapping[str, str]) -> int:
        """POST a body, if necessary several times; returns the last status, or 0 if nobody answered.

        Raises BadWebhook for a target inside, and Busy if too many calls are in progress.
        """
        self.check_target(target)
        if self._under_way >= self._most:
            raise Busy
        self._under_way += 1
        try:
            return await self._tries(target, body, headers)
        finally:
            self._under_way -= 1

    # --- inside ----------------------------------------------------------------------------------------

    async def _tries(self, target: Target, body: bytes, headers: Mapping[str, str]) -> int:
        status = 0
        for number, pause in enumerate((0.0, *self._pauses)):
            await self._time.sleep(pause)
            try:
                async with self._turn, self._time.timeout(self._seconds):
                    status = await self._once(target, body, headers, number)
            except (OSError, h11.RemoteProtocolError):  # TimeoutError and SSLError are OSErrors
                continue
            if status not in LATER:
                return status
        return status

    async def _once(self, target: Target, body: bytes, headers: Mapping[str, str], number: int) -> int:
        """Make one try and return the status; each try uses the next address of the host."""
        addresses = await look_up(target.host, target.port)
        if not self.allow_inside and not all(is_outside(ip_address(address)) for address in addresses):
            raise BadWebhook("webhook-inside")
        tls, name = (await self._certificates(), target.host) if target.tls else (None, None)
        reader, writer = await asyncio.open_connection(
            addresses[number % len(addresses)], target.port, ssl=tls, server_hostname=name
        )
        try:
            if not self.allow_inside and is_ourselves(writer):
                raise BadWebhook("webhook-inside")
            return await converse(target, body, headers, reader, writer)
        finally:
            writer.transport.abort()  # do not wait for the other side

    async def _certificates(self) -> ssl.SSLContext:
        """The certificates of this machine, read in a thread for the first call: that takes a while."""
        if self._tls is None:
            self._tls = await asyncio.to_thread(ssl.create_default_context)
        return self._tls


def is_ourselves(writer: StreamWriter) -> bool:
    """Whether both ends of the connection are this machine; our own public address looks like any other."""
    here, there = (writer.get_extra_info(end) for end in ("sockname", "peername"))
    return here is None or there is None or ip_address(here[0]) == ip_address(there[0])


async def converse(
    target: Target, body: bytes, headers: Mapping[str, str], reader: StreamReader, writer: StreamWriter
) -> int:
    """Send the request and return the status of the response."""
    talk = h11.Connection(h11.CLIENT, max_incomplete_event_size=HEAD)
    head = [
        ("Host", target.authority),
        ("User-Agent", "sandtable"),
        (MARK, "1"),
        *headers.items(),
        ("Content-Length", str(len(body))),
        ("Connection", "close"),
    ]
    request = h11.Request(method="POST", target=target.path, headers=head)
    for part in (request, h11.Data(data=body), h11.EndOfMessage()):
        writer.write(talk.send(part) or b"")
    while not isinstance(event := talk.next_event(), h11.Response):
        if event is h11.NEED_DATA:
            talk.receive_data(await reader.read(HEAD))
    return event.status_code


async def look_up(host: str, port: int) -> list[str]:
    """All addresses of a name. It has its own thread because a lookup cannot be cancelled."""
    found: Future[list[str]] = Future()
    found.set_running_or_notify_cancel()

    def ask() -> None:
        try:
            infos = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
            found.set_result(list(dict.fromkeys(str(info[4][0]) for info in infos)))
        except Exception as error:
            found.set_exception(error)

    threading.Thread(target=ask, daemon=True).start()
    return await asyncio.wrap_future(found)
