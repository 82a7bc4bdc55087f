"""The actions of Camel Up: for each, what forbids it and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.core import bits
from sandtable.core.action import Action, Catalogue
from sandtable.core.message import reference
from sandtable.core.native import append, i64
from sandtable.games.camel_up import events
from sandtable.games.camel_up.account import TILE_INCOME
from sandtable.games.camel_up.bet_moment import BetMoment
from sandtable.games.camel_up.board import (
    BEHIND_THE_LINE,
    BOOING,
    CAMEL_NAMES,
    CHEERING,
    GREY,
    MOST_SEATS,
    OVER_THE_LINE,
    PARTNERS_FROM,
    PILE_NAMES,
    RACERS,
    SIDE_NAMES,
    SPACES,
    TICKETS,
)
from sandtable.games.camel_up.cards import finish_card
from sandtable.games.camel_up.dice import crazy_shown, draw_die, faces_of, pips_of, rolled_die
from sandtable.games.camel_up.movement import advance, moved_by
from sandtable.games.camel_up.state import (
    BACKWARD,
    BACKWARD_WITH_RIDERS,
    BY_CHEERING,
    BY_ROLL,
    NONE,
    top_ticket,
)
from sandtable.games.camel_up.tickets import ticket_at
from sandtable.games.camel_up.track import carries_racer, on_track, riders_of, space_of

if TYPE_CHECKING:
    from sandtable.core.chance import Chance
    from sandtable.games.camel_up.state import CamelUp


class TurnAction(Action):
    """CU-18 An action that takes a player's turn."""

    def barred(self, s: CamelUp, seat: int) -> str | None:
        """The id of the rule that forbids the action to a seat now, or None."""
        return None

    def play(self, s: CamelUp, seat: int, chance: Chance) -> None:
        """Carry out the action, which is allowed."""
        raise NotImplementedError


class TakeTicket(TurnAction):
    """CU-19 (a) `leg blue`: take the top betting ticket of a colour that has one left."""

    def __init__(self, camel: int) -> None:
        super().__init__("leg", {"camel": reference("camel", CAMEL_NAMES[camel])})
        self.camel = camel

    def barred(self, s: CamelUp, seat: int) -> str | None:
        return "CU-19" if s.tickets_taken(self.camel) == TICKETS else None

    def play(self, s: CamelUp, seat: int, chance: Chance) -> None:
        if not s.quiet:
            s.tell(events.TAKES_TICKET, seat, self.camel, top_ticket(s, self.camel))
        s.ticket_owner[ticket_at(self.camel, s.tickets_taken(self.camel))] = seat


class PlaceTile(TurnAction):
    """CU-20 (b) `tile cheering 10`: lay your spectator tile, or move it, either side up."""

    def __init__(self, side: int, space: int) -> None:
        super().__init__("tile", {"side": reference("side", SIDE_NAMES[side + 1]), "space": space})
        self.side = side
        self.space = space

    def barred(self, s: CamelUp, seat: int) -> str | None:
        return None if bits.has(s.spaces_for_tile(seat), self.space) else "CU-20"

    def play(self, s: CamelUp, seat: int, chance: Chance) -> None:
        lifted = s.tile_of[seat]
        if lifted:
            s.tiles[lifted] = 0
        if not s.quiet:
            if lifted:
                s.tell(events.MOVES_TILE, seat, self.side + 1, lifted, self.space)
            else:
                s.tell(events.PLACES_TILE, seat, self.side + 1, self.space)
        s.tiles[self.space] = self.side
        s.tile_of[seat] = self.space


class Roll(TurnAction):
    """CU-22 (c) `roll`: take a pyramid ticket, draw a die, roll it and move; always possible (CU-47)."""

    def __init__(self) -> None:
        super().__init__("roll", {})

    def play(self, s: CamelUp, seat: int, chance: Chance) -> None:
        s.pyramid[seat] += 1
        die = draw_die(s.dice, chance)
        face = chance.pick(faces_of(die))
        s.dice &= ~(1 << die)
        s.rolled = append(s.rolled, rolled_die(die, face))
        camel = moved_by(s.camels, die, face)
        if not s.quiet:
            tell_roll(s, seat, die, face, camel)
        move_unit(s, camel, pips_of(face))


