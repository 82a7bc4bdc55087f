"""CL-V1 to CL-V5 What everybody has seen of cards that are hidden now: a perfect memory, part of the state.

Hidden places are the hands, the discards, and for each pile the cards of it that nobody has seen. The memory
says for each place, viewer and kind how many such cards the viewer knows to be there *at least*; the viewer
after the last seat is a spectator. A card that is seen to leave takes one off its kind; n cards that leave
unseen take n off every kind. The memory also counts the talents and amulets that the public log explains.
"""

from __future__ import annotations

from sandtable.core.native import append, i64, mypyc_attr, vec
from sandtable.games.cleopatra.board import KINDS, NONE, STARTING_TALENTS
from sandtable.games.cleopatra.cards import count


@mypyc_attr(acyclic=True)
class Memory:
    """The memories of all viewers; only this class knows how they are packed."""

    def __init__(self, seats: i64, of: Memory | None = None) -> None:
        """Begin when nobody knows a card; or copy `of`."""
        self.seats: i64 = seats
        # See `known_at`.
        self.known: vec[i64] = (
            vec[i64]([0] * (KINDS * (seats + 2) * (seats + 1))) if of is None else of.known[:]
        )
        # The talents by seat, then the amulets by seat; everybody knows what each player starts with (CL-S2).
        self.counted: vec[i64] = starting_counts(seats) if of is None else of.counted[:]

    # --- places --------------------------------------------------------------------------------------

    def discards_place(self) -> i64:
        return self.seats

    def bag_place(self, pile: i64) -> i64:
        return self.seats + 1 + pile

    def pile_at(self, place: i64) -> i64:
        """The pile whose bag is at that place."""
        return place - self.seats - 1

    def places(self) -> i64:
        """The number of hidden places."""
        return len(self.known) // ((self.seats + 1) * KINDS)

    def known_at(self, viewer: i64, place: i64) -> i64:
        """The index in `known` where the kinds of a place begin, as a viewer knows them."""
        return (place * (self.seats + 1) + viewer) * KINDS

    def known_of(self, viewer: i64, place: i64) -> vec[i64]:
        """The cards by kind that a viewer knows to be at a place."""
        start = self.known_at(viewer, place)
        return self.known[start : start + KINDS]

    def number_known(self, viewer: i64, place: i64) -> i64:
        """The number of cards that a viewer knows to be at a place."""
        return count(self.known_of(viewer, place))

    def known_anywhere(self, viewer: i64, kind: i64) -> i64:
        """The cards of a kind that a viewer knows to be at any of the hidden places."""
        number: i64 = 0
        at = self.known_at(viewer, 0) + kind
        to_next_place = self.known_at(0, 1)
        while at < len(self.known):
            number += self.known[at]
            at += to_next_place
        return number

    # --- cards that move -----------------------------------------------------------------------------

    def moves_openly(self, kind: i64, source: i64, target: i64) -> None:
        """Everybody sees a card leave one place for another; NONE is a place where it lies openly."""
        if target == NONE and source == self.bag_place(0):
            return  # nobody knows anything about the first pile
        viewer: i64
        for viewer in range(self.seats + 1):
            self.move_known(viewer, kind, source, target)

    def moves_secretly(self, kind: i64, source: i64, target: i64, one: i64, other: i64) -> None:
        """Only the seats `one` and `other`, which may be the same, see which card moves."""
        viewer: i64
        for viewer in range(self.seats + 1):
            if viewer == one or viewer == other:
                self.move_known(viewer, kind, source, target)
            elif source != NONE and source != self.bag_place(0):
                self.forget(viewer, source)

    def move_known(self, viewer: i64, kind: i64, source: i64, target: i64) -> None:
        """One viewer sees a card move. The work is the same whatever the viewer knew: time tells nobody."""
        known = self.known
        if source != NONE:
            at = self.known_at(viewer, source) + kind
            number = known[at]
            known[at] = number - 1 if number > 0 else 0
        if target != NONE:
            known[self.known_at(viewer, target) + kind] += 1

    def forget(self, viewer: i64, place: i64) -> None:
        """A card has left a place, and the viewer did not see which."""
        known = self.known
        start = self.known_at(viewer, place)
        at: i64
        for at in range(start, start + KINDS):
            number = known[at]
            known[at] = number - 1 if number > 0 else 0

    def shows_at_least(self, place: i64, kind: i64, cards: i64) -> None:
        """Everybody now knows of at least that many cards of a kind. The work is the same for all."""
        known = self.known
        viewer: i64
        for viewer in range(self.seats + 1):
            at = self.known_at(viewer, place) + kind
            number = known[at]
            known[at] = number if number > cards else cards

    def looks_through(self, viewer: i64, place: i64, cards: vec[i64]) -> None:
        """A viewer has seen all cards of a place."""
        start = self.known_at(viewer, place)
        kind: i64
        for kind in range(KINDS):
            self.known[start + kind] = cards[kind]

    def discards_become_pile(self) -> None:
        """CL-M7 What was known about the discards is now known about the new pile."""
        start = self.known_at(0, self.discards_place())
        known = self.known
        at: i64
        for at in range(start, start + (self.seats + 1) * KINDS):
            known = append(known, known[at])
            known[at] = 0
        self.known = known

    def keep_only(self, viewer: i64) -> None:
        """Reduce what all other seats know to what everybody knows."""
        known = self.known
        place: i64
        other: i64
        kind: i64
        for place in range(self.places()):
            public = self.known_at(self.seats, place)
            for other in range(self.seats):
                if other != viewer:
                    start = self.known_at(other, place)
                    for kind in range(KINDS):
                        known[start + kind] = known[public + kind]

    # --- talents and amulets -------------------------------------------------------------------------

    def talents(self, seat: i64) -> i64:
        """The talents of a seat as the log explains them."""
        return self.counted[seat]

    def amulets(self, seat: i64) -> i64:
        """The amulets of a seat as the log explains them."""
        return self.counted[self.seats + seat]

    def count_talents(self, seat: i64, amount: i64) -> None:
        self.counted[seat] += amount

    def count_amulets(self, seat: i64, amount: i64) -> None:
        self.counted[self.seats + seat] += amount


def starting_counts(seats: i64) -> vec[i64]:
    return vec[i64]([STARTING_TALENTS] * seats + [0] * seats)


def split(memory: Memory) -> list[list[int]]:
    """`Memory.known` as it is saved: by viewer all places, one after the other, by kind."""
    return [
        [number for place in range(memory.places()) for number in memory.known_of(viewer, place)]
        for viewer in range(memory.seats + 1)
    ]


def joined(rows: list[list[int]], viewers: int) -> vec[i64]:
    """`Memory.known` from saved rows; nothing if the rows do not fit together, which `check` will find."""
    places = len(rows[0]) // KINDS if rows else 0
    if len(rows) != viewers or any(len(row) != places * KINDS for row in rows):
        return vec[i64]([])
    numbers = [number for place in range(places) for row in rows for number in row[place * KINDS :][:KINDS]]
    return vec[i64](numbers)
