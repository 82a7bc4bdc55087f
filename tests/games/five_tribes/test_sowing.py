"""FT-5 The move, compared with a simple model on thousands of boards."""

from __future__ import annotations

import pytest

from sandtable import Chance
from sandtable.games.five_tribes.actions import DROP
from sandtable.games.five_tribes.board import NO_TILE, TILE_NAMES, TILES, TRIBE_LETTERS, TRIBES, WIDTH
from sandtable.games.five_tribes.meeples import Meeples, meeples_from
from sandtable.games.five_tribes.piles import ONE_MEEPLE, pack_meeples
from sandtable.games.five_tribes.reach import FARTHEST, NEIGHBOURS, distance, ends_from, ends_of_walks
from tests.games.five_tribes import model
from tests.games.five_tribes.kit import RULEBOOK, full_board, table


def test_ft5_1_all_meeples_are_taken_and_one_is_dropped_on_each_tile() -> None:
    """FT-5.1 They are dropped in any order of colours, until the hand is empty."""
    game = table("a1=6m:WGB b1=6m: c1=6m: d1=6m:B")
    assert game.why_not("take b1") == "FT-5.1"
    game.play("take a1")
    assert game.view().in_hand == {"elder": 1, "merchant": 1, "builder": 1}
    game.shows("a1=6m:")
    game.play("drop b1 merchant", "drop c1 elder")
    game.shows("b1=6m:G c1=6m:W d1=6m:B")
    assert game.options() == ["drop d1 builder"]


def test_ft5_2_no_diagonals_and_no_wrapping() -> None:
    """FT-5.2"""
    assert [
        [TILE_NAMES[tile] for tile in NEIGHBOURS[TILE_NAMES.index(name)]] for name in ("a1", "f3", "c3")
    ] == [
        ["b1", "a2"],
        ["f2", "e3", "f4"],
        ["c2", "b3", "d3", "c4"],
    ]


def test_ft5_3_never_straight_back_not_even_to_the_start() -> None:
    """FT-5.3"""
    game = table("c3=6m:GGBBB b3=6m: d3=6m:GB b2=6m:GB b4=6m:GB").play("take c3", "drop b3 builder")
    assert game.why_not("drop c3 builder") == "FT-5.3"
    game.play("drop b2 builder")
    assert game.why_not("drop b3 merchant") == "FT-5.3"


def test_ft5_4_loops_are_allowed_and_take_four_steps() -> None:
    """FT-5.4"""
    for tile in range(TILES):
        for steps in range(1, 4):
            assert not ends_from(steps, tile) >> tile & 1
        assert ends_from(4, tile) >> tile & 1


def test_ft5_5_the_last_joins_one_of_its_own_tribe() -> None:
    """FT-5.5"""
    game = table("a1=6m:GB b1=6m: c1=6m:G b2=6m:W").play("take a1", "drop b1 builder")
    assert game.options() == ["drop c1 merchant"]
    assert game.why_not("drop b2 merchant") == "FT-5.5"


def test_ft5_6_a_meeple_dropped_in_this_move_counts() -> None:
    """FT-5.6 The fifth meeple joins the one that was dropped first."""
    game = table("c3=6m:GGBYR e5=6m:B f5=6m:B", seats=2).play("take c3", "drop d3 merchant")
    game.play("drop d4 builder", "drop c4 assassin", "drop c3 vizier", "drop d3 merchant")
    assert game.news("collects")[0].words["count"] == 2


def test_ft_q28_a_variant_wants_the_partner_to_have_been_there_before_the_move() -> None:
    """FT-5.6 FT-Q28 `partner = before_move`: a meeple that was dropped in this move is not enough."""
    board, strict = "c3=6m:GGBYR e5=6m:W f5=6m:W", {"partner": "before_move"}
    game = table(board, seats=2, variants=strict)
    assert game.why_not("take c3") == "FT-5.8"
    game = table(board + " c2=6m:Y", seats=2, variants=strict).play("take c3", "drop d3 merchant")
    game.play("drop d4 builder", "drop c4 assassin", "drop c3 merchant")
    assert game.options() == ["drop c2 vizier"]
    assert game.why_not("drop d3 vizier") == "FT-5.5"


def test_ft5_7_camels_do_not_block() -> None:
    """FT-5.7"""
    game = table("a1=6m:GB b1=6m:@1 c1=6m:GG@0").play("take a1", "drop b1 builder", "drop c1 merchant")
    game.shows("b1=6m:B@1 c1=6m:@0")


