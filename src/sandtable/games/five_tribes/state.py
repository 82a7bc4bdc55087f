"""The state of Five Tribes: what lies on the table and in front of each player."""

from __future__ import annotations

from typing import Any

from sandtable.core import bits
from sandtable.core.events import Event, Kind, Value
from sandtable.core.native import i64, vec
from sandtable.core.outcome import Outcome
from sandtable.core.state import Setting, State
from sandtable.core.step import AnyStep
from sandtable.games.five_tribes.board import FACE_PLACE, FAKIR, NONE, PALACES, PALMS, TILES, camels_each
from sandtable.games.five_tribes.hands import Hands
from sandtable.games.five_tribes.meeples import Meeples
from sandtable.games.five_tribes.piles import cards_in, cards_of, total, unpack_cards, unpack_meeples
from sandtable.games.five_tribes.reach import BLOCK
from sandtable.games.five_tribes.save import SAVED_CARDS, SAVED_PILES, SavedTribes
from sandtable.games.five_tribes.scoring import outcome
from sandtable.games.five_tribes.variants import FiveTribesVariants


class FiveTribes(State):
    """Five Tribes at one moment. Packed piles and hands are explained in `piles`; sets are bits."""

    def __init__(
        self,
        setting: Setting,
        agenda: list[AnyStep],
        variants: FiveTribesVariants,
        *,
        round: i64,
        layout: vec[i64],
        blue: i64,
        meeples: Meeples,
        in_hand: i64,
        tile: i64,
        bag: i64,
        camels: vec[i64],
        palms: vec[i64],
        palaces: vec[i64],
        bid_order: vec[i64],
        track: vec[i64],
        sitting_out: i64,
        gold: vec[i64],
        gold_seen: vec[i64],
        viziers: vec[i64],
        elders: vec[i64],
        djinns: vec[i64],
        used: i64,
        acting: i64,
        row: vec[i64],
        deck: i64,
        discards: i64,
        hands: Hands,
        djinn_row: vec[i64],
        djinn_deck: i64,
        djinn_discards: i64,
        buried: i64,
        blocked: i64,
        ended: i64,
    ) -> None:
        super().__init__(setting, agenda)
        self.variants = variants
        self.seats: i64 = setting.seats
        self.round = round
        self.layout = layout  # by tile: its face; never changes
        self.blue = blue  # the tiles with a blue value; never changes
        self.meeples = meeples
        self.in_hand = in_hand  # meeples being sown, or collected and about to act (FT-6.4)
        self.tile = tile  # the final tile of this turn's move, or NO_TILE
        self.bag = bag
        self.camels = camels  # by seat: the tiles with its camels
        self.palms = palms  # by tile
        self.palaces = palaces  # by tile
        self.bid_order = bid_order  # the seats of the markers on the Bid Order Track
        self.track = track  # by spot of the Turn Order Track: a seat, or NONE
        self.sitting_out = sitting_out  # the marker that could not bid (variant of FT-Q1), or NONE
        self.gold = gold
        self.gold_seen = gold_seen  # what the others have counted: equal to `gold`, but public
        self.viziers = viziers  # held in front of a seat
        self.elders = elders
        self.djinns = djinns  # by seat
        self.used = used  # djinns that cannot be used again yet (FT-10.1)
        self.acting = acting  # Echidna or Iblis, paid for this turn
        self.row = row  # face-up resources from the start of the line
        self.deck = deck
        self.discards = discards
        self.hands = hands
        self.djinn_row = djinn_row
        self.djinn_deck = djinn_deck
        self.djinn_discards = djinn_discards
        self.buried = buried  # discarded face down by the owner of Sibittis (variant of FT-Q22)
        self.blocked = blocked  # 1 if nobody moves any more in this round (FT-12.2)
        self.ended = ended  # an index of END_NAMES: the first trigger that fired

    def clone(self) -> FiveTribes:
        return FiveTribes(
            self.setting,
            self.agenda[:],
            self.variants,
            round=self.round,
            layout=self.layout,
            blue=self.blue,
            meeples=self.meeples.clone(),
            in_hand=self.in_hand,
            tile=self.tile,
            bag=self.bag,
            camels=self.camels[:],
            palms=self.palms[:],
            palaces=self.palaces[:],
            bid_order=self.bid_order[:],
            track=self.track[:],
            sitting_out=self.sitting_out,
            gold=self.gold[:],
            gold_seen=self.gold_seen[:],
            viziers=self.viziers[:],
            elders=self.elders[:],
            djinns=self.djinns[:],
            used=self.used,
            acting=self.acting,
            row=self.row[:],
            deck=self.deck,
            discards=self.discards,
            hands=self.hands.clone(),
            djinn_row=self.djinn_row[:],
            djinn_deck=self.djinn_deck,
            djinn_discards=self.djinn_discards,
            buried=self.buried,
            blocked=self.blocked,
            ended=self.ended,
        )

    # --- questions the rules ask -----------------------------------------------------------------

    def place(self, tile: i64) -> i64:
        """What a tile is: a village, sacred place, oasis or market."""
        return FACE_PLACE[self.layout[tile]]

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

    def save(self) -> SavedTribes:
        return SavedTribes(**{name: saved_field(self, name) for name in SavedTribes.__struct_fields__})


def saved_field(s: FiveTribes, name: str) -> Any:
    """A field of the save format: piles and hands as counts, all others as they are."""
    if name == "piles":
        return [unpack_meeples(pile) for pile in s.meeples.piles]
    if name == "hands":
        return [unpack_cards(part) for part in s.hands.parts]
    if name == "seen":
        return [unpack_cards(cards) for cards in s.hands.seen]
    if name == "unseen":
        return [unpack_cards(cards) for cards in s.hands.unseen]
    value: Any = getattr(s, name)
    if name in SAVED_PILES:
        return unpack_meeples(value)
    if name in SAVED_CARDS:
        return unpack_cards(value)
    return value if isinstance(value, int) else list(value)
