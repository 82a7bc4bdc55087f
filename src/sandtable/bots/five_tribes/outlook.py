"""What a move in Five Tribes would gain a seat, read off the table without playing it."""

from __future__ import annotations

from typing import Final

from sandtable.bots.five_tribes.worth import (
    djinn_worth,
    elder_worth,
    fakir_worth,
    goods_worth,
    holdings,
    majorities,
    majority,
    tile_worth,
)
from sandtable.core import bits
from sandtable.core.native import i64, vec
from sandtable.games.five_tribes.board import (
    ASSASSIN,
    ECHIDNA,
    ELDER,
    FAKIR,
    IBLIS,
    KANDICHA,
    LARGE_MARKET_COSTS,
    MERCHANT,
    NO_TILE,
    OASIS,
    PALACE,
    PALACE_PAYS,
    PALM,
    PAYMENT_ELDERS,
    PAYMENT_FAKIRS,
    ROW,
    SACRED_PLACE,
    SMALL_MARKET,
    SMALL_MARKET_COSTS,
    TILES,
    TRIBES,
    VILLAGE,
    VIZIER,
)
from sandtable.games.five_tribes.djinns.passive import protected
from sandtable.games.five_tribes.events import GOES_ON
from sandtable.games.five_tribes.meeples import Meeples
from sandtable.games.five_tribes.piles import ONE_CARD, cards_of, count, size
from sandtable.games.five_tribes.reach import ends_of_walks, within
from sandtable.games.five_tribes.scoring import palm_pays, vizier_pays, wilds
from sandtable.games.five_tribes.state import FiveTribes

RIVALRY: Final = 0.7  # the worth of a point that all opponents together lose
LAST_CAMEL: Final = 10.0  # points for ending the game while ahead, lost for ending it while behind
UNKNOWN: Final = -1000.0  # less than anything is worth


