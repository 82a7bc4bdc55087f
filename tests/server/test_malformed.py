"""Nonsense of every kind over sockets and REST: each message gets one proper answer, and nothing breaks.

A seeded mutator corrupts valid messages of every kind and sends them to tables in every state. Refused
messages change nothing; no error reaches the log; other tables still answer, and the hall needs no more
memory than before.
"""

from __future__ import annotations

import asyncio
import contextlib
import copy
import http.client
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args
from urllib.parse import quote

import msgspec
import pytest
from websockets.exceptions import InvalidHandshake, InvalidMessage

import sandtable
from sandtable import Chance, Table
from sandtable.bots.random import choose_random
from sandtable.server.protocol import requests, rest
from tests.server.kit import PATIENCE, Client, ConnectionClosed, Page, RunningHall
from tests.tiers import LONG

MESSAGES = 80_000 if LONG else 1_000
REQUESTS = 19_000 if LONG else 400
PATHS = 1_000 if LONG else 60
BATCH = 60  # messages at one table, before the next table is opened

DOC = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
CODES = set(re.findall(r"`([a-z]+(?:-[a-z]+)*)`", DOC.split("## Codes of refusals")[1]))
RULE = re.compile(r"(CU|FT|CL)-[A-Z]?\d+(\.\d+)?[a-z]?|webhook-[a-z-]+")
# The closing codes that the documentation lists: our own, and those of RFC 6455.
CLOSES = {int(code) for code in re.findall(r"\b(4\d\d\d|100\d)\b", DOC)}
EXAMPLES: dict[str, Any] = {
    name: json.loads(text)
    for name, text in re.findall(r"<!-- (\w+) -->\s*```json\n(.*?)\n```", DOC, re.DOTALL)
}
WISHES = [EXAMPLES[kind.__name__] for kind in get_args(requests.FromPage)]
ACTIONS = [
    "roll",
    "leg blue",
    "win red",
    "slave",
    "sow a1",
    "bid 3",
    "pass",
    "give 5",
    "market 1",
    "end",
    "?",
]
NASTY: list[Any] = [
    *(
        None,
        True,
        False,
        0,
        1,
        -1,
        7,
        8,
        255,
        2**31,
        2**53,
        2**53 + 1,
        2**63,
        2**64,
        10**40,
        -(10**40),
        1.5,
        1e308,
    ),
    *(
        "",
        " ",
        "0",
        "x" * 81,
        "x" * 300,
        "x" * 301,
        "x" * 3900,
        "\x00",
        "a\x00b",
        "\n",
        "\u202e",
        "\ud800",
        "²",
        "٣",
    ),
    *(
        "é" * 40,
        "🐫" * 100,
        "seat.0",
        "../../etc/passwd",
        "'; DROP TABLE entries; --",
        "${jndi:ldap://x}",
        "%s%n",
    ),
    *([], [[]], {}, {"a": {}}, [0] * 500, {"type": "sit"}, {str(n): n for n in range(200)}),
    *(
        "camel-up",
        "five-tribes",
        "cleopatra",
        "novice",
        "random",
        "genius",
        "undo",
        "pause",
        "odds",
        "ways",
        "payment",
    ),
]
RAW = [  # texts that json.dumps would not write
    *(
        "",
        "{",
        "}",
        "[]",
        "null",
        "true",
        "1",
        '"x"',
        "{}",
        '{"id":1}',
        '{"type":1,"id":1}',
        '{"type":"sit"}',
    ),
    *(
        '{"type":"look","id":1e400,"seat":0}',
        '{"type":"look","id":NaN,"seat":0}',
        '{"id":1,"id":2,"type":"start"}',
    ),
    *(
        '{"type":"say","id":3,"text":"\\ud800"}',
        '{"type":"say","id":3,"text":"\\u0000"}',
        '{"id":' + "9" * 3000 + "}",
    ),
    *(
        "[" * 2000,
        '{"a":' * 700,
        "[" * 1500 + "]" * 1500,
        '{"type":"ask","id":4,"words":' * 120,
        "\ufeff{}",
        "\x00",
    ),
]


