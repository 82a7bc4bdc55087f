"""An observation of Camel Up from a view: the definition that the observer is held to."""

from __future__ import annotations

from typing import Any

from sandtable.games.camel_up.board import CAMEL_NAMES, CAMELS, DIE_NAMES, GREY, RACERS, TICKET_VALUES
from sandtable.games.camel_up.notation import camels_from_text
from sandtable.games.camel_up.track import space_of
from sandtable.games.camel_up.view import CamelUpView, Card
from sandtable.research.camel_up.layout import CARD, CARDS, PLACES, SPACES_OF_TILES, TICKET_KINDS

Parts = dict[str, list[int]]


def memory(state: Any, seat: int) -> None:
    """A view of Camel Up shows the bets and when they were laid, so there is nothing to remember."""
    return


def encode(view: CamelUpView, remembered: None) -> Parts:
    """The slices of `layout.parts`, from the view alone."""
    assert view.seat is not None
    order = [(view.seat + number) % view.seats for number in range(view.seats)]
    places = {
        camel: (stack.space, height) for stack in view.stacks for height, camel in enumerate(stack.camels)
    }
    players = [view.players[seat] for seat in order]
    return {
        "leg": [view.leg],
        "camels": [int(places[camel][0] == space) for camel in CAMEL_NAMES for space in range(PLACES)],
        "heights": [places[camel][1] for camel in CAMEL_NAMES],
        "ranks": _ranks(places),
        "dice_in": [int(die in view.dice_in) for die in DIE_NAMES],
        "dice_out": _dice_out(view),
        "tiles": _tiles(view, order),
        "tickets_left": [len(view.tickets[camel]) for camel in CAMEL_NAMES[:RACERS]],
        "tickets": [
            sum(ticket.camel == camel and ticket.value == value for ticket in player.tickets)
            for player in players
            for camel in CAMEL_NAMES[:RACERS]
            for value in TICKET_VALUES[:TICKET_KINDS]
        ],
        "pyramid": [player.pyramid_tickets for player in players],
        "partners": [int(player.partner == seat) for player in players for seat in order],
        "money": [player.money for player in players],
        "cards": [player.cards for player in players],
        "hand": [int(camel in (players[0].hand or [])) for camel in CAMEL_NAMES[:RACERS]],
        "bets": [number for seat in order for number in _bets(view, seat)],
    }


def _ranks(places: dict[str, tuple[int, int]]) -> list[int]:
    ranking = sorted(CAMEL_NAMES[:RACERS], key=lambda camel: places[camel], reverse=True)
    return [int(ranking[rank] == camel) for camel in CAMEL_NAMES[:RACERS] for rank in range(RACERS)]


def _dice_out(view: CamelUpView) -> list[int]:
    """The pips of each colour; white and black share a die."""
    pips = [0] * CAMELS
    for die in view.dice_out:
        pips[CAMEL_NAMES.index(die.colour if die.die == DIE_NAMES[GREY] else die.die)] = die.pips
    return pips


def _tiles(view: CamelUpView, order: list[int]) -> list[int]:
    sides = [0] * (view.seats * SPACES_OF_TILES)
    for tile in view.tiles:
        side = 1 if tile.side == "cheering" else -1
        sides[order.index(tile.seat) * SPACES_OF_TILES + tile.space - 2] = side
    return sides


def _bets(view: CamelUpView, seat: int) -> list[int]:
    numbers: list[int] = []
    for number, pile in enumerate((view.winner_pile, view.loser_pile)):
        for place, card in enumerate(pile, 1):
            if card.seat == seat:
                numbers += _card(card, number, place)
    return numbers + [0] * (CARDS * CARD - len(numbers))


def _card(card: Card, pile: int, place: int) -> list[int]:
    camels = camels_from_text(card.stood)
    return [
        *(int(number == pile) for number in range(2)),
        place,
        card.leg,
        *(int(card.camel == camel) for camel in CAMEL_NAMES[:RACERS]),
        *(space_of(camels, racer) for racer in range(RACERS)),
    ]
