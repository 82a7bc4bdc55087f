"""Cleopatra: hidden cards are mixed, purses grow, and sealed bids and the memory of the others change."""

from __future__ import annotations

from sandtable import Chance
from sandtable.games.cleopatra.account import START, line_at
from sandtable.games.cleopatra.board import KINDS, NONE
from sandtable.games.cleopatra.cards import changed
from sandtable.games.cleopatra.characters.courtesan import Fetch
from sandtable.games.cleopatra.characters.vizier import Keep
from sandtable.games.cleopatra.state import Cleopatra

PUBLIC = frozenset(
    {
        "first",
        "cleopatra",
        "altar",
        "walls",
        "sphinxes",
        "obelisks",
        "throne",
        "doors",
        "mosaics",
        "stack",
        "top_mosaic",
        "statues",
        "merchants",
        "pile_up",  # the side of the top card always shows, and half of a pile lies face up
        "pile_down",
        "pile_gone",
        "top",
        "stalls",
        "played",
        "pieces",
        "earned",
        "credit",
        "idle",
        "passes",
        "counted",  # this follows from the public log; the purses themselves are changed
        "ended",
    }
)


def scramble(state: Cleopatra, seat: int | None, chance: Chance) -> Cleopatra:
    """Change whatever the seat's view omits, but not what the seat itself remembers."""
    twin = state.clone()
    if not state.agenda:
        return twin  # everything is open
    mix_cards(twin, seat, chance)
    for other in range(state.setting.seats):
        if other != seat:
            grow_purse(twin, other, chance)
    for viewer in range(state.setting.seats):  # the row after the last seat is what everybody knows
        if viewer != seat:
            for place in range(twin.memory.bag_place(len(twin.market.bags) - 1) + 1):
                start = twin.memory.known_at(viewer, place)
                for at in range(start, start + KINDS):
                    twin.memory.known[at] += chance.pick(3)
    return twin


def mix_cards(twin: Cleopatra, seat: int | None, chance: Chance) -> None:
    """Collect all hidden cards and deal them again, as many as before to each place."""
    step = twin.agenda[-1]
    hidden = [twin.hands[other] for other in range(twin.setting.seats) if other != seat] + [*twin.market.bags]
    if not (isinstance(step, Fetch) and step.seat == seat):
        hidden.append(twin.market.discards)
    if not (isinstance(step, Keep) and step.seat == seat):
        twin.progress.looked = twin.progress.looked[:]  # a copy, because both states share it
        hidden.append(twin.progress.looked)
    cards = [kind for place in hidden for kind in range(KINDS) for _ in range(place[kind])]
    for place in hidden:
        size = sum(place)
        for kind in range(KINDS):
            place[kind] = 0
        for _ in range(size):
            place[cards.pop(chance.pick(len(cards)))] += 1


def grow_purse(twin: Cleopatra, seat: int, chance: Chance) -> None:
    """Add talents and amulets that the log does not explain, unless the table plays with open totals."""
    if not twin.rules.open_totals:
        twin.account[line_at(seat, START)] += 1 + chance.pick(9)
        twin.amulets[seat] += 1 + chance.pick(9)
    if twin.progress.bids[seat] != NONE:
        bid = chance.pick(twin.talents(seat) + 1)
        twin.progress.bids = changed(twin.progress.bids, seat, bid)
