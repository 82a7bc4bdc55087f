"""Which steps may be on the agenda: steps of this table, in an order that play can lead to."""

from __future__ import annotations

from typing import Final

from sandtable.core import bits
from sandtable.core.errors import RulesError
from sandtable.core.step import AnyStep, Auto
from sandtable.games.five_tribes.board import (
    ASSASSIN,
    BUILDER,
    FAKIR,
    LARGE_MARKET,
    NO_TILE,
    PALACE,
    PALM,
    SACRED_PLACE,
    SIBITTIS,
    SMALL_MARKET,
    TILES,
    TRIBES,
)
from sandtable.games.five_tribes.djinns.card import BEFORE_MOVE, BEFORE_TILE, BEFORE_TRIBE
from sandtable.games.five_tribes.piles import cards_of, tribe_in
from sandtable.games.five_tribes.reach import NEIGHBOURS
from sandtable.games.five_tribes.state import FiveTribes
from sandtable.games.five_tribes.steps.bidding import Bid, StartRound
from sandtable.games.five_tribes.steps.ending import CleanUp
from sandtable.games.five_tribes.steps.looking import Look
from sandtable.games.five_tribes.steps.placing import REDIRECTS, Redirect
from sandtable.games.five_tribes.steps.sale import LastWindow, Sale, Suit
from sandtable.games.five_tribes.steps.sowing import PickUp, Sow
from sandtable.games.five_tribes.steps.tiles import LargeMarket, SacredPlace, SmallMarket, TileAction
from sandtable.games.five_tribes.steps.tribes import Build, Kill, TribeAction
from sandtable.games.five_tribes.steps.turn import Control, Move, NextMarker
from sandtable.games.five_tribes.steps.window import Powers, Window
from sandtable.games.five_tribes.variants import ANY

WINDOWS: Final = (BEFORE_MOVE, BEFORE_TRIBE, BEFORE_TILE)
SEATLESS: Final = (StartRound, NextMarker, CleanUp)
MARKETS: Final = {SmallMarket: SMALL_MARKET, LargeMarket: LARGE_MARKET, SacredPlace: SACRED_PLACE}


def check_agenda(s: FiveTribes) -> None:
    """Raise RulesError unless the top step asks something a seat can answer and the others can follow."""
    if not s.agenda:
        return
    if isinstance(s.agenda[-1], Auto):
        raise RulesError(f"{s.agenda[-1]} is on top of the agenda but asks nobody")
    for step in s.agenda:
        for seat in _seats(step):
            if not 0 <= seat < s.seats:
                raise RulesError(f"there is no seat {seat}")
    names = tuple(type(step) for step in s.agenda)
    if names not in _agendas(s):
        raise RulesError(
            f"the steps {', '.join(name.__name__ for name in names)} cannot be on the agenda in this order"
        )
    if len({seat for step in s.agenda[2:] for seat in _seats(step)}) > 1 and Bid not in names:
        raise RulesError("only one player acts at a time (FT-4)")
    for step in s.agenda:
        if not _fits(s, step):
            raise RulesError(f"{step} does not fit the table")
    if not s.options(s.to_act()[0]):
        raise RulesError(f"{s.agenda[-1]} leaves nothing to do")


def _seats(step: AnyStep) -> list[int]:
    return [] if isinstance(step, SEATLESS) else [step.seat]


def _agendas(s: FiveTribes) -> list[tuple[type[AnyStep], ...]]:
    """Every order in which steps can be on the agenda, from the bottom up."""
    base = (CleanUp, NextMarker)
    turn = (LastWindow, TileAction, Powers, TribeAction, Powers, Control)
    bids = [(*base, *[Bid] * number) for number in range(1, len(s.bid_order) + 1)]
    top: list[tuple[type[AnyStep], ...]] = [(Move,), turn[:5], turn[:3], ()]
    windows: list[tuple[type[AnyStep], ...]] = []
    for below in (top[0], turn[:4], turn[:2]):
        windows.append((*below, Window))
        windows += [(*below, Powers, Look), (*below, Powers, Redirect)]
    moves = [(*turn, PickUp), (*turn, Sow), (*turn[:3], Build), (*turn[:3], Kill)]
    tiles = [(LastWindow, step) for step in (SmallMarket, LargeMarket, SacredPlace, Redirect, Look)]
    return [*bids, *[(*base, *rest) for rest in [*windows, *moves, *tiles, (Sale,), (Suit,)]]]


def _fits(s: FiveTribes, step: AnyStep) -> bool:
    """Whether the fields of a step agree with the table."""
    if isinstance(step, Bid):
        return s.tile == NO_TILE and s.in_hand == 0
    if isinstance(step, (Window, Powers)):
        return step.window in WINDOWS
    if isinstance(step, PickUp):
        return s.in_hand == 0 and s.tile == NO_TILE
    if isinstance(step, Sow):
        started = step.came_from == NO_TILE
        stood = len(step.stood) == (0 if s.variants.partner == ANY else TRIBES)
        begun = started or step.came_from in NEIGHBOURS[step.at]
        return 0 <= step.at < TILES and s.in_hand != 0 and begun and stood
    if isinstance(step, Control):
        return s.tile == NO_TILE
    if isinstance(step, (Build, Kill)):
        return s.tile != NO_TILE and tribe_in(s.in_hand) == (BUILDER if isinstance(step, Build) else ASSASSIN)
    if isinstance(step, (SmallMarket, LargeMarket, SacredPlace)):
        return s.tile != NO_TILE and s.place(s.tile) == MARKETS[type(step)] and s.in_hand == 0
    if isinstance(step, Redirect):
        return step.piece in (PALM, PALACE) and 0 <= step.tile < TILES and _may_redirect(s, step)
    if isinstance(step, Look):
        return 0 < len(step.before) + len(step.after) <= 3 and s.owns(step.seat, SIBITTIS)
    if isinstance(step, Suit):
        kinds = bits.listed(step.kinds)
        return 0 < step.kinds < 1 << FAKIR and all(cards_of(s.discards, kind) for kind in kinds)
    return True


def _may_redirect(s: FiveTribes, step: Redirect) -> bool:
    """Whether there is a piece to place, and the seat owns the djinn that places it elsewhere."""
    left = s.palms_left() if step.piece == PALM else s.palaces_left()
    return left > 0 and s.owns(step.seat, REDIRECTS[step.piece].number)
