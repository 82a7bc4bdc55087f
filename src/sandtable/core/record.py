"""Records: whole games as JSON files. docs/records.md describes the format."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec

from sandtable.core.errors import BadRecord
from sandtable.core.outcome import Outcome

LARGEST: Final = 16 * 1024 * 1024  # bytes of a record file
# These bounds keep every number of a file within the machine integers of the compiled rules. Whether the
# numbers make sense is checked by the replay.
MOST: Final = 2**31 - 1
Natural = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
Score = Annotated[int, msgspec.Meta(ge=-MOST, le=MOST)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=63)]
ShortText = Annotated[str, msgspec.Meta(max_length=200)]
Salt = Annotated[str, msgspec.Meta(pattern=r"^[0-9A-Za-z_-]{1,64}\Z")]
Seed = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}\Z")]


class Play(msgspec.Struct, frozen=True, array_like=True, tag="play", forbid_unknown_fields=True):
    """A decision: the seat, the text of its action, and the outcomes that were dealt."""

    seat: Seat
    action: ShortText
    dealt: list[Natural] = []


class Undo(msgspec.Struct, frozen=True, array_like=True, tag="undo", forbid_unknown_fields=True):
    """A seat took back the last `plays` decisions; `agreed` if it needed the consent of the others."""

    seat: Seat
    plays: Annotated[int, msgspec.Meta(ge=1, le=MOST)] = 1
    agreed: bool = False


Entry = Play | Undo


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seal of the luck. The record of a finished game also has the `seed`, in hexadecimal."""

    commitment: ShortText
    salts: dict[Seat, Salt] = {}
    seed: Seed | None = None


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The outcome of a game without its score sheet, which a replay computes again."""

    scores: list[Score]
    winners: list[Seat]
    reason: ShortText

    @classmethod
    def of(cls, outcome: Outcome | None) -> Result | None:
        """Return the result of a game with this outcome, or None for a game that is not over."""
        return cls(outcome.scores, outcome.winners, outcome.reason) if outcome else None


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game from its set-up to its last decision, with the luck it met; replaying it needs no seed.

    A record contains every secret of the game, so publish it only when the game is over.

    >>> table = sandtable.Table(sandtable.game("camel-up"), 3, sandtable.Chance(7), {"setup_order": "random"})
    >>> events = table.play("leg blue")
    >>> record = sandtable.Record.from_json(table.record().to_json())
    >>> record.entries
    [Play(seat=0, action='leg blue', dealt=[])]
    >>> sandtable.Table.replay(record).state == table.state
    True
    """

    format: Literal[1] = msgspec.field(default=1, name="sandtable")
    game: ShortText
    rules_version: Natural
    seats: Seat
    variants: dict[ShortText, ShortText] = {}
    tags: dict[ShortText, ShortText] = {}  # free text: names of the players, place, date
    dice: Dice | None = None
    setup: list[Natural]
    entries: list[Entry]
    result: Result | None = None

    def to_json(self) -> bytes:
        """Return the text of the file, with one entry on each line so that it is easy to read and compare."""
        head = msgspec.json.encode(msgspec.structs.replace(self, entries=[], result=None))
        lines = b",\n".join(msgspec.json.encode(entry) for entry in self.entries)
        result = msgspec.json.encode(self.result)
        body = head.removesuffix(b'"entries":[],"result":null}')
        return body + b'"entries":[\n' + lines + b'\n],"result":' + result + b"}\n"

    @classmethod
    def from_json(cls, text: bytes | str) -> Record:
        """Return the record in a file; raise BadRecord if the text is not a record."""
        if len(text) > LARGEST:
            raise BadRecord(f"a record has at most {LARGEST} bytes, this has {len(text)}")
        try:
            return msgspec.json.decode(text, type=cls)
        except (ValueError, RecursionError) as error:  # ValueError: not JSON, not UTF-8, or too many digits
            raise BadRecord(f"not a Sandtable record: {error}") from error

    @classmethod
    def from_data(cls, data: Any) -> Record:
        """Return a record from plain data: `msgspec.to_builtins(record)`, or a decoded JSON file."""
        try:
            text = msgspec.json.encode(data)
        except (TypeError, ValueError) as error:
            raise BadRecord(f"not a Sandtable record: {error}") from error
        return cls.from_json(text)


def read_file(path: Path) -> bytes:
    """Read a file that holds a record; raise BadRecord if it is larger than a record may be."""
    with path.open("rb") as file:
        text = file.read(LARGEST + 1)
    if len(text) > LARGEST:
        raise BadRecord(f"{path}: larger than {LARGEST} bytes, so not a Sandtable record")
    return text
