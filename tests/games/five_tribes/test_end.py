"""FT-12 Both ends of the game, and FT-13 the score."""

from __future__ import annotations

import pytest

from sandtable import Chance
from sandtable.bots.random import choose_random
from sandtable.games.five_tribes import GAME
from tests.games.five_tribes.kit import Hand, table
from tests.records.five_tribes import RECORDS

SEVEN = "a5=6m:@0 b5=6m:@0 c5=6m:@0 d5=6m:@0 e5=4L:@0 f5=4L:@0 a4=4L:@0"


def test_ft12_1_the_round_of_the_last_camel_is_completed() -> None:
    """FT-12.1 Every remaining marker acts, and then the game is scored."""
    game = table(f"{SEVEN} a1=6m:W b1=6m:W d1=8o:YY e1=8o:Y", order=[1])
    game.play("take a1", "drop b1 elder")
    assert game.news("last-camel")
    assert (game.to_act, game.asks) == (1, "PickUp")
    game.play("take e1", "drop d1 vizier")
    assert game.outcome.reason == "last-camel"


def test_ft12_1_assassins_may_take_the_last_camel() -> None:
    """FT-12.1 FT-7.5 The final tile comes first; the victim's tile then finds no camel."""
    game = table(f"{SEVEN} a1=6m:R b1=6m:R c1=6m:Y", order=[]).play("take a1", "drop b1 assassin")
    game.shows("b1=6m:@0")
    game.play("kill c1 vizier")
    assert game.outcome.reason == "last-camel"
    assert GAME.view(game.state, None).tiles[2].camel is None
    game = table(f"{SEVEN} a1=6m:R b1=6m:RW c1=6m:Y", order=[]).play("take a1", "drop b1 assassin")
    game.play("kill c1 vizier")
    assert (game.outcome.reason, game.view().tiles[2].camel) == ("last-camel", 0)


def test_ft12_2_no_legal_move_ends_the_game_with_the_round() -> None:
    """FT-12.2 Nobody moves any more; all may still sell or use djinns."""
    game = table("a1=6m:W c3=6m:Y", Hand(cards="wheat"), Hand(djinns="enki", elders=1), order=[1, 2])
    assert game.options() == ["sell wheat", "end turn"]
    game.play("sell wheat", "end suit")
    assert (game.to_act, game.asks) == (1, "Sale")  # FT-12.5 there is a single window
    game.play("end turn")
    assert game.outcome.reason == "no-move"


def test_ft12_3_no_other_bidding_when_the_last_action_leaves_no_move() -> None:
    """FT-12.3 In the variant everybody gets one more round of powers."""
    board = "a1=8o:W b1=8o:W c3=6m:Y"
    game = table(board, order=[]).play("take a1", "drop b1 elder")
    assert game.outcome.reason == "no-move"
    game = table(board, order=[], variants={"last_round": "one_more"}).play(
        "take a1", "drop b1 elder", luck=None
    )
    assert game.asks == "Bid"
    game.play("bid 0", "bid 0", "bid 0", "bid 1")
    assert game.outcome.reason == "no-move"


def test_ft12_4_a_player_without_camels_still_acts() -> None:
    """FT-12.4 In a game of two, a player's first marker places the last camel, and the second still acts."""
    camels = " ".join(
        f"{name}:@0" for name in ("a5=6m", "b5=6m", "c5=6m", "d5=6m", "e5=4L", "f5=4L", "a4=4L")
    )
    camels += " b4=4L:@0 c4=8o:@0 d4=8o:@0"
    game = table(f"{camels} a1=6m:W b1=8o:W d1=8o:YY e1=8o:Y", seats=2, order=[0])
    game.play("take a1", "drop b1 elder", "take e1", "drop d1 vizier")
    game.shows("d1=8o:|")
    assert game.outcome.reason == "last-camel"


def test_ft12_5_a_blocked_player_has_one_window() -> None:
    """FT-12.5 FT-Q15 The window offers any power of A to D and the sale, but no tribe and no tile. Anun-Nak,
    used before the move, can make a move possible."""
    hand = Hand(djinns="anun-nak echidna iblis", elders=4)
    game = table("a1=6m:W c3=6m:Y", hand, order=[])
    assert game.asks == "Window"
    game.play("go on")
    assert game.asks == "Sale"
    assert {text.split()[0] for text in game.offers("use on")} == {"anun-nak"}
    assert game.offers("use") == []
    game = table("a1=6m:W c3=6m:Y", hand, order=[])
    game.play("use on anun-nak elder b1", luck=[15, 15, 15])  # three elders join a1's neighbour
    assert game.asks == "PickUp"
    assert game.options() == ["take a1", "take b1"]


