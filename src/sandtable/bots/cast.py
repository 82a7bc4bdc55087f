"""The bots as people meet them: every level has a cast of its own, so that a table of bots reads like people.

A persona is a key. Its name is in the catalogues (`hall-persona-nadir`), its face in the page.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

CAST: Final[Mapping[str, tuple[str, ...]]] = {
    "novice": ("bibi", "tiko", "lulu", "momo", "juju", "pepi", "dodi", "kiki"),
    "regular": ("amira", "basim", "dalia", "faris", "hana", "idris", "leyla", "omar"),
    "strong": ("nadir", "salma", "tariq", "zahra", "karim", "yasmin", "rashid", "samira"),
    "expert": ("meret", "senbi", "tiaa", "hori", "nefri", "khety", "sabu", "ahmes"),
}
"""The personas of each level. There are as many as a table can have seats.

>>> from sandtable.bots.cast import CAST
>>> CAST["strong"][:2]
('nadir', 'salma')
"""


def persona(level: str, seat: int, taken: Collection[str]) -> str:
    """The bot of a level that sits down on a seat: the one that belongs there, or else the first one free.

    It is empty for a level without a cast.

    >>> from sandtable.bots.cast import persona
    >>> persona("strong", 1, {"salma"})
    'nadir'
    """
    cast = CAST.get(level, ())
    free = [each for each in cast if each not in taken]
    usual = cast[seat] if seat < len(cast) else ""
    return usual if usual in free else next(iter(free), "")
