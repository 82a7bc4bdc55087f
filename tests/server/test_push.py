"""Web Push: "your turn" reaches a device encrypted, signed and without secrets; internal addresses are never
called."""

from __future__ import annotations

import asyncio
import base64
import json
import socket
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import http_ece  # type: ignore[import-untyped] # it ships no types
import msgspec
import pytest
from py_vapid import Vapid02  # type: ignore[import-untyped] # it ships no types

from sandtable.server.hall.calls import push
from sandtable.server.hall.calls.push import LONGEST_ENDPOINT, Pushes, topic
from sandtable.server.hall.calls.webhook import Webhooks
from sandtable.server.limits import DEFAULTS
from sandtable.server.protocol.rest.guests import PushKeys, PushSubscription
from sandtable.server.store.sql import SqlStore
from tests.server.by_hand import ByHand
from tests.server.inside import HallInside
from tests.server.kit import Client, Refused, until_turn_of, wait_until
from tests.server.push_kit import Device, PushService
from tests.server.written import written


@pytest.fixture
def service() -> Iterator[PushService]:
    running = PushService()
    yield running
    running.stop()


async def jan_is_asked(hall: HallInside, ola: Client, jan: Client, **settings: Any) -> str:
    """Let Jan sit down and close his page, and play until it is his turn; return the table."""
    table = ola.open_table("camel-up", ["me", "open", "novice"], **settings)
    async with ola.at(table) as page:
        async with jan.at(table) as other:
            await other.ask("sit", seat=1, salt="s")
        await asyncio.to_thread(wait_until, lambda: len(hall.hall.rooms[table].pages) == 1)
        await page.ask("start")
        await until_turn_of(1, page)
        await hall.quiet()
    return table


def claims(authorization: str) -> dict[str, Any]:
    """The claims of the signed token."""
    token = authorization.split("t=")[1].split(",")[0].split(".")[1]
    found: dict[str, Any] = json.loads(base64.urlsafe_b64decode(token + "=" * (-len(token) % 4)))
    return found


# --- your turn -----------------------------------------------------------------------------------------


def test_the_device_can_read_it_and_the_service_can_check_who_sent_it(
    calling_hall: HallInside, service: PushService
) -> None:
    ola, jan, device = Client(calling_hall, "Ola"), Client(calling_hall, "Jan"), Device()
    jan.post("/api/me/push", service.subscription(device), "PUT")
    table = asyncio.run(jan_is_asked(calling_hall, ola, jan, pace="turns"))
    (pushed,) = service.got
    assert device.read(pushed) == {"game": "camel-up", "path": f"/t/{table}"}  # nothing else
    assert pushed.path == "/send/abc"
    signed = pushed.headers["Authorization"]
    assert Vapid02.verify(signed)
    assert signed.endswith(f"k={ola.get('/api/push-key')['key']}")
    told = claims(signed)
    assert told["aud"] == service.url
    assert told["sub"] == push.NOBODY
    assert 0 < told["exp"] - calling_hall.time.wall() <= 24 * 3600
    assert pushed.headers["Content-Encoding"] == "aes128gcm"
    assert int(pushed.headers["TTL"]) == push.KEEP_FOR
    assert (
        calling_hall.hall.metrics.registry.get_sample_value("sandtable_pushes_total", {"result": "sent"}) == 1
    )


def test_the_service_learns_nothing_about_the_table(calling_hall: HallInside, service: PushService) -> None:
    ola, jan, device = Client(calling_hall, "Ola"), Client(calling_hall, "Jan"), Device()
    jan.post("/api/me/push", service.subscription(device), "PUT")
    table = asyncio.run(jan_is_asked(calling_hall, ola, jan, pace="turns"))
    (pushed,) = service.got
    seen = f"{pushed.path} {pushed.headers} {pushed.body!r}"
    for secret in (table, "camel", "Jan", "Ola"):
        assert secret not in seen
    assert pushed.headers["Topic"] == topic(f"/t/{table}")
    assert len(topic(f"/t/{table}")) == 32
    with pytest.raises(http_ece.ECEException):  # another device cannot read it
        Device().read(pushed)


