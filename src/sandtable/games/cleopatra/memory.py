"""CL-V1 to CL-V5 What everybody has seen of cards that lie hidden now: a good memory, part of the state.

`known` says for each hidden place, viewer and kind how many such cards the viewer knows to lie there
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


def known_at(s: Cleopatra, viewer: i64, place: i64) -> i64:
    """Where in `known` the kinds of one place begin, as one viewer knows them."""
    return (place * (s.seats + 1) + viewer) * KINDS


def moves_openly(s: Cleopatra, kind: i64, source: i64, target: i64) -> None:
    """All see a card leave one place for another; NONE is a place where everybody sees it."""
    if target == NONE and source == bag_place(s, 0):
        return  # of the first pile nobody knows a thing
    viewer: i64
    for viewer in range(s.seats + 1):
        move_known(s, viewer, kind, source, target)


def moves_secretly(s: Cleopatra, kind: i64, source: i64, target: i64, one: i64, other: i64) -> None:
    """Only `one` and `other` (who may be the same) see which card it is."""
    viewer: i64
    for viewer in range(s.seats + 1):
        if viewer == one or viewer == other:
            move_known(s, viewer, kind, source, target)
        elif source != NONE and source != bag_place(s, 0):
            forget(s, viewer, source, 1)


def move_known(s: Cleopatra, viewer: i64, kind: i64, source: i64, target: i64) -> None:
    """The same work whatever the viewer knew: how long it takes tells nobody."""
    known = s.known
    if source != NONE:
        at = known_at(s, viewer, source) + kind
        number = known[at]
        known[at] = number - 1 if number > 0 else 0
    if target != NONE:
        known[known_at(s, viewer, target) + kind] += 1


def forget(s: Cleopatra, viewer: i64, place: i64, cards: i64) -> None:
    """Some cards have left a place, and it was not seen which."""
    known = s.known
    start = known_at(s, viewer, place)
    at: i64
    for at in range(start, start + KINDS):
        number = known[at]
        known[at] = number - cards if number > cards else 0


def shown_to_have(s: Cleopatra, place: i64, kind: i64, cards: i64) -> None:
    """Everybody now knows of at least so many cards of a kind."""
    viewer: i64
    for viewer in range(s.seats + 1):
        at = known_at(s, viewer, place) + kind
        if s.known[at] < cards:
            s.known[at] = cards


def shown(s: Cleopatra, viewer: i64, place: i64, cards: vec[i64]) -> None:
    """A viewer has looked through a place."""
    start = known_at(s, viewer, place)
    kind: i64
    for kind in range(KINDS):
        s.known[start + kind] = cards[kind]


def discards_become_pile(s: Cleopatra) -> None:
    """CL-M7 What was known of the discards is now known of the new pile."""
    start = known_at(s, 0, discards_place(s))
    known = s.known
    at: i64
    for at in range(start, start + (s.seats + 1) * KINDS):
        known = append(known, known[at])
        known[at] = 0
    s.known = known


# --- whole memories ----------------------------------------------------------------------------------------


def known_of(s: Cleopatra, viewer: i64, place: i64) -> vec[i64]:
    """What a viewer knows of a place, by kind."""
    start = known_at(s, viewer, place)
    return s.known[start : start + KINDS]


def memories(s: Cleopatra) -> list[list[int]]:
    """By viewer all places, one after the other, by kind: as it is saved."""
    places = len(s.known) // ((s.seats + 1) * KINDS)
    return [
        [number for place in range(places) for number in known_of(s, viewer, place)]
        for viewer in range(s.seats + 1)
    ]


def joined(rows: list[list[int]], viewers: int) -> vec[i64]:
    """`known` out of saved rows; rows that do not fit together become nothing, which `check` will find."""
    places = len(rows[0]) // KINDS if rows else 0
    if len(rows) != viewers or any(len(row) != places * KINDS for row in rows):
        return vec[i64]([])
    numbers = [number for place in range(places) for row in rows for number in row[place * KINDS :][:KINDS]]
    return vec[i64](numbers)


def remember_only(s: Cleopatra, viewer: i64) -> None:
    """All others come to know what everybody knows, and no more."""
    place: i64
    other: i64
    for place in range(len(s.known) // ((s.seats + 1) * KINDS)):
        public = known_of(s, s.seats, place)
        for other in range(s.seats):
            if other != viewer:
                shown(s, other, place, public)
