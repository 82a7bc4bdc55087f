"""A bot for Dry Wells: it draws while a card brings more than it risks."""

from __future__ import annotations

from typing import Final

from dry_wells.rules import CARD_NAMES, DECK, DRY
from dry_wells.view import HIDDEN, DryWellsView
from sandtable import Action
from sandtable.bots import Budget, Level, Sample


class CarefulBot:
    """Counts the cards it has seen. It never spies, because it looks only at its own score."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: DryWellsView, options: list[Action], sample: Sample, budget: Budget) -> Action:
        assert view.seat is not None
        wish = "draw" if gain(view, view.players[view.seat].cards) > 0 else "stop"
        return next(option for option in options if option.text == wish)


def gain(view: DryWellsView, own: list[str]) -> float:
    """What one more card is worth: the water it may bring, less what fainting would cost."""
    seen = [CARD_NAMES.index(card) for player in view.players for card in player.cards if card != HIDDEN]
    unseen = list(DECK)
    for card in seen:
        unseen.remove(card)
    cards = [CARD_NAMES.index(card) for card in own]
    limit = 3 if view.variants["dry_cards"] == "three" else 2
    risk = unseen.count(DRY) / len(unseen) if cards.count(DRY) == limit - 1 else 0.0
    return sum(unseen) / len(unseen) - risk * sum(cards)


LEVELS: Final = {"regular": Level(CarefulBot, Budget(1, 0.1))}
