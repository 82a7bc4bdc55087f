"""All the djinns, by their numbers."""

from __future__ import annotations

from typing import Final

from sandtable.core.native import i64, vec
from sandtable.games.five_tribes.djinns.before_tribe import Echidna, Iblis
from sandtable.games.five_tribes.djinns.card import ANY_WINDOW, Djinn
from sandtable.games.five_tribes.djinns.occasional import HAGIS_CARD, KUMARBI_CARD, LAMIA_CARD
from sandtable.games.five_tribes.djinns.passive import PASSIVE
from sandtable.games.five_tribes.djinns.powers import AnunNak, Bouraq, Enki, Leta, Sibittis, Sloar, Utug
from sandtable.games.five_tribes.djinns.scoring import AL_AMIN_CARD, HAURVATAT_CARD, JAFAAR_CARD, SHAMHAT_CARD


def _in_order() -> tuple[Djinn, ...]:
    """FT-1.4 The twenty-two djinns, sorted by number."""
    cards: list[Djinn] = [
        *PASSIVE,
        HAGIS_CARD,
        KUMARBI_CARD,
        LAMIA_CARD,
        AL_AMIN_CARD,
        HAURVATAT_CARD,
        JAFAAR_CARD,
        SHAMHAT_CARD,
        AnunNak(),
        Bouraq(),
        Enki(),
        Leta(),
        Sibittis(),
        Sloar(),
        Utug(),
        Echidna(),
        Iblis(),
    ]
    return tuple(sorted(cards, key=lambda card: card.number))


DJINNS: Final = _in_order()
# FT-10.3 By set of windows: the djinns that can be used in one of them, one bit each.
DJINNS_OF_WINDOW: Final = vec[i64](
    [
        sum([1 << djinn.number for djinn in DJINNS if djinn.windows & window])
        for window in range(ANY_WINDOW + 1)
    ]
)