class Outlook:
    """The table as one seat sees it before a move. `late` is 1 for a player who sees only the score sheet."""

    def __init__(self, s: FiveTribes, seat: i64, late: float) -> None:
        self.s = s
        self.seat = seat
        self.late = late
        self.owned = s.tiles_with_camels()
        self.camels_left = s.camels_left(seat)
        self.cards = s.cards(seat)
        self.fakirs = cards_of(self.cards, FAKIR)
        self.fakir_worth = fakir_worth(s, seat, late)
        self.elder_worth = elder_worth(s, seat, late)
        self.palm = palm_pays(s, seat)
        self.vizier = float(vizier_pays(s, seat))
        self.wilds: i64 = 0  # known with `goods_now`
        self.goods_now = UNKNOWN
        self.majorities_now = UNKNOWN
        self.held_victim = UNKNOWN
        self.best_djinn = UNKNOWN
        self.ending = UNKNOWN
        self.markets = vec[float]([UNKNOWN] * (2 * (ROW + 1)))
        self.trades = vec[float]([UNKNOWN] * (ROW + 1))

    # --- parts of a move -----------------------------------------------------------------------------

    def rivals(self) -> float:
        """The worth of a point that one opponent loses."""
        return RIVALRY / float(self.s.seats - 1)

    def victim(self) -> float:
        """FT-7.5 The gain from killing the most valuable vizier or elder of an opponent."""
        if self.held_victim == UNKNOWN:
            self.held_victim = 0.0
            other: i64
            for other in range(self.s.seats):
                if other != self.seat and not protected(self.s, other):
                    self.held_victim = max(
                        self.held_victim, self.held(other, VIZIER), self.held(other, ELDER)
                    )
        return self.held_victim

    def held(self, other: i64, tribe: i64) -> float:
        """The gain from killing a vizier or elder that an opponent holds; Kandicha's owner also gets it."""
        s = self.s
        if tribe == ELDER:
            if s.elders[other] == 0:
                return 0.0
            gain = self.rivals() * elder_worth(s, other, self.late)
            return gain + self.elder_worth if s.owns(self.seat, KANDICHA) else gain
        if s.viziers[other] == 0:
            return 0.0
        lead = s.viziers[self.seat] - s.viziers[other]
        gain = majority(lead + 1, self.late) - majority(lead, self.late)
        gain += self.rivals() * (1.0 + majority(-lead, self.late) - majority(-lead - 1, self.late))
        return gain + self.viziers(1) if s.owns(self.seat, KANDICHA) else gain

    def viziers(self, number: i64) -> float:
        """The gain from more viziers."""
        if self.majorities_now == UNKNOWN:
            self.majorities_now = majorities(self.s, self.seat, 0, self.late)
        gain = self.vizier * float(number)
        gain += majorities(self.s, self.seat, number, self.late)
        return gain - self.majorities_now

    def with_cards(self, cards: i64) -> float:
        """The gain from adding cards to the hand."""
        if self.goods_now == UNKNOWN:
            self.wilds = wilds(self.s, self.seat)
            self.goods_now = goods_worth(self.cards, self.wilds, self.late)
        gain = goods_worth(self.cards + cards, self.wilds, self.late) - self.goods_now
        return gain + self.fakir_worth * float(cards_of(cards, FAKIR))

    def trade(self, number: i64) -> float:
        """FT-7.3 The gain from taking the first cards of the line."""
        row = self.s.row
        number = min(number, len(row))
        if self.trades[number] == UNKNOWN:
            cards: i64 = 0
            at: i64
            for at in range(number):
                cards += ONE_CARD[row[at]]
            self.trades[number] = self.with_cards(cards)
        return self.trades[number]

    def build(self, number: i64, tile: i64) -> float:
        """FT-7.4 The gain of builders; fakirs help where they earn more than they are worth."""
        blue = float(self.s.blue_around(tile))
        gold = float(number) * blue + float(self.fakirs) * max(0.0, blue - self.fakir_worth)
        if self.s.owns(self.seat, ECHIDNA) and self.s.elders[self.seat] >= 2:
            gold += max(0.0, gold - 2.0 * self.elder_worth)
        return gold

    def kill(self, number: i64, tile: i64, board: Meeples, camels: i64) -> float:
        """FT-7.5 The gain of assassins: the killer of a meeple that stands alone gets its tile."""
        best = self.victim()
        if camels > 0:
            most = 2 if self.s.owns(self.seat, IBLIS) and self.s.elders[self.seat] + self.fakirs > 0 else 1
            left = within(tile, number) & ~self.owned & ~(1 << tile)
            at: i64 = 0
            while left:
                if left & 1 and 0 < size(board.piles[at]) <= most:
                    best = max(best, tile_worth(self.s, at, self.palm, self.late))
                left >>= 1
                at += 1
        return best

    def market(self, taken: i64, place: i64) -> float:
        """FT-8.3 The gain from the best purchase after merchants have taken the first cards."""
        key = min(taken, ROW) * 2 + (1 if place == SMALL_MARKET else 0)
        if self.markets[key] == UNKNOWN:
            self.markets[key] = self.small(taken) if place == SMALL_MARKET else self.large(taken)
        return self.markets[key]

    def small(self, taken: i64) -> float:
        best = 0.0
        if self.s.gold[self.seat] >= SMALL_MARKET_COSTS:
            at: i64
            for at in range(taken, min(taken + 3, len(self.s.row))):
                best = max(best, self.with_cards(ONE_CARD[self.s.row[at]]) - float(SMALL_MARKET_COSTS))
        return best

    def large(self, taken: i64) -> float:
        best = 0.0
        if self.s.gold[self.seat] >= LARGE_MARKET_COSTS:
            last: i64 = min(taken + 6, len(self.s.row))
            one: i64
            two: i64
            for one in range(taken, last):
                for two in range(one + 1, last):
                    cards = ONE_CARD[self.s.row[one]] + ONE_CARD[self.s.row[two]]
                    best = max(best, self.with_cards(cards) - float(LARGE_MARKET_COSTS))
        return best

    def sacred_place(self, elders: i64) -> float:
        """FT-8.4 The gain from the best djinn, less the two elders, or the elder and the fakir, it costs."""
        if self.best_djinn == UNKNOWN:
            self.best_djinn = 0.0
            at: i64
            for at in range(len(self.s.djinn_row)):
                worth = djinn_worth(self.s, self.seat, self.s.djinn_row[at], self.late)
                self.best_djinn = max(self.best_djinn, worth)
        if elders >= 1 and self.fakirs and self.fakir_worth < self.elder_worth:
            return max(0.0, self.best_djinn - self.elder_worth - self.fakir_worth)
        return max(0.0, self.best_djinn - 2.0 * self.elder_worth) if elders >= 2 else 0.0

    def planting(self, tile: i64, place: i64, controlled: bool) -> float:
        """FT-8.2 The gain from the piece that the tile's action places, if there is one left."""
        if (self.s.palms_left() if place == OASIS else self.s.palaces_left()) == 0:
            return 0.0
        piece: i64 = PALM if place == OASIS else PALACE
        if controlled:
            return float(self.palm if piece == PALM else PALACE_PAYS)
        return self.piece(piece, tile)

    def piece(self, piece: i64, tile: i64) -> float:
        """The gain from a palm or palace, which pays the owner of the tile."""
        pays = float(self.palm if piece == PALM else PALACE_PAYS)
        if bits.has(self.s.camels[self.seat], tile):
            return pays
        return -self.rivals() * pays if bits.has(self.owned, tile) else 0.0

    def payment(self, how: i64) -> float:
        """FT-10.2 The worth of what is paid for a djinn or its power."""
        return self.elder_worth * float(PAYMENT_ELDERS[how]) + self.fakir_worth * float(PAYMENT_FAKIRS[how])

    def last_camel(self) -> float:
        """FT-12.1 The gain from placing the last camel, which ends the game: good only for the leader."""
        if self.camels_left > 1 or self.s.ended != GOES_ON:
            return 0.0
        if self.ending == UNKNOWN:
            mine = holdings(self.s, self.seat, 1.0)
            self.ending = LAST_CAMEL
            other: i64
            for other in range(self.s.seats):
                if holdings(self.s, other, 1.0) > mine:
                    self.ending = -LAST_CAMEL
        return self.ending

    # --- a whole move --------------------------------------------------------------------------------

    def reap(self, tile: i64, tribe: i64, number: i64, board: Meeples, alone: bool) -> float:
        """The gain from collecting `number` of a tribe on a tile; `alone` if nobody else is left on it."""
        controlled = alone and self.camels_left > 0 and not bits.has(self.owned, tile)
        gain = 0.0
        if controlled:
            gain = tile_worth(self.s, tile, self.palm, self.late) + self.last_camel()
        if tribe == VIZIER:
            gain += self.viziers(number)
        elif tribe == ELDER:
            gain += float(number) * self.elder_worth
        elif tribe == MERCHANT:
            gain += self.trade(number)
        elif tribe == ASSASSIN:
            gain += self.kill(number, tile, board, self.camels_left - (1 if controlled else 0))
        else:
            gain += self.build(number, tile)
        place = self.s.place(tile)
        if place == OASIS or place == VILLAGE:
            return gain + self.planting(tile, place, controlled)
        if place == SACRED_PLACE:
            return gain + self.sacred_place(self.s.elders[self.seat] + (number if tribe == ELDER else 0))
        return gain + self.market(number if tribe == MERCHANT else 0, place)

    def reap_next(self, tile: i64, tribe: i64, board: Meeples) -> float:
        """The gain from ending a move on a tile with one more of the tribe than it has now."""
        pile = board.piles[tile]
        there = count(pile, tribe)
        return self.reap(tile, tribe, there + 1, board, there == size(pile))

    def best(self, board: Meeples) -> float:
        """The estimated gain of the best move on a board, wherever it starts."""
        found = 0.0
        worths = self.by_end(board)
        tile: i64
        for tile in range(TILES):
            found = max(found, worths[tile])
        return found

    def by_end(self, board: Meeples) -> vec[float]:
        """The best gain by end tile, UNKNOWN where no move can end."""
        found = vec[float]([UNKNOWN] * TILES)
        tribe: i64
        for tribe in range(TRIBES):
            left = ends_for(board, tribe)
            end: i64 = 0
            while left:
                if left & 1:
                    found[end] = max(found[end], self.reap_next(end, tribe, board))
                left >>= 1
                end += 1
        return found


def ends_for(board: Meeples, tribe: i64) -> i64:
    """FT-5.5 The tiles where a move, wherever it starts, can end with this tribe, except those that only a
    loop makes possible (FT-5.4)."""
    where = board.where[tribe]
    ends: i64 = 0
    left = where
    start: i64 = 0
    while left:
        if left & 1:
            ends |= ends_of_walks(size(board.piles[start]), start, NO_TILE) & ~(1 << start)
        left >>= 1
        start += 1
    return ends & where
