"""The attack, as a program of its own: `python -m tests.server.fuzz.attack PORT MESSAGES SEED A_SECOND`.

Several guests from several addresses send through sockets and requests at once, often to the same tables, in
whatever state these are. Each message must have one answer, each request a status below 500. What it saw is
printed as JSON.
"""

from __future__ import annotations

import asyncio
import json
import signal
import sys
from collections import Counter
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.fuzz.messages import Mutator, finished_records

GUESTS = 40
VISIT = 30  # messages through one socket
LIFE = 600  # messages of one guest
TABLES = 40  # the latest ones are attacked
REQUESTS = 0.15  # of all messages
PATIENCE = 60.0
FINE = {4401, 4403, 4404, 4408, 4413, 4429, 4520, 1013}  # with which the hall may close a socket


class Attack:
    """What all guests share."""

    def __init__(self, port: int, messages: int, seed: int, a_second: float) -> None:
        self.port = port
        self.left = messages
        self.pause = GUESTS / a_second
        self.seed = seed
        self.records = finished_records()
        self.tables: list[str] = []
        self.seen: Counter[str] = Counter()
        self.wrong: list[str] = []

    async def run(self) -> None:
        """Until all is sent, or until it is told to end; the report is printed all the same."""
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, self.end)
        async with asyncio.TaskGroup() as group:
            for number in range(GUESTS):
                group.create_task(Attacker(self, number).run())

    def add_table(self, id: str) -> None:
        self.tables = [*self.tables, id][-TABLES:]

    def end(self) -> None:
        self.left = 0

    def spend(self) -> bool:
        self.left -= 1
        return self.left >= 0


class Attacker:
    """One guest at a time, from one address."""

    def __init__(self, attack: Attack, number: int) -> None:
        self.attack = attack
        self.address = f"127.0.1.{number + 1}"
        self.mutator = Mutator(attack.seed * 1000 + number)
        self.rng = self.mutator.rng
        self.cookie = ""
        self.own: list[str] = []

    async def run(self) -> None:
        while self.attack.left > 0:
            self.cookie, self.own = "", []
            await self.request("POST", "/api/me", {"name": "Eve"})
            for _ in range(LIFE // VISIT):
                if self.attack.left <= 0:
                    return
                if self.rng.random() < 0.5 or not self.attack.tables:
                    await self.open_table()
                await self.visit()

    async def open_table(self) -> None:
        status, answer = await self.request("POST", "/api/tables", self.mutator.new_table())
        if status == 200:
            self.own.append(answer["id"])
            self.attack.add_table(answer["id"])

    async def visit(self) -> None:
        """A socket at some table, and requests in between."""
        if not self.attack.tables:
            return
        tables = self.own if self.own and self.rng.random() < 0.7 else self.attack.tables
        url = f"ws://127.0.0.1:{self.attack.port}/ws/tables/{self.rng.choice(tables)}"
        try:
            async with connect(
                url,
                additional_headers={"Cookie": self.cookie},
                local_addr=(self.address, 0),
                max_size=None,
                open_timeout=PATIENCE,
                ping_interval=None,
            ) as socket:
                await self.talk(socket)
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 0
            self.attack.seen[f"closed {code}"] += 1
            if code not in FINE:
                self.attack.wrong.append(f"a socket was closed with {code}")
        except (InvalidHandshake, OSError) as error:
            self.attack.wrong.append(f"a handshake failed: {type(error).__name__}")

    async def talk(self, socket: ClientConnection) -> None:
        show = await self.next(socket, "show")
        for _ in range(self.rng.randrange(1, 2 * VISIT)):
            if not self.attack.spend():
                return
            await asyncio.sleep(self.attack.pause * self.rng.random() * 2)
            if self.rng.random() < REQUESTS:
                request = self.mutator.request(self.attack.tables, self.attack.records)
                await self.request(*request)
                continue
            wish = self.mutator.wish(show)
            await socket.send(json.dumps(wish))
            if self.rng.random() < 0.02:
                return  # gone before the answer
            show = await self.answer(socket, wish, show)

    async def answer(self, socket: ClientConnection, wish: dict[str, Any], show: Any) -> Any:
        """The answer to that wish; shows come in between."""
        while True:
            message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            if message["type"] == "show":
                show = message
            elif message["type"] in ("done", "refused", "answer"):
                self.attack.seen[message.get("code", message["type"])] += 1
                if message["id"] not in (wish["id"], 0):
                    self.attack.wrong.append(f"an answer to {wish['id']} has id {message['id']}")
                if message.get("code") in ("internal", "not-kept"):
                    self.attack.wrong.append(f"{message} to {wish}")
                return show

    async def next(self, socket: ClientConnection, kind: str) -> Any:
        while (message := json.loads(await asyncio.wait_for(socket.recv(), PATIENCE)))["type"] != kind:
            pass
        return message

    async def request(self, method: str, path: str, body: Any) -> tuple[int, Any]:
        """Over a connection of its own. The answer's status and what it holds."""
        text = b"" if body is None else json.dumps(body).encode()
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
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
        self.attack.seen[f"{method} {status}"] += 1
        if status >= 500:
            self.attack.wrong.append(f"{status} {content[:200]!r} to {method} {path} {text[:3000]!r}")
        return status, json.loads(content) if content.startswith(b"{") else None


def main(port: str, messages: str, seed: str, a_second: str) -> None:
    attack = Attack(int(port), int(messages), int(seed), float(a_second))
    asyncio.run(attack.run())
    print(json.dumps({"seen": attack.seen, "wrong": attack.wrong[:20], "how_many": len(attack.wrong)}))


if __name__ == "__main__":
    main(*sys.argv[1:])
