"""A quick answer to every question in Cleopatra, for playouts and for bots that do not search."""

from __future__ import annotations

from typing import Final

from sandtable.bots.cleopatra import characters
from sandtable.bots.cleopatra.garden import NO_WAY, best_spot, claim_worth, palms_of
from sandtable.bots.cleopatra.offering import die_to_turn, is_poor, usual_bid
from sandtable.bots.cleopatra.payment import pay
from sandtable.bots.cleopatra.visits import TakenPlaces, best_visit
from sandtable.bots.cleopatra.worth import UNITS, Outlook, Taste
from sandtable.core.action import Action
from sandtable.core.chance import Chance
from sandtable.core.native import i64, vec
from sandtable.games.cleopatra.actions import (
    BEGIN_OFFERING,
    BID,
    CLAIM,
    DISCARD,
    DISCARD_DOWN,
    END_CLAIMS,
    END_TURN,
    ENOUGH,
    KEEP_ALL,
    LAY,
    PASS,
    PLACE,
    REFILL,
    STOP,
    TAKE,
    TAKE_NOTHING,
    TURN,
)
from sandtable.games.cleopatra.board import (
    BEGGAR,
    DOUBLE,
    HAND_LIMIT,
    KINDS,
    RESOURCES,
    SCRIBE,
    SMUGGLER,
    STALLS,
    TROMPE,
)
from sandtable.games.cleopatra.cards import count, is_face_down
from sandtable.games.cleopatra.characters.beggar import Give
from sandtable.games.cleopatra.characters.courtesan import Fetch
from sandtable.games.cleopatra.characters.envoy import Accept, Ask, Offer
from sandtable.games.cleopatra.characters.smuggler import PLAY_SMUGGLER
from sandtable.games.cleopatra.characters.vizier import Keep
from sandtable.games.cleopatra.open_step import holds_character
from sandtable.games.cleopatra.regions import region_of, size
from sandtable.games.cleopatra.state import Cleopatra
from sandtable.games.cleopatra.steps.hand_limit import EndTurn, HandLimit, LayOff
from sandtable.games.cleopatra.steps.market import LayOut, Refill
from sandtable.games.cleopatra.steps.mosaic import ChooseWay, Claims, PlaceMosaic
from sandtable.games.cleopatra.steps.offering import AVERT, AnswerRoll, Offering
from sandtable.games.cleopatra.steps.paying import PayFor
from sandtable.games.cleopatra.steps.quarry import Build
from sandtable.games.cleopatra.steps.turn import Turn

MOST_SPOTS: Final = 12  # places for a mosaic to compare
FACE_DOWN: Final = 0.9  # what a card that lies face down is worth to anybody
TAINT: Final = 1.6  # what a tainted card costs anybody
FINE: Final = 1000  # steps of a random whim


