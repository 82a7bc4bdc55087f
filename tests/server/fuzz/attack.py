"""The attack, as a program of its own:

    python -m tests.server.fuzz.attack PORT MESSAGES SEED A_SECOND BROKEN [--idle]

Several guests from several addresses send messages and requests at the same time, often to the same tables,
in whatever state these are. Each message must get one answer, each request a status below 500. Only about
the table with the id BROKEN the hall may say that it cannot be read. The program keeps printing how many
messages have been sent and what it has seen so far, as one line of JSON. It ends when all messages have been
sent, however long that takes. With --idle it uses only processor time that nobody else wants.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections import Counter
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from sandtable.server.hall.page import TABLE_BROKEN
from sandtable.server.web.api.routes import ROUTES
from tests.server.fuzz.messages import EVERY, Known, Mutator, Sent, finished_records
from tests.tiers import PATIENCE

GUESTS = 48
VISIT = 30  # messages through one socket
LIFE = 600  # messages of one guest
REQUESTS = 0.2  # the share of requests among all messages
TOLD = 100  # how often the attack reports its progress
FINE = {4401, 4403, 4404, 4408, 4413, 4429, 1013}  # codes with which the hall may close a socket
ASLEEP = "keepalive ping timeout"  # the reason for 1011 if we had no processor time to answer the hall's ping
# The shortest game, in which one guest plays all seats.
QUICK_TABLE = {
    "settings": {"game": "camel-up", "seats": 3, "variants": {"setup_order": "random"}},
    "chairs": [{"who": "me"}] * 3,
    "start": True,
}


def route_of(sent: Sent) -> str:
    """The route that a request matches, as the hall spells it; empty if there is none."""
    parts = sent.path.partition("?")[0].split("/")
    for method, path, _ in ROUTES:
        pattern = path.split("/")
        if method != sent.method or len(pattern) != len(parts):
            continue
        if all(a == b or a.startswith("{") for a, b in zip(pattern, parts, strict=True)):
            return f"{method} {path}"
    return ""


class Attack:
    """What all guests share."""

    def __init__(self, port: int, messages: int, seed: int, a_second: float, broken: str) -> None:
        self.port = port
        self.messages = messages
        self.left = messages
        self.pause = GUESTS / a_second
        self.seed = seed
        self.known = Known(finished_records(), broken)
        self.next = dict.fromkeys(EVERY, 0)  # by costly kind: the message from which on it may be sent
        self.seen: Counter[str] = Counter()
        self.routes: Counter[str] = Counter()
        self.wrong: list[str] = []

    async def run(self) -> None:
        async with asyncio.TaskGroup() as group:
            for number in range(GUESTS):
                group.create_task(Attacker(self, number).run())

    def spend(self) -> bool:
        """Count a message; False if there are none left."""
        if self.left <= 0:
            return False
        self.left -= 1
        if self.left % max(1, self.messages // TOLD) == 0:
            print(json.dumps({"sent": self.messages - self.left, **self.report()}), flush=True)
        return True

    def may(self, what: str) -> bool:
        """Whether something costly may be sent now; the next of its kind waits for many other messages."""
        sent = self.messages - self.left
        if sent < self.next[what]:
            return False
        self.next[what] = sent + EVERY[what]
        return True

    def report(self) -> dict[str, Any]:
        return {
            "seen": dict(self.seen.most_common()),
            "routes": dict(sorted(self.routes.items())),
            "wrong": self.wrong[:20],
            "how_many": len(self.wrong),
        }


class Attacker:
    """One guest at a time, from one address."""

    def __init__(self, attack: Attack, number: int) -> None:
        self.attack = attack
        self.number = number
        self.address = f"127.0.1.{number + 1}"
        self.mutator = Mutator(attack.seed * 1000 + number)
        self.rng = self.mutator.rng
        self.cookie = ""
        self.own: list[str] = []
        self.later: set[int] = set()  # messages whose answer may come at any time

    async def run(self) -> None:
        while self.attack.left > 0:
            self.cookie, self.own = "", []
            await self.request(Sent("POST", "/api/me", {"name": "Eve"}))
            if self.number == 0:
                await self.play_to_the_end()
            for _ in range(LIFE // VISIT):
                if self.attack.left <= 0:
                    return
                if self.rng.random() < 0.5 or not self.own:
                    await self.open_table(self.mutator.new_table())
                await self.visit()

    async def open_table(self, wish: Any) -> str:
        _, answer = await self.request(Sent("POST", "/api/tables", wish))
        if "id" in answer:
            self.own.append(answer["id"])
        return str(answer.get("id", ""))

    # --- through sockets ------------------------------------------------------------------------------------

    async def visit(self) -> None:
        """Open a socket at some table, and send requests in between."""
        known = self.attack.known
        tables = [*known.tables, *known.finished, known.broken]
        if self.own and self.rng.random() < 0.7:
            tables = self.own
        if tables:
            await self.at(self.rng.choice(tables), self.talk)

    async def at(self, table: str, talk: Any) -> None:
        """Open a socket, talk, and see how it is closed."""
        self.later = set()
        try:
            async with connect(
                f"ws://127.0.0.1:{self.attack.port}/ws/tables/{table}{self.mutator.back_at()}",
                additional_headers={"Cookie": self.cookie},
                local_addr=(self.address, 0),
                max_size=None,
                open_timeout=PATIENCE,
                ping_interval=None,
            ) as socket:
                await talk(socket)
        except ConnectionClosed as closed:
            code, reason = (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (0, "")
            self.attack.seen[f"closed {code} {reason}".strip()] += 1
            expected = code in FINE or (code, table) == (TABLE_BROKEN, self.attack.known.broken)
            if not expected and reason != ASLEEP:
                self.attack.wrong.append(f"a socket was closed with {code} {reason}")
        except (InvalidHandshake, OSError) as error:
            self.attack.wrong.append(f"a handshake failed: {type(error).__name__}")

    async def talk(self, socket: ClientConnection) -> None:
        show = await self.first_show(socket)
        for _ in range(self.rng.randrange(1, 2 * VISIT)):
            if not await self.turn():
                return
            if self.rng.random() < REQUESTS:
                await self.try_a_route()
                continue
            wish = self.mutator.wish(show, self.attack.may)
            await socket.send(json.dumps(wish))
            if self.rng.random() < 0.02:
                return  # the socket was closed before the answer
            if wish.get("type") == "hint":
                self.later.add(wish["id"])
                continue
            show = await self.answer(socket, wish, show)

    async def play_to_the_end(self) -> None:
        """Play a game correctly and share its deal, which only somebody who has played it can do."""
        if table := await self.open_table(QUICK_TABLE):
            await self.at(table, self.play)
            chairs = [{"who": "me"}, {"who": "open"}, {"who": "open"}]
            await self.request(Sent("POST", f"/api/tables/{table}/duplicate", {"chairs": chairs}))
            self.attack.known.finished.append(table)

    async def play(self, socket: ClientConnection) -> None:
        show = await self.first_show(socket)
        while show["room"]["status"] == "playing" and await self.turn():
            play = show["play"]
            if actions := [option["action"] for option in play["options"]]:
                action = "roll" if "roll" in actions else actions[0]
                wish = {"type": "act", "seat": play["seat"], "answer": play["answer"], "action": action}
            else:
                wish = {"type": "look", "seat": play["view"]["to_act"][0]}
            wish["id"] = self.rng.randrange(1, 10**6)
            await socket.send(json.dumps(wish))
            show = await self.answer(socket, wish, show)

    async def turn(self) -> bool:
        """Wait until the next message is due; False if all messages have been sent."""
        if not self.attack.spend():
            return False
        await asyncio.sleep(self.attack.pause * self.rng.random() * 2)
        return True

    async def answer(self, socket: ClientConnection, wish: dict[str, Any], show: Any) -> Any:
        """Wait for the answer to that wish; return the last show that came in the meantime."""
        while True:
            message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            if message["type"] == "show":
                show = message
            elif message["type"] in ("done", "refused", "answer"):
                self.attack.seen[message.get("code", message["type"])] += 1
                if message.get("code") in ("internal", "not-kept", "not-readable"):
                    self.attack.wrong.append(f"{message} to {wish}")
                if message["id"] in self.later:
                    self.later.discard(message["id"])
                    continue
                if message["id"] not in (wish["id"], 0):
                    self.attack.wrong.append(f"an answer to {wish['id']} has id {message['id']}")
                return show

    async def first_show(self, socket: ClientConnection) -> Any:
        while (message := json.loads(await asyncio.wait_for(socket.recv(), PATIENCE)))["type"] != "show":
            pass
        return message

    # --- through requests -----------------------------------------------------------------------------------

    async def try_a_route(self) -> None:
        """Send a request; if it started a review, cancel that immediately."""
        sent = self.mutator.request(self.attack.known, self.attack.may)
        status, _ = await self.request(sent)
        if status == 200 and route_of(sent) == "POST /api/tables/{id}/review":
            await self.request(Sent("DELETE", sent.path, None))

    async def request(self, sent: Sent) -> tuple[int, dict[str, Any]]:
        """Send a request over its own connection; return the status and the content of the answer."""
        text = b"" if sent.body is None else json.dumps(sent.body).encode()
        head = (
            f"{sent.method} {sent.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
            f"Cookie: {self.cookie}\r\nContent-Length: {len(text)}\r\n\r\n"
        )
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", self.attack.port, local_addr=(self.address, 0)
            )
            writer.write(head.encode() + text)
            answer = await reader.read(-1)
            writer.close()
            await writer.wait_closed()
        top, _, content = answer.partition(b"\r\n\r\n")
        status = int(top.split(b" ", 2)[1])
        for line in top.decode("latin-1").split("\r\n"):
            if line.lower().startswith("set-cookie: "):
                self.cookie = line[12:].split(";")[0]
        found: Any = json.loads(content) if content.startswith(b"{") else {}
        self.attack.seen[f"{sent.method} {status}"] += 1
        self.attack.routes[f"{route_of(sent) or 'nowhere'} {status}"] += 1
        busy = status == 503 and found.get("code") == "try-again"
        broken = found.get("code") == "table-broken" and self.attack.known.broken in sent.path
        if status >= 500 and not busy and not broken:
            wrong = f"{status} {content[:200]!r} to {sent.method} {sent.path} {text[:3000]!r}"
            self.attack.wrong.append(wrong)
        if status == 200 and sent.method == "POST":
            self.attack.known.learn(sent, found)
        return status, found


def step_back() -> None:
    """Leave the processor to the hall when its times are measured: real attackers have their own machines.

    On a busy machine, an attacker with so little time may not even answer a ping before it is disconnected
    (`ASLEEP`), and gets on very slowly.
    """
    if sys.platform == "linux":
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    elif hasattr(os, "nice"):
        os.nice(19)


def main(port: str, messages: str, seed: str, a_second: str, broken: str, *idle: str) -> None:
    if idle:
        step_back()
    attack = Attack(int(port), int(messages), int(seed), float(a_second), broken)
    asyncio.run(attack.run())
    print(json.dumps({"sent": attack.messages - attack.left, **attack.report()}))


if __name__ == "__main__":
    main(*sys.argv[1:])
