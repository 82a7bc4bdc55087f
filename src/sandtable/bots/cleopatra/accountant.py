"""A Cleopatra player that looks one move ahead and counts talents, to measure the bots that search against.

It shares nothing with the search. It tries every option on a few imagined tables, answers the small questions
that follow one after the other in the same way, and counts what it then has: talents, cards at their usual
price, and amulets at a price in talents that rises as the crocodile comes closer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sandtable.core.action import Action
from sandtable.core.chance import Chance
from sandtable.core.native import i64
from sandtable.games.cleopatra.actions import REFILL, STOP, Bid
from sandtable.games.cleopatra.board import (
    CATEGORIES,
    DOUBLE,
    RESOURCES,
    STALLS,
    TROMPE,
)
from sandtable.games.cleopatra.cards import count, is_face_down
from sandtable.games.cleopatra.character import Character
from sandtable.games.cleopatra.scoring import sanctuary_squares, tainted, visit_bonus, winners
from sandtable.games.cleopatra.state import Cleopatra
from sandtable.games.cleopatra.steps.hand_limit import LayOff
from sandtable.games.cleopatra.steps.market import LayOut
from sandtable.games.cleopatra.steps.mosaic import ChooseWay, Claims, PlaceMosaic
from sandtable.games.cleopatra.steps.offering import Offering
from sandtable.games.cleopatra.steps.paying import PayFor
from sandtable.games.cleopatra.steps.quarry import Build

TABLES: Final = 3  # imagined tables on which every option is tried
CARD: Final[tuple[float, ...]] = (1.1, 1.1, 1.2, 1.1, 1.3)  # talents that a unit brings in the quarry
SPARE_CARD: Final = 0.4  # what a unit brings beyond those that a few pieces need
ENOUGH: Final[tuple[int, ...]] = (5, 4, 3, 4, 2)
HIDDEN: Final = 1.0  # a card that lies face down
MERCHANT: Final = 1.5
VICTORY: Final = 60.0  # talents; what the end of the game adds for the winner, and takes from a loser
CROWDED: Final = 8  # cards in hand; the market of the next turn would lead beyond the limit of ten
OFFERED: Final = 0.8  # the share of what an offering's first place saves compared with its last that is bid
MOST_STEPS: Final = 24  # small questions after one option
MOST_TRIED: Final = 40  # options of one question; a mosaic can have many more places


class Accountant:
    """Takes the option with the best balance, on average over the imagined tables."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed  # every bot takes one; this bot has no use for luck

    def choose(
        self, view: Any, options: list[Action], sample: Callable[[], Cleopatra], budget: object
    ) -> Action:
        if options[0] is REFILL:
            return REFILL
        seat: int = view.seat
        tables = [sample() for _ in range(TABLES)]
        for s in tables:
            s.quiet = True
        if isinstance(tables[0].agenda[-1], Offering):
            return offer(tables[0], seat, options)
        best = options[0]
        most = -1000.0
        for option in options[:MOST_TRIED] if isinstance(tables[0].agenda[-1], PlaceMosaic) else options:
            worth = 0.0
            for s in tables:
                worth += tried(s, seat, option)
            if worth > most:
                best, most = option, worth
        return best


def tried(s: Cleopatra, seat: int, option: Action) -> float:
    """The balance after an option and after what has to be answered then."""
    then = s.clone()
    then.quiet = True
    luck = Chance(1)
    asked = s.agenda[-1]
    then.apply(seat, option, luck)
    if isinstance(asked, LayOut):
        return balance(then, seat) - best_stall(then, int(s.left_of(seat)))
    for _ in range(MOST_STEPS):
        if not then.agenda or then.to_act()[0] != seat:
            break
        step = then.agenda[-1]
        if isinstance(step, Build):
            if not build_on(then, seat):
                then.apply(seat, STOP, luck)
        elif isinstance(step, (PayFor, ChooseWay, PlaceMosaic, Claims, LayOff)):
            then.apply(seat, next_answer(then, seat), luck)
        else:
            break
    return balance(then, seat)


