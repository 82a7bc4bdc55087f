"""The end of the game: CL-E1 to CL-E10."""

from __future__ import annotations

import pytest

from sandtable import Chance
from sandtable.bots.random import choose_random
from sandtable.games.cleopatra.view import Reckoning
from tests.games.cleopatra.kit import GAME, Palace, nearly_done, palace


def ended(hands: tuple[str, ...] = ("asw",), **options: object) -> Palace:
    return nearly_done(hands, **options).build("build wall L1").play("stop")


def test_cl_e1_the_visit_is_paid_then_nothing_but_the_verdict() -> None:
    """CL-E1 The visit is paid, and the game ends without dice, offering or hand limit, although four dice
    lie on the altar and the hand is full."""
    played = nearly_done(("asw" + "a" * 12,), altar=4, talents=[0, 0, 0], merchants=[0, 0, 0]).build(
        "build wall L1"
    )
    played.play("stop", luck=[])
    assert played.outcome.reason == "palace"
    assert played.talents()[0] == 3


def test_cl_e1_a_variant_rolls_the_dice_first() -> None:
    """CL-E1, CL-E7 With `finish_turn_dice` the dice are rolled and an offering is held, without a Scribe's
    answer; then the game ends."""
    played = nearly_done(("asw4",), altar=4, amulets=[5, 5, 5], variants={"finish_turn_dice": "true"})
    played.build("build wall L1").play("stop", luck=[0])
    assert played.asked == "Offering"
    played.bids(3, 0, 0)
    assert played.outcome.reason == "palace"
    assert played.amulets == [3, 6, 6], "3 returned, one more for the Scribe in hand"


def test_cl_e2_tainted_cards_in_hand_are_amulets() -> None:
    """CL-E2 Doubles, trompe-l'oeil and all characters count, the Scribe too; standard cards do not."""
    assert ended(("asw" + "AST1246" + "aaa", "ml", "5")).amulets == [7, 0, 1]


def test_cl_e3_sanctuaries_absorb_after_that_but_not_more_than_there_is() -> None:
    """CL-E3 A sanctuary of four squares absorbs no more than the three amulets there are."""
    corner = "...\n" * 6 + "VVV\n..V\n..V"
    played = ended(("asw" + "AS",), garden=corner, statues=[(0, 8, 1)], amulets=[1, 2, 3])
    assert played.amulets == [0, 2, 3]


@pytest.mark.parametrize(
    ("amulets", "victims"), [([4, 4, 2], [0, 1]), ([0, 0, 0], []), ([1, 2, 3], [2]), ([0, 1, 0], [1])]
)
def test_cl_e4_all_with_the_most_are_eaten_if_it_is_more_than_none(
    amulets: list[int], victims: list[int]
) -> None:
    """CL-E4 Test vector 10."""
    played = ended(amulets=amulets)
    assert [seat for seat, player in enumerate(played.view().players) if player.eaten] == victims
    assert not set(victims) & set(played.outcome.winners)


def test_cl_e5_talents_and_three_for_each_merchant() -> None:
    """CL-E5 The richest survivor wins, however rich the eaten one was."""
    played = ended(talents=[10, 50, 20], amulets=[0, 9, 0], merchants=[1, 3, 0])
    assert played.outcome.scores == [16, 0, 20]
    assert played.outcome.winners == [2]


def test_cl_e5_a_tie_goes_to_fewer_amulets_then_it_is_shared() -> None:
    """CL-E5 In a variant the last tie goes to the player who is later in turn order."""
    level = [10, 13, 13]
    assert ended(talents=level, amulets=[9, 1, 2], merchants=[0, 0, 0]).outcome.winners == [1]
    assert ended(talents=level, amulets=[9, 1, 1], merchants=[0, 0, 0]).outcome.winners == [1, 2]
    later = ended(
        talents=level, amulets=[9, 1, 1], merchants=[0, 0, 0], variants={"final_tie": "later_player"}
    )
    assert later.outcome.winners == [2]


def test_cl_e6_if_all_are_eaten_the_crocodile_wins() -> None:
    """CL-E6 If everybody is eaten, nobody wins."""
    played = ended(amulets=[2, 2, 2])
    assert (played.outcome.reason, played.outcome.winners, played.outcome.scores) == (
        "crocodile",
        [],
        [0, 0, 0],
    )
    assert played.news("crocodile-wins")


