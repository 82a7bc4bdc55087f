"""The results of a ladder: a line of JSON for each game, only ever added to, so that a ladder can go on."""

from __future__ import annotations

import os
from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec

from sandtable.core.errors import BadRecord
from sandtable.ladder.entrants import guest_code
from sandtable.ladder.plan import Plan, Seating
from sandtable.ladder.play import Played, Terms


class Results:
    """A file of games that were played under the same terms."""

    def __init__(self, path: Path, plan: Plan, terms: Terms) -> None:
        self.path = path
        self.terms = terms
        self.guests = {bot: guest_code(place) for bot, place in plan.guests.items()}
        self.games: dict[Seating, Played] = {}
        whole = self._read() if path.exists() else 0
        self.file = path.open("ab")
        self.file.truncate(whole)  # a game that was being written when the power went is played again

    def add(self, game: Played) -> None:
        """The line is the system's before anybody is told; a killed process loses no finished game."""
        self.file.write(msgspec.json.encode(game) + b"\n")
        self.file.flush()
        self.games[game.seating] = game

    def of(self, seatings: list[Seating]) -> list[Played]:
        """The games there are, in the order of the plan, whoever finished first."""
        return [self.games[seating] for seating in seatings if seating in self.games]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self.file.flush()
        os.fsync(self.file.fileno())
        self.file.close()

    def _read(self) -> int:
        """Take the games in; returns how many bytes are whole lines."""
        whole = 0
        with self.path.open("rb") as lines:
            for at, line in enumerate(lines, start=1):
                if not line.endswith(b"\n"):
                    break
                self._take(at, line)
                whole += len(line)
        return whole

    def _take(self, at: int, line: bytes) -> None:
        try:
            game = msgspec.json.decode(line, type=Played)
        except msgspec.DecodeError as error:
            raise BadRecord(f"{self.path}: line {at} is no game of a ladder: {error}") from error
        for name in Terms.__struct_fields__:
            there, here = getattr(game.terms, name), getattr(self.terms, name)
            if there != here:
                self._refuse(f"{name} was {there!r} there and is {here!r} here")
        for bot, code in game.guests.items():
            if bot in self.guests and code != self.guests[bot]:
                self._refuse(f"the bot {bot} was {code} there and is {self.guests[bot]} here")
        self.games[game.seating] = game

    def _refuse(self, why: str) -> None:
        raise BadRecord(f"{self.path} holds other games: {why}; name another file, or delete this one")
