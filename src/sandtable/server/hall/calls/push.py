"""Web Push: tells a guest's device that it is their turn, even when no page is open.

The message is encrypted and signed (`push_keys.py`), so the push service of the browser's maker can neither
read nor forge it. It goes out through the same guarded door as webhooks. A subscription that its service no
longer knows is removed.
"""

from __future__ import annotations

import asyncio
import hashlib
from base64 import urlsafe_b64encode
from functools import partial
from typing import Final, Literal

import msgspec

from sandtable.server.hall.calls.push_keys import Vapid, encrypted
from sandtable.server.hall.calls.webhook import Busy, Webhooks
from sandtable.server.hall.calls.webhook_targets import BadWebhook, Target, target_of
from sandtable.server.hall.timekeeper import Timekeeper
from sandtable.server.limits import DEFAULTS
from sandtable.server.logs import Log
from sandtable.server.protocol.rest.guests import PushSubscription
from sandtable.server.store import Store

PushResult = Literal["sent", "refused", "failed", "dropped", "gone"]

LONGEST_ENDPOINT: Final = 1000  # characters
KEEP_FOR: Final = 24 * 3600  # seconds for which a service keeps a message for a device that is off
GONE: Final = (404, 410)
KEY: Final = "push-key"
KEPT: Final = "push "
NOBODY: Final = "mailto:hall@localhost"  # services want to know whom to ask about a hall that misbehaves

log: Final = Log("sandtable.server.hall.calls.push")


class Pushes:
    """The subscriptions of the guests, and the messages to them."""

    def __init__(
        self,
        store: Store,
        webhooks: Webhooks,
        time: Timekeeper,
        contact: str = "",
        most: int = DEFAULTS.devices,
    ) -> None:
        self.store = store
        self._most = most  # devices of one guest
        self._webhooks = webhooks
        self._time = time
        self._contact = contact if contact.startswith("https://") else NOBODY
        self._vapid: Vapid | None = None

    async def public_key(self) -> str:
        vapid = await self._key()
        return await asyncio.to_thread(lambda: vapid.public)

    async def subscribe(self, guest: str, subscription: PushSubscription) -> None:
        """Remember a device; BadWebhook if its push service is not one outside our network."""
        self.check(subscription.endpoint)
        with_it = partial(changed, endpoint=subscription.endpoint, new=[subscription], most=self._most)
        await self.store.change_value(KEPT + guest, with_it)

    async def unsubscribe(self, guest: str, endpoint: str) -> None:
        await self.store.change_value(
            KEPT + guest, partial(changed, endpoint=endpoint, new=[], most=self._most)
        )

    async def subscriptions(self, guest: str) -> list[PushSubscription]:
        """The guest's devices, oldest first."""
        return decoded(await self.store.value(KEPT + guest) or "")

    def check(self, endpoint: str) -> Target:
        """Take an endpoint apart; BadWebhook unless it is an https URL that a webhook might have too."""
        target = target_of(endpoint, LONGEST_ENDPOINT)
        self._webhooks.check_target(target)
        if not target.tls and not self._webhooks.allow_inside:
            raise BadWebhook("webhook-scheme")
        return target

    async def tell(self, guest: str, game: str, path: str) -> list[PushResult]:
        """Send "your turn" to all devices of a guest; returns how that went and never raises."""
        return [await self._tell(guest, each, game, path) for each in await self.subscriptions(guest)]

    # --- inside ----------------------------------------------------------------------------------------

    async def _tell(self, guest: str, to: PushSubscription, game: str, path: str) -> PushResult:
        result: PushResult = "failed"
        host = ""
        try:
            target = self.check(to.endpoint)
            host = target.host
            result = await self._send(target, to, msgspec.json.encode({"game": game, "path": path}), path)
        except BadWebhook:
            result = "refused"
        except Busy:
            result = "dropped"
        except Exception as error:
            log.error("push-broke", error, host=host)
        if result == "gone":
            await self.unsubscribe(guest, to.endpoint)
        self._webhooks.metrics.pushes.labels(result).inc()
        if result != "sent":
            log.warning("push-not-sent", kind=result, host=host)
        return result

    async def _send(self, target: Target, to: PushSubscription, message: bytes, path: str) -> PushResult:
        vapid = await self._key()
        body = await asyncio.to_thread(encrypted, to, message)
        signature = await asyncio.to_thread(vapid.header, target, self._contact, self._time.wall())
        headers = {
            "Authorization": signature,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEEP_FOR),
            "Topic": topic(path),
            "Urgency": "high",
        }
        status = await self._webhooks.post(target, body, headers)
        if status in GONE:
            return "gone"
        return "sent" if 200 <= status < 300 else "failed"

    async def _key(self) -> Vapid:
        """The hall's key. Like that of the cookies it is in the database, which only its owner can read."""
        if self._vapid is None:
            pem = await self.store.value(KEY)
            if pem is None:
                pem = await self.store.set_value_once(KEY, await asyncio.to_thread(Vapid.new_pem))
            self._vapid = Vapid(pem)
        return self._vapid


def decoded(text: str) -> list[PushSubscription]:
    """The subscriptions in a stored value; there are none in an empty one."""
    return msgspec.json.decode(text, type=list[PushSubscription]) if text else []


def changed(text: str, endpoint: str, new: list[PushSubscription], most: int) -> str:
    """A stored value without that endpoint and with the new subscriptions; only the newest stay."""
    kept = [each for each in decoded(text) if each.endpoint != endpoint]
    left = [*kept, *new][-most:]
    return msgspec.json.encode(left).decode() if left else ""


def topic(path: str) -> str:
    """A name for what the message is about, so that a newer one replaces it.

    The push service reads it, and the path is the key to the table, so it must not be the path itself.
    """
    return urlsafe_b64encode(hashlib.sha256(path.encode()).digest()[:24]).decode()
