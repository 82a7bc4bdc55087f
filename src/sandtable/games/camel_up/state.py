"""The state of a race: the board and what lies before each player."""

from __future__ import annotations

from typing import Final

from sandtable.core.native import i64, vec
from sandtable.core.outcome import Line, Outcome
from sandtable.core.state import Setting, State
from sandtable.core.step import AnyStep
from sandtable.games.camel_up import events
from sandtable.games.camel_up.bet_moment import BetMoment, restore_moment
from sandtable.games.camel_up.board import (
    ALL_DICE,
    ALL_TICKETS,
    CAMELS,
    OVER_THE_LINE,
    PYRAMID_TICKETS,
    RACERS,
    SPACES,
    STARTING_MONEY,
    TICKET_VALUES,
    TICKETS,
)
from sandtable.games.camel_up.save import SavedRace
from sandtable.games.camel_up.track import camels_at, places_of, space_of
from sandtable.games.camel_up.variants import CamelUpVariants

NONE: Final = -1  # in place of a seat: no owner, no partner
HAND: Final = 0b11111  # a full hand of finish cards: a bit set of colours

# The lines of a player's account. Their sum is the player's money, so every pound is accounted for.
START: Final = 0
TILE_INCOME: Final = 1
TICKET_INCOME: Final = 2
PYRAMID_INCOME: Final = 3
COPIED_INCOME: Final = 4
WINNER_BETS: Final = 5
LOSER_BETS: Final = 6
FORGIVEN: Final = 7  # debts that were cancelled
LINES: Final = 8
LINE_NAMES: Final = (
    "start",
    "tiles",
    "tickets",
    "pyramid",
    "copied",
    "winner-bets",
    "loser-bets",
    "forgiven",
)

# How a race can end.
GOES_ON: Final = 0
ENDS: Final = ("goes-on", "over-the-line", "cheered-over-the-line", "backward", "backward-with-riders")
BY_ROLL: Final = 1
BY_CHEERING: Final = 2
BACKWARD: Final = 3
BACKWARD_WITH_RIDERS: Final = 4


# A betting ticket is one small integer, and only this module knows how it is packed: its camel times 4, plus
# its depth in the stack, counted from the top.


def ticket_at(camel: i64, depth: i64) -> i64:
    """CU-4 The ticket of a camel's stack that lies below `depth` others."""
    return camel * TICKETS + depth


def ticket_camel(ticket: i64) -> i64:
    return ticket // TICKETS


def ticket_value(ticket: i64) -> i64:
    """CU-4 The number on a ticket: what it pays if its camel comes first."""
    return TICKET_VALUES[ticket % TICKETS]


