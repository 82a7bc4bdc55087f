"""The state of a race: the board and what lies before each player."""

from __future__ import annotations

from typing import Any, Final

from sandtable.core.native import i64, vec
from sandtable.core.outcome import Line, Outcome
from sandtable.core.save_format import Packed, SaveFormat
from sandtable.core.state import Setting, State
from sandtable.core.step import AnyStep
from sandtable.games.camel_up import events
from sandtable.games.camel_up.account import FORGIVEN, line_at, new_accounts, score_lines, total
from sandtable.games.camel_up.bet_moment import BetMoment, load_moment
from sandtable.games.camel_up.board import (
    ALL_DICE,
    ALL_TICKETS,
    CAMELS,
    LOSER,
    OVER_THE_LINE,
    PYRAMID_TICKETS,
    SPACES,
    TICKETS,
    WINNER,
)
from sandtable.games.camel_up.save import SavedMoment, SavedRace
from sandtable.games.camel_up.tickets import ticket_at, ticket_value
from sandtable.games.camel_up.track import camels_at, places_of, space_of
from sandtable.games.camel_up.variants import CamelUpVariants

NONE: Final = -1  # in place of a seat: no owner, no partner
HAND: Final = 0b11111  # a full hand of finish cards: a bit set of colours

# How a race can end.
GOES_ON: Final = 0
ENDS: Final = ("goes-on", "over-the-line", "cheered-over-the-line", "backward", "backward-with-riders")
BY_ROLL: Final = 1
BY_CHEERING: Final = 2
BACKWARD: Final = 3
BACKWARD_WITH_RIDERS: Final = 4


class CamelUp(State):
    """CU-9, CU-10 Camel Up at one moment. `track`, `dice`, `cards` and `tickets` explain packed numbers.

    Each field is one line of `__init__`: how it starts, and how it is copied from the race that is cloned.
    `SavedRace` lists the fields that are saved.
    """

    def __init__(self, setting: Setting, agenda: list[AnyStep], of: CamelUp | None = None) -> None:
        """CU-9, CU-10 Sort everything on the table, with no camel on the track yet; or copy `of`."""
        super().__init__(setting, agenda)
        seats: i64 = i64(setting.seats) if of is None else of.seats
        self.seats: i64 = seats
        self.variants: CamelUpVariants = CamelUpVariants(setting) if of is None else of.variants
        self.leg: i64 = i64(1) if of is None else of.leg
        self.camels: i64 = i64(0) if of is None else of.camels
        # The dice still in the pyramid, as a bit set; then those that were rolled, in order (see `dice`).
        self.dice: i64 = i64(ALL_DICE) if of is None else of.dice
        self.rolled: vec[i64] = vec[i64]([]) if of is None else of.rolled[:]
        # By space: CHEERING, BOOING or 0; then by seat: the space of its tile, or 0.
        self.tiles: vec[i64] = vec[i64]([0] * (OVER_THE_LINE + 1)) if of is None else of.tiles[:]
        self.tile_of: vec[i64] = vec[i64]([0] * seats) if of is None else of.tile_of[:]
        # By ticket (see `tickets`): a seat, or NONE.
        self.ticket_owner: vec[i64] = vec[i64]([NONE] * ALL_TICKETS) if of is None else of.ticket_owner[:]
        # By seat: the number of pyramid tickets, and the seat of the partner, or NONE.
        self.pyramid: vec[i64] = vec[i64]([0] * seats) if of is None else of.pyramid[:]
        self.partner: vec[i64] = vec[i64]([NONE] * seats) if of is None else of.partner[:]
        # By seat: finish cards not yet laid, as a bit set of colours.
        self.hands: vec[i64] = vec[i64]([HAND] * seats) if of is None else of.hands[:]
        # The winner pile and the loser pile: finish cards (see `cards`) in order, and for each card the race
        # as it stood then.
        self.piles: list[vec[i64]] = [vec[i64]([]), vec[i64]([])] if of is None else of.copied_piles()
        self.laid: list[list[BetMoment]] = [[], []] if of is None else of.copied_moments()
        self.account: vec[i64] = new_accounts(setting.seats) if of is None else of.account[:]
        self.ended: i64 = i64(GOES_ON) if of is None else of.ended  # an index of ENDS

    def clone(self) -> CamelUp:
        return CamelUp(self.setting, self.agenda[:], self)

    def copied_piles(self) -> list[vec[i64]]:
        return [self.piles[WINNER][:], self.piles[LOSER][:]]

    def copied_moments(self) -> list[list[BetMoment]]:
        return [self.laid[WINNER][:], self.laid[LOSER][:]]

    # --- what the rules ask ---------------------------------------------------------------------

    def left_of(self, seat: i64) -> i64:
        """CU-18 The next seat clockwise."""
        return (seat + 1) % self.seats

    def money(self, seat: i64) -> i64:
        return total(self.account, seat)

    def score_sheet(self, seat: i64) -> dict[str, int]:
        """Where a seat's money came from: the start and every line of its account that is not zero."""
        return score_lines(self.account, seat)

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
        ticket: i64
        # Every turn asks, so this goes from the last ticket of one colour to that of the next.
        for ticket in range(ticket_at(0, TICKETS - 1), ALL_TICKETS, TICKETS):
            if self.ticket_owner[ticket] == NONE:
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
        self.account[line_at(seat, line)] += amount

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
        breakdown = [
            [Line(f"camel-up-score-{name}", amount) for name, amount in self.score_sheet(seat).items()]
            for seat in range(self.seats)
        ]
        return Outcome(scores, self.winners(), ENDS[self.ended], breakdown)

    def winners(self) -> list[int]:
        if self.agenda:
            return []
        scores = [self.money(seat) for seat in range(self.seats)]
        most = max(scores)
        return [seat for seat in range(self.seats) if scores[seat] == most]

    def save(self) -> dict[str, Any]:
        return RACE_FORMAT.save(self)


def load_race(setting: Setting, agenda: list[AnyStep], saved: Any) -> CamelUp:
    """Make a race from its saved form; the opposite of `CamelUp.save`."""
    race = CamelUp(setting, agenda)
    RACE_FORMAT.load(race, saved)
    return race


def top_ticket(s: CamelUp, camel: i64) -> i64:
    """CU-4 The number on the top ticket of a colour, 0 if none is left."""
    taken = s.tickets_taken(camel)
    return ticket_value(ticket_at(camel, taken)) if taken < TICKETS else 0


def put_camels(s: CamelUp, places: list[int]) -> None:
    s.camels = camels_at(places)


def put_piles(s: CamelUp, piles: list[list[int]]) -> None:
    s.piles = [vec[i64](pile) for pile in piles]


def put_moments(s: CamelUp, piles: list[list[SavedMoment]]) -> None:
    s.laid = [[load_moment(saved) for saved in moments] for moments in piles]


RACE_FORMAT: Final = SaveFormat[CamelUp](
    SavedRace,
    parts=(),
    packed={
        "camels": Packed(lambda s: places_of(s.camels), put_camels),
        "piles": Packed(lambda s: [list(pile) for pile in s.piles], put_piles),
        "laid": Packed(lambda s: [[moment.save() for moment in moments] for moments in s.laid], put_moments),
    },
)
