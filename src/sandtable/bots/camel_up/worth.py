"""The worth of a position of Camel Up: the money each player may expect, and from that the chance to win."""

from __future__ import annotations

import math
from typing import Final

from sandtable.bots.camel_up.guess import LegGuess, RaceGuess
from sandtable.core.native import i64, vec
from sandtable.games.camel_up.board import (
    ALL_TICKETS,
    LOSER,
    OVER_THE_LINE,
    RACE_COSTS,
    RACE_PAYS,
    RACE_PAYS_LATER,
    RACERS,
    WINNER,
)
from sandtable.games.camel_up.cards import card_camel, card_seat
from sandtable.games.camel_up.state import NONE, CamelUp
from sandtable.games.camel_up.tickets import ticket_camel, ticket_value
from sandtable.games.camel_up.track import space_of

END_SPREAD: Final = 1.5  # pounds; at the end of the race, a difference this small is nearly a toss-up
LEG_SPREAD: Final = 12.0  # squared pounds that each coming leg adds
SPACES_A_LEG: Final = 3.2
FIRST_IN_LEG: Final = 0.6  # pounds; the worth of the next turn, of which later turns are worth a part


def chance_to_win(s: CamelUp, seat: i64, leg: LegGuess | None, race: RaceGuess) -> float:
    """The chance of a seat to win, over all winners and losers of the race: the expected money decides,
    blurred by what may still be won and lost."""
    money = vec[float]([float(s.money(other)) for other in range(s.seats)])
    if not s.agenda:
        return share(money, seat, END_SPREAD)
    if leg is not None:
        add_leg(s, leg, money)
    add_turns(s, money)
    spread = math.sqrt(END_SPREAD * END_SPREAD + LEG_SPREAD * legs_left(s))
    if not len(s.piles[WINNER]) and not len(s.piles[LOSER]):
        return share(money, seat, spread)
    total = 0.0
    winner: i64
    loser: i64
    for winner in range(RACERS):
        for loser in range(RACERS):
            if loser != winner:
                paid = money[:]
                pay_bets(s.piles[WINNER], winner, paid)
                pay_bets(s.piles[LOSER], loser, paid)
                chance = race.win[winner] * race.lose[loser] / (1.0 - race.lose[winner])
                total += chance * share(paid, seat, spread)
    return total


def add_leg(s: CamelUp, leg: LegGuess, money: vec[float]) -> None:
    """CU-37 Add what each player may expect of the leg with the tickets and the tile they have."""
    ticket: i64
    seat: i64
    for ticket in range(ALL_TICKETS):
        owner = s.ticket_owner[ticket]
        if owner != NONE:
            money[owner] += leg.ticket(ticket_camel(ticket), ticket_value(ticket))
    for seat in range(s.seats):
        money[seat] += float(s.pyramid[seat]) + leg.tile(s.tile_of[seat])
        if s.partner[seat] != NONE:
            money[seat] += best_ticket(s, leg, s.partner[seat])


def add_turns(s: CamelUp, money: vec[float]) -> None:
    """Add the worth of acting soon: players who act earlier find more to take."""
    asked: i64 = s.agenda[-1].seat
    seat: i64
    for seat in range(s.seats):
        wait = (seat - asked + s.seats) % s.seats
        money[seat] += FIRST_IN_LEG * (1.0 - float(wait) / float(s.seats))


def legs_left(s: CamelUp) -> float:
    """A rough estimate of the legs until the race ends."""
    leader: i64 = 0
    racer: i64
    for racer in range(RACERS):
        leader = max(leader, space_of(s.camels, racer))
    return float(OVER_THE_LINE - leader) / SPACES_A_LEG


def best_ticket(s: CamelUp, leg: LegGuess, seat: i64) -> float:
    """CU-44 The expected value of a seat's best ticket, which its partner will copy."""
    best = 1.0 if s.pyramid[seat] else 0.0
    ticket: i64
    for ticket in range(ALL_TICKETS):
        if s.ticket_owner[ticket] == seat:
            best = max(best, leg.ticket(ticket_camel(ticket), ticket_value(ticket)))
    return best


def held_relative_to_others(s: CamelUp, seat: i64, leg: LegGuess) -> float:
    """The expected value of a seat's tickets, minus the average of the other seats."""
    mine = 0.0
    theirs = 0.0
    ticket: i64
    for ticket in range(ALL_TICKETS):
        owner = s.ticket_owner[ticket]
        if owner != NONE:
            worth = leg.ticket(ticket_camel(ticket), ticket_value(ticket))
            if owner == seat:
                mine += worth
            else:
                theirs += worth
    return mine - theirs / float(s.seats - 1)


def pay_bets(pile: vec[i64], camel: i64, money: vec[float]) -> None:
    """CU-42 Add what a pile of race bets pays if this camel is the right one."""
    correct: i64 = 0
    at: i64
    for at in range(len(pile)):
        owner = card_seat(pile[at])
        if card_camel(pile[at]) == camel:
            pays: i64 = RACE_PAYS[correct] if correct < len(RACE_PAYS) else RACE_PAYS_LATER
            money[owner] += float(pays)
            correct += 1
        else:
            money[owner] = max(0.0, money[owner] - float(RACE_COSTS))


def share(money: vec[float], seat: i64, spread: float) -> float:
    """A seat's share of the victory: the more money it has relative to the others, the larger."""
    total = 0.0
    other: i64
    for other in range(len(money)):
        total += math.exp((money[other] - money[seat]) / spread)
    return 1.0 / total
