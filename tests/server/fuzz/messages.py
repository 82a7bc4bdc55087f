"""What the attack sends: valid messages, mutated inside, so that they pass the first look at them.

The same seed makes the same choices; what they meet depends on who else is at the table.
"""

from __future__ import annotations

import copy
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec

import sandtable
from sandtable import Chance, Table
from sandtable.bots import LEVELS
from sandtable.bots.random import choose_random
from sandtable.core.record import Dice, Record
from sandtable.core.sealed import SealedChance, commitment
from sandtable.server.protocol import requests

DOC = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text("utf-8")
EXAMPLES: dict[str, Any] = {
    name: json.loads(text)
    for name, text in re.findall(r"<!-- (\w+) -->\s*```json\n(.*?)\n```", DOC, re.DOTALL)
}
WISHES = [EXAMPLES[kind.__name__] for kind in get_args(requests.FromPage)]
OFTEN = [
    EXAMPLES[kind] for kind in ("Act", "Act", "Act", "Act", "LookThrough", "TakeBack", "Lend", "Reclaim")
]
NUMBERS: list[Any] = [
    *(-1, 0, 1, 7, 8, 255, 2**31, 2**32, 2**53, 2**53 + 1, 2**63 - 1, 2**63, 2**64 - 1, 2**64, 2**64 + 1),
    *(10**30, -(2**63), -(2**63) - 1, -(10**30), 0.0, 1.5, 1e300, True, None),
]
LETTERS = "0123456789abcdef\u202e\u200d👩\u200d🚀\u3164é\x00 \"'\\"
TEXTS = [
    *("", " ", "0", "-", "null", ":expert", "\u3164", "\u2800", "می\u200cخواهم", "👩\u200d🚀", "a\u202eb"),
    *("ab" * 32, "zz" * 32, "0" * 63, "0" * 65, "f" * 64, "A" * 16, "x" * 81, "x" * 400),
]
CLOCKS = [{"kind": "move", "seconds": 5}, {"kind": "game", "seconds": 60}]
ACTIONS = [action.text for name in sandtable.games() for action in sandtable.game(name).actions]


