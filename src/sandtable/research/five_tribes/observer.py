"""The compiled observer of Five Tribes; `view` defines what it must write."""

from __future__ import annotations

from typing import Final

from sandtable.core import bits
from sandtable.core.native import i64, vec
from sandtable.core.state import State
from sandtable.core.step import AnyStep
from sandtable.games.five_tribes.board import (
    ALL_DJINNS,
    FACE_PLACE,
    FACE_VALUE,
    GOODS,
    NO_TILE,
    NONE,
    SPOTS,
    TILES,
    TRIBES,
)
from sandtable.games.five_tribes.piles import cards_in, put_cards, put_counts, size
from sandtable.games.five_tribes.state import FiveTribes
from sandtable.games.five_tribes.steps.looking import Look
from sandtable.games.five_tribes.steps.sale import Suit
from sandtable.games.five_tribes.variants import HIDDEN, OPEN
from sandtable.research.five_tribes.layout import PLACES
from sandtable.research.observer import Observer, Sink

# What `write_shared` keeps, after the pile of each tile as it wrote it: the palms and palaces left in the
# supply, and whether it wrote the tiles.
PALMS_KEPT: Final = 30
PALACES_KEPT: Final = 31
TILES_KEPT: Final = 32
PLACE_OF: Final = vec[i64](list(FACE_PLACE))  # by face of a tile
VALUE_OF: Final = vec[i64](list(FACE_VALUE))