def test_nothing_is_sent_from_a_live_table_or_to_somebody_who_did_not_ask(
    calling_hall: HallInside, service: PushService
) -> None:
    ola, jan, device = Client(calling_hall, "Ola"), Client(calling_hall, "Jan"), Device()
    asyncio.run(jan_is_asked(calling_hall, ola, jan, pace="turns"))
    jan.post("/api/me/push", service.subscription(device), "PUT")
    asyncio.run(jan_is_asked(calling_hall, ola, jan))
    jan.post("/api/me/push", {"endpoint": service.subscription(device)["endpoint"]}, "DELETE")
    asyncio.run(jan_is_asked(calling_hall, ola, jan, pace="turns"))
    assert service.got == []


def test_nothing_is_sent_while_a_page_is_open(calling_hall: HallInside, service: PushService) -> None:
    async def play() -> None:
        ola, jan = Client(calling_hall, "Ola"), Client(calling_hall, "Jan")
        jan.post("/api/me/push", service.subscription(Device()), "PUT")
        table = ola.open_table("camel-up", ["me", "open", "novice"], pace="turns")
        async with ola.at(table) as page, jan.at(table) as other:
            await other.ask("sit", seat=1, salt="s")
            await page.ask("start")
            await until_turn_of(1, page)
            await calling_hall.quiet()
            assert service.got == []

    asyncio.run(play())


# --- one message ---------------------------------------------------------------------------------------


async def tell(tmp_path: Path, service: PushService, device: Device, **how: Any) -> tuple[list[str], int]:
    """Send one message; return its results, and how many subscriptions are left."""
    store = await SqlStore.open(f"sqlite:///{tmp_path}/hall.sqlite3")
    hooks = Webhooks(True, **{"pauses": (0.0, 0.0), "time": ByHand(), **how})
    pushes = Pushes(store, hooks, ByHand())
    keys = service.subscription(device)
    await pushes.subscribe("jan", PushSubscription(keys["endpoint"], _keys(keys["keys"])))
    results = await pushes.tell("jan", "camel-up", "/t/x")
    left = len(await pushes.subscriptions("jan"))
    await store.close()
    return list(results), left


def _keys(keys: dict[str, str]) -> PushKeys:
    return PushKeys(keys["p256dh"], keys["auth"])


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_is_gone_is_forgotten(tmp_path: Path, service: PushService, status: int) -> None:
    service.statuses = [status]
    assert asyncio.run(tell(tmp_path, service, Device())) == (["gone"], 0)
    assert len(service.got) == 1


def test_a_busy_service_is_asked_a_few_times_and_no_more(tmp_path: Path, service: PushService) -> None:
    service.statuses = [503, 429, 201]
    assert asyncio.run(tell(tmp_path, service, Device())) == (["sent"], 1)
    service.statuses, service.got = [503] * 9, []
    assert asyncio.run(tell(tmp_path, service, Device())) == (["failed"], 1)
    assert len(service.got) == 3


def test_a_service_that_refuses_is_not_asked_again(tmp_path: Path, service: PushService) -> None:
    service.statuses = [403]
    assert asyncio.run(tell(tmp_path, service, Device())) == (["failed"], 1)
    assert len(service.got) == 1


def test_too_many_messages_at_the_same_time_are_dropped(tmp_path: Path, service: PushService) -> None:
    none = msgspec.structs.replace(DEFAULTS, calls=0)
    assert asyncio.run(tell(tmp_path, service, Device(), limits=none)) == (["dropped"], 1)
    assert service.got == []


def test_an_invalid_key_harms_nobody(tmp_path: Path, service: PushService) -> None:
    """With a point that is not on the curve the message cannot be encrypted, but nothing else happens."""
    device = Device()
    nonsense = {"p256dh": "B" * 87, "auth": "a" * 22}

    async def run() -> None:
        store = await SqlStore.open(f"sqlite:///{tmp_path}/hall.sqlite3")
        pushes = Pushes(store, Webhooks(True, pauses=(), time=ByHand()), ByHand())
        for path, keys in (("/bad", nonsense), ("/good", device.keys)):
            await pushes.subscribe("jan", PushSubscription(service.url + path, _keys(keys)))
        assert await pushes.tell("jan", "camel-up", "/t/x") == ["failed", "sent"]
        await store.close()

    with written() as log:
        asyncio.run(run())
    assert [pushed.path for pushed in service.got] == ["/good"]
    assert nonsense["auth"] not in log.getvalue()


