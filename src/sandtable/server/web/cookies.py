"""Identifies guests without accounts: by a long-lived signed cookie, and a link for another device."""

from __future__ import annotations

import hashlib
import secrets
from datetime import datetime
from typing import Any, Final

from itsdangerous import BadData, TimestampSigner, URLSafeTimedSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from sandtable.server.hall.timekeeper import Timekeeper
from sandtable.server.limits import DEFAULTS
from sandtable.server.protocol.settings import LONGEST_NAME
from sandtable.server.store import Store
from sandtable.server.table.guests import Guest
from sandtable.server.table.refusal import Refusal
from sandtable.server.table.text import name_or_none

MARK_LENGTH: Final = 8  # hexadecimal digits
YEAR: Final = 365 * 24 * 3600
KEY: Final = "signing-key"
USED: Final = "used-link "


class HallSigner(TimestampSigner):
    """A signer that takes its timestamps from the hall's timekeeper."""

    def __init__(self, *args: Any, time: Timekeeper, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.time = time

    def get_timestamp(self) -> int:
        return int(self.time.wall())


class People:
    """Signs and reads cookies and links; the key is made once and stored with the tables."""

    def __init__(
        self, store: Store, key: str, time: Timekeeper, link_seconds: int = DEFAULTS.link_seconds
    ) -> None:
        self.store = store
        self.key = key
        self.link_seconds = link_seconds
        self.time = time
        # Browsers share cookies between the ports of a host, so each hall has a name of its own for them.
        self.mark = hashlib.sha256(f"cookie {key}".encode()).hexdigest()[:MARK_LENGTH]
        signing: dict[str, Any] = {"signer": HallSigner, "signer_kwargs": {"time": time}}
        self.cookies = URLSafeTimedSerializer(key, salt="guest", **signing)
        self.links = URLSafeTimedSerializer(key, salt="link", **signing)

    @classmethod
    async def open(cls, store: Store, time: Timekeeper, link_seconds: int = DEFAULTS.link_seconds) -> People:
        """Use the store's signing key; a new store gets one."""
        key = await store.set_value_once(KEY, secrets.token_urlsafe(32))
        return cls(store, key, time, link_seconds)

    async def guest(self, connection: HTTPConnection) -> Guest | None:
        """The guest of a request or a socket; None without a valid cookie."""
        name = self.cookie_name(connection)
        cookie = connection.cookies.get(name) or connection.cookies.get(older_name(name))
        if not cookie:
            return None
        try:
            id, made = self.cookies.loads(cookie, return_timestamp=True)
        except BadData:
            return None
        if self._age(made) > YEAR:
            return None
        return await self.store.guest(str(id))

    def _age(self, made: datetime) -> float:
        """The age of a signature in seconds.

        It is negative if the system's clock was ahead then. itsdangerous would refuse that, and the guest
        would lose their identity.
        """
        return self.time.wall() - made.timestamp()

    async def greet(self, name: str) -> Guest:
        """Add a new guest."""
        guest = Guest(id=secrets.token_urlsafe(12), name=proper_name(name))
        await self.store.add_guest(guest)
        return guest

    def give_cookie(self, connection: HTTPConnection, response: Response, guest: Guest) -> None:
        """Set the guest's cookie, for another year."""
        response.set_cookie(
            self.cookie_name(connection),
            self.cookies.dumps(guest.id),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=connection.url.scheme in ("https", "wss"),
            path="/",
        )

    def cookie_name(self, connection: HTTPConnection) -> str:
        """The name of the cookie; with https, a browser accepts it from this host only."""
        prefix = "__Host-" if connection.url.scheme in ("https", "wss") else ""
        return f"{prefix}guest-{self.mark}"

    def link(self, guest: Guest) -> str:
        """The token of a new personal link."""
        return self.links.dumps([guest.id, secrets.token_urlsafe(9)])

    async def take(self, token: str) -> Guest:
        """The guest of a personal link, which works only once and only for an hour."""
        try:
            (id, once), made = self.links.loads(token, return_timestamp=True)
        except (BadData, ValueError, TypeError):
            raise Refusal("bad-link") from None
        if abs(self._age(made)) > self.link_seconds:
            raise Refusal("bad-link")
        mark = secrets.token_urlsafe(9)
        if await self.store.set_value_once(USED + once, mark) != mark:
            raise Refusal("used-link")
        guest = await self.store.guest(id)
        if guest is None:
            raise Refusal("bad-link")
        return guest


def older_name(name: str) -> str:
    """The name that the same cookie had before each hall had its own."""
    return name.rpartition("-")[0]


def proper_name(name: str) -> str:
    """The name as one tidy line; a Refusal if it cannot be shown or is too long."""
    tidy = name_or_none(name)
    if tidy is None or len(tidy) > LONGEST_NAME:
        raise Refusal("bad-name")
    return tidy