class FiveTribesObserver(Observer):
    """Writes what a seat may know of a table of Five Tribes."""

    def __init__(self, seats: i64, starts: dict[str, int], questions: dict[type[AnyStep], int]) -> None:
        super().__init__(seats, starts, questions)
        self.keeps = TILES_KEPT + 1
        self.round: i64 = starts["round"]
        self.places: i64 = starts["places"]
        self.values: i64 = starts["values"]
        self.meeples: i64 = starts["meeples"]
        self.camels: i64 = starts["camels"]
        self.palms: i64 = starts["palms"]
        self.palaces: i64 = starts["palaces"]
        self.bid_order: i64 = starts["bid_order"]
        self.turn_order: i64 = starts["turn_order"]
        self.sitting_out: i64 = starts["sitting_out"]
        self.in_hand: i64 = starts["in_hand"]
        self.final_tile: i64 = starts["final_tile"]
        self.market: i64 = starts["market"]
        self.market_deck: i64 = starts["market_deck"]
        self.market_discards: i64 = starts["market_discards"]
        self.djinns: i64 = starts["djinns"]
        self.djinn_deck: i64 = starts["djinn_deck"]
        self.djinn_discards: i64 = starts["djinn_discards"]
        self.djinns_face_down: i64 = starts["djinns_face_down"]
        self.looking_at: i64 = starts["looking_at"]
        self.used: i64 = starts["used"]
        self.acting: i64 = starts["acting"]
        self.suit: i64 = starts["suit"]
        self.bag: i64 = starts["bag"]
        self.palms_left: i64 = starts["palms_left"]
        self.palaces_left: i64 = starts["palaces_left"]
        self.gold: i64 = starts["gold"]
        self.counted_gold: i64 = starts["counted_gold"]
        self.hands: i64 = starts["hands"]
        self.seen_cards: i64 = starts["seen_cards"]
        self.cards: i64 = starts["cards"]
        self.viziers: i64 = starts["viziers"]
        self.elders: i64 = starts["elders"]
        self.camels_left: i64 = starts["camels_left"]
        self.owned_djinns: i64 = starts["owned_djinns"]

    def write_shared(self, s: State, out: Sink) -> None:
        assert isinstance(s, FiveTribes)
        kept = out.kept
        if not kept[out.kept_base + TILES_KEPT]:
            self.write_tiles(s, out)
            kept[out.kept_base + TILES_KEPT] = 1
        piles = s.meeples.piles
        tile: i64
        for tile in range(TILES):
            pile = piles[tile]
            if kept[out.kept_base + tile] != pile:
                put_counts(pile, out.numbers, out.base + self.meeples + tile * TRIBES)
                kept[out.kept_base + tile] = pile
        palms = s.palms_left()
        palaces = s.palaces_left()
        if kept[out.kept_base + PALMS_KEPT] != palms or kept[out.kept_base + PALACES_KEPT] != palaces:
            self.write_buildings(s, out)
            kept[out.kept_base + PALMS_KEPT] = palms
            kept[out.kept_base + PALACES_KEPT] = palaces
        out.put(self.palms_left, palms)
        out.put(self.palaces_left, palaces)
        put_counts(s.in_hand, out.numbers, out.base + self.in_hand)
        out.put(self.round, s.round)
        out.put(self.bag, size(s.bag))
        out.put(self.market_deck, cards_in(s.deck))
        put_cards(s.discards, out.numbers, out.base + self.market_discards)
        out.put(self.djinn_deck, bits.count(s.djinn_deck))
        out.put(self.djinns_face_down, bits.count(s.buried))

    def write_tiles(self, s: FiveTribes, out: Sink) -> None:
        """The tiles, which stay where they are for the whole game."""
        tile: i64
        for tile in range(TILES):
            face = s.layout[tile]
            out.put(self.places + tile * PLACES + PLACE_OF[face], 1)
            out.put(self.values + tile, VALUE_OF[face])

    def write_buildings(self, s: FiveTribes, out: Sink) -> None:
        """Palms and palaces; they are never moved, so a new one makes the supply smaller."""
        tile: i64
        for tile in range(TILES):
            out.put(self.palms + tile, s.palms[tile])
            out.put(self.palaces + tile, s.palaces[tile])

    def write(self, s: State, seat: i64, out: Sink) -> None:
        assert isinstance(s, FiveTribes)
        self.write_question(s, seat, out)
        if s.tile != NO_TILE:
            out.put(self.final_tile + s.tile, 1)
        self.write_tracks(s, seat, out)
        self.write_supplies(s, out)
        self.write_djinns(s, seat, out)
        other: i64
        for other in range(self.seats):
            self.write_player(s, other, seat, out)

    def write_tracks(self, s: FiveTribes, seat: i64, out: Sink) -> None:
        place: i64
        for place in range(len(s.bid_order)):
            out.put(self.bid_order + place * self.seats + self.from_viewer(s.bid_order[place], seat), 1)
        for place in range(SPOTS):
            if s.track[place] != NONE:
                out.put(self.turn_order + place * self.seats + self.from_viewer(s.track[place], seat), 1)
        if s.sitting_out != NONE:
            out.put(self.sitting_out + self.from_viewer(s.sitting_out, seat), 1)

    def write_supplies(self, s: FiveTribes, out: Sink) -> None:
        place: i64
        for place in range(len(s.row)):
            out.put(self.market + place * GOODS + s.row[place], 1)
        if s.agenda:
            step = s.agenda[-1]
            if isinstance(step, Suit):
                out.put_set(self.suit, step.kinds)

    def write_djinns(self, s: FiveTribes, seat: i64, out: Sink) -> None:
        djinn: i64
        for djinn in s.djinn_row:
            out.put(self.djinns + djinn, 1)
        out.put_set(self.djinn_discards, s.djinn_discards)
        out.put_set(self.used, s.used)
        out.put_set(self.acting, s.acting)
        if s.agenda:
            step = s.agenda[-1]
            if isinstance(step, Look) and step.seat == seat:
                for shown in step.before + step.after:
                    out.put(self.looking_at + shown, 1)

    def write_player(self, s: FiveTribes, other: i64, seat: i64, out: Sink) -> None:
        """FT-2.2, FT-Q18 Gold and cards are secret until the end unless hands are open."""
        player = self.from_viewer(other, seat)
        own = other == seat or not s.agenda
        if own or s.variants.hands == OPEN:
            out.put(self.gold + player, s.gold[other])
        out.put(self.counted_gold + player, s.gold_seen[other])
        if own or s.variants.hands != HIDDEN:
            put_cards(s.cards(other), out.numbers, out.base + self.hands + player * GOODS)
        seen = s.hands.seen[other]
        if seen:
            put_cards(seen, out.numbers, out.base + self.seen_cards + player * GOODS)
        out.put(self.cards + player, s.hand_size(other))
        out.put(self.viziers + player, s.viziers[other])
        out.put(self.elders + player, s.elders[other])
        out.put(self.camels_left + player, s.camels_left(other))
        out.put_set(self.owned_djinns + player * ALL_DJINNS, s.djinns[other])
        numbers = out.numbers
        at = out.base + self.camels + player
        camels = s.camels[other]
        while camels:
            if camels & 1:
                numbers[at] = 1
            camels >>= 1
            at += self.seats
