"""How much work a review spends on each question. The same effort always gives the same figures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

CERTAIN: Final = 2.576  # standard errors: a margin leaves out one case in a hundred


class Effort(msgspec.Struct, frozen=True):
    """The numbers of playouts of a review.

    The expert thinks about each decision, `thought` times as long as in a game. `finals` playouts compare its
    choice with what was played, in `worlds` imagined states. A position is judged by `playouts`. The luck of
    an action is judged over all its outcomes if there are at most `outcomes`, otherwise over `draws` of them,
    with as many playouts in all. A reason takes `games` whole games.

    >>> from sandtable.review import EFFORTS
    >>> EFFORTS["deep"].finals > EFFORTS["normal"].finals
    True
    """

    thought: float
    finals: int
    playouts: int
    draws: int
    games: int
    worlds: int
    outcomes: int = 48


EFFORTS: Final[Mapping[str, Effort]] = {
    "quick": Effort(thought=0.5, finals=96, playouts=100, draws=20, games=60, worlds=32),
    "normal": Effort(thought=1.0, finals=400, playouts=800, draws=100, games=200, worlds=100),
    "deep": Effort(thought=4.0, finals=2000, playouts=4000, draws=250, games=1000, worlds=400),
}
