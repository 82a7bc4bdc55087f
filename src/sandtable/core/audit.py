"""Is every die and card of a record what its sealed seed deals?"""

from __future__ import annotations

import msgspec

from sandtable.core.errors import BadRecord, BadSetup
from sandtable.core.record import Play, Record
from sandtable.core.sealed import SealedChance, commitment
from sandtable.core.table import Table


class Audit(msgspec.Struct, frozen=True):
    """What was checked. `dice`: "verified", "unrevealed" (the game goes on) or "unsealed" (no commitment)."""

    game: str
    decisions: int
    luck: int
    dice: str
    salts: dict[int, str]


def verify(record: Record) -> Audit:
    """Replay a record and check its luck against the revealed seed; BadRecord if anything is wrong."""
    sealed = record.dice
    if sealed is None:
        dice, chance = "unsealed", None
    elif sealed.seed is None:
        dice, chance = "unrevealed", None
    else:
        dice, chance = "verified", _opened(sealed.seed, sealed.commitment, sealed.salts)
    Table.replay(record, chance)
    plays = [entry for entry in record.entries if isinstance(entry, Play)]
    luck = len(record.setup) + sum(len(play.dealt) for play in plays)
    return Audit(record.game, len(plays), luck, dice, dict(sealed.salts) if sealed else {})


def _opened(seed: str, promised: str, salts: dict[int, str]) -> SealedChance:
    try:
        opened = bytes.fromhex(seed)
        chance = SealedChance(opened, salts)
    except (ValueError, BadSetup) as error:
        raise BadRecord(f"dice: the seed or a salt is malformed: {error}") from error
    if commitment(opened) != promised:
        raise BadRecord("dice: the revealed seed is not the one that was committed to")
    return chance
