"""The rules of Dry Wells: cards, actions, steps and the state, in the order of the rule sheet."""

from __future__ import annotations

from typing import Final

import msgspec

from sandtable import Action, Chance, Line, Outcome, State, Step
from sandtable.core.action import Catalogue
from sandtable.core.events import NOBODY, Kind, Vocabulary
from sandtable.core.message import reference
from sandtable.core.state import Setting
from sandtable.core.step import AnyStep, Auto

MOST_SEATS: Final = 5
DRY: Final = 0  # a card is its amount of water
CARD_NAMES: Final = ("dry", "one", "two", "three", "four", "five")
DECK: Final = [DRY] * 6 + sorted([1, 2, 3, 4, 5] * 4)  # DW-1

# --- what can happen ---------------------------------------------------------------------------------

DRAWS: Final = Kind("draws", "seat", secret=("card",))
SPIES: Final = Kind("spies", "seat", "on:seat", secret=("cards:card[]",))
STOPS: Final = Kind("stops", "seat")
FAINTS: Final = Kind("faints", "seat", "cards:card[]")
SHOWS: Final = Kind("shows", "seat", "cards:card[]")
WINS: Final = Kind("wins", "winners:seat[]", "water")
KINDS: Final = (DRAWS, SPIES, STOPS, FAINTS, SHOWS, WINS)
VOCABULARY: Final = Vocabulary("dry-wells", {"card": CARD_NAMES})


# --- the state ---------------------------------------------------------------------------------------


class SavedCamp(msgspec.Struct, forbid_unknown_fields=True):
    """The save format: the state of a game, field by field."""

    deck: list[int]
    cards: list[list[int]]
    seen: list[list[int]]
    still_in: list[bool]
    fainted: list[bool]
    spied: list[bool]


class Camp(State):
    """The deck, and what lies in front of each player."""

    def __init__(self, setting: Setting, agenda: list[AnyStep], saved: SavedCamp) -> None:
        super().__init__(setting, agenda)
        self.deck = saved.deck  # the cards left, sorted: one of them is drawn at random
        self.cards = saved.cards  # each player's cards, in the order in which they were drawn
        self.seen = saved.seen  # seen[spy][other]: how many of the other's cards the spy has looked at
        self.still_in = saved.still_in
        self.fainted = saved.fainted
        self.spied = saved.spied

    def save(self) -> SavedCamp:
        return SavedCamp(
            deck=list(self.deck),
            cards=[list(cards) for cards in self.cards],
            seen=[list(row) for row in self.seen],
            still_in=list(self.still_in),
            fainted=list(self.fainted),
            spied=list(self.spied),
        )

    def clone(self) -> Camp:
        return Camp(self.setting, list(self.agenda), self.save())

    def limit(self) -> int:
        """DW-6 How many dry cards make a player faint."""
        return 3 if self.setting.variants["dry_cards"] == "three" else 2

    def water(self, seat: int) -> int:
        """DW-7 What a player scores."""
        return 0 if self.fainted[seat] else sum(self.cards[seat])

    def outcome(self) -> Outcome | None:
        """DW-7 The most water wins; ties share the victory."""
        if self.agenda:
            return None
        scores = [self.water(seat) for seat in range(self.setting.seats)]
        return Outcome(
            scores=scores,
            winners=[seat for seat, score in enumerate(scores) if score == max(scores)],
            reason="empty" if any(self.still_in) else "all-stopped",
            breakdown=[[Line("dry-wells-score-water", score)] for score in scores],
        )


# --- actions -----------------------------------------------------------------------------------------


class TurnAction(Action):
    """DW-2 One of the things that a player may do with a turn."""

    def barred(self, s: Camp, seat: int) -> str | None:
        """The rule that forbids the action now, or None."""
        return None

    def play(self, s: Camp, seat: int, chance: Chance) -> None:
        raise NotImplementedError


class Draw(TurnAction):
    """DW-3 Take a card, look at it and keep it face down."""

    def play(self, s: Camp, seat: int, chance: Chance) -> None:
        card = s.deck.pop(chance.pick(len(s.deck)))
        s.cards[seat].append(card)
        s.whisper((seat,), NOBODY, DRAWS, (seat,), (card,))
        if s.cards[seat].count(DRY) == s.limit():
            faint(s, seat)


class Stop(TurnAction):
    """DW-4 Keep what you have and leave the game until the end."""

    def play(self, s: Camp, seat: int, chance: Chance) -> None:
        s.still_in[seat] = False
        s.tell(STOPS, seat)


class Spy(TurnAction):
    """DW-5 Once in a game, look at the cards of another player who is still in."""

    def __init__(self, on: int) -> None:
        super().__init__("spy", {"on": reference("seat", on)})
        self.on = on

    def barred(self, s: Camp, seat: int) -> str | None:
        if self.on == seat or self.on >= s.setting.seats or s.spied[seat]:
            return "DW-5"
        return None if s.still_in[self.on] and s.cards[self.on] else "DW-5"

    def play(self, s: Camp, seat: int, chance: Chance) -> None:
        s.spied[seat] = True
        s.seen[seat][self.on] = len(s.cards[self.on])
        s.whisper((seat,), self.on, SPIES, (seat, self.on), (tuple(s.cards[self.on]),))


def faint(s: Camp, seat: int) -> None:
    """DW-6 Too many dry cards: everybody sees them, and the player scores nothing."""
    s.still_in[seat], s.fainted[seat] = False, True
    s.reveal(seat, FAINTS, seat, tuple(s.cards[seat]))


CATALOGUE: Final = Catalogue(
    "dry-wells", [Draw("draw", {}), Stop("stop", {}), *(Spy(seat) for seat in range(MOST_SEATS))]
)


# --- steps -------------------------------------------------------------------------------------------


class Turn(Step[Camp, TurnAction]):
    """DW-2 What does the player do?"""

    def candidates(self, s: Camp, seat: int) -> list[TurnAction]:
        return [action for action in CATALOGUE if isinstance(action, TurnAction)]

    def barred(self, s: Camp, seat: int, action: TurnAction) -> str | None:
        return action.barred(s, seat)

    def take(self, s: Camp, seat: int, action: TurnAction, chance: Chance) -> None:
        s.then(NextTurn(seat))
        action.play(s, seat, chance)


class NextTurn(Auto[Camp]):
    """DW-2, DW-7 The next player who is still in has a turn. If there is none, or no card, the game ends."""

    def run(self, s: Camp, chance: Chance) -> None:
        after = [(self.seat + step) % s.setting.seats for step in range(1, s.setting.seats + 1)]
        seat = next((seat for seat in after if s.still_in[seat]), None)
        if seat is not None and s.deck:
            s.then(Turn(seat))
            return
        for seat in range(s.setting.seats):
            if not s.fainted[seat]:
                s.reveal(seat, SHOWS, seat, tuple(s.cards[seat]))
        outcome = s.outcome()
        assert outcome
        s.tell(WINS, tuple(outcome.winners), max(outcome.scores))


STEPS: Final = (Turn, NextTurn)


def deal(setting: Setting, chance: Chance) -> Camp:
    """DW-1 Everybody starts with nothing but thirst; seat 0 begins."""
    seats = setting.seats
    camp = SavedCamp(
        deck=list(DECK),
        cards=[[] for _ in range(seats)],
        seen=[[0] * seats for _ in range(seats)],
        still_in=[True] * seats,
        fainted=[False] * seats,
        spied=[False] * seats,
    )
    return Camp(setting, [Turn(0)], camp)