# --- what is sent -----------------------------------------------------------------------------------------


class Mutator:
    """Corrupts valid messages; the same seed corrupts them in the same way."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def wish(self, page: Page) -> dict[str, Any]:
        """A message of this protocol that more or less fits the table."""
        rng = self.rng
        wish: dict[str, Any] = dict(rng.choice(WISHES), id=rng.randrange(1, 10**6))
        if "seat" in wish:
            wish["seat"] = rng.choice([0, 0, 0, 1, 2, 7])
        play = page.show.get("play")
        if "action" in wish:
            wish["action"] = rng.choice([*page.options[:5], *ACTIONS])
        if "answer" in wish and play:
            wish["answer"] = play["answer"] + rng.choice([0, 0, 1, -1]) if play["answer"] else 0
        return wish

    def message(self, page: Page) -> str | bytes:
        """What a page could send; bytes are sent as a text frame, even if they are not valid text."""
        how = self.rng.randrange(10)
        wish = self.wish(page)
        if how == 0:
            return json.dumps(wish)
        if how == 1:
            return self.rng.choice(RAW)
        if how == 2:
            return self.rng.randbytes(self.rng.randrange(40))
        if how == 3:
            return self.cut(json.dumps(wish).encode())
        if how == 4:
            return self.padded(wish)
        for _ in range(self.rng.choice([1, 1, 2, 3])):
            self.bend(wish)
        return json.dumps(wish)

    def bend(self, data: dict[str, Any]) -> None:
        """Change a value, remove a field or add one, somewhere inside."""
        inner = [value for value in data.values() if isinstance(value, dict) and value]
        if inner and self.rng.random() < 0.5:
            return self.bend(self.rng.choice(inner))
        name = self.rng.choice(list(data) or ["id"])
        how = self.rng.randrange(5)
        if how == 0:
            data.pop(name, None)
        elif how == 1:
            data[self.rng.choice(["extra", "", "seat", "text", "type", "x" * 50])] = self.nasty()
        else:
            data[name] = self.nasty()
        return None

    def nasty(self) -> Any:
        """Return an odd value, as a copy, because changing it must not change the next one."""
        return copy.deepcopy(self.rng.choice(NASTY))

    def cut(self, text: bytes) -> bytes:
        at = self.rng.randrange(len(text))
        return self.rng.choice(
            [
                text[:at],
                text[at:],
                text[:at] + self.rng.randbytes(1) + text[at + 1 :],
                text[:at] + text,
                text + text,
            ]
        )

    def padded(self, wish: dict[str, Any]) -> str:
        """Pad a message to just below or just above the largest size, in bytes or in characters."""
        size = self.rng.choice(
            [4000, requests.LARGEST_MESSAGE, requests.LARGEST_MESSAGE + 1, 16384, 16385, 70_000]
        )
        text = json.dumps(wish)
        filler = self.rng.choice([" ", "x", "é"])
        return text + filler * ((size - len(text)) // len(filler.encode()))


# --- sockets ----------------------------------------------------------------------------------------------


class Fuzzed:
    """One socket at a table: every message is followed by a harmless one, so that answers can be counted."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.number = 10**9

    async def open(self) -> None:
        await self.page.next_show()
        await self.plain()

    async def plain(self) -> list[dict[str, Any]]:
        """Send a harmless message; return whatever comes before its answer."""
        self.number += 1
        await self.page.socket.send(json.dumps({"type": "look", "id": self.number, "seat": None}))
        answers: list[dict[str, Any]] = []
        while True:
            message = await self.page.next()
            if message["type"] not in ("show", "closing"):
                if message["id"] == self.number:
                    assert message["type"] == "done"
                    return answers
                answers.append(message)

    async def late_answer(self) -> dict[str, Any]:
        """Return the next answer, which may take a while because a bot has to think."""
        while (message := await self.page.next())["type"] in ("show", "closing"):
            pass
        return message

    async def send(self, message: str | bytes, binary: bool) -> None:
        before = state_of(self.page.show)
        text = message.encode("utf-8", "replace") if isinstance(message, str) else message
        await self.page.socket.send(text, text=not binary)
        answers = await self.plain()
        if not answers and asks_for_a_hint(text):
            answers = [await self.late_answer()]
        assert len(answers) == 1, f"{len(answers)} answers to {text!r}"
        answer = answers[0]
        assert answer["id"] == (0 if binary else number_of(text)), f"{answer} to {text!r}"
        if answer["type"] == "refused":
            assert answer["code"] in CODES or RULE.fullmatch(answer["code"]), f"{answer} to {text!r}"
            assert answer["code"] not in ("internal", "not-kept", "try-again"), f"{answer} to {text!r}"
        if answer["type"] != "done":
            assert state_of(self.page.show) == before, f"{answer} to {text!r} changed something"


