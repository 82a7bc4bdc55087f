"""Which requests are answered, by their Host, their Origin, the proxy they came through and their number."""

from __future__ import annotations

import asyncio
import http.client
import json
import socket
from collections.abc import Iterator
from email.message import Message

import msgspec
import pytest
from click.testing import CliRunner
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from sandtable.cli.serve import serve
from sandtable.server.hall import page
from sandtable.server.hall.calls import webhook
from sandtable.server.hall.calls.webhook import MARK, Webhooks
from sandtable.server.limits import DEFAULTS
from sandtable.server.web.addresses import Hosts, Networks, household
from tests.server.by_hand import ByHand
from tests.server.inside import HallInside
from tests.server.kit import PATIENCE, Client, ConnectionClosed, Page, Refused, closed_with

NAMED = ("play.example.com", "*.example.org")


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallInside]:
    folder = tmp_path_factory.mktemp("hall") / "data"
    with HallInside(folder, allowed_hosts=NAMED, host="hall.example.net") as inside:
        yield inside


@pytest.fixture
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallInside]:
    """A hall that enforces its limits. Time stands still, so a limit that is reached stays reached."""
    folder = tmp_path_factory.mktemp("strict") / "data"
    with HallInside(folder, ByHand(), generous=False, trusted_proxies=("127.0.0.1",)) as inside:
        yield inside


class Answered(msgspec.Struct):
    """A response: its status, headers and body."""

    status: int
    headers: Message
    text: str

    @property
    def code(self) -> str:
        return str(json.loads(self.text).get("code", ""))


def answer(hall: HallInside, method: str, path: str, headers: dict[str, str]) -> Answered:
    connection = http.client.HTTPConnection("127.0.0.1", hall.port, timeout=PATIENCE)
    connection.putrequest(method, path, skip_host="Host" in headers)
    for name, value in headers.items():
        connection.putheader(name, value)
    connection.endheaders()
    response = connection.getresponse()
    text = response.read().decode()
    connection.close()
    return Answered(response.status, response.headers, text)


# --- names ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "LOCALHOST:8000",
        "hall.localhost:8000",
        "127.0.0.1:8000",
        "192.168.1.23:8000",  # as seen from the same network
        "[::1]:8000",
        "[fe80::1]",
        socket.gethostname(),
        f"{socket.gethostname()}.local:8000",
        "hall.example.net:8000",  # from --host
        "play.example.com",
        "play.example.com.:443",
        "a.b.example.org",
    ],
)
def test_known_names_and_all_addresses_are_answered(hall: HallInside, host: str) -> None:
    assert answer(hall, "GET", "/api/me", {"Host": host}).status == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost.evil.example", "example.org", "notexample.org", "127.0.0.1.evil", ""]
)
def test_a_name_that_somebody_turned_to_our_address_is_refused(hall: HallInside, host: str) -> None:
    refused = answer(hall, "GET", "/api/me", {"Host": host})
    assert (refused.status, refused.code) == (421, "wrong-host")


def test_the_operator_is_told_what_to_do(hall: HallInside) -> None:
    refused = answer(hall, "GET", "/", {"Host": "evil.example"})
    assert refused.status == 421
    assert refused.headers["Content-Type"].startswith("text/plain")
    assert "--allowed-hosts" in refused.text


def test_a_socket_under_a_wrong_name_is_refused(hall: HallInside) -> None:
    async def knock() -> None:
        with pytest.raises(InvalidStatus):
            async with connect(f"ws://evil.example:{hall.port}/ws/tables/x", host="127.0.0.1"):
                pass

    asyncio.run(knock())


def test_the_operator_may_allow_every_name() -> None:
    assert Hosts(["*"]).allow("evil.example")
    assert not Hosts().allow("evil.example")


# --- origins ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("origin", "code"),
    [
        ("http://localhost", ""),
        ("https://localhost", "wrong-scheme"),
        ("ftp://localhost", "wrong-scheme"),
        ("localhost", "cross-site"),
        ("http://localhost:1", "cross-site"),
        ("http://evil.example", "cross-site"),
        ("null", "cross-site"),
    ],
)
def test_an_origin_is_a_scheme_and_a_host(hall: HallInside, origin: str, code: str) -> None:
    headers = {"Host": "localhost", "Origin": origin, "Content-Length": "0"}
    assert answer(hall, "POST", "/api/me", headers).code == (code or "bad-message")


def test_behind_a_trusted_proxy_the_scheme_is_what_the_proxy_says(strict: HallInside) -> None:
    headers = {"Host": "localhost", "Origin": "https://localhost", "Content-Length": "0"}
    by_https = {**headers, "X-Forwarded-Proto": "https"}
    assert answer(strict, "POST", "/api/me", headers).code == "wrong-scheme"
    assert answer(strict, "POST", "/api/me", by_https).code == "bad-message"


def test_a_proxy_that_nobody_named_is_not_believed(hall: HallInside) -> None:
    headers = {"Host": "localhost", "Origin": "https://localhost", "Content-Length": "0"}
    told = {**headers, "X-Forwarded-Proto": "https"}
    assert answer(hall, "POST", "/api/me", told).code == "wrong-scheme"


def test_a_request_with_two_lengths_is_refused(hall: HallInside) -> None:
    headers = {"Content-Length": "2", "Transfer-Encoding": "chunked"}
    refused = answer(hall, "POST", "/api/me", headers)
    assert (refused.status, refused.code) == (400, "bad-message")
    assert refused.headers["Connection"] == "close"


