"""The games file of a ladder: append-only, one line of JSON per game, so that a ladder can be resumed."""

from __future__ import annotations

import os
from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec

from sandtable.core.errors import BadRecord
from sandtable.ladder.entrants import guest_fingerprint
from sandtable.ladder.plan import LadderPlan, Seating
from sandtable.ladder.play import LadderGame, Terms


class GamesFile:
    """A file of games that were played under the same terms."""

    def __init__(self, path: Path, plan: LadderPlan, terms: Terms) -> None:
        self.path = path
        self.terms = terms
        self.guests = {bot: guest_fingerprint(import_path) for bot, import_path in plan.guests.items()}
        self.games: dict[Seating, LadderGame] = {}
        complete = self._read() if path.exists() else 0
        self.file = path.open("ab")
        self.file.truncate(complete)  # drop a half-written line; that game is played again

    def add(self, game: LadderGame) -> None:
        """Append a game and flush it, so that a killed process loses no finished game."""
        self.file.write(msgspec.json.encode(game) + b"\n")
        self.file.flush()
        self.games[game.seating] = game

    def in_order(self, seatings: list[Seating]) -> list[LadderGame]:
        """Return the finished games in the order of the plan, whichever finished first."""
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
        """Load the games and return the total length in bytes of the complete lines."""
        complete = 0
        with self.path.open("rb") as lines:
            for number, line in enumerate(lines, start=1):
                if not line.endswith(b"\n"):
                    break
                self._load(number, line)
                complete += len(line)
        return complete

    def _load(self, number: int, line: bytes) -> None:
        try:
            game = msgspec.json.decode(line, type=LadderGame)
        except msgspec.DecodeError as error:
            raise BadRecord(f"{self.path}: line {number} is not a game of a ladder: {error}") from error
        for name in Terms.__struct_fields__:
            there, here = getattr(game.terms, name), getattr(self.terms, name)
            if there != here:
                self._refuse(f"{name} was {there!r} there and is {here!r} here")
        for bot, code in game.guests.items():
            if bot in self.guests and code != self.guests[bot]:
                self._refuse(f"the bot {bot} was {code} there and is {self.guests[bot]} here")
        self.games[game.seating] = game

    def _refuse(self, reason: str) -> None:
        raise BadRecord(f"{self.path} holds other games: {reason}; use another file or delete this one")
