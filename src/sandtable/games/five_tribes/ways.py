"""A planner for people and bots: where a move could end, the ways there, and what they would earn.

    >>> from sandtable import Chance
    >>> from sandtable.games.five_tribes import GAME
    >>> s = GAME.setup(4, Chance(seed=7))
    >>> way = ways(s)[0]
    >>> way.start, way.end, way.tribe
    ('a1', 'b1', 'merchant')
    >>> way.actions
    ['take a1', 'drop a2 elder', 'drop b2 builder', 'drop b1 merchant']
    >>> earnings(s, 0, way)
    Earnings(meeples=2, gold=0, cards=['silk', 'fakir'], camel=False, points=1)

Everything is read from the board and from what the asking player knows; nothing is enumerated twice, and
a request for all paths has a limit, because one position can have millions.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from sandtable.core import bits
from sandtable.core.native import i64
from sandtable.games.five_tribes.actions import TAKE, Drop, drop_on
from sandtable.games.five_tribes.board import (
    BUILDER,
    GOOD_NAMES,
    MERCHANT,
    NO_TILE,
    OASIS,
    PALACE,
    PALM,
    TILE_NAMES,
    TILES,
    TRIBE_NAMES,
    TRIBES,
    VILLAGE,
)
from sandtable.games.five_tribes.control import take_control
from sandtable.games.five_tribes.djinns.passive import tell_drop
from sandtable.games.five_tribes.piles import ONE_MEEPLE, count, kinds_of, size, tribe_in
from sandtable.games.five_tribes.reach import LOOP, NEIGHBOURS, ends_from, ends_of_walks
from sandtable.games.five_tribes.scoring import score_sheet
from sandtable.games.five_tribes.state import FiveTribes
from sandtable.games.five_tribes.steps.placing import put_piece
from sandtable.games.five_tribes.steps.tribes import build, empty_hand, keep, trade
from sandtable.games.five_tribes.variants import BEFORE_MOVE

MOST_PATHS = 200  # unless asked for more
Path = tuple[Drop, ...]


class Way(msgspec.Struct, frozen=True):
    """A whole move: from where, to where, with which tribe last, and the actions that play it.

    >>> from sandtable.games.five_tribes.ways import ways
    >>> game = sandtable.game("five-tribes")
    >>> state = game.setup(2, sandtable.Chance(7))
    >>> ways(state)[0].actions
    ['take a1', 'drop a2 elder', 'drop b2 builder', 'drop b1 merchant']
    """

    start: str
    end: str
    tribe: str
    actions: list[str]


class Paths(msgspec.Struct, frozen=True):
    """The ways found; not `complete` if there are more than the limit.

    >>> from sandtable.games.five_tribes.ways import paths, ways
    >>> game = sandtable.game("five-tribes")
    >>> state = game.setup(2, sandtable.Chance(7))
    >>> first = ways(state)[0]
    >>> paths(state, first.start, first.end, first.tribe).complete
    True
    """

    ways: list[Way]
    complete: bool


class Earnings(msgspec.Struct, frozen=True):
    """What a move earns immediately, before any djinn, fakir, purchase or kill: meeples collected, gold,
    cards, whether a camel is placed, and how many more points the player would then have.

    >>> from sandtable.games.five_tribes.ways import earnings, ways
    >>> game = sandtable.game("five-tribes")
    >>> state = game.setup(2, sandtable.Chance(7))
    >>> earnings(state, 0, ways(state)[0])
    Earnings(meeples=2, gold=0, cards=['silk', 'fakir'], camel=False, points=1)
    """

    meeples: int
    gold: int
    cards: list[str]
    camel: bool
    points: int


def ways(s: FiveTribes) -> list[Way]:
    """Every start, end and tribe that a move can have, each with one path.

    >>> from sandtable.games.five_tribes.ways import ways
    >>> game = sandtable.game("five-tribes")
    >>> state = game.setup(2, sandtable.Chance(7))
    >>> len(ways(state))
    288
    """
    return [
        _way(start, path)
        for start in range(TILES)
        if s.can_start(start)
        for end in bits.listed(ends_from(size(s.meeples.piles[start]), start))
        for tribe in range(TRIBES)
        for path in _some_path(s, start, end, tribe)
    ]


def paths(s: FiveTribes, start: str | None, end: str, tribe: str, limit: int = MOST_PATHS) -> Paths:
    """All paths to an end tile with a tribe last, from one start tile or (None) from all, up to a limit.

    >>> from sandtable.games.five_tribes.ways import paths, ways
    >>> game = sandtable.game("five-tribes")
    >>> state = game.setup(2, sandtable.Chance(7))
    >>> first = ways(state)[0]
    >>> first in paths(state, first.start, first.end, first.tribe).ways
    True
    """
    starts = range(TILES) if start is None else [TILE_NAMES.index(start)]
    found: list[Way] = []
    for first in starts:
        for path in _all_paths(s, first, TILE_NAMES.index(end), TRIBE_NAMES.index(tribe)):
            if len(found) == limit:
                return Paths(found, complete=False)
            found.append(_way(first, path))
    return Paths(found, complete=True)


def every_path(s: FiveTribes, way: Way) -> Iterator[Way]:
    """All ways with the same start, end and tribe, one by one; there can be millions."""
    start, end = TILE_NAMES.index(way.start), TILE_NAMES.index(way.end)
    for path in _all_paths(s, start, end, TRIBE_NAMES.index(way.tribe)):
        yield _way(start, path)


def _way(start: int, path: Path) -> Way:
    last = path[-1]
    actions = [TAKE[start].text, *[drop.text for drop in path]]
    return Way(TILE_NAMES[start], TILE_NAMES[last.tile], TRIBE_NAMES[last.tribe], actions)


# --- finding paths -----------------------------------------------------------------------------------


def _some_path(s: FiveTribes, start: int, end: int, tribe: int) -> list[Path]:
    return [path for path, _ in zip(_all_paths(s, start, end, tribe), range(1), strict=False)]


def _all_paths(s: FiveTribes, start: int, end: int, tribe: int) -> Iterator[Path]:
    meeples = s.meeples
    hand = meeples.piles[start]
    if count(hand, tribe) == 0:
        return
    joins = end != start and bits.has(meeples.where[tribe], end)  # the start tile is empty by then
    if not joins and s.variants.partner == BEFORE_MOVE:
        return  # FT-Q28 a meeple dropped in this move is not a partner
    yield from _sow(hand - ONE_MEEPLE[tribe], start, NO_TILE, end, tribe, joins, ())


def _sow(rest: i64, at: int, came_from: int, end: int, tribe: int, joins: bool, path: Path) -> Iterator[Path]:
    """Sow `rest`, then the last meeple of `tribe` on `end`; `joins`: one of its tribe stands there
    already."""
    left = int(size(rest))
    for tile in NEIGHBOURS[at]:
        if tile == came_from or not bits.has(ends_of_walks(left, tile, at), end):
            continue
        if left == 0:
            if joins:
                yield (*path, drop_on(end, tribe))
            continue
        for dropped in range(TRIBES):
            if count(rest, dropped) == 0:
                continue
            after = rest - ONE_MEEPLE[dropped]
            met = joins or (tile == end and dropped == tribe)
            if met or _can_meet(after, tile, at, end, tribe):
                yield from _sow(after, tile, at, end, tribe, met, (*path, drop_on(tile, dropped)))


def _can_meet(rest: i64, at: int, came_from: int, end: int, tribe: int) -> bool:
    """FT-5.4 Whether one of the tribe can still be dropped on the end tile, and a loop leads back there."""
    if count(rest, tribe) == 0:
        return False
    left = int(size(rest)) + 1
    visits = range(left - LOOP, 0, -2)
    return any(bits.has(ends_of_walks(steps, at, came_from), end) for steps in visits)


# --- what a move earns -------------------------------------------------------------------------------


def earnings(s: FiveTribes, seat: int, way: Way) -> Earnings:
    """Play the move on a copy, as far as it needs no decision: collect, control, tribe, palm or palace.

    >>> from sandtable.games.five_tribes.ways import earnings, ways
    >>> game = sandtable.game("five-tribes")
    >>> state = game.setup(2, sandtable.Chance(7))
    >>> max(earnings(state, 0, way).points for way in ways(state))
    19
    """
    return reap(s, play_out(s, seat, way), seat)


def reap(before: FiveTribes, after: FiveTribes, seat: int) -> Earnings:
    """FT-6, FT-7, FT-8.2 Let the collected meeples of `after` act on its final tile, and compare the result
    with the position `before` the move."""
    collected = int(size(after.in_hand))
    take_control(after, seat, after.tile)
    _act(after, seat)
    place = after.place(after.tile)
    if place == OASIS and after.palms_left():
        put_piece(after, seat, PALM, int(after.tile))
    elif place == VILLAGE and after.palaces_left():
        put_piece(after, seat, PALACE, int(after.tile))
    return Earnings(
        meeples=collected,
        gold=int(after.gold[seat] - before.gold[seat]),
        cards=[GOOD_NAMES[kind] for kind in kinds_of(after.hands.seen[seat] - before.hands.seen[seat])],
        camel=after.camels[seat] != before.camels[seat],
        points=sum(score_sheet(after, seat).values()) - sum(score_sheet(before, seat).values()),
    )


def play_out(s: FiveTribes, seat: int, way: Way) -> FiveTribes:
    """FT-5, FT-6.1 The position after the last drop, with the collected meeples in hand."""
    after = s.clone()
    after.meeples.lift(TILE_NAMES.index(way.start))
    for text in way.actions[1:]:
        _, tile, tribe = text.split()
        after.meeples.put(TILE_NAMES.index(tile), TRIBE_NAMES.index(tribe))
        tell_drop(after, seat, TILE_NAMES.index(tile))
    after.tile = TILE_NAMES.index(way.end)
    after.in_hand = after.meeples.collect(after.tile, TRIBE_NAMES.index(way.tribe))
    return after


def _act(s: FiveTribes, seat: int) -> None:
    tribe = tribe_in(s.in_hand)
    if tribe < MERCHANT:
        keep(s, seat, tribe)
    elif tribe == MERCHANT:
        trade(s, seat)
    elif tribe == BUILDER:
        build(s, seat, 0)
    else:
        empty_hand(s)
