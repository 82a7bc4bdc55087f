"""The state of Five Tribes: what lies on the table and in front of each player."""

from __future__ import annotations

from typing import Any, Final

from sandtable.core import bits
from sandtable.core.events import Event, Kind, Value
from sandtable.core.native import i64, vec
from sandtable.core.outcome import Outcome
from sandtable.core.save_format import Packed, SaveFormat
from sandtable.core.state import Setting, State
from sandtable.core.step import AnyStep
from sandtable.games.five_tribes.board import (
    BLUE_PLACES,
    EVERY_DJINN,
    FACE_PLACE,
    FAKIR,
    GOOD_COUNT,
    NO_TILE,
    NONE,
    PALACES,
    PALMS,
    SPOTS,
    STARTING_GOLD,
    TILES,
    camels_each,
)
from sandtable.games.five_tribes.events import GOES_ON
from sandtable.games.five_tribes.hands import Hands
from sandtable.games.five_tribes.meeples import Meeples, meeples_from, no_meeples
from sandtable.games.five_tribes.piles import (
    cards_in,
    cards_of,
    pack_cards,
    pack_meeples,
    total,
    unpack_cards,
    unpack_meeples,
)
from sandtable.games.five_tribes.reach import BLOCK
from sandtable.games.five_tribes.save import SavedTribes
from sandtable.games.five_tribes.scoring import outcome, winners
from sandtable.games.five_tribes.variants import ANY, FiveTribesVariants


