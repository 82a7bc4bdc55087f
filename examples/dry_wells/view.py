"""What a seat of Dry Wells may see, and a game dealt again as the seat may imagine it."""

from __future__ import annotations

import msgspec

from dry_wells.rules import CARD_NAMES, VOCABULARY, Camp
from sandtable import Chance, View
from sandtable.core.view import prompt, public_head

HIDDEN = "hidden"


class Player(msgspec.Struct, frozen=True):
    """A player's cards, face up where the viewer may know them."""

    cards: list[str]
    still_in: bool
    fainted: bool
    has_spied: bool


class DryWellsView(View, frozen=True, kw_only=True):
    """The whole table as one seat sees it."""

    deck: int
    players: list[Player]


def public_view(s: Camp) -> DryWellsView:
    """DW-3 Cards are secret until their player faints or the game is over."""
    return DryWellsView(
        **public_head(s, VOCABULARY),
        deck=len(s.deck),
        players=[player(s, seat, known(s, seat, None)) for seat in range(s.setting.seats)],
    )


def own_view(s: Camp, seat: int, public: DryWellsView) -> DryWellsView:
    players = [player(s, other, known(s, other, seat)) for other in range(s.setting.seats)]
    return msgspec.structs.replace(public, seat=seat, prompt=prompt(s, seat, VOCABULARY), players=players)


def known(s: Camp, owner: int, viewer: int | None) -> int:
    """How many of a player's cards the viewer knows: the first ones."""
    if not s.agenda or s.fainted[owner] or viewer == owner:
        return len(s.cards[owner])
    return 0 if viewer is None else s.seen[viewer][owner]


def player(s: Camp, seat: int, known: int) -> Player:
    cards = [CARD_NAMES[card] for card in s.cards[seat][:known]]
    hidden = [HIDDEN] * (len(s.cards[seat]) - known)
    return Player([*cards, *hidden], s.still_in[seat], s.fainted[seat], s.spied[seat])


def imagine(s: Camp, seat: int | None, chance: Chance) -> Camp:
    """DW-3 Shuffle the cards that the seat does not know, and deal them again.

    A player who has not fainted has fewer dry cards than the limit, and every seat knows that.
    """
    imagined = s.clone()
    others = range(s.setting.seats)
    unknown = {owner: s.cards[owner][known(s, owner, seat) :] for owner in others}
    pool = sorted([*s.deck, *(card for cards in unknown.values() for card in cards)])
    while True:
        rest = list(pool)
        for owner, cards in unknown.items():
            dealt = [rest.pop(chance.pick(len(rest))) for _ in cards]
            imagined.cards[owner] = s.cards[owner][: known(s, owner, seat)] + dealt
        imagined.deck = sorted(rest)
        if all(s.fainted[owner] or imagined.cards[owner].count(0) < s.limit() for owner in others):
            return imagined


def draw(view: DryWellsView) -> str:
    """The table as text."""
    lines = [f"deck {view.deck}"]
    for seat, one in enumerate(view.players):
        state = "fainted" if one.fainted else "in" if one.still_in else "stopped"
        lines.append(f"{seat} {state:8}{' '.join(one.cards)}".rstrip())
    return "\n".join(lines)
