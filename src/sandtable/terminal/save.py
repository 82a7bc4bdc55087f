"""Unfinished games on disk. A record of such a game keeps its seed to itself; a private save holds it too."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

import msgspec

from sandtable.core.errors import BadRecord, BadSetup
from sandtable.core.record import LARGEST, Record, ShortText
from sandtable.core.sealed import SealedChance, commitment
from sandtable.core.table import Table

Bots = Literal["random", "novice", "regular", "strong", "expert", "simple"]  # simple: in older saves
SUFFIX: Final = ".private.json"


class PrivateSave(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game to go on with. Whoever reads it knows every secret and all luck to come."""

    format: Literal[1] = msgspec.field(default=1, name="sandtable_private_save")
    seed: ShortText
    people: list[int]  # seats of people; bots play the others
    bots: Bots
    names: list[ShortText]
    record: Record

    def to_json(self) -> bytes:
        head = msgspec.json.encode(
            {name: getattr(self, name) for name in ("seed", "people", "bots", "names")}
        )
        return (
            b'{"sandtable_private_save":1,'
            + head[1:-1]
            + b',\n"record":'
            + self.record.to_json().strip()
            + b"}\n"
        )

    def open(self) -> Table:
        """The table as it was left, with the same luck to come."""
        try:
            seed = bytes.fromhex(self.seed)
            sealed = self.record.dice
            if sealed is None or commitment(seed) != sealed.commitment:
                raise BadRecord("the seed of the saved game is not the one that was committed to")
            chance = SealedChance(seed, sealed.salts)
        except (ValueError, BadSetup) as error:
            raise BadRecord(f"not a saved game: {error}") from error
        table = Table.replay(self.record, chance)
        if len(self.names) != self.record.seats or not set(self.people) <= set(range(self.record.seats)):
            raise BadRecord(
                f"the saved game is for {self.record.seats} seats; its names or people do not fit"
            )
        return table


def private_name(name: str) -> str:
    """`game.json` becomes `game.private.json`: nobody shall mistake it for a record."""
    return name if name.endswith(SUFFIX) else name.removesuffix(".json") + SUFFIX


def read_private_save(path: Path) -> PrivateSave:
    text = read_file(path)
    try:
        return msgspec.json.decode(text, type=PrivateSave)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        if b'"sandtable_private_save"' not in text[:200] and b'"sandtable"' in text[:200]:
            raise BadRecord(
                f"{path}: this is a record, not a saved game; look at it with: sandtable replay"
            ) from error
        raise BadRecord(f"{path}: not a saved game: {error}") from error


def read_record(path: Path) -> Record:
    text = read_file(path)
    try:
        return Record.from_json(text)
    except BadRecord as error:
        if b'"sandtable_private_save"' in text[:200]:
            raise BadRecord(
                f"{path}: this game goes on, its luck is still sealed; play it with --resume"
            ) from error
        raise BadRecord(f"{path}: {error}") from error


def read_file(path: Path) -> bytes:
    """No more of it than a record can have."""
    with path.open("rb") as file:
        text = file.read(LARGEST + 1)
    if len(text) > LARGEST:
        raise BadRecord(f"{path}: larger than {LARGEST} bytes, so not a Sandtable record")
    return text
