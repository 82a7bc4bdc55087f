"""Webhooks call the address that a guest gave, but never an internal one."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest

from sandtable.server.hall.calls.webhook import BadWebhook, Webhooks
from sandtable.server.hall.calls.webhook_targets import LONGEST_URL, is_outside, target_of
from sandtable.server.limits import changed
from sandtable.server.metrics import Metrics
from tests.server.by_hand import ByHand
from tests.server.kit import PATIENCE
from tests.server.written import written

OUTSIDE, ANYWHERE = Webhooks(), Webhooks(allow_inside=True)
TURN = {"game": "camel-up", "seat": 2}
Behave = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


def run(play: Coroutine[Any, Any, None]) -> None:
    asyncio.run(play)


def counted(metrics: Metrics, result: str) -> float:
    return metrics.registry.get_sample_value("sandtable_webhooks_total", {"result": result}) or 0


def names(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[str]:
    """Resolve names to these answers in turn and repeat the last; return the list of resolved names."""
    asked: list[str] = []

    def getaddrinfo(host: str, port: int, **how: Any) -> list[Any]:
        asked.append(host)
        addresses = answers[min(len(asked), len(answers)) - 1]
        return [(0, socket.SOCK_STREAM, 6, "", (address, port)) for address in addresses]

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    return asked


def no_connections(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Prevent all connections; return the list of addresses that would have been connected to."""
    tried: list[str] = []

    async def open_connection(address: str, port: int, **how: Any) -> Any:
        tried.append(address)
        raise ConnectionRefusedError

    monkeypatch.setattr(asyncio, "open_connection", open_connection)
    return tried


@asynccontextmanager
async def a_server(behave: Behave, tls: ssl.SSLContext | None = None) -> AsyncIterator[int]:
    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await behave(reader, writer)
        except (OSError, asyncio.IncompleteReadError):
            pass  # our side may close the connection
        finally:
            writer.transport.abort()

    server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=tls)
    async with server:
        yield server.sockets[0].getsockname()[1]


def answering(*answers: str) -> tuple[Behave, list[bytes]]:
    """The behaviour of a server that gives these answers in turn and repeats the last; and its requests."""
    got: list[bytes] = []

    async def behave(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        got.append(await reader.readuntil(b"\r\n\r\n"))
        writer.write(answers[min(len(got), len(answers)) - 1].encode())
        await writer.drain()
        await reader.read()

    return behave, got


def status(code: int) -> str:
    return f"HTTP/1.1 {code} X\r\nContent-Length: 0\r\n\r\n"


# --- what may be called --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "url",
    [
        "https://example.com",
        "http://example.com/hook?token=abc&x=%20",
        "https://EXAMPLE.com:8443/a/b",
        "https://example.com./",
        "http://xn--bcher-kva.example/",
        "https://8.8.8.8/",
        "https://[2606:4700:4700::1111]:443/",
        "http://[64:ff9b::8.8.8.8]/",
        "https://web1.discord4.gg5",
    ],
)
def test_an_ordinary_url_is_good(url: str) -> None:
    OUTSIDE.check(url)


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("https://example.com/" + "x" * LONGEST_URL, "webhook-too-long"),
        ("", "webhook-not-a-url"),
        ("example.com", "webhook-not-a-url"),
        ("https://", "webhook-not-a-url"),
        ("https:///path", "webhook-not-a-url"),
        ("https://exa mple.com/", "webhook-not-a-url"),
        ("https://example.com/\r\nX: y", "webhook-not-a-url"),
        ("\thttps://example.com/", "webhook-not-a-url"),
        ("https://example.com/żółw", "webhook-not-a-url"),
        ("https://①②⑦.⓪.⓪.①/", "webhook-not-a-url"),
        ("https://example.com\\@127.0.0.1/", "webhook-not-a-url"),
        ("https://a..b/", "webhook-not-a-url"),
        ("https://" + "a" * 64 + ".com/", "webhook-not-a-url"),
        ("https://-a.com/", "webhook-not-a-url"),
        ("https://%31%32%37.0.0.1/", "webhook-not-a-url"),
        ("https://[::1/", "webhook-not-a-url"),
        ("https://[fe80::1%25eth0]/", "webhook-not-a-url"),
        ("https://[v1.a]/", "webhook-not-a-url"),
        ("https://[example.com]/", "webhook-not-a-url"),
        ("https://[8.8.8.8]/", "webhook-not-a-url"),
        ("https://::1/", "webhook-not-a-url"),
        ("https://example.com:99999/", "webhook-not-a-url"),
        ("https://example.com:x/", "webhook-not-a-url"),
        ("ftp://example.com/", "webhook-scheme"),
        ("ws://example.com/", "webhook-scheme"),
        ("gopher://example.com:1234/", "webhook-scheme"),
        ("//example.com/", "webhook-scheme"),
        ("https://me@example.com/", "webhook-userinfo"),
        ("https://me:word@example.com/", "webhook-userinfo"),
        ("https://example.com@127.0.0.1/", "webhook-userinfo"),
        ("https://@example.com/", "webhook-userinfo"),
        ("http://example.com:0/", "webhook-port"),
        ("http://example.com:22/", "webhook-port"),
        ("http://example.com:25/", "webhook-port"),
        ("http://example.com:1023/", "webhook-port"),
    ],
)
def test_anything_but_a_plain_web_address_is_refused(url: str, code: str) -> None:
    for hooks in (OUTSIDE, ANYWHERE):
        with pytest.raises(BadWebhook) as refused:
            hooks.check(url)
        assert refused.value.code == code