class Mutator:
    """One stream of choices."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    # --- anything -----------------------------------------------------------------------------------------

    def mutated(self, data: Any, times: int = 1) -> Any:
        """A copy with a few values changed, each somewhere inside."""
        data = copy.deepcopy(data)
        for _ in range(times):
            places = list(inside(data))
            if places:
                holder, key = self.rng.choice(places)
                self.change(holder, key)
        return data

    def change(self, holder: Any, key: Any) -> None:
        how = self.rng.randrange(12)
        if how == 0:
            del holder[key]
        elif how == 1 and isinstance(holder, list):
            holder.insert(key, copy.deepcopy(holder[key]))
        elif how == 1:
            holder[self.rng.choice(["extra", "seat 9", "-1", "999"])] = self.rng.choice(NUMBERS)
        elif how == 2 and isinstance(holder, list):
            holder.reverse()
        else:
            holder[key] = self.other(holder[key])

    def other(self, value: Any) -> Any:
        """Something of the same kind, mostly."""
        if isinstance(value, bool):
            return not value
        if isinstance(value, int):
            return self.rng.choice([*NUMBERS, value + 1, value - 1, value + 2**64])
        if isinstance(value, str):
            return self.other_text(value)
        return self.rng.choice([None, [], {}, 0, "", copy.deepcopy(value)])

    def other_text(self, value: str) -> str:
        if value in LEVELS:
            return self.rng.choice([*LEVELS, "grandmaster"])
        if value in sandtable.games():
            return self.rng.choice(sandtable.games())
        if value and self.rng.random() < 0.5:
            at = self.rng.randrange(len(value))
            return value[:at] + self.rng.choice(LETTERS) + value[at + 1 :]
        return self.rng.choice([*TEXTS, self.rng.choice(ACTIONS)])

    # --- through a socket ---------------------------------------------------------------------------------

    def wish(self, show: dict[str, Any]) -> dict[str, Any]:
        """A valid message that more or less fits the table; half of the time it is then mutated."""
        rng = self.rng
        wish: dict[str, Any] = copy.deepcopy(rng.choice([*WISHES, *OFTEN]))
        play, room = show.get("play") or {}, show.get("room") or {}
        if "seat" in wish:
            mine = [number for number, seat in enumerate(room.get("seats", [])) if seat["mine"]]
            wish["seat"] = rng.choice([*mine, *mine, rng.randrange(4)])
            if "answer" in wish and play.get("seat") is not None:
                wish["seat"] = play["seat"]
        if "level" in wish:
            wish["level"] = rng.choice([*LEVELS])
        if "action" in wish:
            options = [option["action"] for option in play.get("options", [])]
            wish["action"] = rng.choice([*options[:8], *options[:8], rng.choice(ACTIONS)])
        if "answer" in wish:
            wish["answer"] = play.get("answer", 0) + rng.choice([0, 0, 0, 1, 2**64])
        if "proposal" in wish:
            proposal = room.get("proposal") or {}
            wish["proposal"] = proposal.get("number", 1)
        if rng.random() < 0.5:
            wish = self.mutated(wish, rng.choice([1, 1, 2]))
        return {**wish, "id": rng.randrange(1, 10**6)}

    # --- without one --------------------------------------------------------------------------------------

    def new_table(self) -> dict[str, Any]:
        """Sound, with a person, and now and then with bots that play."""
        name = self.rng.choice(sandtable.games())
        seats = self.rng.choice(list(sandtable.game(name).seats))
        bots = self.rng.choice([0, 0, 0, 0, 0, 1])
        chairs = [{"who": "bot", "level": "novice"}] * bots + [{"who": "me"}] * (seats - bots)
        start = self.rng.random() < 0.8
        if not start:
            chairs[-1] = {"who": "open"}
        clock = self.rng.choice(
            [*[None] * 6, {"kind": "move", "seconds": 5}, {"kind": "game", "seconds": 60}]
        )
        settings = {"game": name, "seats": seats, "listed": True, "clock": clock}
        return {"settings": settings, "chairs": chairs, "start": start}

    def request(self, tables: list[str], records: list[Any]) -> tuple[str, str, Any]:
        """Method, path and body."""
        rng = self.rng
        table = rng.choice([*tables, "A" * 16])
        number, seat = rng.choice([0, 1, 5, 30, 10**9, 10**15]), rng.choice([0, 1, 7, 99])
        how = rng.randrange(13)
        if how < 3:
            return "POST", "/api/records", self.mutated(rng.choice(records), rng.choice([1, 1, 1, 2, 5]))
        if how == 3:
            return "POST", "/api/tables", self.mutated(self.new_table(), rng.choice([1, 2]))
        if how == 4:
            return "POST", "/api/me", {"name": rng.choice([*TEXTS, "Ola"])}
        if how == 5:
            return (
                "PUT",
                "/api/me/webhook",
                {"url": rng.choice(["", "http://127.0.0.1/", "http://[::1]:9/x"])},
            )
        if how == 6:
            return "POST", "/api/me/take", {"token": rng.choice(TEXTS) or "x"}
        if how == 7:
            return "POST", "/api/join", {"code": rng.choice([*TEXTS, "AAAAAA", "krt wan"])}
        if how == 8:
            return rng.choice(["PUT", "DELETE"]), "/api/me/push", self.mutated(EXAMPLES["PushSubscription"])
        if how == 9:
            return "POST", f"/api/tables/{table}/code", {}
        part = rng.choice(["log", "story", "moment", "record", "verify", "invitation"])
        query = rng.choice(["", f"?seat={seat}", f"?before={number}", f"?entry={number}&seat={seat}"])
        return "GET", f"/api/tables/{table}/{part}{query}", None


def inside(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in nested lists and dicts, as its holder and its key."""
    pairs = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in list(pairs):
        yield data, key
        if isinstance(value, dict | list):
            yield from inside(value)


def finished_records() -> list[Any]:
    """Of every game one with sealed dice and salts, and one without."""
    return [
        json.loads(record(name, sealed).to_json()) for name in sandtable.games() for sealed in (True, False)
    ]


def record(name: str, sealed: bool) -> Record:
    game, choices = sandtable.game(name), Chance(5)
    seed, salts = bytes(range(32)), {0: "Ola-salt", 1: "Eve_salt"}
    luck = SealedChance(seed, salts) if sealed else Chance(6)
    table = Table(game, game.seats[0], luck)
    while table.state.outcome() is None:
        seat = table.state.to_act()[0]
        table.play(choose_random(table.state.options(seat), choices), seat)
    dice = Dice(commitment(seed), salts, seed.hex()) if sealed else None
    return msgspec.structs.replace(table.record(), dice=dice, tags={"seat 0": "Ola", "seat 1": "Eve"})
