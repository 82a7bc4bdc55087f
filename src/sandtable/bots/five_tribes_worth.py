"""What things in Five Tribes are worth to a seat, in points: the score sheet, and what it may yet become.

A game is `late` by a number from 0 (the first round) to 1 (the last): hopes fade with it, and what is left
at 1 is the score sheet of the rules.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sandtable.games.five_tribes.board import (
    ALL_MEEPLES,
    ASSASSIN,
    BUILDER,
    ECHIDNA,
    ELDER,
    FACE_PLACE,
    FACE_VALUE,
    FAKIR,
    LARGE_MARKET_COSTS,
    MERCHANT,
    NONE,
    OASIS,
    PALACE_PAYS,
    SACRED_PLACE,
    SMALL_MARKET,
    SMALL_MARKET_COSTS,
    SUIT_PAYS,
    TILES,
    VILLAGE,
    VIZIER,
    camels_each,
)
from sandtable.games.five_tribes.djinns.deck import DJINNS
from sandtable.games.five_tribes.events import GOES_ON
from sandtable.games.five_tribes.piles import ONE_CARD, cards_of, members, size
from sandtable.games.five_tribes.reach import within
from sandtable.games.five_tribes.scoring import (
    MORE_VIZIERS_PAY,
    djinns_of,
    goods_pay,
    score_sheet,
    wilds_of,
)
from sandtable.games.five_tribes.state import FiveTribes
from sandtable.games.five_tribes.targets import held_by

# A suit that still grows is worth more than it pays: what six or seven kinds would bring, in equal parts.
SUIT_HOPES: Final = (0, 3, 7, 12, 18, 25, 33, 42, 51, 60)
FAKIR_HOPES: Final = 2.0  # a fakir saves an elder, or is another builder
ELDER_HOPES: Final = 1.5  # each elder that may still buy or move a djinn
ELDERS_USED: Final = 4  # more are hardly ever spent
LEAD_STEP: Final = 0.14  # how much surer a majority is with each vizier, as long as many are to come
# Beyond its printed points, what a djinn brings in a whole game to somebody who makes some use of it.
POWERS: Final = {
    "al-amin": 4.0,
    "anun-nak": 1.0,
    "baal": 4.0,
    "boaz": 1.0,
    "bouraq": 6.0,
    "echidna": 4.0,
    "enki": 4.0,
    "hagis": 3.0,
    "haurvatat": 4.0,
    "iblis": 3.0,
    "jafaar": 5.0,
    "kandicha": 4.0,
    "kumarbi": 2.0,
    "lamia": 3.0,
    "leta": 6.0,
    "marid": 6.0,
    "monkir": 4.0,
    "nekir": 4.0,
    "shamhat": 4.0,
    "sibittis": 6.0,
    "sloar": 6.0,
    "utug": 7.0,
}
RIVALRY: Final = 0.7  # of a point that the opponents together lose
LAST_MEEPLES: Final = 24  # about so many still stand when nobody can move
LAST_CAMEL: Final = 10.0  # to end the game while ahead, or not to while behind


def lateness(s: FiveTribes) -> float:
    """By the camels of whoever has the fewest left, or by the meeples that are gone from the board."""
    if s.ended != GOES_ON:
        return 1.0
    camels = min(s.camels_left(seat) for seat in range(s.setting.seats))
    meeples = int(size(s.in_hand)) + sum(int(size(pile)) for pile in s.meeples.piles)
    by_camels = 1 - camels / camels_each(s.setting.seats)
    by_meeples = (ALL_MEEPLES - meeples) / (ALL_MEEPLES - LAST_MEEPLES)
    return min(1.0, max(by_camels, by_meeples))


def standing(s: FiveTribes, seat: int, late: float) -> float:
    """What a seat has, less a share of what the others have: what every small decision compares."""
    others = [holdings(s, other, late) for other in range(s.setting.seats) if other != seat]
    return holdings(s, seat, late) - RIVALRY * sum(others) / len(others)


def holdings(s: FiveTribes, seat: int, late: float) -> float:
    """The score sheet with hopes in place of what can still grow."""
    sheet = score_sheet(s, seat)
    sure = sum(sheet.values()) - sheet["more-viziers"] - sheet["goods"]
    spent = min(ELDERS_USED, int(s.elders[seat])) * ELDER_HOPES
    powers = sum(POWERS[djinn.name] for djinn in djinns_of(s, seat))
    hopes = spent + powers + int(s.fakirs(seat)) * FAKIR_HOPES
    majorities = sum(
        majority(int(s.viziers[seat] - s.viziers[other]), late)
        for other in range(s.setting.seats)
        if other != seat
    )
    return (
        sure + majorities + goods_worth(int(s.cards(seat)), int(wilds_of(s, seat)), late) + hopes * (1 - late)
    )


def majority(lead: int, late: float) -> float:
    """FT-13 Ten points for more viziers than an opponent; early on only likely, not sure."""
    now = MORE_VIZIERS_PAY if lead > 0 else 0
    hoped = MORE_VIZIERS_PAY * min(1.0, max(0.0, 0.5 + LEAD_STEP * lead))
    return late * now + (1 - late) * hoped


@lru_cache(maxsize=4096)
def goods_worth(cards: int, wilds: int, late: float) -> float:
    """What the suits pay, and what they would pay once they have grown."""
    hoped = 0
    depth = 1
    while suit := sum(cards_of(cards, kind) >= depth for kind in range(FAKIR)):
        hoped += SUIT_HOPES[suit] if depth == 1 else SUIT_PAYS[suit]
        depth += 1
    return late * goods_pay(cards, wilds) + (1 - late) * hoped


class Outlook:
    """What a move would bring a seat, read off the table without playing it."""

    def __init__(self, s: FiveTribes, seat: int, late: float) -> None:
        self.s = s
        self.seat = seat
        self.late = late
        self.seats = s.setting.seats
        self.owned = int(s.tiles_with_camels())
        self.camels_left = int(s.camels_left(seat))
        self.row = [int(kind) for kind in s.row]
        self.cards = int(s.cards(seat))
        self.wilds = int(wilds_of(s, seat))
        self.fakirs = int(s.fakirs(seat))
        self.fakir_worth = FAKIR_HOPES * (1 - late)
        djinns = djinns_of(s, seat)
        self.palm_pays = max((djinn.palm_pays for djinn in djinns), default=3)
        self.vizier_pays = max((djinn.vizier_pays for djinn in djinns), default=1)
        self.elder_worth = max((djinn.elder_pays for djinn in djinns), default=2) + ELDER_HOPES * (1 - late)
        self.prizes = [self.prize(tile) for tile in range(TILES)]
        self.blue = [int(s.blue_around(tile)) for tile in range(TILES)]
        self.places = [FACE_PLACE[face] for face in s.layout]
        self.best_djinn = max((self.djinn_worth(int(djinn)) for djinn in s.djinn_row), default=0.0)
        self.held_victim = self.best_held_victim()
        self.ending = self.last_camel()
        self.known: dict[tuple[int, int, int], float] = {}

    # --- parts of a move -----------------------------------------------------------------------------

    def prize(self, tile: int) -> float:
        """What the tile brings with one's camel on it."""
        s = self.s
        return (
            FACE_VALUE[s.layout[tile]]
            + self.palm_pays * int(s.palms[tile])
            + PALACE_PAYS * int(s.palaces[tile])
        )

    def djinn_worth(self, djinn: int) -> float:
        card = DJINNS[djinn]
        grown = (card.vizier_pays - 1) * int(self.s.viziers[self.seat])
        grown += (card.elder_pays - 2) * int(self.s.elders[self.seat])
        return card.value + grown + POWERS[card.name] * (1 - self.late)

    def best_held_victim(self) -> float:
        """FT-7.5 The vizier or elder of an opponent that hurts most."""
        s, found = self.s, 0.0
        for other in range(self.seats):
            if other == self.seat or not held_by(s, other):
                continue
            if s.viziers[other]:
                lead = int(s.viziers[self.seat] - s.viziers[other])
                mine = majority(lead + 1, self.late) - majority(lead, self.late)
                theirs = 1 + majority(-lead, self.late) - majority(-lead - 1, self.late)
                found = max(found, mine + RIVALRY * theirs / (self.seats - 1))
            if s.elders[other]:
                found = max(found, RIVALRY * self.elder_worth / (self.seats - 1))
        return found

    def viziers(self, number: int) -> float:
        s, gain = self.s, float(number * self.vizier_pays)
        for other in range(self.seats):
            if other != self.seat:
                lead = int(s.viziers[self.seat] - s.viziers[other])
                gain += majority(lead + number, self.late) - majority(lead, self.late)
        return gain

    def taken(self, kinds: list[int]) -> float:
        """What these cards add to the hand."""
        cards = self.cards + sum(int(ONE_CARD[kind]) for kind in kinds)
        before = goods_worth(self.cards, self.wilds, self.late)
        fakirs = kinds.count(FAKIR) * self.fakir_worth
        return goods_worth(cards, self.wilds, self.late) - before + fakirs

    def builders(self, number: int, tile: int) -> float:
        """FT-7.4 Fakirs help where they bring more than they are worth."""
        blue = self.blue[tile]
        gold = number * blue + self.fakirs * max(0.0, blue - self.fakir_worth)
        if self.s.owns(self.seat, ECHIDNA) and self.s.elders[self.seat] >= 2:
            gold += max(0.0, gold - 2 * self.elder_worth)
        return gold

    def kills(self, number: int, tile: int, board: list[int], camels: int) -> float:
        """FT-7.5 A meeple that stands alone leaves its tile to the killer."""
        best = self.held_victim
        if camels > 0:
            for other in members(within(tile, number) & ~self.owned):
                if board[other] and board[other] % 127 == 1 and other != tile:
                    best = max(best, self.prizes[other])
        return best

    def market(self, taken: int, place: int) -> float:
        """FT-8.3 The best purchase from what the merchants have left."""
        row = self.row[taken:]
        if place == SMALL_MARKET:
            offers, cost = [[kind] for kind in row[:3]], SMALL_MARKET_COSTS
        else:
            first = row[:6]
            offers = [[one, two] for at, one in enumerate(first) for two in first[at + 1 :]]
            cost = LARGE_MARKET_COSTS
        if self.s.gold[self.seat] < cost:
            return 0.0
        return max(0.0, max((self.taken(kinds) for kinds in offers), default=0.0) - cost)

    def sacred_place(self, elders: int) -> float:
        """FT-8.4 The best djinn, less the elders (or the elder and the fakir) it costs."""
        if elders >= 1 and self.fakirs and self.fakir_worth < self.elder_worth:
            return max(0.0, self.best_djinn - self.elder_worth - self.fakir_worth)
        return max(0.0, self.best_djinn - 2 * self.elder_worth) if elders >= 2 else 0.0

    def planting(self, tile: int, controlled: bool) -> float:
        """FT-8.2 A palm or palace pays for whoever owns the tile."""
        pays = self.palm_pays if self.places[tile] == OASIS else PALACE_PAYS
        supply = self.s.palms_left() if self.places[tile] == OASIS else self.s.palaces_left()
        if not supply:
            return 0.0
        if controlled or self.s.camels[self.seat] >> tile & 1:
            return float(pays)
        return -RIVALRY * pays / (self.seats - 1) if self.owned >> tile & 1 else 0.0

    # --- a whole move --------------------------------------------------------------------------------

    def reap(self, tile: int, tribe: int, number: int, alone: bool, board: list[int]) -> float:
        """To collect so many of a tribe on a tile; `alone`: nobody else is left on it."""
        controlled = alone and self.camels_left > 0 and not self.owned >> tile & 1
        gain = self.by_tribe(tile, tribe, number, board, self.camels_left - controlled)
        gain += self.by_tile(tile, tribe, number, controlled)
        return gain + (self.prizes[tile] + self.ending if controlled else 0.0)

    def by_tribe(self, tile: int, tribe: int, number: int, board: list[int], camels: int) -> float:
        if tribe == ASSASSIN:
            return self.kills(number, tile, board, camels)
        key = (tribe, number, tile if tribe == BUILDER else NONE)
        if key not in self.known:
            if tribe == VIZIER:
                self.known[key] = self.viziers(number)
            elif tribe == ELDER:
                self.known[key] = number * self.elder_worth
            elif tribe == MERCHANT:
                self.known[key] = self.taken(self.row[:number])
            else:
                self.known[key] = self.builders(number, tile)
        return self.known[key]

    def by_tile(self, tile: int, tribe: int, number: int, controlled: bool) -> float:
        place = self.places[tile]
        if place in (OASIS, VILLAGE):
            return self.planting(tile, controlled)
        key = (-1 - place, number if tribe in (ELDER, MERCHANT) else 0, tribe)
        if key not in self.known:
            if place == SACRED_PLACE:
                elders = int(self.s.elders[self.seat]) + (number if tribe == ELDER else 0)
                self.known[key] = self.sacred_place(elders)
            else:
                self.known[key] = self.market(number if tribe == MERCHANT else 0, place)
        return self.known[key]

    def last_camel(self) -> float:
        """FT-12.1 The last camel ends the game with this round: good for the leader only."""
        if self.camels_left > 1 or self.s.ended != GOES_ON:
            return 0.0
        scores = [sum(score_sheet(self.s, other).values()) for other in range(self.seats)]
        return LAST_CAMEL if scores[self.seat] == max(scores) else -LAST_CAMEL
