"""The Envoy (CL-C3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.core.action import Action
from sandtable.core.message import reference
from sandtable.core.step import AnyStep, Field, Step
from sandtable.games.cleopatra import events
from sandtable.games.cleopatra.actions import Plain, resource_word
from sandtable.games.cleopatra.board import ENVOY, MOST_PLAYERS, RESOURCES
from sandtable.games.cleopatra.character import Character
from sandtable.games.cleopatra.public import most_held, unknown_cards
from sandtable.games.cleopatra.state import Cleopatra
from sandtable.games.cleopatra.variants import ANY, FIRST_RULES, NO_OFFER, SEVERAL

if TYPE_CHECKING:
    from sandtable.core.chance import Chance
    from sandtable.core.events import Value

NOT_ASKED: Final = -1


class Envoy(Character):
    """CL-C3, CL-K3 `envoy`: ask opponents for standard cards; each card brings one of their amulets along."""

    kind = ENVOY

    def __init__(self) -> None:
        super().__init__("envoy", {})

    def resolve(self, s: Cleopatra, seat: int, chance: Chance) -> None:
        s.then(Ask(seat, (NOT_ASKED,) * s.setting.seats))


class AskFor(Action):
    """CL-C3 `ask 2 stone`: ask a seat for a resource."""

    def __init__(self, seat: int, resource: int) -> None:
        super().__init__("ask", {"asked": reference("seat", seat), "resource": resource_word(resource)})
        self.seat = seat
        self.resource = resource


class Ask(Step[Cleopatra, Action]):
    """CL-C3 Ask at least one opponent, all for the same resource (a variant allows several)."""

    def __init__(self, seat: int, asked: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.asked = asked  # by seat: the resource, or NOT_ASKED

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.asked)

    def candidates(self, s: Cleopatra, seat: int) -> list[Action]:
        return [*(ask for row in ASK for ask in row), END_ASKING]

    def barred(self, s: Cleopatra, seat: int, action: Action) -> str | None:
        named = self.named()
        if not isinstance(action, AskFor):
            return None if named != NOT_ASKED else "CL-C3"
        if action.seat >= s.seats or action.seat == seat or self.asked[action.seat] != NOT_ASKED:
            return "CL-C3"
        other = named not in (NOT_ASKED, action.resource)
        return "CL-C3" if other and s.rules.envoy_kinds != SEVERAL else None

    def options(self, s: Cleopatra, seat: int) -> list[Action]:
        named = self.named()
        found: list[Action] = [
            ASK[other][resource]
            for other in range(s.seats)
            if other != seat and self.asked[other] == NOT_ASKED
            for resource in range(RESOURCES)
            if named in (NOT_ASKED, resource) or s.rules.envoy_kinds == SEVERAL
        ]
        if named != NOT_ASKED:
            found.append(END_ASKING)
        return found

    def named(self) -> int:
        """A resource that was already asked for, or NOT_ASKED."""
        return max(self.asked)

    def take(self, s: Cleopatra, seat: int, action: Action, chance: Chance) -> None:
        asked = list(self.asked)
        if isinstance(action, AskFor):
            asked[action.seat] = action.resource
            s.tell(events.ASKS, seat, action.seat, action.resource)
            if asked.count(NOT_ASKED) > 1:  # the player is one of them
                s.then(Ask(seat, tuple(asked)))
                return
        ask_next(s, seat, seat, tuple(asked), (0,) * s.setting.seats)


class Offer(Step[Cleopatra, Plain]):
    """CL-C3 Offer a card of the resource, or decline, which is always allowed and betrays nothing.

    With a variant the seat may offer one card after the other.
    """

    def __init__(self, seat: int, to: int, asked: tuple[int, ...], offers: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.to = to
        self.asked = asked
        self.offered = offers  # by seat: cards offered so far

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.to, self.asked, self.offered)

    def candidates(self, s: Cleopatra, seat: int) -> list[Plain]:
        return [DECLINE, OFFER]

    def barred(self, s: Cleopatra, seat: int, action: Plain) -> str | None:
        offered = self.offered[seat]
        if action is DECLINE:
            return None
        if s.rules.envoy_without_amulet == NO_OFFER and s.amulets[seat] <= offered:
            return "CL-C3"
        return None if s.hands[seat][self.asked[seat]] > offered else "CL-C3"

    def passes(self, s: Cleopatra, chance: Chance) -> bool:
        """An offer that everybody knows to be impossible is declined without a question."""
        if s.rules.version == FIRST_RULES:
            return False
        unknown = unknown_cards(s, self.seat)
        if most_held(s, self.seat, self.asked[self.seat], unknown) > self.offered[self.seat]:
            return False
        s.agenda.pop()
        self.take(s, self.seat, DECLINE, chance)
        return True

    def take(self, s: Cleopatra, seat: int, action: Plain, chance: Chance) -> None:
        resource = self.asked[seat]
        if action is DECLINE:
            s.tell(events.DECLINES, seat, self.to)
            ask_next(s, self.to, seat, self.asked, self.offered)
            return
        offers = (*self.offered[:seat], self.offered[seat] + 1, *self.offered[seat + 1 :])
        s.memory.shows_at_least(seat, resource, offers[seat])
        s.reveal(seat, events.OFFERS, seat, self.to, resource)
        if s.rules.envoy_cards == ANY:
            s.then(Offer(seat, self.to, self.asked, offers))
        else:
            ask_next(s, self.to, seat, self.asked, offers)

    def words(self, s: Cleopatra, seat: int) -> dict[str, Value]:
        return {"to:seat": self.to, "resource": self.asked[seat]}


def ask_next(s: Cleopatra, player: int, seat: int, asked: tuple[int, ...], offers: tuple[int, ...]) -> None:
    """CL-C3 Ask the next seat clockwise; after the last one the player accepts or refuses each offer."""
    seats = s.setting.seats
    following = (seat + 1) % seats
    while following != player and asked[following] == NOT_ASKED:
        following = (following + 1) % seats
    if following != player:
        s.then(Offer(following, player, asked, offers))
        return
    clockwise = [(player + step) % seats for step in range(1, seats)]
    s.then_all([Accept(player, giver, asked[giver]) for giver in clockwise for _ in range(offers[giver])])


class Accept(Step[Cleopatra, Plain]):
    """CL-C3 Accept an offered card, with an amulet from the giver's pyramid if there is one, or refuse."""

    def __init__(self, seat: int, giver: int, resource: int) -> None:
        super().__init__(seat)
        self.giver = giver
        self.resource = resource

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.giver, self.resource)

    def candidates(self, s: Cleopatra, seat: int) -> list[Plain]:
        return [ACCEPT, REFUSE]

    def take(self, s: Cleopatra, seat: int, action: Plain, chance: Chance) -> None:
        if action is REFUSE:
            s.tell(events.REFUSES, seat, self.giver)
            return
        s.hands[self.giver][self.resource] -= 1
        s.hands[seat][self.resource] += 1
        s.memory.moves_openly(self.resource, self.giver, seat)
        s.tell(events.ACCEPTS, seat, self.giver, self.resource)
        amulets = min(1, s.amulets[self.giver])
        s.take_amulets(self.giver, -amulets)
        s.add_amulets(seat, amulets)
        s.reveal(self.giver, events.HANDS_OVER_AMULET, self.giver, seat, amulets)

    def words(self, s: Cleopatra, seat: int) -> dict[str, Value]:
        return {"from:seat": self.giver, "resource": self.resource}


PLAY_ENVOY: Final[Envoy] = Envoy()
ASK: Final = tuple(
    tuple(AskFor(seat, resource) for resource in range(RESOURCES)) for seat in range(MOST_PLAYERS)
)
END_ASKING: Final = Plain("end asking")
OFFER: Final = Plain("offer")
DECLINE: Final = Plain("decline")
ACCEPT: Final = Plain("accept")
REFUSE: Final = Plain("refuse")
ACTIONS: Final[tuple[Action, ...]] = (
    PLAY_ENVOY,
    *(ask for row in ASK for ask in row),
    END_ASKING,
    OFFER,
    DECLINE,
    ACCEPT,
    REFUSE,
)
STEPS: Final[tuple[type[AnyStep], ...]] = (Ask, Offer, Accept)