class FiveTribes(State):
    """FT-2.1, FT-2.2 Five Tribes at one moment. `piles` explains packed piles and hands; sets are bits.

    Each field is one line of `__init__`: how it starts, and how it is copied from the table that is cloned.
    `SavedTribes` lists the fields that are saved.
    """

    def __init__(self, setting: Setting, agenda: list[AnyStep], of: FiveTribes | None = None) -> None:
        """FT-2.1, FT-2.2 A table with camels and gold, on which nothing else is dealt yet; or copy `of`."""
        super().__init__(setting, agenda)
        seats: i64 = i64(setting.seats) if of is None else of.seats
        self.seats: i64 = seats
        self.variants: FiveTribesVariants = FiveTribesVariants(setting) if of is None else of.variants
        self.round: i64 = i64(1) if of is None else of.round
        # By tile: its face; then the tiles with a blue value. Both never change once the tiles are laid.
        self.layout: vec[i64] = vec[i64]([]) if of is None else of.layout
        self.blue: i64 = i64(0) if of is None else of.blue
        self.meeples: Meeples = no_meeples() if of is None else of.meeples.clone()
        # Meeples being sown, or collected and about to act (FT-6.4); the final tile of this turn's move.
        self.in_hand: i64 = i64(0) if of is None else of.in_hand
        self.tile: i64 = i64(NO_TILE) if of is None else of.tile
        self.bag: i64 = i64(0) if of is None else of.bag
        # By seat: the tiles with its camels; by tile: its palms, its palaces.
        self.camels: vec[i64] = vec[i64]([0] * seats) if of is None else of.camels[:]
        self.palms: vec[i64] = vec[i64]([0] * TILES) if of is None else of.palms[:]
        self.palaces: vec[i64] = vec[i64]([0] * TILES) if of is None else of.palaces[:]
        # The seats of the markers: on the Bid Order Track; on each spot of the Turn Order Track, or NONE; and
        # the one that could not bid (variant of FT-Q1), or NONE.
        self.bid_order: vec[i64] = vec[i64]([]) if of is None else of.bid_order[:]
        self.track: vec[i64] = vec[i64]([NONE] * SPOTS) if of is None else of.track[:]
        self.sitting_out: i64 = i64(NONE) if of is None else of.sitting_out
        # By seat: the gold, and what the others have counted: equal to `gold`, but public.
        self.gold: vec[i64] = vec[i64]([STARTING_GOLD] * seats) if of is None else of.gold[:]
        self.gold_seen: vec[i64] = vec[i64]([STARTING_GOLD] * seats) if of is None else of.gold_seen[:]
        # By seat: the viziers, elders and djinns in front of it.
        self.viziers: vec[i64] = vec[i64]([0] * seats) if of is None else of.viziers[:]
        self.elders: vec[i64] = vec[i64]([0] * seats) if of is None else of.elders[:]
        self.djinns: vec[i64] = vec[i64]([0] * seats) if of is None else of.djinns[:]
        # Djinns that cannot be used again yet (FT-10.1); Echidna or Iblis, paid for this turn.
        self.used: i64 = i64(0) if of is None else of.used
        self.acting: i64 = i64(0) if of is None else of.acting
        # The face-up resources from the start of the line; then the cards nobody holds, and the hands.
        self.row: vec[i64] = vec[i64]([]) if of is None else of.row[:]
        self.deck: i64 = pack_cards(list(GOOD_COUNT)) if of is None else of.deck
        self.discards: i64 = i64(0) if of is None else of.discards
        self.hands: Hands = Hands(seats, self.deck) if of is None else Hands(seats, 0, of.hands)
        self.djinn_row: vec[i64] = vec[i64]([]) if of is None else of.djinn_row[:]
        self.djinn_deck: i64 = i64(EVERY_DJINN) if of is None else of.djinn_deck
        self.djinn_discards: i64 = i64(0) if of is None else of.djinn_discards
        # Discarded face down by the owner of Sibittis (variant of FT-Q22).
        self.buried: i64 = i64(0) if of is None else of.buried
        # 1 if nobody moves any more in this round (FT-12.2); an index of END_NAMES: the first trigger.
        self.blocked: i64 = i64(0) if of is None else of.blocked
        self.ended: i64 = i64(GOES_ON) if of is None else of.ended

    def clone(self) -> FiveTribes:
        return FiveTribes(self.setting, self.agenda[:], self)

    # --- questions the rules ask -----------------------------------------------------------------

    def place(self, tile: i64) -> i64:
        """What a tile is: a village, sacred place, oasis or market."""
        return FACE_PLACE[self.layout[tile]]

    def can_start(self, tile: i64) -> bool:
        """FT-5.6, FT-5.8 Whether a move from a tile can be finished."""
        return self.meeples.can_start(tile, self.variants.partner == ANY)

    def starts(self) -> i64:
        """FT-5.8 The tiles, one bit each, from which a move can be finished."""
        return self.meeples.starts(self.variants.partner == ANY)

    def can_move(self) -> bool:
        """FT-12.2 Whether there is a legal move on the board."""
        return self.meeples.can_move(self.variants.partner == ANY)

    def tiles_with_camels(self) -> i64:
        mask: i64 = 0
        seat: i64
        for seat in range(self.seats):
            mask |= self.camels[seat]
        return mask

    def camels_left(self, seat: i64) -> i64:
        return camels_each(self.setting.seats) - bits.count(self.camels[seat])

    def palms_left(self) -> i64:
        return PALMS - total(self.palms)

    def palaces_left(self) -> i64:
        return PALACES - total(self.palaces)

    def bare_of_buildings(self) -> i64:
        """The tiles without camel, palm or palace, as Leta, Utug and Anun-Nak need them."""
        mask = self.tiles_with_camels()
        tile: i64
        for tile in range(TILES):
            if self.palms[tile] or self.palaces[tile]:
                mask |= 1 << tile
        return ~mask & (1 << TILES) - 1

    def blue_around(self, tile: i64) -> i64:
        """FT-7.4 The number of tiles with a blue value in the 3 x 3 around a tile, itself included."""
        return bits.count(self.blue & BLOCK[tile])

    def owns(self, seat: i64, djinn: i64) -> bool:
        return self.djinns[seat] >> djinn & 1 == 1

    def owner(self, djinn: i64) -> i64:
        """The seat that owns a djinn, or NONE."""
        mask: i64 = 1 << djinn
        seat: i64
        for seat in range(self.seats):
            if self.djinns[seat] & mask:
                return seat
        return NONE

    def cards(self, seat: i64) -> i64:
        """All the cards in the hand of a seat, packed."""
        return self.hands.cards(seat)

    def fakirs(self, seat: i64) -> i64:
        return cards_of(self.cards(seat), FAKIR)

    def hand_size(self, seat: i64) -> i64:
        """FT-2.6 The number of cards a seat holds, which is public; the cards are not."""
        return cards_in(self.cards(seat))

    def free_zero(self) -> bool:
        """FT-3.2 Whether there is room for another marker on the free spots."""
        return self.track[0] == NONE

    # --- changes the rules make ------------------------------------------------------------------

    def earn(self, seat: i64, gold: i64) -> None:
        """FT-11.5 Give a seat gold from the bank, which never runs out, or take it if negative; everybody can
        count along."""
        self.gold[seat] += gold
        self.gold_seen[seat] += gold

    def show(self, secret: bool, seat: int, kind: Kind, *values: Value) -> None:
        """Tell a fact about cards that leave a hand: a secret of the seat, or seen by everybody when they
        were taken."""
        if not self.quiet:
            self.news.append(Event(kind, values, owner=seat if secret else None))

    # --- the result, saving ----------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        return None if self.agenda else outcome(self)

    def winners(self) -> list[int]:
        return [] if self.agenda else winners(self)

    def save(self) -> dict[str, Any]:
        return TRIBES_FORMAT.save(self)


