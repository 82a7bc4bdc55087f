"""What a seat may see of a race, field by field (CU-48)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec
from msgspec.structs import replace

from sandtable.core import bits
from sandtable.core.native import i64
from sandtable.core.view import View, prompt, public_head
from sandtable.games.camel_up.board import (
    CAMEL_NAMES,
    CHEERING,
    DIE_NAMES,
    GREY,
    LOSER,
    RACERS,
    SPACES,
    TICKET_VALUES,
    WINNER,
)
from sandtable.games.camel_up.cards import card_camel, card_seat
from sandtable.games.camel_up.dice import crazy_shown, die_of, face_of, pips_of
from sandtable.games.camel_up.events import VOCABULARY
from sandtable.games.camel_up.notation import camels_to_text
from sandtable.games.camel_up.scoring import tickets_of
from sandtable.games.camel_up.state import NONE, CamelUp
from sandtable.games.camel_up.tickets import ticket_camel, ticket_value
from sandtable.games.camel_up.track import ranking, stacks

# Every show repeats where the camels stood when each finish card was laid.
stood_text: Final = lru_cache(maxsize=4096)(camels_to_text)


class Stack(msgspec.Struct, frozen=True):
    """The camels on a space from bottom to top; 17 is over the line, 0 behind it or not yet placed."""

    space: int
    camels: list[str]


class Tile(msgspec.Struct, frozen=True):
    """A spectator tile on the track."""

    space: int
    side: str
    seat: int


class Die(msgspec.Struct, frozen=True):
    """A die outside the pyramid; `colour` is that of its number, white or black on the grey die."""

    die: str
    colour: str
    pips: int


class Ticket(msgspec.Struct, frozen=True):
    """A betting ticket."""

    camel: str
    value: int


class Card(msgspec.Struct, frozen=True):
    """A finish card in a race-bet pile; `camel` is None if the viewer may not know it.

    Everybody saw in which leg it was laid and where the camels stood, like `1:G,Y,R 3:B,P 15:W 16:K`."""

    seat: int
    camel: str | None
    leg: int
    stood: str


class Player(msgspec.Struct, frozen=True):
    """What lies before a player; `hand` is None if the viewer may not know it."""

    money: int
    score: dict[str, int]  # where the money came from, by the lines of the score sheet
    tickets: list[Ticket]
    pyramid_tickets: int
    cards: int
    hand: list[str] | None
    partner: int | None


class CamelUpView(View, frozen=True, kw_only=True):
    """The whole game as one seat sees it."""

    leg: int
    stacks: list[Stack]
    tiles: list[Tile]
    dice_in: list[str]
    dice_out: list[Die]
    tickets: dict[str, list[int]]  # the values left in each stack, from the top
    pyramid_tickets: int
    winner_pile: list[Card]
    loser_pile: list[Card]
    players: list[Player]
    ranking: list[str]  # the racing camels from first to last, when the race is over


def public_view(s: CamelUp) -> CamelUpView:
    """CU-48 A spectator's view: until the race is over, only the colours of finish cards are secret."""
    over = not s.agenda
    return CamelUpView(
        **public_head(s, VOCABULARY),
        leg=s.leg,
        stacks=[
            Stack(space, [CAMEL_NAMES[camel] for camel in stack])
            for space, stack in sorted(stacks(s.camels).items())
        ],
        tiles=[
            Tile(space, "cheering" if s.tiles[space] == CHEERING else "booing", s.tile_owner(space))
            for space in range(SPACES + 1)
            if s.tiles[space]
        ],
        dice_in=[DIE_NAMES[die] for die in bits.listed(s.dice)],
        dice_out=[_die(rolled) for rolled in s.rolled],
        tickets={
            CAMEL_NAMES[camel]: list(TICKET_VALUES[s.tickets_taken(camel) :]) for camel in range(RACERS)
        },
        pyramid_tickets=s.pyramid_tickets_left(),
        winner_pile=_pile(s, WINNER),
        loser_pile=_pile(s, LOSER),
        players=[_player(s, seat, over) for seat in range(s.setting.seats)],
        ranking=[CAMEL_NAMES[camel] for camel in ranking(s.camels)] if over else [],
    )


def own_view(s: CamelUp, seat: int, public: CamelUpView) -> CamelUpView:
    """A seat's view: the public one with the colours of its own finish cards."""
    players = public.players.copy()
    players[seat] = _player(s, seat, True)
    return replace(
        public,
        seat=seat,
        prompt=prompt(s, seat, VOCABULARY),
        winner_pile=_own_pile(s, WINNER, seat, public.winner_pile),
        loser_pile=_own_pile(s, LOSER, seat, public.loser_pile),
        players=players,
    )


def _die(rolled: i64) -> Die:
    die, face = die_of(rolled), face_of(rolled)
    colour = DIE_NAMES[die] if die < GREY else CAMEL_NAMES[crazy_shown(face)]
    return Die(DIE_NAMES[die], colour, pips_of(face))


def _pile(s: CamelUp, pile: int) -> list[Card]:
    """CU-24 The cards of a pile: owner, order and moment are public, the colour is secret until the end."""
    over = not s.agenda
    return [
        Card(
            card_seat(card),
            CAMEL_NAMES[card_camel(card)] if over else None,
            laid.leg,
            stood_text(laid.camels),
        )
        for card, laid in zip(s.piles[pile], s.laid[pile], strict=True)
    ]


def _own_pile(s: CamelUp, pile: int, seat: int, public: list[Card]) -> list[Card]:
    """CU-24 The same cards with the colours of those that this seat has laid."""
    return [
        replace(shown, camel=CAMEL_NAMES[card_camel(card)]) if card_seat(card) == seat else shown
        for card, shown in zip(s.piles[pile], public, strict=True)
    ]


def _player(s: CamelUp, seat: int, open_hand: bool) -> Player:
    hand = [CAMEL_NAMES[camel] for camel in bits.listed(s.hands[seat])]
    return Player(
        money=s.money(seat),
        score=s.score_sheet(seat),
        tickets=[
            Ticket(CAMEL_NAMES[ticket_camel(ticket)], ticket_value(ticket)) for ticket in tickets_of(s, seat)
        ],
        pyramid_tickets=s.pyramid[seat],
        cards=len(hand),
        hand=hand if open_hand else None,
        partner=None if s.partner[seat] == NONE else s.partner[seat],
    )
