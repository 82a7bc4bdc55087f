"""A simple but sensible Cleopatra player: it fills its hand with what it can use, then builds several pieces
at once, and keeps a distance from the crocodile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.bots.cleopatra_visits import best_piece, best_visit, cheapest, claim_worth, in_order, placing
from sandtable.bots.cleopatra_worth import FACE_DOWN, Outlook
from sandtable.core.action import Action
from sandtable.core.chance import Chance
from sandtable.core.step import AnyStep
from sandtable.games.cleopatra.actions import (
    BEGIN_OFFERING,
    DISCARD_DOWN,
    END_CLAIMS,
    END_TURN,
    ENOUGH,
    KEEP_ALL,
    NO_STALL,
    PLACE,
    REFILL,
    STOP,
    TURN,
    AtSquare,
    Bid,
    LayCard,
    OfKind,
    TakeStall,
)
from sandtable.games.cleopatra.board import BACK, DICE, HAND_LIMIT, OFFERING_RETURNS, RESOURCES
from sandtable.games.cleopatra.characters.beggar import GIVE_TALENTS, PLAY_BEGGAR, Give
from sandtable.games.cleopatra.characters.courtesan import PLAY_COURTESAN, Fetch
from sandtable.games.cleopatra.characters.envoy import (
    ACCEPT,
    DECLINE,
    END_ASKING,
    OFFER,
    PLAY_ENVOY,
    REFUSE,
    Accept,
    Ask,
    AskFor,
    Offer,
)
from sandtable.games.cleopatra.characters.scribe import SCRIBE_OFF, SCRIBE_ONTO
from sandtable.games.cleopatra.characters.smuggler import PLAY_SMUGGLER
from sandtable.games.cleopatra.characters.vizier import END_KEEPING, PLAY_VIZIER, Keep
from sandtable.games.cleopatra.payment import PAID
from sandtable.games.cleopatra.regions import region_of, size
from sandtable.games.cleopatra.state import Cleopatra
from sandtable.games.cleopatra.steps.hand_limit import EndTurn, HandLimit, LayOff
from sandtable.games.cleopatra.steps.market import LayOut, Refill
from sandtable.games.cleopatra.steps.mosaic import ChooseWay, Claims, PlaceMosaic
from sandtable.games.cleopatra.steps.offering import AVERT, AnswerRoll, Offering
from sandtable.games.cleopatra.steps.paying import PayFor
from sandtable.games.cleopatra.steps.quarry import Build
from sandtable.games.cleopatra.steps.turn import Turn
from sandtable.games.cleopatra.view import CleopatraView

ALMS_TALENTS: Final = 2
OFFERED: Final = 0.6  # of what the first place in an offering saves
RESTLESS: Final = 3  # talents by which an offering may be more, so that nobody can count on it
GOOD_FIND: Final = 1.2  # a card of the discards worth a Courtesan
FULL_ALTAR: Final = 3  # dice from which on the next offering is near
LAST_STEPS: Final = 3  # of Cleopatra, from which on a Scribe in hand is only corruption


class CleopatraBot:
    """Every decision compares talents, at a table as the seat imagines it; nothing is kept in mind."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed  # of its offerings

    def choose(
        self, view: CleopatraView, options: list[Action], sample: Callable[[], Cleopatra], budget: object
    ) -> Action:
        if len(options) == 1 or view.seat is None:
            return options[0]
        return _Decision(sample(), view.seat, options, self.seed).choice()


