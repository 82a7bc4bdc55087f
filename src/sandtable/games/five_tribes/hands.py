"""FT-2.6 The resource cards that players hold, and what everybody else knows about them."""

from __future__ import annotations

from sandtable.core.native import append, i64, mypyc_attr, vec
from sandtable.games.five_tribes.piles import ONE_CARD, cards_in, cards_of


@mypyc_attr(acyclic=True)
class Hands:
    """Every hand in parts: the cards taken face up, and for each generation of the deck those drawn secretly.

    A generation is the deck from one shuffle to the next. Only this class knows that the parts of all hands
    lie in one array: first what each seat took face up, then what each seat drew from each generation.
    """

    def __init__(self, seats: i64, deck: i64, of: Hands | None = None) -> None:
        """Begin with empty hands and a deck that nobody has seen; or copy `of`."""
        self.seats: i64 = seats
        self.parts: vec[i64] = vec[i64]([0] * (2 * seats)) if of is None else of.parts[:]
        # By seat: the cards that the others have seen it take and keep.
        self.seen: vec[i64] = vec[i64]([0] * seats) if of is None else of.seen[:]
        # By generation: the cards that nobody has seen, in the deck or in hands.
        self.unseen: vec[i64] = vec[i64]([deck]) if of is None else of.unseen[:]

    # --- questions -------------------------------------------------------------------------------

    def cards(self, seat: i64) -> i64:
        """All the cards of a seat."""
        hand: i64 = 0
        at = seat
        while at < len(self.parts):
            hand += self.parts[at]
            at += self.seats
        return hand

    def face_up(self, seat: i64) -> i64:
        """The cards of a seat that it took face up."""
        return self.parts[seat]

    def secret(self, seat: i64, generation: i64) -> i64:
        """The cards of a seat that it drew secretly from a generation of the deck."""
        return self.parts[self._secret(seat, generation)]

    def most(self, seat: i64, kind: i64) -> i64:
        """The most cards of a kind that a seat can hold, as far as everybody knows."""
        found = cards_of(self.seen[seat], kind)
        generation: i64
        for generation in range(len(self.unseen)):
            drawn = cards_in(self.secret(seat, generation))
            there = cards_of(self.unseen[generation], kind)
            found += drawn if drawn < there else there
        return found

    def _secret(self, seat: i64, generation: i64) -> i64:
        return (generation + 1) * self.seats + seat

    # --- changes ---------------------------------------------------------------------------------

    def take_face_up(self, seat: i64, kind: i64) -> None:
        self.parts[seat] += ONE_CARD[kind]
        self.seen[seat] += ONE_CARD[kind]

    def draw_secretly(self, seat: i64, kind: i64) -> None:
        """Draw a card from the current deck that only its owner sees."""
        self.parts[len(self.parts) - self.seats + seat] += ONE_CARD[kind]

    def turn_up(self, kind: i64) -> None:
        """Note that everybody has seen a card of the current deck."""
        self.unseen[len(self.unseen) - 1] -= ONE_CARD[kind]

    def shuffle(self, deck: i64) -> None:
        """FT-11.2 Begin a new generation of the deck; cards drawn from the old one keep theirs."""
        if self.unseen[len(self.unseen) - 1] == 0:
            self.unseen[len(self.unseen) - 1] = deck
            return
        self.unseen = append(self.unseen, deck)
        for _ in range(self.seats):
            self.parts = append(self.parts, 0)

    def deal(self, seat: i64, generation: i64, cards: i64) -> None:
        """Replace what a seat drew secretly from a generation: somebody imagines it."""
        self.parts[self._secret(seat, generation)] = cards

    def show_only_seen(self, seat: i64) -> None:
        """Replace what a seat took face up by what the others saw of it."""
        self.parts[seat] = self.seen[seat]

    def spend(self, seat: i64, kind: i64) -> bool:
        """Remove a card, one taken face up if there is one. Return whether it was a secret until now."""
        if cards_of(self.parts[seat], kind):
            self.parts[seat] -= ONE_CARD[kind]
            if cards_of(self.seen[seat], kind):
                self.seen[seat] -= ONE_CARD[kind]
            return False
        if len(self.unseen) > 1:
            self._mix_generations(seat, kind)
        generation: i64 = 0
        while cards_of(self.secret(seat, generation), kind) == 0:
            generation += 1
        self.parts[self._secret(seat, generation)] -= ONE_CARD[kind]
        self.unseen[generation] -= ONE_CARD[kind]
        return True

    def _mix_generations(self, seat: i64, kind: i64) -> None:
        """FT-2.6 Merge the generations that a secret card of the seat may come from, as far as the others can
        tell: only its owner knows which one it was."""
        latest: i64 = -1
        generation: i64
        for generation in range(len(self.unseen) - 1, -1, -1):
            if self.secret(seat, generation) and cards_of(self.unseen[generation], kind):
                if latest >= 0:
                    self._mix(generation, latest)
                    latest -= 1
                else:
                    latest = generation

    def _mix(self, earlier: i64, later: i64) -> None:
        """Merge two generations of all hands in the place of the later."""
        parts = vec[i64]([])
        unseen = vec[i64]([])
        first = self._secret(0, earlier)
        at: i64
        for at in range(self.seats):
            self.parts[self._secret(at, later)] += self.parts[first + at]
        self.unseen[later] += self.unseen[earlier]
        for at in range(len(self.parts)):
            if at < first or at >= first + self.seats:
                parts = append(parts, self.parts[at])
        for at in range(len(self.unseen)):
            if at != earlier:
                unseen = append(unseen, self.unseen[at])
        self.parts = parts
        self.unseen = unseen
