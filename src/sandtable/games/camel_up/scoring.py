"""The scoring of a leg and of the race (CU-36 to CU-44, CU-51 to CU-53)."""

from __future__ import annotations

from sandtable.core.native import i64
from sandtable.games.camel_up import events
from sandtable.games.camel_up.account import (
    COPIED_INCOME,
    LOSER_BETS,
    PYRAMID_INCOME,
    TICKET_INCOME,
    WINNER_BETS,
)
from sandtable.games.camel_up.board import (
    ALL_TICKETS,
    LOSER,
    OTHERS_COST,
    RACE_COSTS,
    RACE_PAYS,
    RACE_PAYS_LATER,
    SECOND_PAYS,
    WINNER,
)
from sandtable.games.camel_up.cards import card_camel, card_seat
from sandtable.games.camel_up.state import NONE, CamelUp
from sandtable.games.camel_up.tickets import ticket_camel, ticket_value
from sandtable.games.camel_up.track import ranking
from sandtable.games.camel_up.variants import CARD_BY_CARD


def score_leg(s: CamelUp) -> None:
    """CU-37, CU-38, CU-51 Pay each player the total of the leg; one ranking counts for all, and nobody
    is left with less than 0."""
    ranked = ranking(s.camels)
    s.tell(events.LEG_ENDS, s.leg, ranked[0], ranked[1])
    seat: i64
    for seat in range(s.seats):
        tickets = tickets_pay(s, seat, ranked)
        pyramid = s.pyramid[seat]
        copied = copied_from_partner(s, seat, ranked)
        s.pay(seat, TICKET_INCOME, tickets)
        s.pay(seat, PYRAMID_INCOME, pyramid)
        s.pay(seat, COPIED_INCOME, copied)
        if not s.quiet:
            s.tell(events.LEG_PAYS, seat, tickets, pyramid, copied, tickets + pyramid + copied)
        s.forgive_debt(seat)


def tickets_of(s: CamelUp, seat: i64) -> list[int]:
    """The betting tickets that a player has taken."""
    return [ticket for ticket in range(ALL_TICKETS) if s.ticket_owner[ticket] == seat]


def tickets_pay(s: CamelUp, seat: i64, ranked: list[int]) -> i64:
    """CU-37 The sum that a player's betting tickets pay."""
    total: i64 = 0
    ticket: i64
    for ticket in range(ALL_TICKETS):
        if s.ticket_owner[ticket] == seat:
            total += ticket_pays(ticket, ranked)
    return total


def ticket_pays(ticket: i64, ranked: list[int]) -> i64:
    """CU-4, CU-37 A ticket of the first camel pays its number, of the second 1; any other costs 1."""
    camel = ticket_camel(ticket)
    if camel == ranked[0]:
        return ticket_value(ticket)
    return SECOND_PAYS if camel == ranked[1] else -OTHERS_COST


def copied_from_partner(s: CamelUp, seat: i64, ranked: list[int]) -> i64:
    """CU-44, CU-49 The value of the partner's best ticket, betting or pyramid, never negative. The partner
    keeps the ticket; what the partner copies in turn is not a ticket."""
    partner = s.partner[seat]
    if partner == NONE:
        return 0
    worth = [ticket_pays(ticket, ranked) for ticket in tickets_of(s, partner)]
    pyramid: i64 = 1 if s.pyramid[partner] else 0  # CU-5
    return max([0, pyramid, *worth])


def score_race(s: CamelUp) -> None:
    """CU-42, CU-52, CU-53 Turn up the winner pile, then the loser pile, each from its first card."""
    ranked = ranking(s.camels)
    s.tell(events.RACE_ENDS, ranked[0], ranked[-1])
    for pile, camel, line in ((WINNER, ranked[0], WINNER_BETS), (LOSER, ranked[-1], LOSER_BETS)):
        correct = 0
        for card in s.piles[pile]:
            seat, bet_on = card_seat(card), card_camel(card)
            pays = -RACE_COSTS
            if bet_on == camel:
                pays = RACE_PAYS[correct] if correct < len(RACE_PAYS) else RACE_PAYS_LATER
                correct += 1
            s.pay(seat, line, pays)
            s.reveal(seat, events.SHOWS_BET, seat, pile, bet_on, pays)
            if s.variants.race_bets == CARD_BY_CARD:
                s.forgive_debt(seat)
    for seat in range(s.seats):
        s.forgive_debt(seat)
    if not s.quiet:
        best = max(s.money(seat) for seat in range(s.seats))
        s.tell(events.WINS, tuple(seat for seat in range(s.seats) if s.money(seat) == best), best)