def state_of(show: dict[str, Any]) -> Any:
    room = {**show["room"], "clock": None}
    return show["entry"], room, show["play"]


def asks_for_a_hint(text: bytes) -> bool:
    """Whether the message asks for a hint, whose answer may come after those to later messages."""
    try:
        return isinstance(msgspec.json.decode(text, type=requests.FromPage), requests.AskHint)
    except (ValueError, RecursionError):
        return False


def number_of(text: bytes) -> int:
    """The number that the answer must have: that of the message, if it has one."""
    try:
        found = msgspec.json.decode(text)
    except (ValueError, RecursionError):
        return 0
    number = found.get("id", 0) if isinstance(found, dict) else 0
    return number if type(number) is int and 0 <= number <= 2**53 else 0


def finished_record(game: str) -> Any:
    chance = Chance(5)
    table = Table(sandtable.game(game), sandtable.game(game).seats[0], chance)
    while table.state.outcome() is None:
        seat = table.state.to_act()[0]
        action = choose_random(table.state.options(seat), chance)
        table.commit(table.consider(action.text, seat))
    return json.loads(table.record().to_json())


def open_some_table(client: Client, other: Client, rng: random.Random, records: list[str]) -> str:
    """Open a table in any state: waiting, playing without bots, or over; the client's own or the other's."""
    game = rng.choice(sandtable.games())
    host = rng.choice([client, client, client, other])
    seats = sandtable.game(game).seats[0]
    how = rng.randrange(6)
    if how == 0:
        return rng.choice(records)
    if how == 1:
        return host.open_table(game, ["me", "open", *["novice"] * (seats - 2)])
    clock = {"kind": rng.choice(["move", "game"]), "seconds": 86400} if how == 2 else None
    return host.open_table(game, ["me"] * seats, start=True, clock=clock)


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHall]:
    with RunningHall(tmp_path_factory.mktemp("hall") / "data", "--no-pauses", "--no-limits") as running:
        yield running
        assert_no_errors(running)


def assert_no_errors(hall: RunningHall) -> None:
    """Check the log; uvicorn logs invalid UTF-8 as an error, but closes the socket as it should."""
    wrong = [
        line
        for line in hall.log.read_text().splitlines()
        if re.match(r"\S+ (error|critical)", line) and "Invalid UTF-8 sequence" not in line
    ]
    assert not wrong, "\n".join(wrong)


def test_malformed_messages_get_one_clean_answer_each(hall: RunningHall) -> None:
    asyncio.run(fuzz(hall))


