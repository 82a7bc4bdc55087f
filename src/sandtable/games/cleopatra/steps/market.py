"""The market: taking a stall and refilling (CL-M1 to CL-M7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.core.action import Action
from sandtable.core.events import NOBODY
from sandtable.core.native import append, i64, vec
from sandtable.core.step import AnyStep, Auto, Field, Step
from sandtable.games.cleopatra import events
from sandtable.games.cleopatra.actions import LAY, NO_STALL, REFILL, TAKE, TAKE_NOTHING, LayCard, TakeStall
from sandtable.games.cleopatra.board import NONE, STALLS
from sandtable.games.cleopatra.cards import is_face_down, visible
from sandtable.games.cleopatra.open_step import OpenStep
from sandtable.games.cleopatra.pile import draw_cards, source_of, turn_up
from sandtable.games.cleopatra.state import Cleopatra

if TYPE_CHECKING:
    from sandtable.core.chance import Chance
    from sandtable.core.events import Value


ALL_STALLS: Final = tuple(range(STALLS))


def stalls_are_empty(s: Cleopatra) -> bool:
    return not any(len(stall) for stall in s.market.stalls)


def market_closed(s: Cleopatra, action: TakeStall) -> str | None:
    """CL-M1, CL-M5, CL-M6 The rule that bars a visit, or None.

    A stall must have cards; if no stall has any, there is a visit that only refills.
    """
    if action.stall != NO_STALL:
        return None if len(s.market.stalls[action.stall]) else "CL-M6"
    if not stalls_are_empty(s):
        return "CL-M6"
    return None if s.market.can_draw() else "CL-M4"


def open_visits(s: Cleopatra) -> list[Action]:
    """CL-M1, CL-M5 The visits that no rule bars, in the order of the stalls."""
    stalls = s.market.stalls
    found: list[Action] = [TAKE[stall] for stall in range(STALLS) if len(stalls[stall])]
    return found or ([TAKE_NOTHING] if s.market.can_draw() else [])


def visit(s: Cleopatra, seat: int, action: TakeStall, chance: Chance) -> None:
    """CL-M1, CL-V2 Take all cards of a stall; only the player sees those that lay face down."""
    s.progress.idle += 1
    if action.stall == NO_STALL:
        s.tell(events.FINDS_MARKET_EMPTY, seat)
        return
    stall = s.market.stalls[action.stall]
    s.market.stalls[action.stall] = vec[i64]([])
    seen = vec[i64]([])
    found = vec[i64]([])
    card: i64
    for card in stall:
        kind = turn_up(s, card, chance)
        s.hands[seat][kind] += 1
        if is_face_down(card):
            found = append(found, kind)
            s.memory.moves_secretly(kind, source_of(s, card), seat, seat, seat)
        else:
            seen = append(seen, kind)
            s.memory.moves_openly(kind, NONE, seat)
    if not s.quiet:
        tell_visit(s, seat, action, list(seen), list(found))


def tell_visit(s: Cleopatra, seat: int, action: TakeStall, seen: list[int], found: list[int]) -> None:
    public = (seat, action.stall + 1, tuple(seen), len(found))
    if found:
        s.whisper((seat,), NOBODY, events.TAKES_STALL, public, (tuple(found),))
    else:
        s.tell(events.TAKES_STALL, *public)


class Refill(OpenStep):
    """CL-T2 Characters may be played between taking a stall and drawing the refill."""

    def plain_candidates(self, s: Cleopatra, seat: int) -> list[Action]:
        return [REFILL]

    def plain_options(self, s: Cleopatra, seat: int) -> list[Action]:
        return [REFILL]

    def known_answer(self, s: Cleopatra) -> Action | None:
        return REFILL

    def take(self, s: Cleopatra, seat: int, action: Action, chance: Chance) -> None:
        """Nothing happens: the agenda goes on."""


class DrawRefill(Auto[Cleopatra]):
    """CL-M2, CL-M3 Draw the top three cards, or as many as there are; everybody sees them as they lie."""

    def run(self, s: Cleopatra, chance: Chance) -> None:
        drawn = tuple([int(card) for card in draw_cards(s, STALLS, chance)])
        if drawn:
            if not s.quiet:
                s.reveal(NOBODY, events.DRAWS, self.seat, tuple([int(visible(card)) for card in drawn]))
            s.then(LayOut(self.seat, drawn, ALL_STALLS))


class LayOut(Step[Cleopatra, LayCard]):
    """CL-M2, CL-M3 Lay each card drawn on a stall of its own, as it lies.

    The last card goes to the last stall without a question; fewer than three cards go on stalls of choice.
    """

    def __init__(self, seat: int, cards: tuple[int, ...], stalls: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.cards = cards  # as they lie, see the module `cards`
        self.stalls = stalls  # those without a new card

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.cards, self.stalls)

    def candidates(self, s: Cleopatra, seat: int) -> list[LayCard]:
        return [LAY[card][stall] for card in range(len(self.cards)) for stall in range(STALLS)]

    def barred(self, s: Cleopatra, seat: int, action: LayCard) -> str | None:
        return None if action.stall in self.stalls else "CL-M2"

    def options(self, s: Cleopatra, seat: int) -> list[LayCard]:
        return [LAY[card][stall] for card in range(len(self.cards)) for stall in self.stalls]

    def random_option(self, s: Cleopatra, seat: int, chance: Chance) -> LayCard:
        stalls = len(self.stalls)
        nth = chance.pick(1) + chance.pick(len(self.cards) * stalls)  # as `choose_random`: a verb first
        return LAY[nth // stalls][self.stalls[nth % stalls]]

    def take(self, s: Cleopatra, seat: int, action: LayCard, chance: Chance) -> None:
        lay(s, seat, self.cards[action.card], action.stall)
        cards = self.cards[: action.card] + self.cards[action.card + 1 :]
        stalls = tuple([stall for stall in self.stalls if stall != action.stall])
        if len(cards) == 1 and len(stalls) == 1:
            lay(s, seat, cards[0], stalls[0])
        elif cards:
            s.then(LayOut(seat, cards, stalls))

    def words(self, s: Cleopatra, seat: int) -> dict[str, Value]:
        return {"cards:card": tuple([int(visible(card)) for card in self.cards])}


def lay(s: Cleopatra, seat: int, card: int, stall: int) -> None:
    s.market.stalls[stall] = append(s.market.stalls[stall], card)
    if not s.quiet:
        s.tell(events.LAYS, seat, visible(card), stall + 1)


STEPS: Final[tuple[type[AnyStep], ...]] = (Refill, DrawRefill, LayOut)
