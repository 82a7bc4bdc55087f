"""All the djinns, by their numbers."""

from __future__ import annotations

from typing import Final

from sandtable.games.five_tribes.djinns.before_tribe import Echidna, Iblis
from sandtable.games.five_tribes.djinns.card import Djinn
from sandtable.games.five_tribes.djinns.occasional import HAGIS_CARD, KUMARBI_CARD, LAMIA_CARD
from sandtable.games.five_tribes.djinns.passive import PASSIVE
from sandtable.games.five_tribes.djinns.powers import AnunNak, Bouraq, Enki, Leta, Sibittis, Sloar, Utug
from sandtable.games.five_tribes.djinns.scoring import AlAmin, Haurvatat, Jafaar, Shamhat


def _in_order() -> tuple[Djinn, ...]:
    """FT-1.4 Twenty-two of them."""
    cards: list[Djinn] = [
        *PASSIVE,
        HAGIS_CARD,
        KUMARBI_CARD,
        LAMIA_CARD,
        AlAmin(),
        Haurvatat(),
        Jafaar(),
        Shamhat(),
    ]
    cards += [AnunNak(), Bouraq(), Enki(), Leta(), Sibittis(), Sloar(), Utug(), Echidna(), Iblis()]
    return tuple(sorted(cards, key=lambda card: card.number))


DJINNS: Final = _in_order()
