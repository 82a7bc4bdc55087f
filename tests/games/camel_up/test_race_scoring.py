"""The end of the race and the final scoring: CU-40 to CU-43, CU-52, CU-53."""

from __future__ import annotations

import pytest

from sandtable.core.message import Word
from tests.games.camel_up.kit import GAME, Race, race


def first_second_last(ended: Race) -> tuple[str, str, str]:
    """The first, second and last camel, as the log of the last leg and of the race gives them."""
    (leg,) = ended.news("leg-ends")
    (whole,) = ended.news("race-ends")
    assert leg.words["first"] == whole.words["first"]  # tickets and race bets use the same ranking
    return name(leg.words["first"]), name(leg.words["second"]), name(whole.words["last"])


def name(camel: Word) -> str:
    return str(camel).removeprefix("camel.")


# --- how a race ends --------------------------------------------------------------------------------------


def test_cu40_a_racing_camel_over_the_line_ends_the_race_at_once() -> None:
    ended = race("""
        G   P
        B   Y   K   W   R
        1   2   13  14  16
    """).roll("R1")
    ended.shows("""
        G   P
        B   Y   K   W   R
        1   2   13  14  |>
    """)
    assert ended.outcome.reason == "over-the-line"
    assert ended.state.to_act() == []
    assert ended.state.options(1) == []


def test_cu40_a_cheering_tile_can_end_it() -> None:
    ended = race("1:B,G 2:Y,P 12:W 13:K 14:R 16:+2").roll("R2")
    ended.shows("1:B,G 2:Y,P 12:W 13:K 16:+2 17:R")
    assert ended.outcome.reason == "cheered-over-the-line"


def test_cu40_a_lone_crazy_camel_going_backwards_ends_it() -> None:
    ended = race("""
                            K
        W   B   G   R   P   Y
        2   5   6   7   8   9
    """)
    ended.roll("W2")
    ended.shows("""
                            K
        W   B   G   R   P   Y
        <|  5   6   7   8   9
    """)
    assert ended.outcome.reason == "backward"


def test_cu40_a_crazy_camel_with_racing_riders_going_backwards_ends_it() -> None:
    ended = race("""
        G
        B           K
        W   R   P   Y
        2   6   8   9
    """).roll("W3")
    ended.shows("""
        G
        B           K
        W   R   P   Y
        <|  6   8   9
    """)
    assert ended.outcome.reason == "backward-with-riders"


def test_cu40_a_crazy_camel_carrying_only_the_other_crazy_one_has_no_riders() -> None:
    """White stands on black on 1. The upper one moves, so black cannot carry it out and white goes alone."""
    ended = race("1:K,W 5:B 6:G 7:R 8:P 9:Y").roll("K1")
    ended.shows("0:W 1:K 5:B 6:G 7:R 8:P 9:Y")
    assert ended.outcome.reason == "backward"


def test_cu40_one_leg_scoring_and_then_the_final_one() -> None:
    ended = race("1:B,G 2:Y,P 13:K 14:W 16:R", rolled="0:B1 1:G1 2:Y1 3:P1", tickets="R:3").roll("R1")
    codes = [event.kind.code for event in ended.state.news]
    assert codes == ["rolls", "moves", "crosses", "leg-ends", *["leg-pays"] * 4, "race-ends", "wins"]
    assert ended.money == [5, 4, 4, 3 + 1 + 5]


def test_cu40_stopping_on_16_or_on_1_is_not_crossing() -> None:
    assert race("1:B,G 2:Y,P 13:K 14:W 15:R").roll("R1").state.outcome() is None
    assert race("2:W 5:B 6:G 7:R 8:P 9:Y,K").roll("W1").state.outcome() is None


# --- the places at the end ------------------------------------------------------------------------------


def test_cu41_a_unit_over_the_line_is_ahead_of_all() -> None:
    """Purple stands on 16, but red and green, carried from 14, have crossed the line."""
    ended = race("""
                    G
                    R
        B   Y   W   K   P
        1   2   10  14  16
    """).roll("R3")
    assert first_second_last(ended) == ("green", "red", "blue")


def test_cu41_riders_of_a_backward_unit_are_behind_all_the_lowest_last() -> None:
    ended = race("""
        G
        B           K
        W   R   P   Y
        1   6   8   9
    """).roll("W1")
    ended.shows("""
        G
        B           K
        W   R   P   Y
        <|  6   8   9
    """)
    assert first_second_last(ended) == ("yellow", "purple", "blue")


