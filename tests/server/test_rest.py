"""REST: guests, the hall, limits, and refusals."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import re
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

import sandtable
from sandtable.server.limits import DEFAULTS
from tests.server.by_hand import ByHand
from tests.server.inside import HallInside
from tests.server.kit import Client, Refused, RunningHall, Served, closed_with
from tests.tiers import PATIENCE


def answer(hall: Served, method: str, path: str, body: bytes = b"", **headers: str) -> Any:
    """The raw response, with its status and headers."""
    connection = http.client.HTTPConnection("127.0.0.1", hall.port, timeout=PATIENCE)
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request(method, path, body or None, sent)
    response = connection.getresponse()
    response.read()
    connection.close()
    return response


def status_of(client: Client, path: str, data: Any) -> int:
    try:
        client.post(path, data)
    except Refused as refused:
        return refused.status
    return 200


# --- guests -----------------------------------------------------------------------------------------------


def test_a_guest_is_a_name_and_a_cookie(hall: HallInside) -> None:
    nobody = Client(hall)
    assert nobody.get("/api/me") == {"name": "", "webhook": ""}
    with pytest.raises(Refused, match="unknown-guest") as refused:
        nobody.open_table("camel-up", ["open", "open", "open"])
    assert refused.value.status == 401
    ola = Client(hall, "  Ola \n Nowak ")
    assert ola.get("/api/me") == {"name": "Ola Nowak", "webhook": ""}
    response = answer(hall, "POST", "/api/me", b'{"name":"Jan"}')
    cookie = response.headers["Set-Cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert int(re.findall(r"Max-Age=(\d+)", cookie)[0]) >= 300 * 24 * 3600


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u0000b", "\u202eevil", 7, None])
def test_bad_names(hall: HallInside, name: Any) -> None:
    with pytest.raises(Refused, match=r"bad-name|bad-message"):
        Client(hall).post("/api/me", {"name": name})


def test_a_forged_cookie_is_nobody(hall: HallInside) -> None:
    ola = Client(hall, "Ola")
    name, _, value = ola.cookie.partition("=")
    for forged in (value[:-2] + "xx", "x" + value, value.split(".")[0], "", "." * 50):
        eve = Client(hall)
        eve.cookie = f"{name}={forged}"
        assert eve.get("/api/me")["name"] == ""
        with pytest.raises(Refused, match="unknown-guest"):
            eve.open_table("camel-up", ["me", "me", "me"])


def test_renaming_reaches_the_tables(hall: HallInside) -> None:
    async def play() -> None:
        ola = Client(hall, "Ola")
        table = ola.open_table("camel-up", ["me", "open", "open"])
        async with ola.at(table) as page:
            await page.next_show()
            ola.post("/api/me", {"name": "Olga"})
            await page.until(lambda show: show["room"]["seats"][0]["name"] == "Olga")

    asyncio.run(play())


def test_a_personal_link_works_once(hall: HallInside) -> None:
    ola = Client(hall, "Ola")
    table = ola.open_table("camel-up", ["me", "open", "open"])
    token = ola.post("/api/me/link")["path"].partition("#")[2]
    phone = Client(hall)
    phone.post("/api/me/take", {"token": token})
    assert phone.get("/api/me")["name"] == "Ola"
    assert [card["id"] for card in phone.get("/api/hall")["mine"]] == [table]
    with pytest.raises(Refused, match="used-link"):
        Client(hall).post("/api/me/take", {"token": token})
    with pytest.raises(Refused, match="bad-link"):
        Client(hall).post("/api/me/take", {"token": token[:-3] + "abc"})


def test_a_webhook_must_not_be_internal(hall: HallInside) -> None:
    ola = Client(hall, "Ola")
    for url in (
        "ftp://example.org",
        "http://user:pass@example.org/",
        "javascript:alert(1)",
        "http://127.0.0.1:9/",
    ):
        with pytest.raises(Refused, match="webhook"):
            ola.post("/api/me/webhook", {"url": url}, method="PUT")
    assert ola.post("/api/me/webhook", {"url": "https://example.org/x"}, method="PUT")["webhook"]
    assert ola.post("/api/me/webhook", {"url": ""}, method="PUT")["webhook"] == ""


# --- the hall ---------------------------------------------------------------------------------------------


def test_games_and_their_variants(hall: HallInside) -> None:
    cards = Client(hall).get("/api/games")
    assert [card["name"] for card in cards] == sandtable.games()
    for card in cards:
        game = sandtable.game(card["name"])
        assert (card["fewest"], card["most"]) == (game.seats[0], game.seats[-1])
        assert [variant["name"] for variant in card["variants"]] == list(game.variants)


def test_lists(hall: HallInside) -> None:
    ola, jan = Client(hall, "Ola"), Client(hall, "Jan")
    open_one = ola.open_table("camel-up", ["me", "open", "open"], listed=True)
    private = ola.open_table("camel-up", ["me", "open", "open"])
    watched = ola.open_table("camel-up", ["me", "me", "me"], start=True, listed=True)
    closed = ola.open_table("camel-up", ["me", "me", "me"], start=True, listed=True, watch=False)
    seen = jan.get("/api/hall")
    assert {open_one} <= {card["id"] for card in seen["open"]}
    assert private not in json.dumps(seen)
    assert watched in {card["id"] for card in seen["watch"]}
    assert closed not in json.dumps(seen)
    mine = {card["id"]: card for card in ola.get("/api/hall")["mine"]}
    assert set(mine) == {open_one, private, watched, closed}
    assert mine[watched]["my_turn"]
    assert mine[watched]["waits"] == [0]
    assert not mine[open_one]["my_turn"]
    assert mine[open_one]["waits"] == []


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"settings": {"game": "chess", "seats": 2}}, "no-such-game"),
        ({"settings": {"game": "camel-up", "seats": 2}, "chairs": [{"who": "me"}] * 2}, "bad-setup"),
        ({"settings": {"game": "camel-up", "seats": 3, "variants": {"no": "such"}}}, "bad-setup"),
        ({"settings": {"game": "camel-up", "seats": 4}}, "wrong-chairs"),
        ({"settings": {"game": "camel-up", "seats": 3, "colour": "red"}}, "bad-message"),
        ({"settings": {"game": "camel-up", "seats": 300}}, "bad-message"),
        (
            {"settings": {"game": "camel-up", "seats": 3, "clock": {"kind": "game", "seconds": 0}}},
            "bad-message",
        ),
        ({"chairs": [{"who": "bot", "level": "genius"}] * 3}, "no-such-level"),
        ({"chairs": [{"who": "me"}, {"who": "open"}, {"who": "me"}], "start": True}, "seats-open"),
        ({"chairs": [{"who": "me", "salt": "two words"}] * 3}, "bad-message"),
        ({"start": "yes"}, "bad-message"),
    ],
)
def test_bad_tables(hall: HallInside, change: dict[str, Any], code: str) -> None:
    wish = {"settings": {"game": "camel-up", "seats": 3}, "chairs": [{"who": "me"}] * 3, **change}
    with pytest.raises(Refused, match=code):
        Client(hall, "Ola").post("/api/tables", wish)


def test_a_record_needs_a_finished_game(hall: HallInside) -> None:
    ola = Client(hall, "Ola")
    table = ola.open_table("camel-up", ["me", "me", "me"], start=True)
    for what in ("record", "verify"):
        with pytest.raises(Refused, match="not-over") as refused:
            ola.get(f"/api/tables/{table}/{what}")
        assert refused.value.status == 409
        with pytest.raises(Refused, match="no-such-table"):
            ola.get(f"/api/tables/{'x' * 16}/{what}")


def test_bad_records_are_refused_with_the_place(hall: HallInside) -> None:
    ola = Client(hall, "Ola")
    record = json.loads(next(Path("tests/records").rglob("*.json")).read_text())
    record["entries"] = record["entries"][:-1]
    for bad in (b"", b"{}", b"[]", b"\xff\xfe", b"[" * 100_000, json.dumps(record).encode()):
        with pytest.raises(Refused, match="bad-record"):
            ola.request("POST", "/api/records", bad)


def test_a_guest_cannot_read_the_log_of_another_seat(hall: HallInside) -> None:
    ola, eve = Client(hall, "Ola"), Client(hall, "Eve")
    table = ola.open_table("camel-up", ["me", "me", "me"], start=True, watch=False)
    with pytest.raises(Refused, match="not-your-seat"):
        eve.get(f"/api/tables/{table}/log?seat=0")
    with pytest.raises(Refused, match="not-watchable"):
        eve.get(f"/api/tables/{table}/log")
    for bad in ("seat=-1", "seat=x", "before=9999999999999", "before=%00"):
        with pytest.raises(Refused, match="bad-message"):
            ola.get(f"/api/tables/{table}/log?{bad}")


# --- safety -----------------------------------------------------------------------------------------------


def test_other_sites_may_not_write(hall: HallInside) -> None:
    ola = Client(hall, "Ola")
    body = b'{"name":"Eve"}'
    for headers in (
        {"Origin": "http://evil.example"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "same-origin", "Origin": "http://evil.example"},
    ):
        with pytest.raises(Refused, match="cross-site") as refused:
            ola.request("POST", "/api/me", body, headers)
        assert refused.value.status == 403
    ola.request("POST", "/api/me", body, {"Origin": hall.url, "Sec-Fetch-Site": "same-origin"})
    assert ola.get("/api/me")["name"] == "Eve"


def test_other_sites_may_not_open_sockets(hall: HallInside) -> None:
    async def play() -> None:
        ola = Client(hall, "Ola")
        table = ola.open_table("camel-up", ["me", "open", "open"])
        url = f"ws://127.0.0.1:{hall.port}/ws/tables/{table}"
        with pytest.raises(InvalidStatus):
            async with connect(url, additional_headers={"Cookie": ola.cookie}, origin="http://evil.example"):  # type: ignore[arg-type]
                pass

    asyncio.run(play())


@pytest.mark.parametrize(
    ("who", "table", "code"), [("nobody", "true", 4401), ("eve", "true", 4403), ("eve", "x" * 16, 4404)]
)
def test_sockets_that_are_closed_say_why(hall: HallInside, who: str, table: str, code: int) -> None:
    async def play() -> None:
        ola, eve = Client(hall, "Ola"), Client(hall, "Eve" if who == "eve" else "")
        true = ola.open_table("camel-up", ["me", "me", "me"], start=True, watch=False)
        async with eve.at(true if table == "true" else table) as page:
            assert await closed_with(page) == code

    asyncio.run(play())


def test_headers_of_every_answer(hall: HallInside) -> None:
    for path in ("/", "/api/games", "/api/me", "/nowhere", "/health"):
        headers = answer(hall, "GET", path).headers
        policy = headers["Content-Security-Policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "no-referrer"
        assert "Server" not in headers


def test_large_bodies_are_refused(hall: HallInside) -> None:
    ola = Client(hall, "Ola")
    with pytest.raises((Refused, OSError), match=r"too-large|Broken pipe|reset"):
        ola.request("POST", "/api/records", b" " * (DEFAULTS.largest_body + 1))
    # Without a length: just one byte too many, so that the hall leaves nothing unread.
    connection = http.client.HTTPConnection("127.0.0.1", hall.port, timeout=PATIENCE)
    with contextlib.closing(connection):
        connection.putrequest("POST", "/api/records")
        connection.putheader("Cookie", ola.cookie)
        connection.putheader("Transfer-Encoding", "chunked")
        connection.endheaders()
        for size in (*[DEFAULTS.largest_body // 32] * 32, 1):
            connection.send(b"%x\r\n%b\r\n" % (size, b" " * size))
        assert connection.getresponse().status == 413


def test_health_and_metrics(hall: HallInside) -> None:
    Client(hall, "Ola").open_table("camel-up", ["me"] * 3)
    assert Client(hall).get("/health")["status"] == "ok"
    connection = http.client.HTTPConnection("127.0.0.1", hall.port)
    connection.request("GET", "/metrics")
    text = connection.getresponse().read().decode()
    connection.close()
    assert 'sandtable_requests_total{route="/health",status="200"}' in text
    assert "sandtable_sockets" in text
    assert 'sandtable_append_seconds_bucket{le="+Inf"}' in text
    assert "sandtable_append_seconds_count 0.0" not in text, "appends are not measured"


def test_unknown_paths_and_methods(hall: HallInside) -> None:
    assert answer(hall, "GET", "/api/nothing").status == 404
    assert answer(hall, "DELETE", "/api/me").status == 405
    assert answer(hall, "GET", "/../../etc/passwd").status == 404
    assert answer(hall, "GET", "/%2e%2e/%2e%2e/etc/passwd").status == 404


def test_nothing_secret_in_the_log(running_hall: RunningHall) -> None:
    ola = Client(running_hall, "Ola")
    table = ola.open_table("camel-up", ["me", "me", "me"], start=True)
    ola.get("/api/hall")
    written = running_hall.log.read_text()
    assert table not in written
    assert ola.cookie.partition("=")[2] not in written


def test_limits(tmp_path: Path) -> None:
    """The default limits on requests, tables, messages and lines of chat apply."""

    async def talk(ola: Client, table: str) -> set[str]:
        codes = set()
        async with ola.at(table) as page:
            await page.next_show()
            for _ in range(60):
                try:
                    await page.ask("say", text="hello")
                except Refused as refused:
                    codes.add(refused.code)
            await page.socket.send("x" * 5000)
            assert await closed_with(page) == 4413
        return codes

    with HallInside(tmp_path / "data", ByHand(), generous=False) as hall:
        ola = Client(hall, "Ola")
        table = ola.open_table("camel-up", ["me", "open", "open"])
        assert asyncio.run(talk(ola, table)) == {"too-fast"}
        wish = {"settings": {"game": "camel-up", "seats": 3}, "chairs": [{"who": "open"}] * 3}
        statuses = [status_of(ola, "/api/tables", wish) for _ in range(30)]
        assert statuses.count(200) == DEFAULTS.new_tables.amount - 1  # one is open already
        assert set(statuses) == {200, 429}
        hall.move_time(61)
        assert status_of(ola, "/api/tables", wish) == 200