def build_on(s: Cleopatra, seat: int) -> bool:
    """Build the next piece of a visit, in place, if the balance is better with it; False if it is not."""
    best: Action = STOP
    most = balance(s, seat)
    tried_already: set[str] = set()
    for piece in s.options(seat):
        if piece.verb == STOP.verb or isinstance(piece, Character) or piece.text.split()[1] in tried_already:
            continue
        tried_already.add(piece.text.split()[1])  # one place for each kind of piece
        then = s.clone()
        then.quiet = True
        then.apply(seat, piece, Chance(1))
        for _ in range(MOST_STEPS):
            if not then.agenda or then.to_act()[0] != seat or not isinstance(then.agenda[-1], PayFor):
                break
            then.apply(seat, next_answer(then, seat), Chance(1))
        worth = balance(then, seat)
        if worth > most:
            best, most = piece, worth
    if best is STOP:
        return False
    s.apply(seat, best, Chance(1))
    return True


def next_answer(s: Cleopatra, seat: int) -> Action:
    """The best answer to a small question, by the balance immediately after it."""
    options: list[Action] = [each for each in s.options(seat) if not isinstance(each, Character)]
    best = options[0]
    if isinstance(s.agenda[-1], ChooseWay):
        return best  # a way is worth nothing without a place
    most = -1000.0
    for option in options[:MOST_TRIED]:
        then = s.clone()
        then.quiet = True
        then.apply(seat, option, Chance(1))
        worth = balance(then, seat)
        if worth > most:
            best, most = option, worth
    return best


# --- the balance -----------------------------------------------------------------------------------------


def balance(s: Cleopatra, seat: int) -> float:
    """Everything a seat has, in talents."""
    if not s.agenda:
        return float(s.talents(seat)) + (VICTORY if seat in winners(s) else -VICTORY)
    worth = float(s.talents(seat)) + MERCHANT * float(s.merchants[seat]) + hand(s, seat)
    if s.progress.pieces:  # CL-Q5 a visit is paid when it is over
        category: i64
        for category in range(CATEGORIES):
            worth += float(s.progress.earned[category])
        worth += float(visit_bonus(s.progress.pieces))
    return worth - amulet_price(s, seat) * float(corruption(s, seat))


def hand(s: Cleopatra, seat: i64) -> float:
    """The cards in hand at their usual price; a crowded hand will soon cost an amulet."""
    cards = s.hands[seat]
    worth = float(cards[TROMPE])
    at: i64
    for at in range(RESOURCES):
        units = cards[at] + 2 * cards[DOUBLE + at]
        used = min(units, ENOUGH[at])
        worth += CARD[at] * (float(used) + SPARE_CARD * float(units - used))
    crowded = count(cards) - CROWDED
    return worth - (0.5 * amulet_price(s, seat) * float(crowded) if crowded > 0 else 0.0)


def corruption(s: Cleopatra, seat: i64) -> i64:
    """CL-E2, CL-E3 The amulets that a seat would have at the end."""
    found: i64 = s.amulets[seat] + tainted(s, seat) - sanctuary_squares(s, seat)
    return max(-2, found)


def amulet_price(s: Cleopatra, seat: i64) -> float:
    """Talents for an amulet: few while somebody is clearly more corrupt, many for the most corrupt."""
    most: i64 = -2
    other: i64
    for other in range(s.seats):
        if other != seat:
            most = max(most, corruption(s, other))
    ahead = most - corruption(s, seat)
    return 1.0 if ahead >= 4 else 1.8 if ahead >= 2 else 2.8 if ahead >= 0 else 4.0


def best_stall(s: Cleopatra, seat: int) -> float:
    """What the next player would find in the market."""
    most = 0.0
    stall: i64
    for stall in range(STALLS):
        worth = 0.0
        for card in s.market.stalls[stall]:
            if is_face_down(card):
                worth += HIDDEN
            elif card < RESOURCES:
                worth += CARD[card]
            elif card < TROMPE:
                worth += 2.0 * CARD[card - DOUBLE] - amulet_price(s, seat)
        most = max(most, worth)
    return most


def offer(s: Cleopatra, seat: int, options: list[Action]) -> Action:
    """CL-O3 Bid a part of what the amulets between the first place and the last are worth."""
    amulets = float(s.seats) + 1.0
    worth = OFFERED * amulet_price(s, seat) * amulets / 2.0
    best = options[0]
    for option in options:
        if isinstance(option, Bid) and float(option.talents) <= worth:
            best = option
    return best