@pytest.mark.parametrize(
    "host",
    [
        *("localhost", "LOCALHOST", "localhost.", "a.localhost", "intranet", "server1"),
        *("127.0.0.1", "127.255.255.254", "0.0.0.0", "10.0.0.1", "172.16.0.1", "172.31.255.255"),
        *("192.168.1.1", "169.254.169.254", "100.64.0.1", "100.100.100.200", "192.0.0.192", "192.0.2.1"),
        *("198.18.0.1", "198.51.100.1", "203.0.113.1", "224.0.0.1", "239.255.255.255", "240.0.0.1"),
        *("255.255.255.255", "168.63.129.16", "192.88.99.1"),
        *("[::]", "[::1]", "[0:0:0:0:0:0:0:1]", "[fe80::1]", "[fec0::1]", "[fc00::1]", "[fd00:ec2::254]"),
        *("[ff02::1]", "[ff0e::1]", "[2001:db8::1]", "[3fff::1]", "[100::1]", "[5f00::1]"),
        *(
            "[::ffff:127.0.0.1]",
            "[::ffff:7f00:1]",
            "[::ffff:8.8.8.8]",
            "[::127.0.0.1]",
            "[::ffff:0:127.0.0.1]",
        ),
        *("[2002:7f00:1::]", "[2002:c0a8:101::1]", "[2001:0:7f00:1::1]", "[2001::1]"),
        *("[64:ff9b::127.0.0.1]", "[64:ff9b::a9fe:a9fe]", "[64:ff9b::10.0.0.1]", "[64:ff9b:1::10.0.0.1]"),
    ],
)
def test_internal_addresses_are_refused(host: str) -> None:
    for url in (f"http://{host}/", f"https://{host}:8443/x"):
        with pytest.raises(BadWebhook) as refused:
            OUTSIDE.check(url)
        assert refused.value.code == "webhook-inside"
        ANYWHERE.check(url)


@pytest.mark.parametrize(
    "host",
    [
        *("2130706433", "0x7f000001", "0X7F000001", "017700000001", "127.1", "127.0.1", "0177.0.0.1"),
        *("0x7f.0.0.1", "0x7f.1", "127.0.0.01", "127.000.000.001", "0", "1.2.3.4.5", "256.1.1.1", "1.2.3.4."),
        *("3232235777", "example.1", "example.0x1", "00000000000000000177.1"),
    ],
)
def test_odd_spellings_of_an_address_are_not_addresses(host: str) -> None:
    with pytest.raises(BadWebhook) as refused:
        ANYWHERE.check(f"http://{host}/")
    assert refused.value.code == "webhook-not-a-url"


