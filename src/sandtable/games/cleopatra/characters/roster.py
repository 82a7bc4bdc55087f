"""All followers of Sobek: what they can do and what they ask (CL-K3)."""

from __future__ import annotations

from typing import Final

from sandtable.core.action import Action
from sandtable.core.step import AnyStep
from sandtable.games.cleopatra.character import Character
from sandtable.games.cleopatra.characters import beggar, courtesan, envoy, scribe, smuggler, vizier

# CL-T2 Those that may be played at any moment of the own turn; the Smuggler has his own (CL-H5).
CHARACTER_ACTIONS: Final[tuple[Character, ...]] = (
    beggar.PLAY_BEGGAR,
    courtesan.PLAY_COURTESAN,
    envoy.PLAY_ENVOY,
    scribe.SCRIBE_ONTO,
    scribe.SCRIBE_OFF,
    vizier.PLAY_VIZIER,
)
ROOMS: Final = (beggar, courtesan, envoy, scribe, smuggler, vizier)
ALL_ACTIONS: Final[tuple[Action, ...]] = tuple(action for room in ROOMS for action in room.ACTIONS)
CHARACTER_STEPS: Final[tuple[type[AnyStep], ...]] = (
    *beggar.STEPS,
    *courtesan.STEPS,
    *envoy.STEPS,
    *vizier.STEPS,
)
