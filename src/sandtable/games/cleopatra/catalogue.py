"""All actions and all steps of the game, in a fixed order."""

from __future__ import annotations

from typing import Final

from sandtable.core.action import Catalogue
from sandtable.core.step import AnyStep
from sandtable.games.cleopatra.actions import PLAIN_ACTIONS
from sandtable.games.cleopatra.characters.roster import ALL_ACTIONS, CHARACTER_STEPS
from sandtable.games.cleopatra.pieces import PIECE_ACTIONS
from sandtable.games.cleopatra.steps import ending, hand_limit, market, mosaic, offering, paying, quarry, turn

CATALOGUE: Final = Catalogue("cleopatra", [*PLAIN_ACTIONS, *PIECE_ACTIONS, *offering.ACTIONS, *ALL_ACTIONS])
STEPS: Final[tuple[type[AnyStep], ...]] = (
    *turn.STEPS,
    *market.STEPS,
    *quarry.STEPS,
    *paying.STEPS,
    *mosaic.STEPS,
    *hand_limit.STEPS,
    *offering.STEPS,
    *ending.STEPS,
    *CHARACTER_STEPS,
)