class Bet(TurnAction):
    """CU-24 (d) `bet winner blue`: lay a finish card face down on a pile; its colour is secret."""

    def __init__(self, pile: int, camel: int) -> None:
        words: dict[str, int | str] = {
            "pile": reference("pile", PILE_NAMES[pile]),
            "camel": reference("camel", CAMEL_NAMES[camel]),
        }
        super().__init__("bet", words, secret="camel")
        self.pile = pile
        self.camel = camel

    def barred(self, s: CamelUp, seat: int) -> str | None:
        return None if bits.has(s.hands[seat], self.camel) else "CU-24"

    def play(self, s: CamelUp, seat: int, chance: Chance) -> None:
        s.hands[seat] &= ~(1 << self.camel)
        s.laid[self.pile].append(BetMoment(s.leg, s.camels, s.dice))
        s.piles[self.pile] = append(s.piles[self.pile], finish_card(seat, self.camel))
        if not s.quiet:
            s.whisper((seat,), seat, events.BETS, (seat, self.pile), (self.camel,))


class Partner(TurnAction):
    """CU-25, CU-49 (e) `partner 3`: with six or more players, enter a partnership that cannot be refused."""

    def __init__(self, seat: int) -> None:
        super().__init__("partner", {"partner": reference("seat", seat)})
        self.seat = seat

    def barred(self, s: CamelUp, seat: int) -> str | None:
        if s.seats < PARTNERS_FROM:
            return "CU-9"
        if self.seat >= s.seats or self.seat == seat:
            return "CU-25"
        if s.partner[seat] != NONE or s.partner[self.seat] != NONE:
            return "CU-49"
        return None

    def play(self, s: CamelUp, seat: int, chance: Chance) -> None:
        s.partner[seat] = self.seat
        s.partner[self.seat] = seat
        s.tell(events.PARTNERS, seat, self.seat)


class StackCamel(Action):
    """CU-11, CU-46 `stack blue`: with `setup_order = roller`, the next camel of a starting stack."""

    def __init__(self, camel: int) -> None:
        super().__init__("stack", {"camel": reference("camel", CAMEL_NAMES[camel])})
        self.camel = camel


def tell_roll(s: CamelUp, seat: int, die: i64, face: i64, camel: i64) -> None:
    """CU-27 Tell what the die shows and, if the other crazy camel moves instead, tell that too."""
    if die < GREY:
        s.tell(events.ROLLS, seat, die, pips_of(face))
        return
    shown = crazy_shown(face)
    s.tell(events.ROLLS_GREY, seat, shown, pips_of(face))
    if camel != shown:
        s.tell(events.OTHER_CRAZY, camel)


def move_unit(s: CamelUp, camel: i64, pips: i64) -> None:
    """CU-26, CU-28, CU-40 Move a camel with its riders; a tile pays its owner and shifts the unit once."""
    before = s.camels
    s.camels, aimed, to = advance(before, camel, pips, s.tiles)
    stays_on_track = on_track(aimed)
    meets_tile = stays_on_track and s.tiles[aimed] != 0
    if not s.quiet:
        reached = aimed if stays_on_track else to
        s.tell(events.MOVES, camel, riders_of(before, camel), space_of(before, camel), reached)
    if meets_tile:
        owner = s.tile_owner(aimed)
        s.pay(owner, TILE_INCOME, 1)
        s.tell(events.CHEERED if s.tiles[aimed] == CHEERING else events.BOOED, owner, aimed, to)
    if to == OVER_THE_LINE:
        s.ended = BY_CHEERING if meets_tile else BY_ROLL
        s.tell(events.CROSSES, camel)
    elif to == BEHIND_THE_LINE:
        s.ended = BACKWARD_WITH_RIDERS if carries_racer(s.camels, camel) else BACKWARD
        s.tell(events.CROSSES_BACK, camel)