class CamelUp(State):
    """Camel Up at one moment. Packed numbers are explained in `track`, `dice` and `cards`.

    Fields are passed by name alone: a field that is forgotten in `clone`, `save`, `empty_race` or
    `restore_race` is a type error, and no two can be swapped.
    """

    def __init__(
        self,
        setting: Setting,
        agenda: list[AnyStep],
        *,
        variants: CamelUpVariants,
        leg: i64,
        camels: i64,
        dice: i64,
        rolled: vec[i64],
        tiles: vec[i64],
        tile_of: vec[i64],
        ticket_owner: vec[i64],
        pyramid: vec[i64],
        partner: vec[i64],
        hands: vec[i64],
        piles: list[vec[i64]],
        laid: list[list[BetMoment]],
        account: vec[i64],
        ended: i64,
    ) -> None:
        super().__init__(setting, agenda)
        self.seats: i64 = setting.seats
        self.variants = variants
        self.leg = leg
        self.camels = camels
        self.dice = dice  # still in the pyramid, as a bit set
        self.rolled = rolled  # dice that were rolled, in order (see `dice`)
        self.tiles = tiles  # by space: CHEERING, BOOING or 0
        self.tile_of = tile_of  # by seat: the space of its tile, or 0
        self.ticket_owner = ticket_owner  # by ticket (see `ticket_at`): a seat, or NONE
        self.pyramid = pyramid  # by seat: the number of pyramid tickets
        self.partner = partner  # by seat: a seat, or NONE
        self.hands = hands  # by seat: finish cards not yet laid, as a bit set of colours
        self.piles = piles  # the winner pile and the loser pile: finish cards (see `cards`) in order
        self.laid = laid  # for each card of each pile: the race as it stood then
        self.account = account  # by seat * LINES + line
        self.ended = ended  # an index of ENDS

    def clone(self) -> CamelUp:
        return CamelUp(
            self.setting,
            self.agenda[:],
            variants=self.variants,
            leg=self.leg,
            camels=self.camels,
            dice=self.dice,
            rolled=self.rolled[:],
            tiles=self.tiles[:],
            tile_of=self.tile_of[:],
            ticket_owner=self.ticket_owner[:],
            pyramid=self.pyramid[:],
            partner=self.partner[:],
            hands=self.hands[:],
            piles=[pile[:] for pile in self.piles],
            laid=[moments[:] for moments in self.laid],
            account=self.account[:],
            ended=self.ended,
        )

    # --- what the rules ask ---------------------------------------------------------------------

    def left_of(self, seat: i64) -> i64:
        """CU-18 The next seat clockwise."""
        return (seat + 1) % self.seats

    def money(self, seat: i64) -> i64:
        total: i64 = 0
        line: i64
        for line in range(LINES):
            total += self.account[seat * LINES + line]
        return total

    def score_sheet(self, seat: i64) -> dict[str, int]:
        """Where a seat's money came from: the start and every line of its account that is not zero."""
        lines = self.account[seat * LINES : (seat + 1) * LINES]
        return {LINE_NAMES[line]: int(lines[line]) for line in range(LINES) if lines[line] or line == START}

    def tickets_taken(self, camel: i64) -> i64:
        """The number of betting tickets that were taken from the top of a colour's stack."""
        depth: i64 = 0
        while depth < TICKETS and self.ticket_owner[ticket_at(camel, depth)] != NONE:
            depth += 1
        return depth

    def colours_left(self) -> i64:
        """The bit set of colours that have a betting ticket left."""
        left: i64 = 0
        colour: i64 = 1
        camel: i64
        for camel in range(RACERS):
            if self.ticket_owner[ticket_at(camel, TICKETS - 1)] == NONE:
                left |= colour
            colour <<= 1
        return left

    def tile_owner(self, space: i64) -> i64:
        seat: i64
        for seat in range(self.seats):
            if self.tile_of[seat] == space:
                return seat
        return NONE

    def pyramid_tickets_left(self) -> i64:
        return PYRAMID_TICKETS - len(self.rolled)

    def spaces_for_tile(self, seat: i64) -> i64:
        """CU-20, CU-21 The bit set of spaces where a seat may lay its tile: 2 to 16, without camel or
        tile, not next to another player's tile, and not where its own lies now."""
        free: i64 = (1 << SPACES + 1) - 4
        space: i64
        other: i64
        for other in range(self.seats):
            space = self.tile_of[other]
            if space and other == seat:
                free &= ~(1 << space)
            elif space:
                free &= ~(0b111 << space - 1)
        camel: i64
        for camel in range(CAMELS):
            free &= ~(1 << space_of(self.camels, camel))
        return free

    # --- what the rules change ----------------------------------------------------------------------

    def pay(self, seat: i64, line: i64, amount: i64) -> None:
        """CU-6 Pay a seat from the bank, which never runs out; a negative amount goes to the bank."""
        self.account[seat * LINES + line] += amount

    def forgive_debt(self, seat: i64) -> None:
        """CU-38 Nobody's money falls below 0: a debt that cannot be paid is cancelled."""
        money = self.money(seat)
        if money < 0:
            self.pay(seat, FORGIVEN, -money)
            self.tell(events.FORGIVEN, seat, -money)

    def clear_leg(self) -> None:
        """CU-10, CU-13, CU-39 Put back tickets, tiles, partnership cards and dice."""
        seat: i64
        space: i64
        ticket: i64
        for ticket in range(ALL_TICKETS):
            self.ticket_owner[ticket] = NONE
        for seat in range(self.seats):
            self.pyramid[seat] = 0
            self.partner[seat] = NONE
            self.tile_of[seat] = 0
        for space in range(OVER_THE_LINE + 1):
            self.tiles[space] = 0
        self.dice = ALL_DICE
        self.rolled = vec[i64]([])

    # --- the result ------------------------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        """CU-43 The player with the most money wins; players with equal money share the victory."""
        if self.agenda:
            return None
        scores = [int(self.money(seat)) for seat in range(self.seats)]
        winners = [seat for seat in range(self.seats) if scores[seat] == max(scores)]
        breakdown = [
            [Line(f"camel-up-score-{name}", amount) for name, amount in self.score_sheet(seat).items()]
            for seat in range(self.seats)
        ]
        return Outcome(scores, winners, ENDS[self.ended], breakdown)

    def save(self) -> SavedRace:
        return SavedRace(
            leg=self.leg,
            camels=places_of(self.camels),
            dice=self.dice,
            rolled=list(self.rolled),
            tiles=list(self.tiles),
            tile_of=list(self.tile_of),
            ticket_owner=list(self.ticket_owner),
            pyramid=list(self.pyramid),
            partner=list(self.partner),
            hands=list(self.hands),
            piles=[list(pile) for pile in self.piles],
            laid=[[moment.save() for moment in moments] for moments in self.laid],
            account=list(self.account),
            ended=self.ended,
        )