def test_cu52_two_racing_camels_in_a_clockwise_unit_are_first_and_second() -> None:
    ended = race("1:B 2:Y 10:W 11:K 15:R,G 16:P").roll("R2")
    assert first_second_last(ended) == ("green", "red", "blue")


def test_cu52_with_one_the_best_on_the_track_is_second() -> None:
    ended = race("1:B 2:Y 10:W 11:K 15:R 16:P,G").roll("R2")
    assert first_second_last(ended) == ("red", "green", "blue")


def test_cu52_crazy_camels_in_the_unit_are_skipped() -> None:
    ended = race("1:B 2:Y 15:R,W,G,K 16:P").roll("R2")
    assert first_second_last(ended) == ("green", "red", "blue")


def test_cu52_a_clockwise_unit_of_all_five_ranks_itself() -> None:
    ended = race("10:W,K 16:Y,B,R,P,G").roll("Y1")
    assert first_second_last(ended) == ("green", "purple", "yellow")


def test_cu52_after_a_lone_backward_end_the_track_decides() -> None:
    ended = race("2:W 5:B 6:G 7:R 8:P 9:Y,K").roll("W2")
    assert first_second_last(ended) == ("yellow", "purple", "blue")


def test_cu52_after_a_backward_end_with_riders_the_best_on_the_track_wins() -> None:
    """Red alone is left on the track and is first; then come the camels of the unit from the top down."""
    ended = race("2:W,B,G,P,Y 6:R 12:K").roll("W3")
    assert first_second_last(ended) == ("red", "yellow", "blue")


def test_cu52_if_all_five_ride_the_order_inside_the_unit_is_the_ranking() -> None:
    ended = race("2:K,W,B,Y,G,R,P", winner="1:P 2:B", loser="3:B").roll("K2")
    ended.shows("""
        P
        R
        G
        Y
        B
        W   K
        <|  2
    """)
    assert first_second_last(ended) == ("purple", "red", "blue")
    assert ended.money == [3 + 1, 3 + 8, 3 - 1, 3 + 8]


def test_cu52_the_places_hold_for_tickets_and_race_bets_alike() -> None:
    """After a backward end yellow is first, purple second and blue last, for both."""
    ended = race(
        "2:W,B,G 6:R 8:P 9:Y,K", money=[10] * 4, tickets="Y:1 P:2 B:3", winner="1:Y 2:P", loser="3:B 2:G"
    ).roll("W3")
    assert ended.money == [10 + 1, 10 + 5 + 8, 10 + 1 - 1 - 1, 10 - 1 + 8]


# --- race bets ----------------------------------------------------------------------------------------

GREEN_WINS_PURPLE_LOSES = "1:P 2:Y 10:W 11:K 12:B 13:R 16:G"


def test_cu52_the_ranking_is_shown_when_the_race_is_over_and_every_pound_is_explained() -> None:
    position = race("1:B,G 2:Y,P 13:K 14:W 16:R", tickets="R:0", winner="1:R 2:B")
    assert position.view().ranking == []
    seen = position.roll("R1").view()
    assert seen.ranking == ["red", "purple", "yellow", "green", "blue"]
    assert all(sum(player.score.values()) == player.money for player in seen.players)
    assert seen.players[1].score == {"start": 3, "winner-bets": 8}


def test_cu42_golden_example_of_the_rulebook() -> None:
    """The winner pile is blue, yellow, green, green; the loser pile is purple, yellow, blue, purple,
    purple."""
    ended = race(
        GREEN_WINS_PURPLE_LOSES,
        seats=5,
        money=[20] * 5,
        winner="0:B 1:Y 2:G 3:G",
        loser="0:P 2:Y 1:B 3:P 4:P",
    ).roll("G1")
    paid = [(m.words["pile"], m.words["camel"], m.words["pays"]) for m in ended.news("shows-bet")]
    assert paid == [
        ("pile.winner", "camel.blue", -1),
        ("pile.winner", "camel.yellow", -1),
        ("pile.winner", "camel.green", 8),
        ("pile.winner", "camel.green", 5),
        ("pile.loser", "camel.purple", 8),
        ("pile.loser", "camel.yellow", -1),
        ("pile.loser", "camel.blue", -1),
        ("pile.loser", "camel.purple", 5),
        ("pile.loser", "camel.purple", 3),
    ]
    assert ended.money == [20 + 1 - 1 + 8, 20 - 1 - 1, 20 + 8 - 1, 20 + 5 + 5, 20 + 3]


