"""The planner finds every end that can be reached, how to get there, and what it brings."""

from __future__ import annotations

import pytest

from sandtable import Chance
from sandtable.games.five_tribes import GAME
from sandtable.games.five_tribes.board import TILE_NAMES, TILES, TRIBE_NAMES
from sandtable.games.five_tribes.meeples import Meeples, meeples_from
from sandtable.games.five_tribes.ways import Earnings, Way, earnings, paths, ways
from tests.games.five_tribes import model
from tests.games.five_tribes.kit import RULEBOOK, Hand, Play, full_board, table
from tests.games.five_tribes.test_sowing import pile, random_board


def test_ft14_1_336_ways_and_76_ends_on_the_rulebook_board() -> None:
    """FT-14.1 The planner gives one path for each way, or all 1,314 sequences if asked for all paths."""
    game = table(full_board(RULEBOOK))
    found = ways(game.state)
    assert len(found) == len({(way.start, way.end, way.tribe) for way in found}) == 336
    ends = {(way.end, way.tribe) for way in found}
    assert len(ends) == 76
    every = [way for end, tribe in ends for way in paths(game.state, None, end, tribe, limit=5000).ways]
    assert len({tuple(way.actions) for way in every}) == len(every) == 1314


def test_every_way_can_be_played_and_is_worth_what_it_says() -> None:
    """The actions of a way are on offer one after the other; they bring the gold, cards, camel and meeples
    promised."""
    board = full_board(RULEBOOK)
    game = table(board, row="fish wheat silk spice")
    for way in ways(game.state)[::9]:
        told = earnings(game.state, 0, way)
        played = table(board, row="fish wheat silk spice")
        played.play(*way.actions)
        assert (played.view().players[0].camels == 7) == told.camel
        if way.tribe == "assassin":
            continue
        assert played.gold[0] - 50 == told.gold
        assert sorted(played.cards(0).split()) == sorted(told.cards)


def test_what_a_move_brings() -> None:
    """One move brings two elders and a camel on an oasis of 8 with its new palm, another more viziers than
    the three others have."""
    game = table("a1=6m:W b1=8o:W d4=6m:Y d5=8o:YG f1=6m:Y")
    elders, viziers = (
        next(way for way in ways(game.state) if (way.end, way.tribe) == wanted)
        for wanted in (("b1", "elder"), ("d5", "vizier"))
    )
    assert earnings(game.state, 0, elders) == Earnings(
        meeples=2, gold=0, cards=[], camel=True, points=4 + 8 + 3
    )
    assert earnings(game.state, 0, viziers).points == 2 + 30


def test_builders_marid_and_merchants_count_too() -> None:
    game = table("a1=6m:B b1=5v:BW@0 c4=6m:G d4=6m:GW f5=6m:Y", Hand(djinns="marid"), row="fish wheat silk")
    build = next(way for way in ways(game.state) if (way.start, way.end) == ("a1", "b1"))
    assert earnings(game.state, 0, build).gold == 2 * 1 + 1
    trade = next(way for way in ways(game.state) if (way.start, way.end) == ("c4", "d4"))
    assert earnings(game.state, 0, trade).cards == ["fish", "wheat"]


def test_a_limit_is_reported() -> None:
    """One tile with a dozen meeples has more paths than anybody wants to see."""
    game = table("c3=6m:YWGBRYWGBRYW c4=6m:Y")
    found = paths(game.state, "c3", "c3", "vizier", limit=50)
    assert (len(found.ways), found.complete) == (50, False)
    assert paths(game.state, "c4", "c3", "vizier").complete
    assert all(Play(game.state.clone()).play(*way.actions, luck=None) for way in found.ways[:5])


@pytest.mark.parametrize(("seed", "boards", "most"), [(11, 300, 4), (12, 60, 6)])
def test_ways_agree_with_exhaustive_search(seed: int, boards: int, most: int) -> None:
    """FT-5.8 The planner finds exactly the ways that exist, including loops."""
    chance = Chance(seed)
    state = GAME.setup(2, Chance(1))
    for _ in range(boards):
        board = random_board(chance, most)
        state.meeples = meeples_of(board)
        every = {(start, *drops[-1]) for start, drops in model.moves(board)}
        assert {numbers(way) for way in ways(state)} == every
        for start, end, tribe in list(every)[:3]:
            told = paths(state, TILE_NAMES[start], TILE_NAMES[end], TRIBE_NAMES[tribe], limit=100_000).ways
            expected = [
                drops for first, drops in model.moves(board) if (first, *drops[-1]) == (start, end, tribe)
            ]
            assert len(told) == len({tuple(way.actions) for way in told}) == len(expected)


def meeples_of(board: model.Board) -> Meeples:
    return meeples_from([pile(board[tile]) for tile in range(TILES)])


def numbers(way: Way) -> tuple[int, int, int]:
    return TILE_NAMES.index(way.start), TILE_NAMES.index(way.end), TRIBE_NAMES.index(way.tribe)
