"""A log line tells what happened, and cannot reveal a secret."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import secrets
from typing import Any, get_type_hints

import pytest

import sandtable
from sandtable.server.logs import SHOW, Facts, Log, Style, masked
from tests.server.written import written

LOG = Log("sandtable.server.test")
TABLE = "Zq3_x-8TkfWm01Ab"
COOKIE = "eyJndWVzdCI6ImFiYyJ9.Zx81Kw.q2w3e4r5t6y7u8i9o0pAbCdEfGh"
SECRET = "bid 7"


def line_of(*_: Any, **facts: Any) -> dict[str, Any]:
    with written() as lines:
        LOG.info("happened", **facts)
    line: dict[str, Any] = json.loads(lines.getvalue())
    return line


# --- what a line looks like ----------------------------------------------------------------------------


def test_json_is_one_object_for_each_line() -> None:
    with written("json") as lines:
        LOG.info("moved", table=TABLE, seat=2, seconds=0.0012345678, code="CU-18.2")
        LOG.warning("slow")
    first, second = map(json.loads, lines.getvalue().splitlines())
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", first.pop("time"))
    assert first == {
        "level": "info",
        "logger": "sandtable.server.test",
        "event": "moved",
        "table": "Zq3_...",
        "seat": 2,
        "seconds": 0.001235,
        "code": "CU-18.2",
    }
    assert (second["level"], second["event"]) == ("warning", "slow")


def test_plain_is_for_people() -> None:
    with written("plain") as lines:
        LOG.info("moved", table=TABLE, seat=2)
    assert re.fullmatch(r"\S+Z info    moved table=Zq3_\.\.\. seat=2\n", lines.getvalue())


def test_levels() -> None:
    with written(level=logging.WARNING) as lines:
        LOG.debug("no")
        LOG.info("no")
        LOG.warning("yes")
        LOG.error("yes")
    assert lines.getvalue().count('"yes"') == len(lines.getvalue().splitlines()) == 2


def test_every_fact_has_a_way_to_be_shown_and_hides_no_part_of_the_line() -> None:
    assert set(get_type_hints(Facts)) == set(SHOW)
    assert not set(SHOW) & {"time", "level", "logger", "event", "error", "at"}


# --- what a line hides ---------------------------------------------------------------------------------


def test_a_table_is_shown_by_four_characters() -> None:
    assert masked(TABLE) == "Zq3_..."
    assert line_of(table=TABLE, guest="Gu3st4567890abcd")["guest"] == "Gu3s..."


def test_an_action_is_shown_by_its_public_face() -> None:
    cleopatra, camel_up = sandtable.game("cleopatra"), sandtable.game("camel-up")
    assert line_of(action=cleopatra.action(SECRET))["action"] == "bid ?"
    assert line_of(action=camel_up.action("leg blue"))["action"] == "leg blue"
    assert line_of(action=SECRET)["action"] == "?"


def test_an_address_is_shown_without_its_last_part() -> None:
    assert line_of(address="203.0.113.77")["address"] == "203.0.113.0/24"
    assert line_of(address="2001:db8:1:2:3::4")["address"] == "2001:db8:1::/48"
    assert line_of(address="testclient")["address"] == "?"


@pytest.mark.parametrize("name", sorted(SHOW))
@pytest.mark.parametrize(
    "secret", [TABLE, COOKIE, SECRET, f"/t/{TABLE}?key={COOKIE}", "my hand: two\nmarbles"]
)
def test_no_fact_lets_a_secret_through(name: str, secret: str) -> None:
    if name == "host" and "/" not in secret and " " not in secret:
        return  # a host is shown as it is, because it comes from a checked webhook
    shown = str(line_of(**{name: secret})[name])
    assert secret not in shown
    assert TABLE not in shown
    assert COOKIE not in shown
    assert "7" not in shown or secret != SECRET


def test_no_id_gets_through_whatever_it_looks_like() -> None:
    for _ in range(2000):
        table = secrets.token_urlsafe(12)
        assert table not in str(line_of_words(code=table, route=f"/t/{table}", kind=table))


def line_of_words(**facts: str) -> dict[str, object]:
    return {name: SHOW[name](fact) for name, fact in facts.items()}


def test_long_keys_are_not_taken_for_ids() -> None:
    assert (
        line_of(code="undo-beyond-the-limit", route="/api/tables/{table}")["code"] == "undo-beyond-the-limit"
    )


def test_a_fact_or_event_nobody_thought_of_is_not_shown() -> None:
    assert line_of(hand="two marbles")["hand"] == "?"
    with written() as lines:
        LOG.info(f"the hand is {SECRET}")
    assert json.loads(lines.getvalue())["event"] == "?"


@pytest.mark.parametrize("style", ["plain", "json"])
def test_an_error_shows_its_type_and_places_and_not_its_words(style: Style) -> None:
    def fail() -> None:
        try:
            raise KeyError(SECRET)
        except KeyError as cause:
            raise sandtable.IllegalAction("not-now", f"seat 1 may not {SECRET!r} at {TABLE}") from cause

    with written(style) as lines:
        try:
            fail()
        except sandtable.IllegalAction as error:
            LOG.error("broke", error, table=TABLE)
            LOG.error("broke", ExceptionGroup(SECRET, [error]))
            logging.getLogger("uvicorn.error").exception("Exception in ASGI application\n%s", SECRET)
    text = lines.getvalue()
    assert text.count("IllegalAction from KeyError") == 3
    assert "ExceptionGroup from IllegalAction" in text
    assert re.search(r"test_logs\.py:\d+ fail", text)
    assert SECRET not in text
    assert TABLE not in text


# --- other libraries -----------------------------------------------------------------------------------


def test_other_libraries_keep_their_text_and_lose_what_was_filled_in() -> None:
    with written() as lines:
        logging.getLogger("uvicorn.error").warning('%s - "WebSocket %s" [accepted]', "1.2.3.4", f"/t/{TABLE}")
        logging.getLogger("sqlalchemy.engine").warning("[cached] %r", (TABLE, SECRET))
        logging.getLogger("some.library").warning(f"opened {TABLE} for {{'hand': '{SECRET}'}}")
        logging.getLogger("some.library").warning("a plain warning")
        logging.getLogger("some.library").warning({"hand": SECRET})
    text = lines.getvalue()
    assert "some.library: a plain warning" in text
    assert "some.library: opened Zq3_... for" in text
    for secret in (TABLE, SECRET, "1.2.3.4"):
        assert secret not in text


def test_the_access_log_is_off_and_chatter_below_a_warning_too() -> None:
    with written() as lines:
        logging.getLogger("uvicorn.access").error("GET %s", f"/t/{TABLE}")
        logging.getLogger("uvicorn.error").info("started")
        logging.getLogger("sqlalchemy.engine.Engine").info("INSERT %r", (TABLE,))
    assert lines.getvalue() == ""


def test_a_forgotten_task_tells_where_it_broke_and_not_what_it_held() -> None:
    async def break_quietly(hand: str) -> None:
        raise RuntimeError(hand)

    async def play() -> None:
        loop = asyncio.get_running_loop()
        loop.call_soon(lambda hand: 1 / 0, SECRET)
        task = asyncio.create_task(break_quietly(SECRET))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        del task

    with written() as lines:
        asyncio.run(play())
    text = lines.getvalue()
    assert "Task exception was never retrieved" in text
    assert "RuntimeError" in text
    assert "ZeroDivisionError" in text
    assert SECRET not in text


def test_a_line_that_cannot_be_written_is_not_printed_otherwise(capsys: pytest.CaptureFixture[str]) -> None:
    class Mute:
        def __str__(self) -> str:
            raise ValueError(SECRET)

    with written():
        logging.getLogger("some.library").warning(Mute())
    assert capsys.readouterr().err == ""
