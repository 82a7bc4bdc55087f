"""Private saves: files of unfinished games. Unlike a record, a private save holds the seed of the game."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

import msgspec

from sandtable.core.errors import BadRecord, BadSetup
from sandtable.core.record import Record, ShortText, read_file
from sandtable.core.sealed import SealedChance, commitment
from sandtable.core.table import Table

Bots = Literal["random", "novice", "regular", "strong", "expert", "simple"]  # simple: in older saves
SUFFIX: Final = ".private.json"


class PrivateSave(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An unfinished game. Whoever reads it knows every secret and all future luck."""

    format: Literal[1] = msgspec.field(default=1, name="sandtable_private_save")
    seed: ShortText
    people: list[int]  # the seats of people; bots play the other seats
    bots: Bots
    names: list[ShortText]
    record: Record

    def to_json(self) -> bytes:
        """Return the contents of the file."""
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
        """Return the table as it was left, with the same future luck."""
        try:
            seed = bytes.fromhex(self.seed)
            sealed = self.record.dice
            if sealed is None or commitment(seed) != sealed.commitment:
                raise BadRecord("the seed of the saved game does not match its commitment")
            chance = SealedChance(seed, sealed.salts)
        except (ValueError, BadSetup) as error:
            raise BadRecord(f"not a saved game: {error}") from error
        table = Table.replay(self.record, chance)
        if len(self.names) != self.record.seats or not set(self.people) <= set(range(self.record.seats)):
            raise BadRecord(f"the saved game has {self.record.seats} seats; its names or people do not fit")
        return table


def private_name(name: str) -> str:
    """Return the name of the private save for a file: `game.private.json` for `game.json`."""
    return name if name.endswith(SUFFIX) else name.removesuffix(".json") + SUFFIX


def read_private_save(path: Path) -> PrivateSave:
    """Read a private save; raise BadRecord if the file holds something else."""
    text = read_file(path)
    try:
        return msgspec.json.decode(text, type=PrivateSave)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        if not is_private_save(text) and b'"sandtable"' in text[:200]:
            raise BadRecord(
                f"{path}: this is a record, not a saved game; view it with: sandtable replay"
            ) from error
        raise BadRecord(f"{path}: not a saved game: {error}") from error


def is_private_save(text: bytes) -> bool:
    """Return whether the text of a file looks like a private save."""
    return b'"sandtable_private_save"' in text[:200]
