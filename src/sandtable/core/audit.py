"""Verification: checks that every die and card of a record is the one that its sealed seed deals."""

from __future__ import annotations

import msgspec

from sandtable.core.errors import BadRecord, BadSetup
from sandtable.core.record import Play, Record
from sandtable.core.sealed import SealedChance, commitment
from sandtable.core.table import Table


class Audit(msgspec.Struct, frozen=True):
    """The result of `verify`: how many decisions and how many dice and cards were checked.

    `dice` is "verified", "unrevealed" (the game is not over, so its seed is still sealed) or "unsealed" (the
    luck was never committed to). `salts` are those that the players added, by seat.

    >>> table = sandtable.Table(sandtable.game("camel-up"), 3, sandtable.Chance(7), {"setup_order": "random"})
    >>> sandtable.verify(table.record()).dice
    'unsealed'
    """

    game: str
    decisions: int
    luck: int
    dice: str
    salts: dict[int, str]


def verify(record: Record) -> Audit:
    """Replay a record and check its luck against the seed that was revealed at the end of the game.

    Raises BadRecord if a decision was not allowed, a die is not the one that the seed deals, or the result is
    wrong; the message names the entry.

    >>> luck = sandtable.SealedChance.from_number(7)
    >>> table = sandtable.Table(sandtable.game("camel-up"), 3, luck, {"setup_order": "random"})
    >>> events = table.play("roll")
    >>> sandtable.verify(table.record())
    Audit(game='camel-up', decisions=1, luck=..., dice='unrevealed', salts={})
    """
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