class Policy:
    """The answers of a player with one taste."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste

    def answer(self, s: Cleopatra, seat: i64, chance: Chance) -> Action:
        """Answer the question that the seat is asked; frequent questions are tested first."""
        step = s.agenda[-1]
        if isinstance(step, LayOut):
            return lay_out(s, step)
        if isinstance(step, Refill):
            return REFILL
        if isinstance(step, EndTurn):
            return self.end_turn(s, seat)
        outlook = Outlook(s, seat, self.taste)
        if isinstance(step, PayFor):
            return pay_on(outlook, step)
        if isinstance(step, Turn):
            return self.turn(outlook, chance)
        if isinstance(step, Build):
            return self.build(outlook)
        if isinstance(step, ChooseWay):
            spot = best_spot(outlook, palms_of(s.rules.garden), step.shape, NO_WAY, MOST_SPOTS)
            return TURN[spot.way]
        if isinstance(step, PlaceMosaic):
            return self.place(outlook, step)
        if isinstance(step, HandLimit):
            return hand_limit(outlook)
        if isinstance(step, LayOff):
            return DISCARD[least_useful(outlook)]
        return self.rare(outlook, chance)

    def rare(self, outlook: Outlook, chance: Chance) -> Action:
        """Answer a rare question: offerings, sanctuaries and characters."""
        s, seat = outlook.s, outlook.seat
        step = s.agenda[-1]
        if isinstance(step, Offering):
            return BID[usual_bid(outlook, chance)]
        if isinstance(step, AnswerRoll):
            return AVERT if s.may_play(seat, SCRIBE) and is_poor(s, seat) else BEGIN_OFFERING
        if isinstance(step, Claims):
            return claim(outlook, step)
        if isinstance(step, Give):
            return characters.give(outlook)
        if isinstance(step, Fetch):
            return characters.fetch(outlook)
        if isinstance(step, Keep):
            return characters.keep(outlook)
        if isinstance(step, Ask):
            return characters.ask(outlook, step)
        if isinstance(step, Accept):
            return characters.accept(outlook, step)
        assert isinstance(step, Offer)
        return characters.answer_envoy(outlook, step)

    # --- the turn: market or quarry (CL-T1) --------------------------------------------------------------

    def turn(self, outlook: Outlook, chance: Chance) -> Action:
        s = outlook.s
        if holds_character(outlook.hand):
            played = characters.to_play(outlook)
            if played is not None:
                return played
        visit = best_visit(outlook, palms_of(s.rules.garden))
        best: Action | None = None
        worth = 0.0
        stall: i64
        for stall in range(STALLS):
            if len(s.market.stalls[stall]):
                gain = outlook.stall(s.market.stalls[stall]) + self.whim(chance)
                if best is None or gain > worth:
                    best, worth = TAKE[stall], gain
        visit_worth = visit.worth - self.taste.waiting + self.whim(chance)
        if len(visit.categories) and (best is None or visit_worth > worth):
            return TakenPlaces(s).build(visit.categories[0])
        return self.no_stall(outlook) if best is None else best

    def no_stall(self, outlook: Outlook) -> Action:
        """CL-M4, CL-M5 Choose when all stalls are empty."""
        s = outlook.s
        if s.market.can_draw():
            return TAKE_NOTHING
        options = s.agenda[-1].options(s, int(outlook.seat))
        return PASS if PASS in options else options[0]

    def whim(self, chance: Chance) -> float:
        if self.taste.whim == 0.0:
            return 0.0
        return self.taste.whim * float(chance.pick(FINE)) / float(FINE)

    def build(self, outlook: Outlook) -> Action:
        s = outlook.s
        if s.progress.pieces >= self.taste.most_pieces:
            return STOP
        visit = best_visit(outlook, palms_of(s.rules.garden))
        return TakenPlaces(s).build(visit.categories[0]) if len(visit.categories) else STOP

    def place(self, outlook: Outlook, step: PlaceMosaic) -> Action:
        palms = palms_of(outlook.s.rules.garden)
        return PLACE[best_spot(outlook, palms, step.shape, step.way, MOST_SPOTS).anchor]

    def end_turn(self, s: Cleopatra, seat: i64) -> Action:
        if s.hands[seat][SCRIBE] == 0:
            return END_TURN
        turned = die_to_turn(s, seat)
        return END_TURN if turned is None else turned


def pay_on(outlook: Outlook, step: PayFor) -> Action:
    s = outlook.s
    need = step.needed()
    if count(need) == 0:
        return ENOUGH
    payment = pay(outlook, need, step.singles, s.hands[outlook.seat], s.merchants[outlook.seat])
    return payment.first() if payment.found else step.options(s, int(outlook.seat))[0]


def claim(outlook: Outlook, step: Claims) -> Action:
    best: Action = END_CLAIMS
    worth = 0.0
    for square in step.sanctuaries:
        gain = claim_worth(outlook, size(region_of(outlook.s.palace.free, square)))
        if gain > worth:
            best, worth = CLAIM[square], gain
    return best


# --- the market (CL-M2) and the hand limit (CL-H2) ----------------------------------------------------------


def lay_out(s: Cleopatra, step: LayOut) -> Action:
    """Lay the best card on the poorest stall, so that no stall is a gift for the next player."""
    best: i64 = 0
    at: i64
    for at in range(1, len(step.cards)):
        if plain_worth(step.cards[at]) > plain_worth(step.cards[best]):
            best = at
    poorest: i64 = -1
    least = 0.0
    for at in step.stalls:
        worth = stall_worth(s.market.stalls[at])
        if poorest < 0 or worth < least:
            poorest, least = at, worth
    return LAY[best][poorest]


def stall_worth(stall: vec[i64]) -> float:
    worth = 0.0
    card: i64
    for card in stall:
        worth += plain_worth(card)
    return worth


def plain_worth(card: i64) -> float:
    """The worth of a card to anybody."""
    if card < RESOURCES:
        return UNITS[card]
    if is_face_down(card):
        return FACE_DOWN
    if card < TROMPE:
        return 2.0 * UNITS[card - DOUBLE] - TAINT
    return 0.0 if card == TROMPE or card >= BEGGAR else -TAINT


def hand_limit(outlook: Outlook) -> Action:
    s, seat = outlook.s, outlook.seat
    if s.may_play(seat, SMUGGLER):
        return PLAY_SMUGGLER
    above = count(outlook.hand) - HAND_LIMIT
    more = float(above - 1) * outlook.amulet
    return DISCARD_DOWN if laid_off(outlook, above) <= more else KEEP_ALL


def laid_off(outlook: Outlook, number: i64) -> float:
    """The worth of the least useful cards in hand; below 0 if they only cost amulets."""
    hand = outlook.hand[:]
    before = outlook.cards(hand)
    for _ in range(number):
        hand[least_useful_of(outlook, hand)] -= 1
    return before - outlook.cards(hand)


def least_useful(outlook: Outlook) -> i64:
    return least_useful_of(outlook, outlook.hand)


def least_useful_of(outlook: Outlook, hand: vec[i64]) -> i64:
    best: i64 = -1
    most = 0.0
    kind: i64
    for kind in range(KINDS):
        if hand[kind]:
            hand[kind] -= 1
            left = outlook.cards(hand)
            hand[kind] += 1
            if best < 0 or left > most:
                best, most = kind, left
    return best