class _Decision:
    """A table to think about, the seat that decides, its options."""

    def __init__(self, s: Cleopatra, seat: int, options: list[Action], seed: int) -> None:
        self.s = s
        self.seat = seat
        self.options = options
        self.seed = seed
        self.outlook = Outlook(s, seat)

    def choice(self) -> Action:
        answer = ANSWERS[type(self.s.agenda[-1])](self)
        return answer if answer in self.options else self.options[0]

    # --- the turn: market or quarry (CL-T1) ------------------------------------------------------------

    def turn(self) -> Action:
        return self.character() or self.market_or_quarry()

    def market_or_quarry(self) -> Action:
        visit = best_visit(self.outlook)
        stalls = [option for option in self.options if isinstance(option, TakeStall)]
        stall = max(stalls, key=self.stall, default=None)
        if visit.categories and (stall is None or visit.worth > self.stall(stall)):
            return best_piece(self.s, visit.categories[0])
        return stall or self.options[0]

    def stall(self, action: TakeStall) -> float:
        return 0.0 if action.stall == NO_STALL else self.outlook.stall(list(self.s.stalls[action.stall]))

    def build(self) -> Action:
        visit = best_visit(self.outlook)
        return best_piece(self.s, visit.categories[0]) if visit.categories else STOP

    def pay(self) -> Action:
        step, s = self.s.agenda[-1], self.s
        assert isinstance(step, PayFor)
        if step.need == PAID:
            return ENOUGH
        hand, merchants = s.hands[self.seat], int(s.merchants[self.seat])
        payment = cheapest(self.outlook, step.need, step.singles, hand, merchants)
        return in_order(payment)[0] if payment else self.options[0]

    def lay_out(self) -> Action:
        """CL-M2 The best card on the poorest stall: nothing much for the next player."""
        step = self.s.agenda[-1]
        assert isinstance(step, LayOut)
        stalls = [sum(self.plain(card) for card in stall) for stall in self.s.stalls]
        cards = [self.plain(card) for card in step.cards]
        lays = [option for option in self.options if isinstance(option, LayCard)]
        return max(lays, key=lambda lay: (cards[lay.card], -stalls[lay.stall]))

    def refill(self) -> Action:
        return REFILL

    def plain(self, card: int) -> float:
        """What a card may be worth to anybody."""
        return FACE_DOWN if card >= BACK else self.outlook.gain(card)

    # --- mosaics (CL-G1, CL-G5) ------------------------------------------------------------------------

    def way(self) -> Action:
        step = self.s.agenda[-1]
        assert isinstance(step, ChooseWay)
        return TURN[placing(self.outlook, step.shape, None)[0]]

    def place(self) -> Action:
        step = self.s.agenda[-1]
        assert isinstance(step, PlaceMosaic)
        return PLACE[placing(self.outlook, step.shape, step.way)[1]]

    def claim(self) -> Action:
        claims = [option for option in self.options if isinstance(option, AtSquare)]
        best = max(claims, key=self.claim_worth)
        return best if self.claim_worth(best) > 0 else END_CLAIMS

    def claim_worth(self, action: AtSquare) -> float:
        return claim_worth(self.outlook, int(size(region_of(self.s.free, action.square))))

    # --- the end of a turn (CL-H2) -----------------------------------------------------------------------

    def end_turn(self) -> Action:
        return self.scribe() or END_TURN

    def hand_limit(self) -> Action:
        if PLAY_SMUGGLER in self.options:
            return PLAY_SMUGGLER
        above = self.outlook.hand_size() - HAND_LIMIT
        losses = sorted(
            self.outlook.loss(kind) for kind, number in enumerate(self.outlook.hand) for _ in range(number)
        )
        return DISCARD_DOWN if sum(losses[:above]) < (above - 1) * self.outlook.amulet else KEEP_ALL

    def lay_off(self) -> Action:
        return min(self.of_kind(), key=lambda option: self.outlook.loss(option.kind))

    def of_kind(self) -> list[OfKind]:
        return [option for option in self.options if isinstance(option, OfKind)]

    # --- the offering (CL-O2) ----------------------------------------------------------------------------

    def offer_talents(self) -> Action:
        """More the more corrupt one is; never more than half."""
        amulets, talents = int(self.s.amulets[self.seat]), int(self.s.talents(self.seat))
        saved = min(OFFERING_RETURNS, amulets) + self.s.setting.seats / 2
        whim = Chance(self.seed + talents * self.s.setting.seats + self.seat).pick(RESTLESS)
        wanted = min(talents // 2, int(OFFERED * self.outlook.amulet * saved) + int(whim))
        bids = [option for option in self.options if isinstance(option, Bid)]
        return min(bids, key=lambda bid: abs(bid.talents - wanted))

    def answer_roll(self) -> Action:
        """CL-O8 The poor avert an offering."""
        return AVERT if self.is_poor() else BEGIN_OFFERING

    def is_poor(self) -> bool:
        """Would most of the others bid higher?"""
        mine = self.s.talents(self.seat)
        richer = sum(self.s.talents(other) > mine for other in range(self.s.setting.seats))
        return 2 * richer >= self.s.setting.seats

    # --- characters (CL-K3) ------------------------------------------------------------------------------

    def character(self) -> Action | None:
        """The first that is on offer and worth its amulets."""
        outlook = self.outlook
        find = max((outlook.gain(kind) for kind, there in enumerate(self.s.discards) if there), default=0.0)
        sensible = {
            PLAY_ENVOY: True,  # costs nothing but what one accepts
            PLAY_VIZIER: True,
            PLAY_BEGGAR: outlook.character(PLAY_BEGGAR.kind) > 0,
            PLAY_COURTESAN: find > GOOD_FIND,
        }
        return next((action for action, good in sensible.items() if good and action in self.options), None)

    def scribe(self) -> Action | None:
        """CL-C5 The poor put an offering off, the rich and corrupt call it; late he is only got rid of."""
        if SCRIBE_ONTO not in self.options:
            return None
        altar = self.s.altar
        if self.is_poor():
            wanted = altar >= FULL_ALTAR or self.s.cleopatra >= LAST_STEPS
            return SCRIBE_OFF if wanted and altar else None
        calls = self.s.amulets[self.seat] >= OFFERING_RETURNS and altar == DICE - 1
        return SCRIBE_ONTO if calls or self.s.cleopatra >= LAST_STEPS else None

    def give(self) -> Action:
        """CL-C1 Two talents, or a card that is worth less."""
        cards = self.of_kind()
        card = min(cards, key=lambda option: self.outlook.loss(option.kind), default=None)
        if card is None or (GIVE_TALENTS in self.options and self.outlook.loss(card.kind) > ALMS_TALENTS):
            return GIVE_TALENTS
        return card

    def fetch(self) -> Action:
        return max(self.of_kind(), key=lambda option: self.outlook.gain(option.kind))

    def keep(self) -> Action:
        """CL-C7 Each card kept costs an amulet."""
        best = max(self.of_kind(), key=lambda option: self.outlook.gain(option.kind))
        return best if self.outlook.gain(best.kind) > self.outlook.amulet else END_KEEPING

    def ask(self) -> Action:
        """CL-C3 Everybody, for what is worth most."""
        gains = [self.outlook.gain(resource) for resource in range(RESOURCES)]
        questions = [option for option in self.options if isinstance(option, AskFor)]
        return max(questions, key=lambda option: gains[option.resource], default=END_ASKING)

    def accept(self) -> Action:
        step = self.s.agenda[-1]
        assert isinstance(step, Accept)
        amulets = min(1, int(self.s.amulets[step.giver]))
        return ACCEPT if self.outlook.gain(step.resource) > amulets * self.outlook.amulet else REFUSE

    def answer_envoy(self) -> Action:
        """CL-C3 A card that is worth less than the amulet that goes with it."""
        step = self.s.agenda[-1]
        assert isinstance(step, Offer)
        has_amulet = self.s.amulets[self.seat] > step.offered[self.seat]
        cheap = self.outlook.loss(step.asked[self.seat]) < self.outlook.amulet
        return OFFER if has_amulet and cheap else DECLINE


ANSWERS: Final[dict[type[AnyStep], Callable[[_Decision], Action]]] = {
    Turn: _Decision.turn,
    Refill: _Decision.refill,
    LayOut: _Decision.lay_out,
    Build: _Decision.build,
    PayFor: _Decision.pay,
    ChooseWay: _Decision.way,
    PlaceMosaic: _Decision.place,
    Claims: _Decision.claim,
    EndTurn: _Decision.end_turn,
    HandLimit: _Decision.hand_limit,
    LayOff: _Decision.lay_off,
    Offering: _Decision.offer_talents,
    AnswerRoll: _Decision.answer_roll,
    Give: _Decision.give,
    Fetch: _Decision.fetch,
    Keep: _Decision.keep,
    Ask: _Decision.ask,
    Offer: _Decision.answer_envoy,
    Accept: _Decision.accept,
}
