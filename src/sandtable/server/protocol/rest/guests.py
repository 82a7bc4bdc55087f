"""Guests: who they are, their devices, and the links and webhooks with which they are reached."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from sandtable.server.protocol.settings import Name, Strict


class Hello(Strict, frozen=True):
    """`POST /api/me`: become a guest, or change your name."""

    name: Name


class Me(msgspec.Struct, frozen=True):
    """`GET /api/me`."""

    name: str
    webhook: str


class Webhook(Strict, frozen=True):
    """`PUT /api/me/webhook`: the URL to call when it is your turn at a turn-based table; empty for none."""

    url: Annotated[str, Meta(max_length=500)]


class PushKey(msgspec.Struct, frozen=True):
    """`GET /api/push-key`: the hall's public key, with which a browser subscribes to its messages."""

    key: str


class PushKeys(Strict, frozen=True):
    """The public key and the secret of a subscription, as the browser gives them (base64url)."""

    p256dh: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{87}=?$")]
    auth: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22}(==)?$")]


class PushSubscription(Strict, frozen=True):
    """`PUT /api/me/push`: tell this device when it is your turn at a turn-based table."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    keys: PushKeys


class DropPush(Strict, frozen=True):
    """`DELETE /api/me/push`: stop sending push messages to this device."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]


class PersonalLink(msgspec.Struct, frozen=True):
    """`POST /api/me/link`: a link that works once: the device that opens it becomes this guest."""

    path: str
    seconds: int


class TakeLink(Strict, frozen=True):
    """`POST /api/me/take`: use a personal link on this device."""

    token: Annotated[str, Meta(min_length=1, max_length=300)]