def test_ft5_8_a_tile_with_six_is_always_a_start() -> None:
    """FT-5.8 Six meeples hold two of one tribe; five different ones on an empty board lead nowhere."""
    assert table("c3=6m:YWGBRR").options() == ["take c3"]
    game = table("c3=6m:YWGBR a1=6m:Y a2=6m:YW")
    assert game.why_not("take c3") is None
    assert table("a1=6m:YWGBR e5=6m:W f5=6m:W").why_not("take a1") == "FT-5.8"


def test_ft5_8_ends_of_walks_as_the_sheet_has_them() -> None:
    """FT-5.8 After k steps a walk can end on all tiles no farther than k with the parity of k, except on its
    start for k = 2; the tables repeat beyond their end."""
    for tile in range(TILES):
        for steps in range(1, FARTHEST + 8):
            expected = {
                other
                for other in range(TILES)
                if distance(tile, other) <= steps and (distance(tile, other) - steps) % 2 == 0
            }
            if steps == 2:
                expected.discard(tile)
            assert {other for other in range(TILES) if ends_from(steps, tile) >> other & 1} == expected
    by_hand = {(tile, came): 1 << tile for tile in range(TILES) for came in [*NEIGHBOURS[tile], NO_TILE]}
    for steps in range(1, FARTHEST + 6):
        walked = {}
        for tile, came in by_hand:
            walked[tile, came] = 0
            for following in NEIGHBOURS[tile]:
                if following != came:
                    walked[tile, came] |= by_hand[following, tile]
        by_hand = walked
        assert all(ends_of_walks(steps, *key) == mask for key, mask in by_hand.items())


def random_board(chance: Chance, most: int) -> model.Board:
    """A board with one crowded tile and a few others, so that many moves cannot be finished."""
    board: model.Board = {tile: [] for tile in range(TILES)}
    for _ in range(1 + chance.pick(most)):
        board[0].append(chance.pick(TRIBES))
    for _ in range(chance.pick(7)):
        board[1 + chance.pick(TILES - 1)].append(chance.pick(TRIBES))
    start = chance.pick(TILES)
    board[0], board[start] = board[start], board[0]
    return board


def packed(board: model.Board) -> Meeples:
    return meeples_from([pile(board[tile]) for tile in range(TILES)])


def pile(tribes: list[int]) -> int:
    return int(pack_meeples([tribes.count(tribe) for tribe in range(TRIBES)]))


def compare(board: model.Board, chance: Chance) -> tuple[int, int]:
    """Compare all starts of a board, then all drops along one random move; return how many were compared and
    how many of them were impossible."""
    meeples = packed(board)
    compared = impossible = 0
    starts = []
    for tile in range(TILES):
        lifted = model.copied(board)
        hand, lifted[tile] = lifted[tile], []
        possible = bool(hand) and model.can_finish(lifted, hand, tile, None)
        assert meeples.can_start(tile, True) == possible, (board, tile)
        compared += bool(hand)
        impossible += bool(hand) and not possible
        if possible:
            starts.append(tile)
    if not starts:
        assert not meeples.can_move(True)
        return compared, impossible
    at, came_from = max(starts, key=lambda tile: len(board[tile])), NO_TILE
    hand = board[at]
    packed_hand = meeples.lift(at)
    board[at] = []
    while hand:
        expected = model.legal_drops(board, hand, at, None if came_from == NO_TILE else came_from)
        drops = [DROP[number] for number in meeples.drops(packed_hand, at, came_from)]
        found = [(drop.tile, drop.tribe) for drop in drops]
        assert len(set(found)) == len(found)
        assert set(found) == expected, (board, hand, at, came_from)
        compared += 1
        came_from = at
        at, tribe = found[chance.pick(len(found))]
        hand.remove(tribe)
        packed_hand = pile(hand)
        board[at].append(tribe)
        meeples.put(at, tribe)
    return compared, impossible


@pytest.mark.parametrize(("seed", "boards", "most"), [(1, 2500, 4), (2, 1500, 5), (3, 500, 6), (4, 80, 7)])
def test_ft5_8_the_exact_test_agrees_with_exhaustive_search(seed: int, boards: int, most: int) -> None:
    """FT-5.8 On thousands of boards no decision leads to a dead end and no legal drop is missing."""
    chance = Chance(seed)
    results = [compare(random_board(chance, most), chance) for _ in range(boards)]
    assert sum(compared for compared, _ in results) > boards
    assert sum(impossible for _, impossible in results) > boards // 4


def rulebook_board() -> model.Board:
    cells = [cell.split(":")[1] for cell in RULEBOOK.split()]
    return {tile: [TRIBE_LETTERS.index(letter) for letter in cells[tile]] for tile in range(TILES)}