async def fuzz(hall: RunningHall) -> None:
    mutator = Mutator(1)
    ola, eve = Client(hall, "Ola"), Client(hall, "Eve")
    records = [str(eve.post("/api/records", finished_record(game))["id"]) for game in sandtable.games()]
    untouched = eve.open_table("camel-up", ["me", "me", "me"], start=True)
    async with eve.at(untouched) as calm:
        await calm.next_show()
        first = state_of(calm.show)
        memory, sent, tables, closed = 0, 0, 0, set()
        while sent < MESSAGES:
            if (tables := tables + 1) % 20 == 0:  # a guest may have at most thirty tables
                ola = Client(hall, "Ola")
            some = open_some_table(ola, Client(hall, "Jan"), mutator.rng, records)
            for _ in range(BATCH):
                codes, count, goes_on = await at_table(ola, some, mutator, BATCH)
                closed |= codes
                sent += count
                if not goes_on or sent >= MESSAGES:
                    break
            if not memory and sent > MESSAGES / 5:  # caches are warm
                memory = resident(hall)
        assert closed <= CLOSES, f"closed with {closed - CLOSES}"
        assert closed >= {4413, 1007, 1009}, f"closed only with {closed}"
        await calm.ask("look", seat=0)
        assert state_of(calm.show) == first
        assert resident(hall) < memory * 1.5 + 20_000
    assert_no_errors(hall)


async def at_table(client: Client, table: str, mutator: Mutator, count: int) -> tuple[set[int], int, bool]:
    """Send messages through one socket; return its closing codes, their number, and whether to go on here."""
    sent = 0
    async with client.at(table) as page:
        try:
            fuzzed = Fuzzed(page)
            await fuzzed.open()
            while sent < count:
                if a_bot_plays(page.show["room"]):
                    return set(), sent, False  # the table changes without us, so nothing can be compared
                sent += 1
                message = mutator.message(page)
                await fuzzed.send(message, binary=mutator.rng.random() < 0.05)
        except ConnectionClosed as error:
            if error.rcvd is None:  # the close frame was lost with the unread data
                assert unreadable(message), f"no code after {message!r}"
            return {error.rcvd.code} if error.rcvd else set(), sent, True
    return set(), sent, False


def a_bot_plays(room: dict[str, Any]) -> bool:
    return room["status"] == "playing" and any(seat["level"] for seat in room["seats"])


def unreadable(message: str | bytes) -> bool:
    """A message that is not text, or longer than the hall ever reads."""
    text = message.encode("utf-8", "replace") if isinstance(message, str) else message
    return len(text) > 4 * requests.LARGEST_MESSAGE or text.decode("utf-8", "replace").encode() != text


def resident(hall: RunningHall) -> int:
    """The memory that the process uses, in kB."""
    assert hall.process is not None
    status = Path(f"/proc/{hall.process.pid}/status").read_text()
    return int(re.findall(r"VmRSS:\s+(\d+) kB", status)[0])


def test_a_page_that_speaks_first_is_shown_the_table_first(hall: RunningHall) -> None:
    async def speak() -> None:
        ola = Client(hall, "Ola")
        table = ola.open_table("camel-up", ["me", "open", "open"])
        for _ in range(20):
            async with ola.at(table) as page:
                await page.send("look", seat=0)
                assert (await page.next())["type"] == "show"

    asyncio.run(speak())


# --- the paths of sockets ---------------------------------------------------------------------------------


def test_odd_paths_of_sockets(hall: RunningHall) -> None:
    async def knock() -> None:
        mutator = Mutator(2)
        ola = Client(hall, "Ola")
        table = ola.open_table("camel-up", ["me", "me", "me"], start=True)
        texts = [text for text in NASTY if isinstance(text, str) and len(text) < 1000] + [
            "9" * 15,
            "9" * 16,
            "00",
        ]
        codes: dict[str, int] = {}
        for _ in range(PATHS):
            seat, since, id = (mutator.rng.choice(texts) for _ in range(3))
            query = f"?seat={odd(seat)}&since={odd(since)}&{odd(id)}"
            try:
                async with ola.at(mutator.rng.choice([table, odd(id)]), query) as page:
                    await page.next_show()
                    await page.ask("look", seat=0)
            except ConnectionClosed as closed:
                codes[query] = closed.rcvd.code if closed.rcvd else 0
            except (InvalidHandshake, InvalidMessage):  # no such route, or not a URL
                continue
        assert not {query for query, code in codes.items() if code not in CLOSES}

    asyncio.run(knock())
    assert_no_errors(hall)


