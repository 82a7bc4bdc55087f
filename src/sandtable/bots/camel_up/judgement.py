"""What a learned judgement of Camel Up positions goes by."""

from __future__ import annotations

from typing import Final

from sandtable.bots.camel_up.guess import LegGuess, RaceGuess
from sandtable.bots.camel_up.worth import add_leg, chance_to_win
from sandtable.bots.judgement import log_chance
from sandtable.core import bits
from sandtable.core.native import i64, vec
from sandtable.games.camel_up.board import LOSER, OVER_THE_LINE, RACE_PAYS, RACE_PAYS_LATER, RACERS, WINNER
from sandtable.games.camel_up.cards import card_camel, card_seat
from sandtable.games.camel_up.state import CamelUp
from sandtable.games.camel_up.track import space_of

NAMES: Final[tuple[str, ...]] = (
    "the formula",
    "money",
    "money, times how far the race is",
    "money, times the square of that",
    "race bets",
    "race bets, times how far the race is",
    "finish cards in hand, times how far the race is still to go",
    "a turn soon",
    "a turn soon, times how far the race is",
)
"""The features of a seat. The formula counts as the logarithm of the chance that it gives. Money includes
what the seat's tickets and tile should bring in this leg; a bet counts as what it should pay. How far the
race is goes from 0 to 1 with the space of the leader."""


def features(s: CamelUp, leg: LegGuess | None, race: RaceGuess) -> list[vec[float]]:
    """The features of every seat, in the order of NAMES."""
    money = vec[float]([float(s.money(seat)) for seat in range(s.seats)])
    if leg is not None:
        add_leg(s, leg, money)
    bets = vec[float]([0.0] * s.seats)
    add_bets(s.piles[WINNER], race.win, bets)
    add_bets(s.piles[LOSER], race.lose, bets)
    far = how_far(s)
    asked: i64 = s.agenda[-1].seat if s.agenda else 0
    found: list[vec[float]] = []
    seat: i64
    for seat in range(s.seats):
        soon = 1.0 - float((seat - asked + s.seats) % s.seats) / float(s.seats)
        cards = float(bits.count(s.hands[seat]))
        found.append(
            vec[float](
                [
                    log_chance(chance_to_win(s, seat, leg, race)),
                    money[seat],
                    money[seat] * far,
                    money[seat] * far * far,
                    bets[seat],
                    bets[seat] * far,
                    cards * (1.0 - far),
                    soon,
                    soon * far,
                ]
            )
        )
    return found


def how_far(s: CamelUp) -> float:
    """The space of the leader as a fraction of the whole track."""
    leader: i64 = 0
    racer: i64
    for racer in range(RACERS):
        leader = max(leader, space_of(s.camels, racer))
    return float(leader) / float(OVER_THE_LINE)


def add_bets(pile: vec[i64], chances: vec[float], bets: vec[float]) -> None:
    """CU-42 Add what each card of a pile should pay to its owner."""
    ahead = vec[i64]([0] * RACERS)
    at: i64
    for at in range(len(pile)):
        camel = card_camel(pile[at])
        correct = ahead[camel]
        pays: i64 = RACE_PAYS[correct] if correct < len(RACE_PAYS) else RACE_PAYS_LATER
        bets[card_seat(pile[at])] += chances[camel] * float(pays) - (1.0 - chances[camel])
        ahead[camel] += 1