def test_ft14_1_golden_counts_of_the_rulebook_board() -> None:
    """FT-14.1 Model and rules both find 1,314 sequences, 336 starts with end and tribe, and 76 ends with
    tribe."""
    board = rulebook_board()
    every = list(model.moves(board))
    assert len(every) == len(set(every)) == 1314
    assert len({(start, *drops[-1]) for start, drops in every}) == 336
    assert len({drops[-1] for _, drops in every}) == 76
    assert len({start for start, _ in every}) == 30
    meeples = packed(board)
    assert sorted(sown(meeples)) == sorted(every)


def sown(meeples: Meeples) -> list[tuple[int, tuple[model.Drop, ...]]]:
    """Every move that can be made by legal drops, one after the other."""
    found: list[tuple[int, tuple[model.Drop, ...]]] = []
    for start in range(TILES):
        if not meeples.can_start(start, True):
            continue
        after = meeples.clone()
        unfinished: list[tuple[Meeples, int, int, int, tuple[model.Drop, ...]]] = [
            (after, int(after.lift(start)), start, NO_TILE, ())
        ]
        while unfinished:
            before, hand, at, came_from, path = unfinished.pop()
            if hand == 0:
                found.append((start, path))
                continue
            drops = [DROP[number] for number in before.drops(hand, at, came_from)]
            assert len(drops) > 0, "a dead end"
            for drop in drops:
                following = before.clone()
                following.put(drop.tile, drop.tribe)
                rest = hand - ONE_MEEPLE[drop.tribe]
                unfinished.append((following, rest, drop.tile, at, (*path, (drop.tile, drop.tribe))))
    return found


@pytest.mark.parametrize("seed", range(4))
def test_ft_q28_the_exact_test_agrees_with_exhaustive_search(seed: int) -> None:
    """FT-Q28 FT-5.8 The moves are those whose last meeple joins one that stood there before; none is a dead
    end."""
    chance = Chance(seed)
    for _ in range(25):
        board = random_board(chance, 4)
        partners = {(tile, tribe) for tile in range(TILES) for tribe in board[tile]}
        expected = [
            (start, drops)
            for start, drops in model.moves(board)
            if drops[-1] in partners and drops[-1][0] != start
        ]
        assert sorted(sown_to_join(packed(board))) == sorted(expected)


def sown_to_join(meeples: Meeples) -> list[tuple[int, tuple[model.Drop, ...]]]:
    """Every move that can be made by legal drops, if the partner must have been there before the move."""
    found: list[tuple[int, tuple[model.Drop, ...]]] = []
    for start in range(TILES):
        if not meeples.can_start(start, False):
            continue
        after = meeples.clone()
        hand = int(after.lift(start))
        stood = tuple(int(tiles) for tiles in after.where)
        unfinished: list[tuple[int, int, int, tuple[model.Drop, ...]]] = [(hand, start, NO_TILE, ())]
        while unfinished:
            hand, at, came_from, path = unfinished.pop()
            if hand == 0:
                found.append((start, path))
                continue
            drops = [DROP[number] for number in after.drops_to_join(stood, hand, at, came_from)]
            assert drops, "a dead end"
            for drop in drops:
                rest = hand - ONE_MEEPLE[drop.tribe]
                unfinished.append((rest, drop.tile, at, (*path, (drop.tile, drop.tribe))))
    return found


def test_ft14_1_thirty_starts_on_the_table() -> None:
    """FT-14.1"""
    game = table(full_board(RULEBOOK))
    assert len(game.options()) == 30
    assert game.view().bag == 0


def test_ft14_4_the_loop_of_the_rulebook() -> None:
    """FT-14.4 FT-6.1 Five meeples go round a block of four; three merchants are collected, no control.

    before  c3 market GGBYR   d3 oasis WG      after  c3 Y   d3 W
            c4 sacred W       d4 market               c4 WR  d4 B
    """
    game = table("c3=6m:GGBYR d3=8o:WG d4=4L: c4=15s:W", row="fish fish wheat silk")
    game.play("take c3", "drop d3 merchant", "drop d4 builder", "drop c4 assassin", "drop c3 vizier")
    game.shows("c3=6m:Y d3=8o:WGG d4=4L:B c4=15s:WR")
    game.play("drop d3 merchant")
    game.shows("c3=6m:Y d3=8o:W| d4=4L:B c4=15s:WR")
    assert game.news("collects")[0].words["count"] == 3
    assert game.cards(0) == "fish fish wheat"


def test_the_model_knows_the_board() -> None:
    assert [model.neighbours(tile) for tile in range(TILES)] == [list(near) for near in NEIGHBOURS]
    assert model.WIDTH == WIDTH