def odd(text: str) -> str:
    return quote(text.encode("utf-8", "surrogatepass"), safe="")


# --- REST -------------------------------------------------------------------------------------------------

ROUTES = [
    ("POST", "/api/me", "Hello"),
    ("PUT", "/api/me/webhook", "Webhook"),
    ("POST", "/api/me/take", "TakeLink"),
    ("POST", "/api/me/link", "Hello"),
    ("POST", "/api/tables", "OpenTable"),
    ("POST", "/api/records", "record"),
    ("GET", "/api/tables/{}/log", ""),
    ("GET", "/api/tables/{}/record", ""),
    ("GET", "/api/tables/{}/verify", ""),
    ("GET", "/{}", ""),
    ("GET", "/t/{}", ""),
    ("DELETE", "/api/me", ""),
]


def test_odd_requests(hall: RunningHall) -> None:
    mutator = Mutator(3)
    client = Client(hall, "Ola")
    table = client.open_table("camel-up", ["me", "me", "me"], start=True)
    bodies = {**EXAMPLES, "record": finished_record("camel-up")}
    connection = http.client.HTTPConnection("127.0.0.1", hall.port, timeout=PATIENCE)
    seen = set()
    for _ in range(REQUESTS):
        method, path, kind = mutator.rng.choice(ROUTES)
        body = odd_body(mutator, bodies[kind]) if kind else None
        text = mutator.rng.choice([text for text in NASTY if isinstance(text, str) and len(text) < 1000])
        path = path.format(mutator.rng.choice([table, odd(text)]))
        path += mutator.rng.choice(
            ["", f"?seat={odd(text)}", f"?before={odd(text)}&seat=0", "?seat=0&before=5"]
        )
        cookie = mutator.rng.choice([client.cookie] * 8 + ["guest=x", "guest=\xff;;=", ""])
        connection.request(method, path, body, {"Cookie": cookie.encode("latin-1")})
        answer = connection.getresponse()
        status, content = answer.status, answer.read()
        seen.add(status)
        assert status < 500, f"{status} {content!r} to {method} {path} {body!r}"
        if status >= 400 and status not in (404, 405):
            trouble = msgspec.json.decode(content, type=rest.Trouble)
            assert trouble.code in CODES or RULE.fullmatch(trouble.code), trouble
    connection.close()
    assert seen >= {200, 400, 401, 404}
    assert client.get("/health")["status"] == "ok"
    assert_no_errors(hall)


def odd_body(mutator: Mutator, example: Any) -> bytes:
    how = mutator.rng.randrange(8)
    data = json.loads(json.dumps(example))
    if how == 0:
        return mutator.rng.randbytes(mutator.rng.randrange(60))
    if how == 1:
        return mutator.rng.choice(RAW).encode("utf-8", "replace")
    if how == 2:
        return mutator.cut(json.dumps(data).encode())
    for _ in range(mutator.rng.choice([0, 1, 1, 2])):
        with contextlib.suppress(IndexError):
            bend_deep(mutator, data)
    return json.dumps(data).encode()


def bend_deep(mutator: Mutator, data: Any) -> None:
    """Corrupt something inside lists too, because a record keeps its decisions in a list."""
    if isinstance(data, list) and data:
        at = mutator.rng.randrange(len(data))
        if isinstance(data[at], list | dict) and mutator.rng.random() < 0.8:
            bend_deep(mutator, data[at])
        elif mutator.rng.random() < 0.3:
            del data[at]
        else:
            data[at] = copy.deepcopy(mutator.rng.choice([*NASTY, data[at - 1]]))
    elif isinstance(data, dict):
        lists = [value for value in data.values() if isinstance(value, list) and value]
        if lists and mutator.rng.random() < 0.6:
            bend_deep(mutator, mutator.rng.choice(lists))
        else:
            mutator.bend(data)
