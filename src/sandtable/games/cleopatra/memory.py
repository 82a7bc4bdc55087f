"""CL-V1 to CL-V5 What everybody has seen of cards that lie hidden now: a good memory, part of the state.

`known[viewer]` says for each hidden place how many cards of each kind the viewer knows to lie there
*at least*; the viewer after the last seat is a spectator. Places: the seats' hands, the discards, and
for each pile the cards of it nobody has seen. A card seen to leave takes one off its kind; n cards
that leave unseen take n off every kind. `counted` is what the log says of talents and amulets.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.core.native import append, i64, vec
from sandtable.games.cleopatra.board import KINDS
from sandtable.games.cleopatra.state import NONE

if TYPE_CHECKING:
    from sandtable.games.cleopatra.state import Cleopatra


def discards_place(s: Cleopatra) -> i64:
    return s.seats


def bag_place(s: Cleopatra, pile: i64) -> i64:
    return s.seats + 1 + pile


def moves_openly(s: Cleopatra, kind: i64, source: i64, target: i64) -> None:
    """All see a card leave one place for another; NONE is a place where everybody sees it."""
    if target == NONE and source == bag_place(s, 0):
        return  # of the first pile nobody knows a thing
    row: vec[i64]
    for row in s.known:
        move_known(row, kind, source, target)


def moves_secretly(s: Cleopatra, kind: i64, source: i64, target: i64, one: i64, other: i64) -> None:
    """Only `one` and `other` (who may be the same) see which card it is."""
    viewer: i64
    for viewer in range(len(s.known)):
        if viewer == one or viewer == other:
            move_known(s.known[viewer], kind, source, target)
        elif source != NONE and source != bag_place(s, 0):
            forget(s.known[viewer], source, 1)


def move_known(row: vec[i64], kind: i64, source: i64, target: i64) -> None:
    if source != NONE and row[source * KINDS + kind] > 0:
        row[source * KINDS + kind] -= 1
    if target != NONE:
        row[target * KINDS + kind] += 1


def forget(row: vec[i64], place: i64, cards: i64) -> None:
    """Some cards have left a place, and it was not seen which."""
    at: i64
    for at in range(place * KINDS, place * KINDS + KINDS):
        known = row[at]
        if known:
            row[at] = known - cards if known > cards else 0


def shown_to_have(s: Cleopatra, place: i64, kind: i64, cards: i64) -> None:
    """Everybody now knows of at least so many cards of a kind."""
    at = place * KINDS + kind
    row: vec[i64]
    for row in s.known:
        if row[at] < cards:
            row[at] = cards


def shown(s: Cleopatra, viewer: i64, place: i64, cards: vec[i64]) -> None:
    """A viewer has looked through a place."""
    kind: i64
    for kind in range(KINDS):
        s.known[viewer][place * KINDS + kind] = cards[kind]


def discards_become_pile(s: Cleopatra) -> None:
    """CL-M7 What was known of the discards is now known of the new pile."""
    start = discards_place(s) * KINDS
    viewer: i64
    kind: i64
    for viewer in range(len(s.known)):
        row = s.known[viewer]
        for kind in range(KINDS):
            row = append(row, row[start + kind])
            row[start + kind] = 0
        s.known[viewer] = row