def blue_tiles(layout: vec[i64]) -> i64:
    """The tiles with a blue value, one bit each."""
    mask: i64 = 0
    tile: i64
    for tile in range(TILES):
        if FACE_PLACE[layout[tile]] in BLUE_PLACES:
            mask |= 1 << tile
    return mask


def lay_tiles(s: FiveTribes, faces: list[int]) -> None:
    """FT-2.3 Lay the tiles, which never change afterwards."""
    s.layout = vec[i64](faces)
    s.blue = blue_tiles(s.layout)


def load_table(setting: Setting, agenda: list[AnyStep], saved: Any) -> FiveTribes:
    """Make a table from its saved form; the opposite of `FiveTribes.save`."""
    table = FiveTribes(setting, agenda)
    TRIBES_FORMAT.load(table, saved)
    return table


def put_piles(s: FiveTribes, piles: list[list[int]]) -> None:
    s.meeples = meeples_from([pack_meeples(pile) for pile in piles])


def put_in_hand(s: FiveTribes, pile: list[int]) -> None:
    s.in_hand = pack_meeples(pile)


def put_bag(s: FiveTribes, pile: list[int]) -> None:
    s.bag = pack_meeples(pile)


def put_deck(s: FiveTribes, cards: list[int]) -> None:
    s.deck = pack_cards(cards)


def put_discards(s: FiveTribes, cards: list[int]) -> None:
    s.discards = pack_cards(cards)


def put_hands(s: FiveTribes, hands: list[list[int]]) -> None:
    s.hands.parts = vec[i64]([pack_cards(cards) for cards in hands])


def put_seen(s: FiveTribes, hands: list[list[int]]) -> None:
    s.hands.seen = vec[i64]([pack_cards(cards) for cards in hands])


def put_unseen(s: FiveTribes, generations: list[list[int]]) -> None:
    s.hands.unseen = vec[i64]([pack_cards(cards) for cards in generations])


# Piles and hands are saved as counts.
TRIBES_FORMAT: Final = SaveFormat[FiveTribes](
    SavedTribes,
    parts=(),
    packed={
        "layout": Packed(lambda s: list(s.layout), lay_tiles),
        "piles": Packed(lambda s: [unpack_meeples(pile) for pile in s.meeples.piles], put_piles),
        "in_hand": Packed(lambda s: unpack_meeples(s.in_hand), put_in_hand),
        "bag": Packed(lambda s: unpack_meeples(s.bag), put_bag),
        "deck": Packed(lambda s: unpack_cards(s.deck), put_deck),
        "discards": Packed(lambda s: unpack_cards(s.discards), put_discards),
        "hands": Packed(lambda s: [unpack_cards(cards) for cards in s.hands.parts], put_hands),
        "seen": Packed(lambda s: [unpack_cards(cards) for cards in s.hands.seen], put_seen),
        "unseen": Packed(lambda s: [unpack_cards(cards) for cards in s.hands.unseen], put_unseen),
    },
)
