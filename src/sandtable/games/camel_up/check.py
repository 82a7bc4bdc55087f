"""CU-50 The invariants of a race."""

from __future__ import annotations

from sandtable.core import bits
from sandtable.core.check import must
from sandtable.core.errors import RulesError
from sandtable.core.native import i64
from sandtable.games.camel_up.bet_moment import BetMoment
from sandtable.games.camel_up.board import (
    BEHIND_THE_LINE,
    BLACK,
    DICE,
    OVER_THE_LINE,
    PARTNERS_FROM,
    PYRAMID_TICKETS,
    RACERS,
    RACING_FACES,
    SPACES,
    TICKETS,
    WHITE,
)
from sandtable.games.camel_up.cards import card_camel, card_seat
from sandtable.games.camel_up.dice import die_of, face_of, faces_of
from sandtable.games.camel_up.state import GOES_ON, HAND, NONE, CamelUp
from sandtable.games.camel_up.steps import BuildStack, PlaceCrazyCamels, Turn
from sandtable.games.camel_up.tickets import ticket_at
from sandtable.games.camel_up.track import crossed, height_of, stack_on, stacks


def check(s: CamelUp) -> None:
    """CU-50 Raise RulesError for the first invariant that does not hold."""
    _check_agenda(s)
    _check_track(s)
    _check_tiles(s)
    _check_dice(s)
    _check_tickets(s)
    _check_cards(s)
    for pile, moments in zip(s.piles, s.laid, strict=True):
        _check_moments(s, len(pile), moments)
    _check_partners(s)
    for seat in range(s.seats):
        must(s.money(seat) >= 0, f"seat {seat} has less money than 0 (CU-38)")


def _check_agenda(s: CamelUp) -> None:
    must(bool(s.agenda) == (s.ended == GOES_ON), "a race must be over exactly when its agenda is empty")
    if not s.agenda:
        return
    asked = s.agenda[-1]
    must(isinstance(asked, (Turn, BuildStack)), f"{asked} asks nobody")
    must(0 <= asked.seat < s.seats, f"there is no seat {asked.seat}")
    if isinstance(asked, BuildStack):
        _check_setting_up(s)
    else:
        must(len(s.agenda) == 1, f"{s.agenda[0]} cannot wait on the agenda")


def _check_setting_up(s: CamelUp) -> None:
    """CU-46 Every racing camel that is not on the track waits for the roller; the crazy camels follow."""
    waiting = [WHITE, BLACK]
    must(
        s.agenda[:2] == [Turn(0), PlaceCrazyCamels()],
        "the crazy camels and then seat 0 must follow the set-up",
    )
    for step in s.agenda[2:]:
        must(isinstance(step, BuildStack) and step.seat == 0, f"{step} cannot wait on the agenda")
        _, space, camels = step.fields()
        must(space in range(1, RACING_FACES + 1), f"no camel starts on {space} (CU-11)")
        if not isinstance(camels, tuple) or len(camels) < 2:
            raise RulesError(f"{camels} is not a stack to build")
        waiting += camels
    unplaced = stacks(s.camels).get(BEHIND_THE_LINE, [])
    must(sorted(waiting) == sorted(unplaced), "every camel must stand on the track or wait for its place")
    must(
        all(height_of(s.camels, camel) == 0 for camel in unplaced),
        "a camel that waits must not have a height",
    )


def _check_track(s: CamelUp) -> None:
    placed = stacks(s.camels)
    if s.agenda and isinstance(s.agenda[-1], BuildStack):
        placed.pop(BEHIND_THE_LINE, None)  # not on the track yet
    else:
        must(
            crossed(s.camels) == (s.ended != GOES_ON),
            "the race must end when a unit crosses the line (CU-40)",
        )
    _check_stacks(s.camels, placed)


def _check_stacks(camels: i64, placed: dict[int, list[int]]) -> None:
    for space, stack in placed.items():
        heights = [height_of(camels, camel) for camel in stack]
        must(heights == list(range(len(stack))), f"the stack on {space} has a gap")
        must(space <= OVER_THE_LINE, f"there is no space {space}")


def _check_tiles(s: CamelUp) -> None:
    lying = [space for space in range(OVER_THE_LINE + 1) if s.tiles[space]]
    must(
        lying == sorted(space for space in s.tile_of if space), "every tile on the track must have one owner"
    )
    for space in lying:
        must(s.tiles[space] in (-1, 1), f"the tile on {space} has an unknown side")
        must(2 <= space <= SPACES, f"a tile lies on {space} (CU-20)")
        must(not stack_on(s.camels, space), f"a tile lies under camels on {space} (CU-50)")
        must(s.tiles[space - 1] == 0, f"tiles lie next to each other on {space - 1} and {space} (CU-20)")


def _check_dice(s: CamelUp) -> None:
    out = [die_of(rolled) for rolled in s.rolled]
    must(len(set(out)) == len(out), "a die is out twice")
    inside = bits.listed(s.dice)
    must(sorted(out + inside) == list(range(DICE)), "every die must be either in the pyramid or out of it")
    must(len(out) <= PYRAMID_TICKETS, "one die must stay in the pyramid (CU-50)")
    must(
        min(s.pyramid) >= 0 and sum(s.pyramid) == len(out),
        "there must be a pyramid ticket for each die that is out (CU-22)",
    )
    for rolled in s.rolled:
        must(face_of(rolled) < faces_of(die_of(rolled)), "a die shows a face that it does not have")


def _check_tickets(s: CamelUp) -> None:
    for camel in range(RACERS):
        owners = [s.ticket_owner[ticket_at(camel, depth)] for depth in range(TICKETS)]
        taken = s.tickets_taken(camel)
        must(all(owner == NONE for owner in owners[taken:]), "tickets must be taken from the top (CU-19)")
        must(all(0 <= owner < s.seats for owner in owners[:taken]), "a ticket belongs to nobody at the table")


def _check_cards(s: CamelUp) -> None:
    laid = [0] * s.setting.seats
    for pile in s.piles:
        for card in pile:
            seat, camel = card_seat(card), card_camel(card)
            must(0 <= seat < s.seats and camel < RACERS, "a pile holds a finish card that does not exist")
            must(not bits.has(laid[seat], camel), f"seat {seat} laid a card twice (CU-24)")
            laid[seat] |= 1 << camel
    for seat in range(s.seats):
        must(s.hands[seat] == HAND & ~laid[seat], f"the finish cards of seat {seat} do not add up (CU-7)")


def _check_moments(s: CamelUp, cards: int, moments: list[BetMoment]) -> None:
    must(len(moments) == cards, f"{len(moments)} moments for {cards} finish cards (CU-24)")
    legs = [moment.leg for moment in moments]
    must(
        legs == sorted(legs) and max(legs, default=1) <= s.leg, "the finish cards of a pile are out of order"
    )
    for moment in moments:
        _check_stacks(moment.camels, stacks(moment.camels))
        must(not crossed(moment.camels), "a finish card was laid after the race (CU-40)")


def _check_partners(s: CamelUp) -> None:
    for seat in range(s.seats):
        partner = s.partner[seat]
        if partner == NONE:
            continue
        must(s.seats >= PARTNERS_FROM, "there are partners at a table of fewer than six players (CU-9)")
        must(0 <= partner < s.seats and partner != seat, f"seat {seat} has no such partner")
        must(s.partner[partner] == seat, "a partnership must be of two players (CU-49)")