def test_the_edges_of_internal_networks() -> None:
    inside = ["9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "172.15.255.255", "172.32.0.0"]
    outside = ["126.255.255.255", "128.0.0.1", "169.253.0.1", "192.167.255.255", "223.255.255.255"]
    assert all(is_outside(ip_address(address)) for address in inside + outside)
    assert not is_outside(ip_address("fe80::1%2"))


def test_a_url_is_taken_apart_once() -> None:
    target = target_of("https://Hook.Example.com:8443/a%2Fb?token=1#part")
    assert (target.tls, target.host, target.port, target.path) == (
        True,
        "hook.example.com",
        8443,
        "/a%2Fb?token=1",
    )
    assert target.authority == "hook.example.com:8443"
    assert target_of("http://[2606:4700::1]").authority == "[2606:4700::1]"


# --- names ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "addresses",
    [
        ["127.0.0.1"],
        ["8.8.8.8", "10.0.0.1"],  # one internal address is enough to be refused
        ["2606:4700:4700::1111", "::1"],
        ["::ffff:10.0.0.1"],
        ["fe80::1%2"],
        ["64:ff9b::a00:1"],
    ],
)
def test_a_name_with_an_internal_address_is_never_connected(
    monkeypatch: pytest.MonkeyPatch, addresses: list[str]
) -> None:
    asked, tried = names(monkeypatch, addresses), no_connections(monkeypatch)

    async def play() -> None:
        hooks = Webhooks(metrics=(metrics := Metrics()), pauses=(0.0,))
        hooks.check("https://rebind.example.com/")
        assert await hooks.call("https://rebind.example.com/", TURN) == "refused"
        assert counted(metrics, "refused") == 1

    run(play())
    assert (asked, tried) == (["rebind.example.com"], [])


def test_the_connection_goes_to_the_address_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = names(monkeypatch, ["8.8.8.8", "9.9.9.9"], ["8.8.8.8", "9.9.9.9"], ["127.0.0.1"])
    tried = no_connections(monkeypatch)

    async def play() -> None:
        assert await Webhooks(pauses=(0.0, 0.0)).call("https://rebind.example.com/", TURN) == "refused"

    run(play())
    assert len(asked) == 3
    assert tried == ["8.8.8.8", "9.9.9.9"]  # each try takes the next address, and none after the change


def test_a_resolver_that_hangs_takes_no_longer_than_a_try(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = Event()
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: answer.wait(PATIENCE) and [])

    async def play() -> None:
        hooks = Webhooks(pauses=(), time=(keeper := ByHand()))
        call = asyncio.create_task(hooks.call("https://slow.example.com/", TURN))
        await moved_until_done(keeper, call)
        assert await call == "failed"
        answer.set()

    run(play())


async def moved_until_done(keeper: ByHand, *tasks: asyncio.Task[Any]) -> None:
    """Move time until the tasks are done, a little faster than real time."""
    async with asyncio.timeout(PATIENCE):
        while not all(task.done() for task in tasks):
            await keeper.move(0.25)
            await asyncio.sleep(0.01)


# --- calling -------------------------------------------------------------------------------------------


def test_a_call_is_a_post_of_json_to_a_real_server() -> None:
    got: list[Any] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            got.append((self.path, self.headers["Host"], self.headers["Content-Type"], json.loads(body)))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    Thread(target=server.serve_forever, daemon=True).start()

    async def play() -> None:
        metrics = Metrics()
        url = f"http://127.0.0.1:{server.server_port}/hook?token=t"
        assert await Webhooks(True, metrics, time=ByHand()).call(url, TURN) == "sent"
        assert counted(metrics, "sent") == 1

    try:
        run(play())
    finally:
        server.shutdown()
        server.server_close()
    assert got == [("/hook?token=t", f"127.0.0.1:{server.server_port}", "application/json", TURN)]


@pytest.mark.parametrize(
    ("answers", "result", "tries"),
    [
        ([status(200)], "sent", 1),
        (["HTTP/1.1 100 Continue\r\n\r\n" + status(201)], "sent", 1),
        (["HTTP/1.0 200 OK\r\n\r\n"], "sent", 1),
        (["HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\nthe rest never comes"], "sent", 1),
        (["HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n" + "x" * 1_000_000], "sent", 1),
        ([status(503), status(200)], "sent", 2),
        ([status(500), status(429), status(200)], "sent", 3),
        ([status(500)], "failed", 3),
        ([status(404)], "failed", 1),
        (["HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1/\r\nContent-Length: 0\r\n\r\n"], "failed", 1),
        (["not http\r\n\r\n"], "failed", 3),
        (["HTTP/1.1 200 OK\r\nX: " + "x" * 100_000], "failed", 3),
    ],
)
def test_answers(answers: list[str], result: str, tries: int) -> None:
    behave, got = answering(*answers)

    async def play() -> None:
        async with a_server(behave) as port:
            hooks = Webhooks(True, pauses=(0.0, 0.0), time=ByHand())
            assert await hooks.call(f"http://127.0.0.1:{port}/", TURN) == result

    run(play())
    assert len(got) == tries


