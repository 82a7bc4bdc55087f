"""Paying for a piece, card by card or merchant by merchant (CL-Q2, CL-Q2a, CL-Q8 to CL-Q10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.core import bits
from sandtable.core.action import Action
from sandtable.core.native import i64, vec
from sandtable.core.step import AnyStep, Field, Step
from sandtable.games.cleopatra import events
from sandtable.games.cleopatra.actions import ENOUGH, NO_CARD, PAY, PAY_MERCHANT, PAY_TROMPE, Pay
from sandtable.games.cleopatra.board import ARTISAN, DOUBLE, RESOURCES, TROMPE
from sandtable.games.cleopatra.cards import changed, count
from sandtable.games.cleopatra.payment import PAID, best_payment, credit_after, payable
from sandtable.games.cleopatra.pieces import Piece
from sandtable.games.cleopatra.pile import discard_openly
from sandtable.games.cleopatra.state import Cleopatra
from sandtable.games.cleopatra.variants import LACKING

if TYPE_CHECKING:
    from sandtable.core.chance import Chance
    from sandtable.core.events import Value

ALL_PAYMENTS: Final[tuple[Pay, ...]] = (*PAY, *PAY_TROMPE, *PAY_MERCHANT)


def need_of(s: Cleopatra, piece: Piece) -> tuple[int, ...]:
    """CL-Q8 What is missing for a piece after the units left over from doubles, which count first."""
    cost = piece.cost
    if count(s.progress.credit) == 0:
        return cost
    return tuple([max(0, cost[resource] - s.progress.credit[resource]) for resource in range(RESOURCES)])


def affordable(s: Cleopatra, seat: int, piece: Piece) -> bool:
    """CL-Q2 Whether the seat can pay for the piece now."""
    return payable(vec[i64](need_of(s, piece)), 0, s.hands[seat], NO_CARD, s.merchants[seat], s.rules)


def buy(s: Cleopatra, seat: int, piece: Piece) -> None:
    """CL-Q8 A piece is chosen, then paid, then placed."""
    piece.start(s, seat)
    need = need_of(s, piece)
    s.progress.credit = credit_after(s.progress.credit, piece.category)
    go_on(s, seat, piece, need, 0)


def go_on(s: Cleopatra, seat: int, piece: Piece, need: tuple[int, ...], singles: int) -> None:
    """Ask for the next part of the payment, or place the piece once it is paid."""
    if need == PAID and not s.rules.allow_superfluous_payment:
        piece.place(s, seat)
    else:
        s.then(PayFor(seat, piece, need, singles))


class PayFor(Step[Cleopatra, Action]):
    """CL-Q2, CL-Q2a, CL-Q9, CL-Q10 Pay the next card or merchant for the chosen piece.

    Nothing superfluous may be paid, and nothing that leads into a dead end. With `allow_superfluous_payment`
    the player says when it is enough.
    """

    def __init__(self, seat: int, piece: Piece, need: tuple[int, ...], singles: int) -> None:
        super().__init__(seat)
        self.piece = piece
        self.need = need
        self.singles = singles  # the set of resources on which a single unit was spent

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.piece, self.need, self.singles)

    def candidates(self, s: Cleopatra, seat: int) -> list[Action]:
        return [*ALL_PAYMENTS, ENOUGH] if s.rules.allow_superfluous_payment else list(ALL_PAYMENTS)

    def barred(self, s: Cleopatra, seat: int, action: Action) -> str | None:
        if not isinstance(action, Pay):
            return None if self.need == PAID else "CL-Q2"
        missing = unable(s, seat, action)
        if missing is not None:
            return missing
        if self.wastes(s, action):
            return "CL-Q2a"
        if action.kind == NO_CARD and not self.lacks(s, seat, action.resource):
            return "CL-Q9"
        return None if self.leaves_payable(s, seat, action, self.needed()) else "CL-Q8"

    def options(self, s: Cleopatra, seat: int) -> list[Action]:
        if s.rules.allow_superfluous_payment:
            return super().options(s, seat)
        need = self.needed()
        return [
            action
            for action in ALL_PAYMENTS
            if need[action.resource] > 0
            and unable(s, seat, action) is None
            and not self.wastes(s, action)
            and (action.kind != NO_CARD or self.lacks(s, seat, action.resource))
            and self.leaves_payable(s, seat, action, need)
        ]

    def needed(self) -> vec[i64]:
        return vec[i64]([units for units in self.need])  # noqa: C416 - compiled, the quickest way

    def wastes(self, s: Cleopatra, action: Pay) -> bool:
        """CL-Q2a Whether something paid could be withdrawn afterwards.

        With `allow_superfluous_payment` only a merchant must still pay for a missing unit.
        """
        missing = self.need[action.resource]
        if s.rules.allow_superfluous_payment:
            return missing == 0 and action.kind == NO_CARD
        return missing == 0 or (missing < action.units and bits.has(self.singles, action.resource))

    def lacks(self, s: Cleopatra, seat: int, resource: int) -> bool:
        """CL-Q9 Whether a merchant may pay: always, or only if no card in hand could pay a unit of this."""
        if s.rules.merchant_replaces != LACKING:
            return True
        cards = (PAY[resource], PAY[DOUBLE + resource], PAY_TROMPE[resource])
        return all(unable(s, seat, card) is not None or self.wastes(s, card) for card in cards)

    def leaves_payable(self, s: Cleopatra, seat: int, action: Pay, need: vec[i64]) -> bool:
        """Whether the rest can still be paid; `need` is changed for the question and changed back."""
        wanted = need[action.resource]
        need[action.resource] = max(0, wanted - action.units)
        merchants = s.merchants[seat] - (1 if action.kind == NO_CARD else 0)
        singles = self.singles_after(action)
        possible = payable(need, singles, s.hands[seat], action.kind, merchants, s.rules)
        need[action.resource] = wanted
        return possible

    def need_after(self, action: Pay) -> tuple[int, ...]:
        need = list(self.need)
        need[action.resource] = max(0, need[action.resource] - action.units)
        return tuple(need)

    def singles_after(self, action: Pay) -> int:
        return self.singles if action.units > 1 else self.singles | 1 << action.resource

    def take(self, s: Cleopatra, seat: int, action: Action, chance: Chance) -> None:
        if not isinstance(action, Pay):
            self.piece.place(s, seat)
            return
        need = self.need_after(action)
        spend(s, seat, action)
        if action.units > 1:
            used = self.need[action.resource] - need[action.resource]
            credit = s.progress.credit
            s.progress.credit = changed(
                credit, action.resource, credit[action.resource] + action.units - used
            )
        go_on(s, seat, self.piece, need, self.singles_after(action))

    def words(self, s: Cleopatra, seat: int) -> dict[str, Value]:
        missing = tuple(resource for resource in range(RESOURCES) for _ in range(self.need[resource]))
        return {"missing:resource*": missing}


def unable(s: Cleopatra, seat: int, action: Pay) -> str | None:
    """CL-Q2, CL-Q9, CL-Q10 The rule that bars a means of payment whatever is needed, or None."""
    if action.kind == NO_CARD:
        return None if s.merchants[seat] else "CL-Q9"
    if s.hands[seat][action.kind] == 0:
        return "CL-Q2"
    if action.kind == TROMPE and action.resource == ARTISAN and not s.rules.trompe_as_artisan:
        return "CL-Q10"
    return None


def spend(s: Cleopatra, seat: int, action: Pay) -> None:
    """CL-Q2, CL-Q9 Cards go to the discards, tainted ones bring an amulet; merchants leave the game."""
    if action.kind == NO_CARD:
        s.merchants = s.merchants[:]
        s.merchants[seat] -= 1
        s.tell(events.PAYS_MERCHANT, seat, action.resource)
        return
    discard_openly(s, seat, action.kind)
    if not s.quiet:
        if action.kind == TROMPE:
            s.reveal(seat, events.PAYS_TROMPE, seat, action.resource)
        else:
            s.reveal(seat, events.PAYS, seat, action.kind)
    if action.kind >= DOUBLE:
        s.take_amulets(seat, 1)


def proposal(s: Cleopatra, step: PayFor) -> list[Pay]:
    """The best payment for what is still missing, in an order that can be played: doubles first."""
    best = best_payment(step.need, step.singles, s.hands[step.seat], s.merchants[step.seat], s.rules)
    if best is None:
        return []
    return [
        *[PAY[DOUBLE + resource] for resource in range(RESOURCES) for _ in range(best.doubles[resource])],
        *[PAY[resource] for resource in range(RESOURCES) for _ in range(best.standards[resource])],
        *[PAY_TROMPE[resource] for resource in range(RESOURCES) for _ in range(best.trompes[resource])],
        *[PAY_MERCHANT[resource] for resource in range(RESOURCES) for _ in range(best.merchants[resource])],
    ]


STEPS: Final[tuple[type[AnyStep], ...]] = (PayFor,)
