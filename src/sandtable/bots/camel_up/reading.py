"""CU-24, CU-48 Guess the others' hidden race bets: a card is laid on what looks good at that moment."""

from __future__ import annotations

from typing import Final

from sandtable.bots.camel_up.guess import RaceGuess
from sandtable.bots.camel_up.races import RaceCorrection
from sandtable.core import bits
from sandtable.core.chance import Chance
from sandtable.core.native import i64, vec
from sandtable.games.camel_up.board import PILE_NAMES, RACE_PAYS, RACE_PAYS_LATER, RACERS, WINNER
from sandtable.games.camel_up.cards import card_camel, card_seat, finish_card
from sandtable.games.camel_up.race_odds import NO_TILES
from sandtable.games.camel_up.state import HAND, CamelUp
from sandtable.games.camel_up.track import position_key

# A card's likelihood is its camel's chance relative to the best camel's, to the fourth power, plus a whim.
# For 1500 bets of bots at tables of four a higher power and no whim fit better; people are less consistent.
WHIM: Final = 0.03
GRAIN: Final = 1 << 20  # steps in which a random share is drawn


class Moments:
    """How the race looked when cards were laid: by the formula, corrected by `races` simulated races."""

    def __init__(self, races: i64) -> None:
        self.races = races
        self.known: dict[int, RaceGuess] = {}  # by position; a game has few of them

    def race(self, camels: i64, dice: i64) -> RaceGuess:
        key = position_key(camels, dice)
        found = self.known.get(key)
        if found is None:
            found = RaceGuess(camels, dice)
            if self.races:
                RaceCorrection(camels, dice, NO_TILES, self.races).apply(found)
            self.known[key] = found
        return found


class Reading:
    """The likelihood of each camel for each card on the piles."""

    def __init__(self, s: CamelUp, moments: Moments) -> None:
        self.likely: list[list[vec[float]]] = []  # by pile and card; the best camel has 1 + WHIM
        pile: i64
        for pile in range(len(PILE_NAMES)):
            rows: list[vec[float]] = []
            for laid in s.laid[pile]:
                race = moments.race(laid.camels, laid.dice)
                rows.append(likelihoods(race.win if pile == WINNER else race.lose))
            self.likely.append(rows)

    def deal(self, s: CamelUp, seat: int, chance: Chance) -> None:
        """Deal the other players' cards anew by their likelihoods, in place."""
        other: i64
        for other in range(s.seats):
            if other != seat:
                s.hands[other] = HAND
        pile: i64
        at: i64
        for pile in range(len(PILE_NAMES)):
            cards = s.piles[pile]
            for at in range(len(cards)):
                owner = card_seat(cards[at])
                if owner != seat:
                    camel = draw_card(s.hands[owner], self.likely[pile][at], chance)
                    cards[at] = finish_card(owner, camel)
                    s.hands[owner] &= ~(1 << camel)

    def pays(self, s: CamelUp, seat: i64, pile: i64, camel: i64) -> float:
        """CU-42 What a correct card laid now would pay on average, as earlier cards may be correct too."""
        most: i64 = len(RACE_PAYS)
        # The chance that 0, 1, ... earlier cards are correct; the last entry: that many or more.
        ahead = vec[float]([1.0] + [0.0] * most)
        at: i64
        for at in range(len(s.piles[pile])):
            same = self.chance_of(s, seat, pile, at, camel)
            ahead[most] += ahead[most - 1] * same
            count = most - 1
            while count > 0:
                ahead[count] += (ahead[count - 1] - ahead[count]) * same
                count -= 1
            ahead[0] -= ahead[0] * same
        total = ahead[most] * float(RACE_PAYS_LATER)
        for at in range(most):
            total += ahead[at] * float(RACE_PAYS[at])
        return total

    def chance_of(self, s: CamelUp, seat: i64, pile: i64, at: i64, camel: i64) -> float:
        """The chance that a card of a pile is the camel's, by what the seat knows."""
        card = s.piles[pile][at]
        if card_seat(card) == seat:
            return 1.0 if card_camel(card) == camel else 0.0
        likely = self.likely[pile][at]
        total = 0.0
        other: i64
        for other in range(RACERS):
            total += likely[other]
        return likely[camel] / total


def likelihoods(chances: vec[float]) -> vec[float]:
    """The likelihood of each camel for a card, from its chances when the card was laid."""
    best = 0.0
    camel: i64
    for camel in range(RACERS):
        best = max(best, chances[camel])
    found = vec[float]([0.0] * RACERS)
    for camel in range(RACERS):
        relative = chances[camel] / best
        found[camel] = relative * relative * relative * relative + WHIM
    return found


def draw_card(hand: i64, likely: vec[float], chance: Chance) -> i64:
    """Draw one of the cards of a hand at random, by their likelihoods."""
    total = 0.0
    camel: i64
    for camel in range(RACERS):
        if bits.has(hand, camel):
            total += likely[camel]
    lot = total * float(chance.pick(GRAIN)) / float(GRAIN)
    last: i64 = 0
    for camel in range(RACERS):
        if bits.has(hand, camel):
            last = camel
            lot -= likely[camel]
            if lot < 0.0:
                return camel
    return last