def test_a_server_that_hangs_up_or_drips_fails_in_time() -> None:
    async def hang_up(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")

    async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):  # the caller gave up
            for letter in "HTTP/1.1 200 OK\r\n" + "X-Slow: x\r\n" * 1000:
                writer.write(letter.encode())
                await asyncio.sleep(0.02)

    async def play() -> None:
        for behave in (hang_up, drip):
            async with a_server(behave) as port:
                hooks = Webhooks(True, pauses=(0.0,), time=(keeper := ByHand()))
                call = asyncio.create_task(hooks.call(f"http://127.0.0.1:{port}/", TURN))
                await moved_until_done(keeper, call)
                assert await call == "failed"

    run(play())


def test_nobody_listens() -> None:
    async def play() -> None:
        async with a_server(answering(status(200))[0]) as port:
            pass
        assert await Webhooks(True, pauses=(0.0,)).call(f"http://127.0.0.1:{port}/", TURN) == "failed"

    run(play())


def test_too_many_calls_are_dropped_and_a_slow_one_does_not_hold_up_the_others() -> None:
    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()

    async def play() -> None:
        good, _ = answering(status(200))
        async with a_server(silent) as slow, a_server(good) as quick:
            keeper, metrics = ByHand(), Metrics()
            hooks = Webhooks(
                True, metrics, pauses=(), limits=changed({"calls": 3, "calls_at_once": 3}), time=keeper
            )
            late = [asyncio.create_task(hooks.call(f"http://127.0.0.1:{slow}/", TURN)) for _ in range(2)]
            await asyncio.sleep(0)
            calls = [hooks.call(f"http://127.0.0.1:{quick}/", TURN) for _ in range(5)]
            assert sorted(await asyncio.gather(*calls)) == ["dropped"] * 4 + ["sent"]
            assert not any(call.done() for call in late)
            await moved_until_done(keeper, *late)
            assert await asyncio.gather(*late) == ["failed"] * 2
            assert await hooks.call(f"http://127.0.0.1:{quick}/", TURN) == "sent"
            assert counted(metrics, "dropped") == 4

    run(play())


def test_a_failure_shows_the_host_and_never_the_token() -> None:
    async def play() -> None:
        hooks = Webhooks(pauses=())
        await hooks.call("https://127.0.0.1/hook-path?token=private", TURN)
        await hooks.call("https://user:private@example.com/hook-path", TURN)
        await Webhooks(True, pauses=()).call("http://127.0.0.1:1024/hook-path?token=private", {"x": object()})

    with written() as lines:
        run(play())
    text = lines.getvalue()
    assert [json.loads(line)["event"] for line in text.splitlines()] == [
        "webhook-not-sent",
        "webhook-not-sent",
        "webhook-broke",
        "webhook-not-sent",
    ]
    assert '"host":"127.0.0.1"' in text
    assert "private" not in text
    assert "hook-path" not in text


# --- TLS -----------------------------------------------------------------------------------------------

CERTIFICATE = Path(__file__).parent / "tls" / "cert.pem"  # self-signed, for hook.example.com


@pytest.mark.parametrize(
    ("host", "trusted", "result"),
    [
        ("hook.example.com", True, "sent"),
        ("other.example.com", True, "failed"),
        ("127.0.0.1", True, "failed"),
        ("hook.example.com", False, "failed"),
    ],
)
def test_the_certificate_is_checked_for_the_name(
    monkeypatch: pytest.MonkeyPatch, host: str, trusted: bool, result: str
) -> None:
    asked = names(monkeypatch, ["127.0.0.1"])
    if trusted:
        monkeypatch.setenv("SSL_CERT_FILE", str(CERTIFICATE))
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(CERTIFICATE, CERTIFICATE.with_name("key.pem"))
    behave, got = answering(status(200))

    async def play() -> None:
        async with a_server(behave, tls) as port:
            assert (
                await Webhooks(True, pauses=(), time=ByHand()).call(f"https://{host}:{port}/", TURN) == result
            )

    run(play())
    assert asked == [host]
    assert len(got) == (1 if result == "sent" else 0)