# --- rates ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "who"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("a socket without an address", "a socket without an address"),
    ],
)
def test_a_household_is_an_address_or_a_slash_64_network(address: str, who: str) -> None:
    assert household(address) == who


def test_trusted_proxies_are_addresses_and_networks() -> None:
    proxies = Networks(["10.0.0.0/8", "2001:db8::1"])
    assert "10.9.9.9" in proxies
    assert "::ffff:10.9.9.9" in proxies
    assert "2001:db8::1" in proxies
    assert "2001:db8::2" not in proxies
    assert "unknown" not in proxies


def test_addresses_of_one_slash_64_network_share_their_rates(strict: HallInside) -> None:
    """The requests come through a trusted proxy, because tests may have no IPv6 network."""
    codes = []
    for number in range(DEFAULTS.new_guests.amount + 1):
        client = Client(strict)
        try:
            greet(client, f"2001:db8:1:2::{number:x}")
            codes.append("")
        except Refused as refused:
            codes.append(refused.code)
        strict.move_time(0.1)  # so that the limit on all requests is not reached first
    assert codes == [""] * DEFAULTS.new_guests.amount + ["too-fast"]
    greet(Client(strict), "2001:db8:1:3::1")


def greet(client: Client, address: str) -> None:
    client.request("POST", "/api/me", b'{"name": "Ola"}', {"X-Forwarded-For": address})


def test_handshakes_have_a_rate(strict: HallInside) -> None:
    async def knock() -> list[int]:
        table = ola.open_table("camel-up", ["me", "open", "open"])
        codes = []
        for _ in range(DEFAULTS.handshakes_of_a_guest.amount + 1):
            async with ola.at(table) as page:
                codes.append(await first_word(page))
        return codes

    ola = Client(strict, "Ola")
    assert asyncio.run(knock()) == [0] * DEFAULTS.handshakes_of_a_guest.amount + [page.TOO_MANY]


def test_handshakes_without_a_guest_have_a_rate(strict: HallInside) -> None:
    async def knock() -> list[int]:
        codes = []
        for _ in range(DEFAULTS.handshakes.amount + 1):
            async with nobody.at("A" * 16) as page:
                codes.append(await closed_with(page))
        return codes

    nobody = Client(strict)
    codes = asyncio.run(knock())
    assert codes == [page.UNKNOWN_GUEST] * DEFAULTS.handshakes.amount + [page.TOO_MANY]


async def first_word(page: Page) -> int:
    """Return 0 if a show arrives, or else the code with which the socket was closed."""
    try:
        return 0 if (await page.next())["type"] == "show" else -1
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else -1


def test_sitting_down_again_and_again_has_a_rate_and_playing_has_not(strict: HallInside) -> None:
    async def sit() -> None:
        table = ola.open_table("camel-up", ["me", "me", "me"])
        async with ola.at(table) as page:
            await page.next_show()
            for number in range(DEFAULTS.changes.amount):
                strict_time(number)
                await page.ask("sit", seat=0, salt=f"s{number}")
            with pytest.raises(Refused, match="too-fast"):
                await page.ask("sit", seat=0, salt="once-more")
            await page.ask("look", seat=0)

    def strict_time(number: int) -> None:
        if number % 10 == 9:
            strict.move_time(1)  # so that the limit on all messages is not reached

    ola = Client(strict, "Ola")
    asyncio.run(sit())


def test_coming_and_going_is_told_together(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Those who stay learn of thirty quick visits in one show, and in one more after a pause."""

    async def visit() -> None:
        table = ola.open_table("camel-up", ["me", "open", "open"])
        async with ola.at(table) as page:
            await page.next_show()
            hall.move_time(DEFAULTS.presence_seconds + 0.1)
            for _ in range(30):
                async with eve.at(table) as other:
                    await other.next_show()
            await page.ask("look", seat=0)
            assert sum('"show"' in text for text in page.heard) == 1 + 1 + 1  # first show, arrival, look
            hall.move_time(DEFAULTS.presence_seconds + 0.1)
            assert (await page.next_show())["room"]["spectators"] == 0

    folder = tmp_path_factory.mktemp("presence") / "data"
    with HallInside(folder, ByHand()) as hall:
        ola, eve = Client(hall, "Ola"), Client(hall, "Eve")
        asyncio.run(visit())


# --- webhooks ---------------------------------------------------------------------------------------------


def test_a_hall_does_not_listen_to_webhooks(hall: HallInside) -> None:
    assert answer(hall, "GET", "/api/me", {MARK: "1"}).status == 403


def test_a_public_address_of_our_own_is_ourselves(hall: HallInside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Loopback stands in for the public address: it passes as external, but leads back to this machine."""
    monkeypatch.setattr(webhook, "is_outside", lambda address: True)
    monkeypatch.setattr(webhook, "is_inside_host", lambda host: False)
    heard: list[bytes] = []

    async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.append(await reader.read(100))
        writer.close()

    async def call() -> str:
        async with await asyncio.start_server(listen, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            result = await Webhooks().call(f"http://127.0.0.1:{port}/", {"event": "your-turn"})
            while not heard:
                await asyncio.sleep(0.01)
            return result

    assert asyncio.run(call()) == "refused"
    assert heard == [b""]


# --- the command line -------------------------------------------------------------------------------------


def test_a_proxy_that_is_not_an_address_is_an_error_before_the_hall_opens() -> None:
    result = CliRunner().invoke(serve, ["--trusted-proxies", "127.0.0.1, proxy.local"])
    assert result.exit_code == 2
    assert "'proxy.local' is neither an address nor a network" in result.output