def test_cl_e7_no_offering_is_pending_at_the_end() -> None:
    """CL-E7 An offering that a Scribe started is finished before the turn goes on."""
    played = nearly_done(("asw41",), altar=4).build("build wall L1").play("scribe onto").bids(0, 0, 0)
    assert played.asked == "Build"
    assert played.play("stop", luck=[]).outcome.reason == "palace"


def test_cl_e8_no_further_turn_for_anybody() -> None:
    """CL-E8 Seat 0 began and ends the game, so the other players have had one turn less."""
    assert ended().state.to_act() == []


def test_cl_e9_a_full_round_of_passes_ends_the_game() -> None:
    """CL-E9 All cards are in hands and nobody can build, because seat 0 has all artisans and nothing else."""
    artisans = "a" * 30 + "AAA"
    played = palace([artisans, "s", ""], stalls="||", rest="2", merchants=[0, 0, 0])
    for _ in range(3):
        assert played.options()[0] == "pass"
        played.play("pass", "end turn")
        if played.asked == "HandLimit":
            played.play("keep all")
    assert played.outcome.reason == "unfinished"
    assert played.news("ends-unfinished")


@pytest.mark.parametrize(("choice", "turns"), [("200", 200), ("60", 60)])
def test_cl_e9_too_many_turns_without_a_piece_end_the_game(choice: str, turns: int) -> None:
    """CL-E9 The limit is `max_idle_turns`; building a piece starts the count again."""
    played = palace([""], idle=turns - 1, variants={"max_idle_turns": choice})
    played.play("market 1", "refill", "lay 1 1", "lay 1 2", "end turn")
    assert played.outcome.reason == "unfinished"
    builds = palace(["asw"], idle=turns - 1, variants={"max_idle_turns": choice}).build("build wall L1")
    builds.play("stop", luck=[1] * 5).play("end turn")
    assert builds.asked == "Turn"


def test_cl_e9_the_verdict_of_an_unfinished_game_is_as_usual() -> None:
    """CL-E9 Tainted cards count and the most corrupt player is eaten, as at any other end."""
    played = palace(["", "AS", ""], idle=199, talents=[3, 9, 5], merchants=[0, 0, 0])
    played.play("market 1", "refill", "lay 1 1", "lay 1 2", "end turn")
    assert (played.amulets, played.outcome.winners) == ([0, 2, 0], [2])


def test_cl_e10_survivors_by_talents_the_eaten_have_nothing() -> None:
    """CL-E10 The score sheet of an eaten player adds up to nothing, line by line."""
    outcome = ended(talents=[10, 50, 20], amulets=[0, 9, 0], merchants=[1, 3, 0]).outcome
    assert [line.code for line in outcome.breakdown[1]] == [
        "cleopatra-score-start",
        "cleopatra-score-merchants",
        "cleopatra-score-eaten",
    ]
    assert sum(line.amount for line in outcome.breakdown[1]) == 0


def test_whole_random_games_end_and_explain_their_scores() -> None:
    """CL-E1 A few games are played from the first card to the verdict."""
    for seed in range(6):
        luck, choices = Chance(seed), Chance(seed + 500)
        state = GAME.setup(3 + seed % 3, luck)
        while state.to_act():
            seat = state.to_act()[0]
            state.apply(seat, choose_random(state.options(seat), choices), luck)
        outcome = state.outcome()
        assert outcome is not None
        assert [sum(line.amount for line in sheet) for sheet in outcome.breakdown] == outcome.scores


def test_cl_e3_the_view_has_the_whole_reckoning() -> None:
    """CL-E2, CL-E3 The view explains the amulets at the end, and not before."""
    corner = "...\n" * 6 + "VVV\n..V\n..V"
    options: dict[str, object] = {"garden": corner, "statues": [(0, 8, 1)], "amulets": [1, 2, 3]}
    assert {one.reckoning for one in nearly_done(("asw" + "AS",), **options).view(0).players} == {None}
    players = ended(("asw" + "AS",), **options).view(2).players
    assert [one.reckoning for one in players] == [
        Reckoning(tainted=2, amulets=3, absorbed=3, left=0),
        Reckoning(tainted=0, amulets=2, absorbed=0, left=2),
        Reckoning(tainted=0, amulets=3, absorbed=0, left=3),
    ]
    assert [one.amulets for one in players] == [0, 2, 3]
