"""What the attack sends: valid messages with mutated contents, which pass a first superficial check.

The same seed makes the same choices; their effect depends on who else is at the table.
"""

from __future__ import annotations

import copy
import json
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple, get_args
from urllib.parse import quote

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
DURING_PLAY = [
    EXAMPLES[kind]
    for kind in (
        *("Act",) * 8,
        *("LookThrough",) * 4,
        *("Why", "Preview", "AskQuestion", "AskHint", "AskHint", "Say"),
        *("TakeBack", "Propose", "Vote", "Lend", "Reclaim", "Resume"),
    )
]
CHEAP = ("novice", "novice", "random", "rule-of-thumb")
PARTS = ("log", "story", "moment", "record", "verify", "invitation", "review", "deal", "salvage", "nothing")
PLACES = (
    *("/api/me", "/api/me/history", "/api/push-key", "/api/reach", "/api/games", "/api/hall"),
    *("/health", "/health/live", "/health/ready", "/metrics"),
)
NO_TABLE = "A" * 16
OUTSIDE = "https://nobody.invalid/there"  # could be a webhook or a push service, but there is no such name
MEMORY = 40  # the most tables, codes and links that the attackers remember; older ones are forgotten
May = Callable[[str], bool]  # whether something costly may be sent now
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
    """A source of random messages."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    # --- anything -----------------------------------------------------------------------------------------

    def mutated(self, data: Any, times: int = 1) -> Any:
        """A copy with a few values changed somewhere inside."""
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
        """Another value, in most cases of the same type."""
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

    def wish(self, show: dict[str, Any], may: May) -> dict[str, Any]:
        """A message that more or less fits the table; a third of them are then mutated."""
        rng = self.rng
        play, room = show.get("play") or {}, show.get("room") or {}
        usual = DURING_PLAY if room.get("status") == "playing" else WISHES
        wish: dict[str, Any] = copy.deepcopy(rng.choice(usual if rng.random() < 0.8 else WISHES))
        if wish["type"] == "hint" and not may("hint"):
            wish = copy.deepcopy(EXAMPLES["Act"])
        seats = room.get("seats", [])
        if "seat" in wish:
            mine = [number for number, seat in enumerate(seats) if seat["mine"]]
            lent = [number for number in mine if seats[number]["level"]]
            wish["seat"] = rng.choice([*mine * 4, rng.randrange(4)])
            if wish["type"] == "reclaim" and lent:
                wish["seat"] = rng.choice(lent)
            if "answer" in wish and play.get("seat") is not None:
                wish["seat"] = play["seat"]
        if wish["type"] == "look" and play.get("view", {}).get("to_act"):
            wish["seat"] = rng.choice(play["view"]["to_act"])
        if "level" in wish:
            wish["level"] = rng.choice([*LEVELS]) if may("level") else rng.choice(CHEAP)
        if "action" in wish:
            options = [option["action"] for option in play.get("options", [])]
            wish["action"] = rng.choice([*options[:8] * 4, rng.choice(ACTIONS)])
        if "answer" in wish:
            wish["answer"] = play.get("answer", 0) + rng.choice([*[0] * 9, 1, 2**64])
        if "proposal" in wish:
            proposal = room.get("proposal") or {}
            wish["proposal"] = proposal.get("number", 1)
        if rng.random() < 0.33:
            wish = self.mutated(wish, rng.choice([1, 1, 2]))
        return {**wish, "id": rng.randrange(1, 10**6)}

    def back_at(self) -> str:
        """What a page that was there before adds to the address of its socket."""
        seat, since = self.rng.choice([0, 1, 7, "x"]), self.rng.choice([0, 1, 40, 10**9, 10**30, -1, "²"])
        return self.rng.choice(["", "", f"?seat={seat}", f"?since={quote(str(since))}&seat={seat}"])

    # --- without one --------------------------------------------------------------------------------------

    def new_table(self) -> dict[str, Any]:
        """A valid new table with at least one person, and sometimes with bots."""
        name = self.rng.choice(sandtable.games())
        seats = self.rng.choice(list(sandtable.game(name).seats))
        bots = self.rng.choice([0, 0, 0, 0, 0, 1, seats - 1])
        chairs = [{"who": "bot", "level": "novice"}] * bots + [{"who": "me"}] * (seats - bots)
        start = self.rng.random() < 0.8
        if not start:
            chairs[-1] = {"who": "open"}
        clock = self.rng.choice([*[None] * 6, *CLOCKS])
        settings = {"game": name, "seats": seats, "listed": True, "clock": clock, "stand_in": "novice"}
        settings["pace"] = self.rng.choice(["live", "live", "live", "turns"])  # "turns": guests are called
        return {"settings": settings, "chairs": chairs, "start": start}

    def request(self, known: Known, may: May) -> Sent:
        """A request to one of the routes; costly ones only as often as `may` allows."""
        route = self.rng.choices(list(WAYS), [weight for weight, _ in WAYS.values()])[0]
        if route in EVERY and not may(route):
            route = "part"
        return WAYS[route][1](self, known)

    def sometimes(self, body: Any) -> Any:
        """The body as it is, or mutated."""
        return self.mutated(body, self.rng.choice([0, 0, 1, 2]))

    def table(self, known: Known) -> str:
        return self.rng.choice([*known.tables[-8:], *known.finished[-4:], known.broken, NO_TABLE])

    def finished(self, known: Known) -> str:
        return self.rng.choice([*known.finished * 4, *known.tables[-4:], known.broken, NO_TABLE])

    def chairs(self) -> list[Any]:
        who = [{"who": "me"}, {"who": "me"}, {"who": "bot", "level": "novice"}, {"who": "open"}]
        return [self.rng.choice(who) for _ in range(self.rng.choice([2, 2, 3, 3, 3, 4]))]

    def query(self) -> str:
        number, seat = self.rng.choice([0, 1, 5, 30, 10**9, 10**15]), self.rng.choice([0, 1, 7, 99])
        return self.rng.choice(["", f"?seat={seat}", f"?before={number}", f"?entry={number}&seat={seat}"])

    def import_record(self, known: Known) -> Sent:
        record = self.mutated(self.rng.choice(known.records), self.rng.choice([0, 1, 1, 1, 2, 5]))
        return Sent("POST", "/api/records", record)

    def open_table(self, known: Known) -> Sent:
        return Sent("POST", "/api/tables", self.sometimes(self.new_table()))

    def name(self, known: Known) -> Sent:
        return Sent("POST", "/api/me", {"name": self.rng.choice([*TEXTS, "Ola"])})

    def webhook(self, known: Known) -> Sent:
        url = self.rng.choice(["", "http://127.0.0.1/", "http://[::1]:9/x", OUTSIDE, OUTSIDE, *TEXTS])
        return Sent("PUT", "/api/me/webhook", {"url": url})

    def push(self, known: Known) -> Sent:
        body = self.sometimes({**EXAMPLES["PushSubscription"], "endpoint": OUTSIDE})
        if self.rng.random() < 0.5:
            return Sent("PUT", "/api/me/push", body)
        return Sent("DELETE", "/api/me/push", self.sometimes({"endpoint": body.get("endpoint")}))

    def link(self, known: Known) -> Sent:
        return Sent("POST", "/api/me/link", self.rng.choice([{}, None, []]))

    def take(self, known: Known) -> Sent:
        return Sent("POST", "/api/me/take", self.sometimes({"token": self.rng.choice([*known.tokens, "x"])}))

    def code(self, known: Known) -> Sent:
        return Sent("POST", f"/api/tables/{self.table(known)}/code", {})

    def join(self, known: Known) -> Sent:
        code = self.rng.choice([*known.codes[-3:], *TEXTS, "AAAAAA", "krt wan"])
        return Sent("POST", "/api/join", self.sometimes({"code": code}))

    def part(self, known: Known) -> Sent:
        table = self.finished(known) if self.rng.random() < 0.5 else self.table(known)
        return Sent("GET", f"/api/tables/{table}/{self.rng.choice(PARTS)}{self.query()}", None)

    def place(self, known: Known) -> Sent:
        return Sent("GET", self.rng.choice(PLACES) + self.rng.choice(["", "", self.query()]), None)

    def words(self, known: Known) -> Sent:
        language = self.rng.choice(["en", "pl", "de", "ru", "fr", "..", "%00"])
        return Sent("GET", f"/api/games/{self.game()}/words/{language}", None)

    def puzzle(self, known: Known) -> Sent:
        number = self.rng.choice(["", "1", "7", "0", "-1", "²", "99999", "1" * 30])
        return Sent("GET", f"/api/puzzles/{self.game()}{'?number=' if number else ''}{quote(number)}", None)

    def game(self) -> str:
        return self.rng.choice([*sandtable.games() * 2, "chess", "%00", "..%2f"])

    def daily(self, known: Known) -> Sent:
        day = self.rng.choice(
            ["", "?day=2026-11-17", "?day=9999-12-31", "?day=0000-00-00", "?day=x", "?day="]
        )
        return Sent("GET", f"/api/daily/{self.game()}{day}", None)

    def play_daily(self, known: Known) -> Sent:
        return Sent("POST", f"/api/daily/{self.game()}", self.rng.choice([{}, None, []]))

    def review(self, known: Known) -> Sent:
        wish = self.sometimes({"effort": "quick"})
        return Sent("POST", f"/api/tables/{self.finished(known)}/review", wish)

    def cancel(self, known: Known) -> Sent:
        return Sent("DELETE", f"/api/tables/{self.finished(known)}/review", None)

    def branch(self, known: Known) -> Sent:
        step, luck = self.rng.choice([0, 1, 3, 8, 20, 2**31, 2**31 + 1]), self.rng.choice(["new", "same"])
        wish = {"step": step, "chairs": self.chairs(), "luck": luck, "start": self.rng.random() < 0.5}
        return Sent("POST", f"/api/tables/{self.finished(known)}/branch", self.sometimes(wish))

    def duplicate(self, known: Known) -> Sent:
        wish = {"chairs": self.chairs(), "start": self.rng.random() < 0.5}
        return Sent("POST", f"/api/tables/{self.finished(known)}/duplicate", self.sometimes(wish))

    def export(self, known: Known) -> Sent:
        return Sent("GET", "/api/me/records", None)


class Sent(NamedTuple):
    """A request."""

    method: str
    path: str
    body: Any


class Known:
    """What the attackers have found in the hall, and the records that they import."""

    def __init__(self, records: list[Any], broken: str) -> None:
        self.records = records
        self.broken = broken  # a table that cannot be read
        self.tables: list[str] = []
        self.finished: list[str] = []
        self.codes: list[str] = []
        self.tokens: list[str] = []

    def learn(self, sent: Sent, answer: dict[str, Any]) -> None:
        """Remember the tables, codes and links in the hall's answer."""
        if "id" in answer:
            found = self.finished if sent.path == "/api/records" else self.tables
            found.append(answer["id"])
        if "code" in answer:
            self.codes.append(answer["code"])
        if sent.path == "/api/me/link":
            self.tokens.append(answer["path"].partition("#")[2])
        for each in (self.tables, self.finished, self.codes, self.tokens):
            del each[:-MEMORY]


