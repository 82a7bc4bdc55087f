"""All planted bugs."""

from __future__ import annotations

from typing import Final, get_args

from tests.planted import compiled, hall, inside, outside, page, rules, siege
from tests.planted.bug import Area, Bug

BUGS: Final[tuple[Bug, ...]] = (
    *rules.BUGS,
    *inside.BUGS,
    *hall.BUGS,
    *siege.BUGS,
    *page.BUGS,
    *outside.BUGS,
    *compiled.BUGS,
)
AREAS: Final[tuple[str, ...]] = get_args(Area)