def tiles_by_set(tiles: tuple[PlaceTile, ...], first: int, end: int) -> tuple[tuple[PlaceTile, ...], ...]:
    """The actions that lay a tile on one of the spaces from `first` to before `end`, by bit set of spaces."""
    spaces = range(1 << end - first)
    return tuple(
        tuple(tile for tile in tiles if first <= tile.space < end and bits.has(free, tile.space - first))
        for free in spaces
    )


LEG: Final = tuple(TakeTicket(camel) for camel in range(RACERS))
TILE: Final = tuple(PlaceTile(side, space) for side in (CHEERING, BOOING) for space in range(2, SPACES + 1))
CHEERED: Final = -2  # `TILE[CHEERED + space]` and
BOOED: Final = SPACES - 3  # `TILE[BOOED + space]` lay a tile on that space
ROLL: Final = Roll()
BET: Final = tuple(tuple(Bet(pile, camel) for camel in range(RACERS)) for pile in range(len(PILE_NAMES)))
PARTNER: Final = tuple(Partner(seat) for seat in range(MOST_SEATS))
NO_PARTNERS: Final[tuple[Partner, ...]] = ()
STACK: Final = tuple(StackCamel(camel) for camel in range(RACERS))

TURN_ACTIONS: Final[tuple[TurnAction, ...]] = (
    *LEG,
    *TILE,
    ROLL,
    *BET[0],
    *BET[1],
    *PARTNER,
)
# The actions on offer, by the bit set of colours left.
COLOURS: Final = range(1 << RACERS)
LEGS: Final = tuple(tuple(leg for leg in LEG if bits.has(left, leg.camel)) for left in COLOURS)
BETS: Final = tuple(tuple(bet for bet in (*BET[0], *BET[1]) if bits.has(hand, bet.camel)) for hand in COLOURS)
# The same for tiles, cheering and booing, by the bit set of free spaces in each half of the track.
FIRST_HIGH: Final = 9
LOW_SPACES: Final = (1 << FIRST_HIGH) - 1
SIDES: Final = (TILE[: SPACES - 1], TILE[SPACES - 1 :])
TILES_LOW: Final = tuple(tiles_by_set(tiles, 0, FIRST_HIGH) for tiles in SIDES)
TILES_HIGH: Final = tuple(tiles_by_set(tiles, FIRST_HIGH, SPACES + 1) for tiles in SIDES)


def tiles_on(free: i64) -> list[PlaceTile]:
    """The actions that lay a tile, either side up, on a bit set of free spaces."""
    low, high = free & LOW_SPACES, free >> FIRST_HIGH
    found: list[PlaceTile] = [*TILES_LOW[0][low]]
    found += TILES_HIGH[0][high]
    found += TILES_LOW[1][low]
    found += TILES_HIGH[1][high]
    return found


def random_tile_on(free: i64, chance: Chance) -> PlaceTile:
    """One of `tiles_on(free)`, each equally likely."""
    spaces = bits.count(free)
    nth = chance.pick(2 * spaces)
    side: i64 = CHEERED if nth < spaces else BOOED
    return TILE[side + bits.nth(free, nth % spaces)]


def partners_for(s: CamelUp, seat: i64) -> tuple[Partner, ...]:
    """CU-25, CU-49 The partnerships that a seat may enter."""
    if s.seats < PARTNERS_FROM or s.partner[seat] != NONE:
        return NO_PARTNERS
    return tuple([PARTNER[other] for other in range(s.seats) if other != seat and s.partner[other] == NONE])


CATALOGUE: Final = Catalogue("camel-up", [*TURN_ACTIONS, *STACK])