# --- subscriptions -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("endpoint", "code"),
    [
        ("http://push.example.org/x", "webhook-scheme"),
        ("https://127.0.0.1/x", "webhook-inside"),
        ("https://localhost/x", "webhook-inside"),
        ("https://192.168.1.1/x", "webhook-inside"),
        ("https://[::1]/x", "webhook-inside"),
        ("https://169.254.169.254/latest", "webhook-inside"),
        ("https://push.example.org:22/x", "webhook-port"),
        ("https://u:p@push.example.org/x", "webhook-userinfo"),
        ("ftp://push.example.org/x", "webhook-scheme"),
        ("https://push.example.org/" + "x" * LONGEST_ENDPOINT, "bad-message"),
    ],
)
def test_an_internal_service_is_refused(hall: HallInside, endpoint: str, code: str) -> None:
    with pytest.raises(Refused, match=f"^{code}$"):
        Client(hall, "Jan").post("/api/me/push", {"endpoint": endpoint, "keys": Device().keys}, "PUT")


def test_a_name_that_turns_out_to_be_internal_is_not_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, service: PushService
) -> None:
    def getaddrinfo(host: str, port: int, **_: Any) -> list[Any]:
        return [(0, socket.SOCK_STREAM, 6, "", ("127.0.0.1", service.server.server_port))]

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)

    async def run() -> None:
        store = await SqlStore.open(f"sqlite:///{tmp_path}/hall.sqlite3")
        pushes = Pushes(store, Webhooks(pauses=(), time=ByHand()), ByHand())
        endpoint = f"https://push.example.org:{service.server.server_port}/x"
        await pushes.subscribe("jan", PushSubscription(endpoint, _keys(Device().keys)))
        assert await pushes.tell("jan", "camel-up", "/t/x") == ["refused"]
        await store.close()

    asyncio.run(run())
    assert service.got == []


@pytest.mark.parametrize("keys", [{}, {"p256dh": "B" * 87}, {"p256dh": "short", "auth": "a" * 22}])
def test_keys_that_cannot_be_keys_are_refused(hall: HallInside, keys: dict[str, str]) -> None:
    with pytest.raises(Refused, match="bad-message"):
        Client(hall, "Jan").post(
            "/api/me/push", {"endpoint": "https://push.example.org/x", "keys": keys}, "PUT"
        )


def test_a_guest_has_a_few_devices_and_the_newest_stay(hall: HallInside) -> None:
    jan, eve, device = Client(hall, "Jan"), Client(hall, "Eve"), Device()
    with pytest.raises(Refused, match="unknown-guest"):
        Client(hall).post(
            "/api/me/push", {"endpoint": "https://push.example.org/0", "keys": device.keys}, "PUT"
        )
    for number in (*range(DEFAULTS.devices + 2), 5):  # number 5 twice
        wish = {"endpoint": f"https://push.example.org/{number}", "keys": device.keys}
        jan.post("/api/me/push", wish, "PUT")
    eve.post("/api/me/push", {"endpoint": "https://push.example.org/5"}, "DELETE")  # not hers
    values = _stored(hall.data)
    kept = [each["endpoint"].rpartition("/")[2] for each in json.loads(values.pop())]
    assert kept == ["2", "3", "4", "6", "7", "8", "9", "5"]


def _stored(data: Path) -> list[str]:
    """The subscriptions in the database."""
    with closing(sqlite3.connect(data / "hall.sqlite3")) as connection:
        rows = connection.execute("SELECT value FROM hall WHERE name LIKE ? || '%'", (push.KEPT,))
        return [value for (value,) in rows if value and len(json.loads(value)) == DEFAULTS.devices]


def test_the_key_is_made_once_and_only_its_owner_can_read_it(tmp_path: Path) -> None:
    with HallInside(tmp_path / "data") as hall:
        key = Client(hall).get("/api/push-key")["key"]
        assert Client(hall).get("/api/push-key")["key"] == key
    with HallInside(tmp_path / "data") as again:
        assert Client(again).get("/api/push-key")["key"] == key
    assert len(base64.urlsafe_b64decode(key + "=")) == 65
    assert stat.S_IMODE((tmp_path / "data" / "hall.sqlite3").stat().st_mode) == 0o600
