"""Encrypts push messages for a device (RFC 8291) and signs them with the hall's own key (VAPID, RFC 8292).

The libraries take long to import, and few halls send a message, so they are imported when they are needed.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from functools import cached_property
from typing import Any, Final

from sandtable.server.hall.calls.webhook_targets import Target
from sandtable.server.protocol.rest.guests import PushSubscription

TOKEN_SECONDS: Final = 12 * 3600  # for which a signature is valid; services refuse more than a day


class Vapid:
    """The key with which the hall signs."""

    def __init__(self, pem: str) -> None:
        self._pem = pem

    @staticmethod
    def new_pem() -> str:
        from py_vapid import Vapid02  # type: ignore[import-untyped] # it ships no types

        fresh = Vapid02()
        fresh.generate_keys()
        pem: bytes = fresh.private_pem()
        return pem.decode()

    @cached_property
    def _signer(self) -> Any:
        from py_vapid import Vapid02

        return Vapid02.from_pem(self._pem.encode())

    @cached_property
    def public(self) -> str:
        """The public key as browsers want it."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self._signer.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return urlsafe_b64encode(point).rstrip(b"=").decode()

    def header(self, target: Target, contact: str, now: float) -> str:
        """The value of the `Authorization` header for a push service."""
        audience = f"{'https' if target.tls else 'http'}://{target.authority}"
        claims = {"aud": audience, "sub": contact, "exp": int(now) + TOKEN_SECONDS}
        signed: dict[str, str] = self._signer.sign(claims)
        return signed["Authorization"]


def encrypted(to: PushSubscription, message: bytes) -> bytes:
    """The message for that device alone."""
    from pywebpush import WebPusher  # type: ignore[import-untyped] # it ships no types

    keys = {"p256dh": to.keys.p256dh, "auth": to.keys.auth}
    sealed: bytes = WebPusher({"endpoint": to.endpoint, "keys": keys}).encode(message)["body"]
    return sealed
