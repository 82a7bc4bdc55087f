"""The actions and steps of all followers of Sobek (CL-K3)."""

from __future__ import annotations

from typing import Final

from sandtable.core.action import Action
from sandtable.core.step import AnyStep
from sandtable.games.cleopatra.character import Character
from sandtable.games.cleopatra.characters import beggar, courtesan, envoy, scribe, smuggler, vizier

# CL-T2 Those that may be played at every open step of a turn; the Smuggler has his own step (CL-H5).
CHARACTER_ACTIONS: Final[tuple[Character, ...]] = (
    beggar.PLAY_BEGGAR,
    courtesan.PLAY_COURTESAN,
    envoy.PLAY_ENVOY,
    scribe.SCRIBE_ONTO,
    scribe.SCRIBE_OFF,
    vizier.PLAY_VIZIER,
)
MODULES: Final = (beggar, courtesan, envoy, scribe, smuggler, vizier)
ALL_ACTIONS: Final[tuple[Action, ...]] = tuple(action for module in MODULES for action in module.ACTIONS)
CHARACTER_STEPS: Final[tuple[type[AnyStep], ...]] = (
    *beggar.STEPS,
    *courtesan.STEPS,
    *envoy.STEPS,
    *vizier.STEPS,
)