def test_cu42_card_by_card_money_never_falls_below_0() -> None:
    """Seat 1 has no money, so two wrong cards cost nothing; then a right one pays 8."""
    ended = race(GREEN_WINS_PURPLE_LOSES, money=[0] * 4, winner="1:B 1:Y 1:G").roll("G1")
    assert ended.money == [1, 8, 0, 0]
    assert [message.words["pays"] for message in ended.news("shows-bet")] == [-1, -1, 8]
    assert [message.words["amount"] for message in ended.news("forgiven")] == [1, 1]  # the log adds up too


def test_cu42_the_winner_pile_is_paid_before_the_loser_pile() -> None:
    """Seat 1 is paid for a right winner card before its wrong loser cards are turned up."""
    ended = race(GREEN_WINS_PURPLE_LOSES, money=[0] * 4, winner="1:G", loser="1:B 1:Y").roll("G1")
    assert ended.money[1] == 6
    other_way_round = race(GREEN_WINS_PURPLE_LOSES, money=[0] * 4, winner="1:B 1:Y", loser="1:P").roll("G1")
    assert other_way_round.money[1] == 8


def test_cu42_the_leg_is_scored_before_the_race() -> None:
    """Seat 1 has 0 and earns 5 with its ticket; only then a wrong card costs 1."""
    ended = race(GREEN_WINS_PURPLE_LOSES, money=[0] * 4, tickets="G:1", winner="1:B").roll("G1")
    assert ended.money[1] == 4


def test_cu53_netted_race_bets_are_added_up_before_the_floor() -> None:
    for variant, money in (("card_by_card", [1, 8, 8, 0]), ("netted", [1, 6, 7, 0])):
        ended = race(
            GREEN_WINS_PURPLE_LOSES,
            money=[0] * 4,
            winner="1:B 1:Y 1:G",
            loser="2:B 2:P 3:Y",
            variants={"race_bets": variant},
        ).roll("G1")
        assert ended.money == money


def test_cu53_netted_adds_both_piles_of_a_player_together() -> None:
    """A player without money has two wrong winner cards and a right loser card: 8 card by card, 6 netted."""
    for variant, money in (("card_by_card", 8), ("netted", 6)):
        ended = race(
            GREEN_WINS_PURPLE_LOSES,
            money=[0] * 4,
            winner="1:B 1:Y",
            loser="1:P",
            variants={"race_bets": variant},
        ).roll("G1")
        assert ended.money[1] == money


def test_cu53_the_first_named_choice_is_the_default() -> None:
    assert {name: variant.choices for name, variant in GAME.variants.items()} == {
        "setup_order": ("roller", "random"),
        "race_bets": ("card_by_card", "netted"),
    }
    assert race(GREEN_WINS_PURPLE_LOSES).view().variants == {
        "setup_order": "random",
        "race_bets": "card_by_card",
    }


def test_cu53_netted_changes_nothing_for_players_who_can_pay() -> None:
    for variant in ("card_by_card", "netted"):
        ended = race(
            GREEN_WINS_PURPLE_LOSES,
            money=[9] * 4,
            winner="1:B 2:G",
            loser="1:P 3:Y",
            variants={"race_bets": variant},
        ).roll("G1")
        assert ended.money == [10, 9 - 1 + 8, 9 + 8, 9 - 1]


# --- the victory --------------------------------------------------------------------------------------


def test_cu43_most_money_wins() -> None:
    ended = race(GREEN_WINS_PURPLE_LOSES, money=[3, 9, 4, 8]).roll("G1")
    assert ended.outcome.scores == [4, 9, 4, 8]
    assert ended.outcome.winners == [1]


@pytest.mark.parametrize("seats", range(3, 9))
def test_cu43_equal_money_shares_the_victory(seats: int) -> None:
    ended = race(GREEN_WINS_PURPLE_LOSES, seats=seats, money=[6, *[7] * (seats - 2), 2]).roll("G1")
    assert ended.outcome.winners == list(range(seats - 1))
    (wins,) = ended.news("wins")
    assert wins.words == {"winners": [f"seat.{seat}" for seat in range(seats - 1)], "money": 7}


def test_cu43_the_score_sheet_explains_every_pound() -> None:
    ended = race(GREEN_WINS_PURPLE_LOSES, money=[0, 9, 4, 8], tickets="B:3 G:2", winner="1:B 2:G").roll("G1")
    for score, lines in zip(ended.outcome.scores, ended.outcome.breakdown, strict=True):
        assert sum(line.amount for line in lines) == score
