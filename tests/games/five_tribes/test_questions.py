"""What players may ask: where a move can end, the best moves with what they leave, and counted scores."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from sandtable import Chance
from sandtable.core.errors import BadQuestion, IllegalAction
from sandtable.games.five_tribes import GAME
from sandtable.games.five_tribes.along import along
from sandtable.games.five_tribes.best_moves import best_moves
from sandtable.games.five_tribes.board import SUIT_PAYS
from sandtable.games.five_tribes.questions import BEST_MOVES, BEST_OF_A_TRIBE, MOST_WAYS
from sandtable.games.five_tribes.state import FiveTribes
from sandtable.games.five_tribes.ways import earnings, every_path, paths, ways
from tests.games.five_tribes.kit import RULEBOOK, Hand, full_board, table

# Elders can be collected on B1 (an oasis of 8), viziers on D5, where a merchant stays behind.
SMALL = "a1=6m:W b1=8o:W d4=6m:Y d5=8o:YG f1=6m:Y"


def ask(state: FiveTribes, question: str, seat: int | None = 0, **words: int | str) -> Any:
    return GAME.questions[question](GAME.imagine(state, seat, Chance(0)), seat, words)


def test_every_end_has_its_tribes_its_best_points_and_its_camel() -> None:
    answer = ask(table(SMALL).state, "where")
    assert answer["ends"] == {
        "a1": {"tribes": ["elder"], "points": 4 + 6, "camel": True},
        "b1": {"tribes": ["elder"], "points": 4 + 8 + 3, "camel": True},
        "d5": {"tribes": ["vizier"], "points": 2 + 30, "camel": False},
    }
    assert answer["starts"] == {"a1": 15, "b1": 10, "d4": 32}


def test_it_is_answered_for_one_tribe_or_for_camels_only() -> None:
    state = table(SMALL).state
    assert list(ask(state, "where", tribe="vizier")["ends"]) == ["d5"]
    assert list(ask(state, "where", camel=1)["ends"]) == ["b1", "a1"]
    assert ask(state, "where", tribe="vizier", camel=1) == {"ends": {}, "starts": {}, "best": []}


def test_the_best_moves_say_what_they_leave_to_the_others() -> None:
    """Whoever takes the elders leaves the viziers, and the other way round."""
    best = ask(table(SMALL).state, "where")["best"]
    assert [(move.way.end, move.earns.points, move.leaves) for move in best] == [
        ("d5", 32, 15),
        ("b1", 15, 32),
        ("a1", 10, 32),
    ]


def test_the_best_of_several_paths_leaves_least_to_the_others() -> None:
    """The paths have the same start, end and tribe, but leave the meeples in between on different tiles."""
    state = table(full_board(RULEBOOK)).state
    earned = [(way, earnings(state, 0, way)) for way in ways(state)]
    for move in best_moves(state, 0, earned, most=4, each=1):
        single = [(way, earnings(state, 0, way)) for way in every_path(state, move.way)]
        left = [left_by(state, one[0]) for one in single[:12] if one[1].points == move.earns.points]
        assert move.leaves == min(left)


def left_by(state: FiveTribes, way: Any) -> int:
    """The most that one of the others could earn after this move, found by trying all their moves."""
    played = table(full_board(RULEBOOK))
    played.play(*way.actions)
    after = played.state
    return max(earnings(after, seat, other).points for seat in range(1, 4) for other in ways(after))


def test_the_best_moves_are_few_and_of_several_tribes() -> None:
    state = GAME.setup(4, Chance(7))
    best = ask(state, "where")["best"]
    tribes = [move.way.tribe for move in best]
    assert len(best) == BEST_MOVES
    assert max(tribes.count(tribe) for tribe in tribes) == BEST_OF_A_TRIBE
    assert len({(move.way.end, move.way.tribe) for move in best}) == BEST_MOVES
    assert len(ask(state, "where", tribe="elder")["best"]) == BEST_MOVES
    points = [move.earns.points for move in best]
    assert points == sorted(points, reverse=True)


def test_the_ways_to_a_tile_come_with_all_tribes_or_with_one() -> None:
    state = table(full_board(RULEBOOK)).state
    every = ask(state, "ways", end="c3")["ways"]
    assert {one["way"].end for one in every} == {"c3"}
    assert len({one["way"].tribe for one in every}) > 1
    assert {one["way"].tribe for one in ask(state, "ways", end="c3", tribe="builder")["ways"]} == {"builder"}
    assert len(every) <= MOST_WAYS


def test_the_ways_over_a_path_are_the_orders_of_the_meeples() -> None:
    """The last of an elder, a merchant and a builder must join its own tribe; here each of them may come
    last."""
    state = table("a1=6m:WGB a2=6m: b2=6m: b1=8o:WGB d5=6m:Y").state
    found = ask(state, "ways", tiles="a1 a2 b2 b1")["ways"]
    assert {tuple(one["way"].actions) for one in found} == {
        ("take a1", f"drop a2 {first}", f"drop b2 {second}", f"drop b1 {last}")
        for first, second, last in permutations(["elder", "merchant", "builder"])
    }
    points = [one["earns"].points for one in found]
    assert points == sorted(points, reverse=True)


@pytest.mark.parametrize(
    "path",
    ["a1", "a1 a2 b2", "a1 a2 b2 b1 c1", "a1 a2 a1 b1", "a1 b2 c3 d4", "a2 a3 a4 a5", "d5 d4 d3 d2"],
    ids=["no step", "too short", "too long", "straight back", "diagonal", "nobody", "not enough"],
)
def test_a_path_that_cannot_be_walked_has_no_ways(path: str) -> None:
    state = table("a1=6m:WGB a2=6m: b2=6m: b1=8o:WGB d5=6m:Y").state
    assert ask(state, "ways", tiles=path) == {"ways": [], "complete": True}


def test_the_last_meeple_may_join_one_of_the_same_path() -> None:
    """FT-5.4 A loop comes back to B1, where nobody stood before."""
    state = table("a1=6m:WWGGB b1=6m: f5=6m:Y").state
    found = ask(state, "ways", tiles="a1 b1 b2 a2 a1 b1")["ways"]
    assert {one["way"].tribe for one in found} == {"elder", "merchant"}


def test_a_path_of_many_meeples_is_answered_up_to_the_limit() -> None:
    """Fifteen meeples have millions of orders, and on most paths none of them can be finished."""
    state = table("a1=6m:YYYWWWGGGBBBRRR f5=6m:Y").state
    row = ["b1", "c1", "d1", "e1", "f1", "f2", "e2", "d2", "c2", "b2", "a2", "a3", "b3", "c3", "d3"]
    assert ask(state, "ways", tiles=" ".join(["a1", *row])) == {"ways": [], "complete": True}
    loop = ["a1", *row[:4], "e2", "d2", "d1", "e1", "e2", "d2", "d1", "e1", "e2", "d2", "d1"]
    answer = ask(state, "ways", tiles=" ".join(loop))
    assert (len(answer["ways"]), answer["complete"]) == (MOST_WAYS, False)


def test_ways_along_paths_agree_with_all_paths() -> None:
    state = table(full_board(RULEBOOK)).state
    for way in ways(state)[::25]:
        tiles = [action.split()[1] for action in way.actions]
        every = paths(state, way.start, way.end, way.tribe, limit=5000).ways
        same = {tuple(one.actions) for one in every if [step.split()[1] for step in one.actions] == tiles}
        assert {tuple(one.actions) for one in along(state, tiles) if one.tribe == way.tribe} == same


def test_there_is_nothing_to_ask_in_the_middle_of_a_move() -> None:
    played = table(full_board(RULEBOOK))
    played.play(ways(played.state)[0].actions[0])
    assert ask(played.state, "where") == {"ends": {}, "starts": {}, "best": []}
    assert ask(played.state, "ways", end="c3") == {"ways": [], "complete": True}


def test_only_players_ask_about_real_tiles_and_tribes() -> None:
    state = table(full_board(RULEBOOK)).state
    for question in ("where", "ways"):
        with pytest.raises(IllegalAction, match="only a player"):
            ask(state, question, None, end="c3")
        with pytest.raises(BadQuestion, match="tribe 'camel'"):
            ask(state, question, tribe="camel", end="c3")
    with pytest.raises(BadQuestion, match="tile 'z9'"):
        ask(state, "ways", end="z9")
    for path in ("", "a1 z9"):
        with pytest.raises(BadQuestion, match="no path"):
            ask(state, "ways", tiles=path)


def test_the_page_knows_what_suits_pay() -> None:
    """FT-9 The page says what a card would add to a hand; its table of values is the one of the rules."""
    source = Path(__file__).parents[3] / "ui" / "src" / "lib" / "games" / "five-tribes" / "suits.ts"
    assert f"SUIT_PAYS: readonly number[] = {list(SUIT_PAYS)};" in source.read_text("utf-8")


def test_scores_are_counted_exactly_as_long_as_no_card_is_secret() -> None:
    hands = [Hand(gold=20, elders=1, cards="fish"), Hand(gold=33, viziers=2, cards="fish silk ivory")]
    state = table("a1=6m:W b1=8o:W", *hands).state
    mine, other = 20 + 2 + 1, 33 + 2 + 30 + 7
    assert ask(state, "scores")["scores"][:2] == [(mine, mine), (other, other)]


def test_a_secret_card_makes_the_score_of_the_others_a_range() -> None:
    """A player with fish and silk drew a card, which may be worthless or turn 3 points into 7."""
    state = table("a1=6m:W b1=8o:W", Hand(gold=20), Hand(gold=33, cards="fish silk")).state
    state.hands.draw_secretly(1, 3)
    assert ask(state, "scores", 0)["scores"][1] == (33 + 3, 33 + 7)
    assert ask(state, "scores", None)["scores"][1] == (33 + 3, 33 + 7)
    assert ask(state, "scores", 1)["scores"][1] == (33 + 7, 33 + 7)
