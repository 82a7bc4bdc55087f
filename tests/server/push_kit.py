"""A device and the push service of its browser: a real HTTP server that keeps what it was sent."""

from __future__ import annotations

import base64
import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import http_ece  # type: ignore[import-untyped] # it ships no types
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Pushed(NamedTuple):
    """A message as the service received it."""

    path: str
    headers: dict[str, str]
    body: bytes


class Device:
    """The keys of a subscription; only the device can read what is sent to it."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.secret = bytes(range(16))

    @property
    def keys(self) -> dict[str, str]:
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": encoded(point), "auth": encoded(self.secret)}

    def read(self, pushed: Pushed) -> Any:
        """Decrypt the message; raise an error if it is for another device."""
        return json.loads(
            http_ece.decrypt(
                pushed.body, private_key=self.private, auth_secret=self.secret, version="aes128gcm"
            )
        )


class PushService:
    """A push service that answers with the next of `statuses`, and with 201 when there are no more."""

    def __init__(self) -> None:
        self.got: list[Pushed] = []
        self.statuses: list[int] = []
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.got.append(Pushed(self.path, dict(self.headers.items()), body))
                self.send_response(service.statuses.pop(0) if service.statuses else 201)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                """Keep the output of the tests free of request lines."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def subscription(self, device: Device, path: str = "/send/abc") -> dict[str, Any]:
        return {"endpoint": self.url + path, "keys": device.keys}

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()
