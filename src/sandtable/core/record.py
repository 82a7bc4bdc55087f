"""Records: a game as it is kept for ever. The format is described in docs/records.md."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec

from sandtable.core.errors import BadRecord
from sandtable.core.outcome import Outcome

LARGEST: Final = 16 * 1024 * 1024  # bytes of a record file
# What a file may hold at all. Whatever passes here fits into the machine words of compiled rules; the replay
# then checks what it means.
MOST: Final = 2**31 - 1
Natural = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
Score = Annotated[int, msgspec.Meta(ge=-MOST, le=MOST)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=63)]
ShortText = Annotated[str, msgspec.Meta(max_length=200)]
Salt = Annotated[str, msgspec.Meta(pattern=r"^[0-9A-Za-z_-]{1,64}\Z")]
Seed = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}\Z")]


class Play(msgspec.Struct, frozen=True, array_like=True, tag="play", forbid_unknown_fields=True):
    """A decision: who, what, and the luck it met."""

    seat: Seat
    action: ShortText
    dealt: list[Natural] = []


class Undo(msgspec.Struct, frozen=True, array_like=True, tag="undo", forbid_unknown_fields=True):
    """A seat took back the last `plays` decisions; `agreed`: with the consent of the others."""

    seat: Seat
    plays: Annotated[int, msgspec.Meta(ge=1, le=MOST)] = 1
    agreed: bool = False


Entry = Play | Undo


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seal of the luck; `seed` (hex) is there once the game is over."""

    commitment: ShortText
    salts: dict[Seat, Salt] = {}
    seed: Seed | None = None


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The outcome without its score sheet, which a replay gives again."""

    scores: list[Score]
    winners: list[Seat]
    reason: ShortText

    @classmethod
    def of(cls, outcome: Outcome | None) -> Result | None:
        """The result of a game with this outcome; None while it goes on."""
        return cls(outcome.scores, outcome.winners, outcome.reason) if outcome else None


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game from its set-up to its last decision; replaying it needs no seed."""

    format: Literal[1] = msgspec.field(default=1, name="sandtable")
    game: ShortText
    rules_version: Natural
    seats: Seat
    variants: dict[ShortText, ShortText] = {}
    tags: dict[ShortText, ShortText] = {}  # free: names of the players, place, date
    dice: Dice | None = None
    setup: list[Natural]
    entries: list[Entry]
    result: Result | None = None

    def to_json(self) -> bytes:
        """The file: one entry a line, so that records diff and read well."""
        head = msgspec.json.encode(msgspec.structs.replace(self, entries=[], result=None))
        lines = b",\n".join(msgspec.json.encode(entry) for entry in self.entries)
        result = msgspec.json.encode(self.result)
        body = head.removesuffix(b'"entries":[],"result":null}')
        return body + b'"entries":[\n' + lines + b'\n],"result":' + result + b"}\n"

    @classmethod
    def from_json(cls, text: bytes | str) -> Record:
        if len(text) > LARGEST:
            raise BadRecord(f"a record has at most {LARGEST} bytes, this has {len(text)}")
        try:
            return msgspec.json.decode(text, type=cls)
        except (ValueError, RecursionError) as error:  # ValueError: no JSON, no text, too many digits
            raise BadRecord(f"not a Sandtable record: {error}") from error

    @classmethod
    def from_data(cls, data: Any) -> Record:
        """From plain data: of `msgspec.to_builtins`, or of a JSON file, where every key is a text."""
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