@pytest.mark.parametrize(("variant", "asked"), [("whole_round", "Sale"), ("each_turn", "PickUp")])
def test_ft_q15_once_blocked_nobody_moves(variant: str, asked: str) -> None:
    """FT-Q15 Anun-Nak after the trigger makes a move possible, but nobody may make it; in the variant the
    next player may."""
    hands = (Hand(djinns="anun-nak", elders=1), Hand(cards="wheat"))
    game = table("a1=6m:W c3=6m:Y", *hands, order=[1], variants={"blocked": variant})
    game.play("go on")
    game.play("use on anun-nak elder b1", luck=[15, 15, 15])
    assert (game.to_act, game.asks) == (1, asked)


def test_ft12_6_both_triggers_in_one_round() -> None:
    """FT-12.6 FT-12.1 The first trigger is given as the reason; neither is undone."""
    game = table(f"{SEVEN} a1=6m:W b1=6m:W d1=8o:Y", Hand(), Hand(cards="wheat"), order=[1])
    game.play("take a1", "drop b1 elder")
    assert (game.to_act, game.asks) == (1, "Sale")
    assert game.play("end turn").outcome.reason == "last-camel"


def test_ft12_7_no_dead_end_and_no_endless_game() -> None:
    """FT-12.7 FT-14.8 Random games with all djinns in play end within 45 rounds."""
    for seed in range(12):
        seats = 2 + seed % 3
        luck, choices = Chance(seed), Chance(seed + 77)
        state = GAME.setup(seats, luck)
        while state.agenda:
            (seat,) = state.to_act()
            options = state.options(seat)
            assert options
            state.apply(seat, choose_random(options, choices), luck)
        assert state.round <= 45


def test_ft_q27_each_marker_is_blocked_or_acts_by_itself() -> None:
    """FT-Q27 The second marker of a player acts after the last camel, and is asked again when blocked."""
    game = table("a1=6m:W c3=6m:Y", Hand(cards="wheat fish"), seats=2, order=[0, 1])
    game.play("end turn")
    assert (game.to_act, game.asks) == (0, "Sale")


def test_ft13_the_score_line_by_line() -> None:
    """FT-13 Gold, viziers, tens, elders, djinns, tiles with palms and palaces, and goods add up to the
    score."""
    board = "a1=8o:@0|^ b1=15s:@0 c1=5v:@1^^ d1=8o:|"
    hands = (
        Hand(gold=11, viziers=2, elders=3, djinns="leta boaz", cards="wheat*2 fish fakir"),
        Hand(gold=5, viziers=1),
        Hand(gold=0, viziers=2),
    )
    game = table(board, *hands, seats=3, order=[])
    while game.state.agenda:
        game.play("end turn" if "end turn" in game.options() else "go on")
    lines = [game.score(0, line) for line in ("gold", "viziers", "more-viziers", "elders", "djinns")]
    assert lines == [11, 2, 10, 6, 10]
    assert [game.score(0, line) for line in ("tiles", "palms", "palaces", "goods")] == [23, 3, 5, 4]
    assert [game.score(1, line) for line in ("gold", "viziers", "tiles", "palaces")] == [5, 1, 5, 10]
    assert game.outcome.scores == [74, 21, 12]
    assert game.outcome.winners == [0]


def test_ft13_ties_share_the_victory() -> None:
    """FT-13"""
    game = table("a1=6m:Y", Hand(gold=9, cards="wheat"), Hand(gold=10), Hand(gold=8), seats=3, order=[])
    game.play("end turn")
    assert (game.outcome.winners, game.outcome.scores) == ([0, 1], [10, 10, 8])


def test_ft13_the_records_end_as_their_names_say() -> None:
    """FT-13 A tie is shared; both triggers have their record."""
    outcomes = {name: RECORDS[name]().state.outcome() for name in ("last-camel", "no-move", "shared-victory")}
    found = {name: outcome for name, outcome in outcomes.items() if outcome is not None}
    assert [found[name].reason for name in ("last-camel", "no-move")] == ["last-camel", "no-move"]
    assert len(found["shared-victory"].winners) == 2
