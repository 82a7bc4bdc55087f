"""What the link to a table tells somebody without a name, and under which addresses others can open it."""

from __future__ import annotations

import asyncio
import socket
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest

from sandtable.server.web import reach
from sandtable.server.web.reach import BadUrl, is_local, network_urls, origin_of, reachable
from tests.server.inside import HallInside
from tests.server.kit import Client, Refused


def test_a_newcomer_learns_game_host_and_seats(hall: HallInside) -> None:
    table = Client(hall, "Ola").open_table("camel-up", ["me", "open", "strong"], pace="turns")
    assert Client(hall).get(f"/api/tables/{table}/invitation") == {
        "game": "camel-up",
        "pace": "turns",
        "status": "waiting",
        "host": "Ola",
        "names": ["Ola", "", ":strong"],
        "personas": ["", "", "tariq"],
    }


def test_a_private_game_tells_only_its_players(hall: HallInside) -> None:
    ola = Client(hall, "Ola")
    table = ola.open_table("camel-up", ["me", "novice", "novice"], start=True, watch=False)
    assert ola.get(f"/api/tables/{table}/invitation")["host"] == "Ola"
    for other in (Client(hall), Client(hall, "Jan")):
        with pytest.raises(Refused, match="not-watchable"):
            other.get(f"/api/tables/{table}/invitation")


# --- where the hall is ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "local"),
    [
        ("localhost", True),
        ("LOCALHOST:8000", True),
        ("hall.localhost", True),
        ("127.0.0.1:8000", True),
        ("127.9.9.9", True),
        ("[::1]:8000", True),
        ("192.168.1.5:8000", False),
        ("localhost.example.com", False),
        ("example.com", False),
        ("", False),
    ],
)
def test_what_means_this_machine(host: str, local: bool) -> None:
    assert is_local(host) is local


def test_a_hall_that_listens_here_is_nowhere_else() -> None:
    for host in ("127.0.0.1", "localhost", "::1"):
        assert network_urls(host, 8000) == []


def test_a_hall_that_listens_everywhere_has_the_machine_s_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    own = ["127.0.0.1", "192.168.1.5", "fe80::1", "169.254.3.4", "10.0.0.7", "192.168.1.5", "2001:db8::5"]
    monkeypatch.setattr(reach, "own_addresses", lambda: map(ip_address, own))
    assert network_urls("0.0.0.0", 8000) == ["http://192.168.1.5:8000", "http://10.0.0.7:8000"]
    assert network_urls("::", 80) == ["http://192.168.1.5", "http://10.0.0.7", "http://[2001:db8::5]"]
    assert network_urls("192.168.7.7", 9000) == ["http://192.168.7.7:9000"]


def test_a_machine_without_a_network_has_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(*_: Any, **__: Any) -> Any:
        raise OSError("network is unreachable")

    monkeypatch.setattr(socket.socket, "connect", unreachable)
    monkeypatch.setattr(socket, "getaddrinfo", unreachable)
    assert network_urls("0.0.0.0", 8000) == []


def test_the_machine_really_has_the_addresses_that_are_found() -> None:
    """A socket can be bound to each of them, whatever network the tests run in."""
    for address in reachable(reach.own_addresses()):
        family = socket.AF_INET if address.version == 4 else socket.AF_INET6
        with socket.socket(family, socket.SOCK_STREAM) as listener:
            listener.bind((str(address), 0))


def asked(hall: HallInside, host: str) -> Any:
    return Client(hall).request("GET", "/api/reach", headers={"Host": host})


def test_only_a_page_on_the_hall_s_own_machine_is_told_the_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No host name that a stranger sends ever becomes an address for others."""
    monkeypatch.setattr(reach, "own_addresses", lambda: iter([ip_address("192.168.1.5")]))
    with HallInside(tmp_path / "data", host="0.0.0.0", allowed_hosts=("play.example.com",)) as hall:
        network = [f"http://192.168.1.5:{hall.port}"]
        assert asked(hall, f"localhost:{hall.port}") == {"url": "", "network": network}
        assert asked(hall, "localhost:9") == {"url": "", "network": network}  # with the hall's own port
        assert asked(hall, "play.example.com") == {"url": "", "network": []}
        assert asked(hall, f"192.168.1.5:{hall.port}") == {"url": "", "network": []}
        with pytest.raises(Refused, match="wrong-host"):
            asked(hall, "evil.example.com")


def test_a_hall_that_listens_here_says_that_nobody_else_can_come(hall: HallInside) -> None:
    assert asked(hall, "localhost") == {"url": "", "network": []}


def test_the_operator_s_own_address_is_told_to_all_and_allowed(tmp_path: Path) -> None:
    with HallInside(tmp_path / "data", url="https://play.example.com") as hall:
        assert asked(hall, "play.example.com")["url"] == "https://play.example.com"
        assert asked(hall, "localhost")["url"] == "https://play.example.com"


@pytest.mark.parametrize(
    ("url", "origin"),
    [
        ("https://play.example.com", "https://play.example.com"),
        (" http://192.168.1.5:8000/ ", "http://192.168.1.5:8000"),
        ("https://[2001:db8::5]:8443", "https://[2001:db8::5]:8443"),
    ],
)
def test_an_address_of_the_operator(url: str, origin: str) -> None:
    assert origin_of(url) == origin


@pytest.mark.parametrize(
    "url",
    [
        "play.example.com",
        "ftp://example.com",
        "https://",
        "https://u@example.com",
        "https://example.com/x",
        "https://a:b",
    ],
)
def test_an_invalid_address(url: str) -> None:
    with pytest.raises(BadUrl):
        origin_of(url)


# --- two halls on one machine --------------------------------------------------------------------------


def test_two_halls_on_one_host_do_not_take_each_other_s_guests(hall: HallInside, tmp_path: Path) -> None:
    """This needs care because browsers send the cookies of a host to all its ports."""
    with HallInside(tmp_path / "data") as second:
        ola, there = Client(hall, "Ola"), Client(second, "Olga")
        assert ola.cookie.partition("=")[0] != there.cookie.partition("=")[0]
        both = f"{ola.cookie}; {there.cookie}"
        ola.cookie = there.cookie = both
        assert ola.get("/api/me")["name"] == "Ola"
        assert there.get("/api/me")["name"] == "Olga"


def test_a_cookie_from_before_halls_had_names_still_counts(hall: HallInside) -> None:
    ola = Client(hall, "Ola")
    ola.cookie = f"guest={ola.cookie.partition('=')[2]}"
    assert ola.get("/api/me")["name"] == "Ola"
    table = ola.open_table("camel-up", ["me", "open", "open"])

    async def look() -> None:
        async with ola.at(table) as page:
            await page.next_show()
            assert page.show["room"]["seats"][0]["mine"]

    asyncio.run(look())