def empty_race(setting: Setting) -> CamelUp:
    """CU-9, CU-10 A race with everything sorted on the table and no camel on the track yet."""
    seats = setting.seats
    account: list[int] = []
    for _ in range(seats):
        account += [STARTING_MONEY] + [0] * (LINES - 1)
    return CamelUp(
        setting,
        [],
        variants=CamelUpVariants(setting),
        leg=1,
        camels=0,
        dice=ALL_DICE,
        rolled=vec[i64]([]),
        tiles=vec[i64]([0] * (OVER_THE_LINE + 1)),
        tile_of=vec[i64]([0] * seats),
        ticket_owner=vec[i64]([NONE] * (ALL_TICKETS)),
        pyramid=vec[i64]([0] * seats),
        partner=vec[i64]([NONE] * seats),
        hands=vec[i64]([HAND] * seats),
        piles=[vec[i64]([]), vec[i64]([])],
        laid=[[], []],
        account=vec[i64](account),
        ended=GOES_ON,
    )


def restore_race(setting: Setting, agenda: list[AnyStep], race: SavedRace) -> CamelUp:
    """Make a race from its saved form; the opposite of `CamelUp.save`."""
    return CamelUp(
        setting,
        agenda,
        variants=CamelUpVariants(setting),
        leg=race.leg,
        camels=camels_at(race.camels),
        dice=race.dice,
        rolled=vec[i64](race.rolled),
        tiles=vec[i64](race.tiles),
        tile_of=vec[i64](race.tile_of),
        ticket_owner=vec[i64](race.ticket_owner),
        pyramid=vec[i64](race.pyramid),
        partner=vec[i64](race.partner),
        hands=vec[i64](race.hands),
        piles=[vec[i64](pile) for pile in race.piles],
        laid=[[restore_moment(saved) for saved in moments] for moments in race.laid],
        account=vec[i64](race.account),
        ended=race.ended,
    )


def top_ticket(s: CamelUp, camel: i64) -> i64:
    """CU-4 The number on the top ticket of a colour, 0 if none is left."""
    taken = s.tickets_taken(camel)
    return ticket_value(ticket_at(camel, taken)) if taken < TICKETS else 0
