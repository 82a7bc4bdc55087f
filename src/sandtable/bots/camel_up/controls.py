"""Two simple but sensible Camel Up bots that know the odds, to measure the others against."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sandtable.core.action import Action
from sandtable.games.camel_up.actions import ROLL, Bet, Partner, PlaceTile, Roll, TakeTicket
from sandtable.games.camel_up.board import (
    CAMEL_NAMES,
    CHEERING,
    RACE_PAYS,
    RACE_PAYS_LATER,
)
from sandtable.games.camel_up.notation import tiles_from_sides
from sandtable.games.camel_up.odds import LegOdds, leg_odds, ticket_worth
from sandtable.games.camel_up.position import position_of
from sandtable.games.camel_up.race_odds import RaceOdds, luck_for, race_odds
from sandtable.games.camel_up.view import CamelUpView, Card

ROLL_WORTH: Final = 1.0  # pounds: the pyramid ticket
TILE_FADES: Final = 0.8  # the share of its estimated income that a tile brings; it may be outrun
SURE_ENOUGH: Final = 0.45  # no race bet on a smaller chance
CROWD: Final = 0.5  # the share of earlier cards in a pile that are feared to be right
RACES: Final = 250


class Greedy:
    """Estimates every action in pounds and plays the best."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed  # every bot takes one; this bot has no use for luck

    def choose(self, view: CamelUpView, options: list[Action], sample: object, budget: object) -> Action:
        position = _Position(view)
        return max(options, key=position.worth)


class RuleOfThumb:
    """Follows the published rule: take the best ticket if it is worth more than a pound, else roll."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: CamelUpView, options: list[Action], sample: object, budget: object) -> Action:
        tickets = [option for option in options if isinstance(option, TakeTicket)]
        position = _Position(view)
        best = max(tickets, key=position.worth, default=ROLL)
        if position.worth(best) > ROLL_WORTH:
            return best
        return ROLL if ROLL in options else options[0]


class _Position:
    """A view, and the odds of its position."""

    def __init__(self, view: CamelUpView) -> None:
        self.view = view
        position = position_of(view)
        self.key = (int(position.camels), int(position.dice), tuple(position.tiles))

    def worth(self, action: Action) -> float:
        """An estimate of what an action brings, in pounds."""
        if isinstance(action, TakeTicket):
            name = CAMEL_NAMES[action.camel]
            return ticket_worth(self.leg(), action.camel, self.view.tickets[name][0])
        if isinstance(action, Roll):
            return ROLL_WORTH
        if isinstance(action, PlaceTile):
            gain = self.visits(action.space) * TILE_FADES - self.own_tile()
            return gain + (0.01 if action.side == CHEERING else 0.0)
        if isinstance(action, Bet):
            return self.bet(action)
        if isinstance(action, Partner):
            return self.copied(action.seat)
        return 0.0

    def leg(self) -> LegOdds:
        return _leg(*self.key)

    def visits(self, space: int) -> float:
        return self.leg().visits[space] / self.leg().total

    def own_tile(self) -> float:
        """What the seat's tile would still bring where it lies now."""
        return sum(self.visits(tile.space) for tile in self.view.tiles if tile.seat == self.view.seat)

    def bet(self, action: Bet) -> float:
        """The chance of being right times the next pay, minus the pound for being wrong."""
        race = _race(*self.key)
        share = race.win(action.camel) if action.pile == 0 else race.lose(action.camel)
        if share < SURE_ENOUGH:
            return 0.0
        pile = self.view.winner_pile if action.pile == 0 else self.view.loser_pile
        return share * _next_pay(pile) - (1 - share)

    def copied(self, partner: int) -> float:
        """The expected value of the partner's best ticket."""
        player = self.view.players[partner]
        promised = [
            ticket_worth(self.leg(), CAMEL_NAMES.index(ticket.camel), ticket.value)
            for ticket in player.tickets
        ]
        return max([0.0, 1.0 if player.pyramid_tickets else 0.0, *promised])


def _next_pay(pile: list[Card]) -> int:
    ahead = round(len(pile) * CROWD)
    return RACE_PAYS[ahead] if ahead < len(RACE_PAYS) else RACE_PAYS_LATER


@lru_cache(maxsize=512)
def _leg(camels: int, dice: int, sides: tuple[int, ...]) -> LegOdds:
    tiles = tiles_from_sides(sides)
    return leg_odds(camels, dice, tiles)


@lru_cache(maxsize=512)
def _race(camels: int, dice: int, sides: tuple[int, ...]) -> RaceOdds:
    return race_odds(camels, dice, tiles_from_sides(sides), RACES, luck_for(camels))
