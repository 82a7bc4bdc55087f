"""Djinns that are offered when a palm or palace is placed or a bid is made; those steps play them."""

from __future__ import annotations

from typing import Final

from sandtable.games.five_tribes.board import FREE_SPOTS, HAGIS, KUMARBI, LAMIA, SPOT_COSTS
from sandtable.games.five_tribes.djinns.card import ELDER_OR_FAKIR, Djinn


class Hagis(Djinn):
    """FT-10.Hagis A palace being placed goes on one of the up to eight tiles around instead."""

    number = HAGIS
    rule = "FT-10.Hagis"
    cost = ELDER_OR_FAKIR
    aims = True


class Lamia(Djinn):
    """FT-10.Lamia A palm being placed goes on one of the up to eight tiles around instead."""

    number = LAMIA
    rule = "FT-10.Lamia"
    cost = ELDER_OR_FAKIR
    aims = True


class Kumarbi(Djinn):
    """FT-10.Kumarbi, FT-10.5 Each fakir discarded with a bid makes it cost what the next cheaper spot
    costs."""

    number = KUMARBI
    rule = "FT-10.Kumarbi"

    def price(self, spot: int, fakirs: int) -> int:
        """FT-Q17 What a spot costs with these fakirs, each a step down; a free spot is the last step."""
        return SPOT_COSTS[max(spot - fakirs, FREE_SPOTS - 1)]


HAGIS_CARD: Final = Hagis()
LAMIA_CARD: Final = Lamia()
KUMARBI_CARD: Final = Kumarbi()