# For each kind of request its weight, and the function that makes it.
WAYS: Final[dict[str, tuple[int, Callable[[Mutator, Known], Sent]]]] = {
    "import": (6, Mutator.import_record),
    "table": (2, Mutator.open_table),
    "name": (2, Mutator.name),
    "webhook": (2, Mutator.webhook),
    "push": (3, Mutator.push),
    "link": (1, Mutator.link),
    "take": (2, Mutator.take),
    "code": (2, Mutator.code),
    "join": (3, Mutator.join),
    "part": (10, Mutator.part),
    "place": (3, Mutator.place),
    "words": (1, Mutator.words),
    "puzzle": (2, Mutator.puzzle),
    "daily": (2, Mutator.daily),
    "play-daily": (2, Mutator.play_daily),
    "review": (2, Mutator.review),
    "cancel": (1, Mutator.cancel),
    "branch": (3, Mutator.branch),
    "duplicate": (3, Mutator.duplicate),
    "export": (1, Mutator.export),
}
# Messages that start processes or long games are sent once in that many messages of all attackers together: a
# hint or a strong bot thinks for seconds, a review starts two processes.
EVERY: Final = {
    "review": 1500,
    "hint": 600,
    "level": 600,
    "export": 200,
    "play-daily": 100,
    "branch": 20,
    "duplicate": 20,
}


def inside(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in nested lists and dicts, as its holder and its key."""
    pairs = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in list(pairs):
        yield data, key
        if isinstance(value, dict | list):
            yield from inside(value)


def finished_records() -> list[Any]:
    """Two records of every game: one with sealed dice and salts, and one without."""
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
