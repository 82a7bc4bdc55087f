"""A turn and its actions: CU-18 to CU-24, CU-45, CU-47, CU-48. Partnerships have their own file."""

from __future__ import annotations

import pytest

from sandtable import Chance, Script, Table
from tests.games.camel_up.kit import GAME, QUICK, Race, letter, luck_for, race

START = "1:G,Y,R 3:B,P 15:W 16:K"
APART = "2:B 4:G 6:Y 8:R 10:P 15:W 16:K"


def spaces(played: Race, side: str = "cheering") -> list[int]:
    return [int(text.split()[2]) for text in played.offers("tile") if text.split()[1] == side]


# --- the turn ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(3, 9))
def test_cu18_seats_act_clockwise_one_action_each(seats: int) -> None:
    played = race(START, seats=seats)
    for turn in range(2 * seats + 1):
        assert played.state.to_act() == [turn % seats]
        played.play(f"bet winner {('blue', 'green', 'red')[turn // seats]}")


def test_cu18_the_turns_go_on_without_a_break_across_legs() -> None:
    played = race(APART, turn=2)
    for seat, face in zip((2, 3, 0, 1, 2), ("B1", "G1", "Y1", "R1", "P1"), strict=True):
        assert played.to_act == seat
        played.roll(face)
    assert (played.view().leg, played.to_act) == (2, 3)


def test_cu18_there_is_no_passing_and_nobody_acts_twice() -> None:
    verbs = {action.verb for action in GAME.actions}
    assert verbs == {"leg", "tile", "roll", "bet", "partner", "stack"}
    table = Table(GAME, 3, Chance(1), QUICK)
    table.play("leg blue", 0, 0)
    with pytest.raises(ValueError, match="seat 0 is not asked now; waiting for 1"):
        table.play("leg blue", 0, 1)


def test_cu47_rolling_is_always_possible_when_everything_else_has_run_out() -> None:
    """There is no ticket, card or partner left, only spaces for tiles and the pyramid."""
    every_card = " ".join(f"{seat}:{colour}" for seat in range(6) for colour in "BGYRP")
    played = race(
        APART,
        seats=6,
        rolled="0:B1 1:G1 2:Y1 3:R1",
        tickets="B:0,1,2,3 G:0,1,2,3 Y:0,1,2,3 R:0,1,2,3 P:0,1,2,3",
        winner=every_card,
        partners="0-1 2-3 4-5",
    )
    assert {text.split()[0] for text in played.options()} == {"tile", "roll"}


def test_cu47_even_the_space_for_a_tile_can_run_out() -> None:
    """Every space from 2 to 16 holds a camel or a tile or lies next to another player's tile."""
    played = race("2:B 3:G 5:+1 7:Y 8:R 10:-2 12:P 13:W 15:+3 1:K", seats=4)
    assert played.offers("tile") == []
    assert "roll" in played.options()


def test_cu47_a_player_who_can_only_roll_is_not_asked() -> None:
    """CU-47 Everybody sees that seat 0 has no card, ticket or space left."""
    full = "2:B 3:G 5:+1 7:Y 8:R 10:-2 12:P 13:W 15:+3 1:K"
    tickets = "B:0,1,2,3 G:0,1,2,3 Y:0,1,2,3 R:0,1,2,3 P:0,1,2"
    every_card = " ".join(f"{seat}:{colour}" for seat in range(4) for colour in "BGYRP")
    played = race(full, turn=3, tickets=tickets, winner=every_card)
    played.play("leg purple", luck=luck_for("BGYRPX", "P1"))
    assert [message.words["seat"] for message in played.news("rolls")] == ["seat.0"]
    assert played.state.to_act() == [1]


def test_cu47_the_fifth_ticket_ends_the_leg_before_anybody_acts_again() -> None:
    played = race(APART, rolled="0:B1 1:G1 2:Y1 3:R1")
    assert played.view().pyramid_tickets == 1
    played.roll("P1")
    assert (played.view().leg, played.view().pyramid_tickets) == (2, 5)


def test_cu45_a_race_in_which_nobody_rolls_goes_on() -> None:
    played = race(START, seats=3)
    for turn in range(300):
        played.play(f"tile cheering {(5, 8, 11)[turn % 3] + turn // 3 % 2}")
    assert played.state.outcome() is None
    assert (played.view().leg, played.view().pyramid_tickets) == (1, 5)


# --- (a) betting tickets ------------------------------------------------------------------------------


def test_cu19_the_top_ticket_is_taken_and_lies_open() -> None:
    played = race(START).play("leg green", "leg green", "leg blue")
    held = [[(ticket.camel, ticket.value) for ticket in player.tickets] for player in played.view().players]
    assert held == [[("green", 5)], [("green", 3)], [("blue", 5)], []]
    assert played.view().tickets["green"] == [2, 2]


def test_cu19_one_player_may_take_any_number_even_all_of_a_colour() -> None:
    played = race(START, seats=3)
    for _ in range(3):
        played.play("leg red", "leg blue", "leg yellow")
    assert [ticket.value for ticket in played.view().players[0].tickets] == [5, 3, 2]
    played.play("leg red")
    assert played.offers("leg") == ["leg blue", "leg green", "leg yellow", "leg purple"]
    assert played.why_not("leg red") == "CU-19"


def test_cu19_crazy_camels_have_no_tickets() -> None:
    with pytest.raises(ValueError, match="no action 'leg white'"):
        GAME.action("leg white")


# --- (b) spectator tiles --------------------------------------------------------------------------------


def test_cu20_a_tile_lies_on_a_space_from_2_to_16_without_camels() -> None:
    """Crazy camels count as camels, and both sides of the tile are offered."""
    played = race("""
        R
        Y       P
        G       B   W   K
        1   2   3   15  16
    """)
    assert spaces(played) == spaces(played, "booing") == [2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]
    assert played.why_not("tile booing 15") == "CU-20"
    assert spaces(race("1:G,Y,R,B,P 14:W,K"))[-2:] == [15, 16]


def test_cu20_not_on_and_not_next_to_a_tile_of_another_player() -> None:
    played = race("""
        R
        Y       P
        G       B   +1  -2  W   K
        1   2   3   8   10  15  16
    """)
    assert spaces(played) == [2, 4, 5, 6, 12, 13, 14]


def test_cu20_own_tile_does_not_block_its_neighbours() -> None:
    """A player's own tile is lifted first, but it must go to a different space."""
    played = race("1:G,Y,R 3:B,P 8:+0 15:W 16:K")
    assert spaces(played) == [2, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14]
    played.play("tile booing 9")
    played.shows("1:G,Y,R 3:B,P 9:-0 15:W 16:K")


def test_cu20_turning_the_tile_over_in_place_is_not_an_action() -> None:
    played = race("1:G,Y,R 3:B,P 8:+0 15:W 16:K")
    assert played.why_not("tile booing 8") == "CU-20"
    assert played.why_not("tile cheering 8") == "CU-20"


def test_cu20_moving_a_tile_frees_its_old_place_for_the_others() -> None:
    played = race("1:G,Y,R 3:B,P 8:+0 15:W 16:K").play("tile cheering 12")
    assert played.to_act == 1
    assert spaces(played) == [2, 4, 5, 6, 7, 8, 9, 10, 14]
    assert [message.words for message in played.news("moves-tile")] == [
        {"seat": "seat.0", "side": "side.cheering", "from": 8, "space": 12}
    ]


def test_cu20_the_same_tile_may_be_moved_again_and_again_in_a_leg() -> None:
    played = race("1:G,Y,R 3:B,P 15:W 16:K", seats=3)
    for space in (5, 6, 5, 14, 2):
        played.play(f"tile booing {space}")
        played.play(played.offers("bet")[0])
        played.play(played.offers("bet")[0])
    assert [(tile.space, tile.seat) for tile in played.view().tiles] == [(2, 0)]


def test_cu21_space_1_never_holds_a_tile_so_the_ring_never_closes() -> None:
    with pytest.raises(ValueError, match="no action 'tile cheering 1'"):
        GAME.action("tile cheering 1")
    assert 2 in spaces(race("3:G,Y,R,B,P 14:W,K 16:+1"))
    assert 16 in spaces(race("3:G,Y,R,B,P 14:W,K 2:+1"))


# --- (c) the pyramid ------------------------------------------------------------------------------------


def test_cu22_a_roll_takes_a_pyramid_ticket_and_lays_the_die_out() -> None:
    played = race(APART).roll("Y3", "K2")
    assert [player.pyramid_tickets for player in played.view().players] == [1, 1, 0, 0]
    assert [(die.die, die.colour, die.pips) for die in played.view().dice_out] == [
        ("yellow", "yellow", 3),
        ("grey", "black", 2),
    ]
    assert played.view().dice_in == ["blue", "green", "red", "purple"]
    played.shows("2:B 4:G 8:R 9:Y 10:P 14:K 15:W")


def test_cu22_each_die_left_is_equally_likely() -> None:
    """Outcome k of the draw is the k-th die still in the pyramid."""
    for rolled, left in (("", "BGYRPX"), ("0:G1 1:P3", "BYRX"), ("0:W1 1:B1 2:G2 3:R1", "YP")):
        for nth in range(len(left)):
            played = race(APART, rolled=rolled).play("roll", luck=[nth, 0])
            drawn = [letter(str(m.words["die"]).removeprefix("die.")) for m in played.news("rolls")]
            assert drawn == ([] if left[nth] == "X" else [left[nth]])
            assert len(played.news("rolls-grey")) == (left[nth] == "X")


def test_cu23_the_fifth_ticket_ends_the_leg_and_no_earlier_one() -> None:
    played = race(APART)
    for face in ("B1", "G1", "Y1", "R1"):
        played.roll(face)
        assert played.news("leg-ends") == []
    played.roll("P1")
    assert len(played.news("leg-ends")) == len(played.news("leg-starts")) == 1


def test_cu23_a_unit_over_the_line_ends_the_race_even_with_the_fifth_ticket() -> None:
    played = race("2:B 4:G 6:Y 8:R 14:K 15:W 16:P", rolled="0:B1 1:G1 2:Y1 3:R1").roll("P1")
    assert played.outcome.reason == "over-the-line"
    assert len(played.news("leg-ends")) == 1
    assert played.news("leg-starts") == []


# --- (d) race bets ------------------------------------------------------------------------------------


def test_cu24_each_colour_once_on_one_pile_and_never_taken_back() -> None:
    played = race(START, seats=3).play("bet winner blue", "bet winner blue", "bet loser blue")
    assert played.offers("bet") == [
        f"bet {pile} {colour}"
        for pile in ("winner", "loser")
        for colour in ("green", "yellow", "red", "purple")
    ]
    assert played.why_not("bet loser blue") == "CU-24"
    assert [card.seat for card in played.view().winner_pile] == [0, 1]
    assert [card.seat for card in played.view().loser_pile] == [2]


def test_cu24_a_player_may_lay_all_five_cards_on_one_pile() -> None:
    played = race(START, seats=3)
    for colour in ("blue", "green", "yellow", "red", "purple"):
        played.play(f"bet winner {colour}", f"bet loser {colour}", f"bet winner {colour}")
    assert played.offers("bet") == []
    assert [card.seat for card in played.view().winner_pile] == [0, 2] * 5


def test_cu24_owner_and_order_are_public_the_colour_is_secret() -> None:
    played = race(START, seats=3).play("bet winner blue", "bet winner red")
    assert [(card.seat, card.camel) for card in played.view(0).winner_pile] == [(0, "blue"), (1, None)]
    assert [(card.seat, card.camel) for card in played.view(1).winner_pile] == [(0, None), (1, "red")]
    for stranger in (2, None):
        assert [(card.seat, card.camel) for card in played.view(stranger).winner_pile] == [
            (0, None),
            (1, None),
        ]
    assert [message.words for message in played.news("bets", seat=0)] == [
        {"seat": "seat.1", "pile": "pile.winner"}
    ]
    assert [message.words for message in played.news("bets", seat=1)] == [
        {"seat": "seat.1", "pile": "pile.winner", "camel": "camel.red"}
    ]
    assert GAME.action("bet winner red").face == "bet winner ?"


def test_cu24_everybody_saw_when_a_card_was_laid() -> None:
    played = race("1:G,Y,R 3:B,P 15:W 16:K", seats=3, rolled="0:B2 1:G1 2:Y1 0:R1").play("bet winner blue")
    played.roll("P3").play("bet winner red")
    for viewer in (None, 0, 1):
        assert [(card.leg, card.stood) for card in played.view(viewer).winner_pile] == [
            (1, "1:G,Y,R 3:B,P 15:W 16:K"),
            (2, "1:G,Y,R 3:B 6:P 15:W 16:K"),
        ]


# --- open and secret ----------------------------------------------------------------------------------


def test_cu48_everything_but_the_colours_of_finish_cards_is_open() -> None:
    played = (
        race(START, seats=6).play("leg green", "tile cheering 10", "partner 5", "bet loser red").roll("B1")
    )
    played.play("leg blue")
    for viewer in (None, 0, 3):
        seen = played.view(viewer)
        assert [player.money for player in seen.players] == [3] * 6
        assert [len(player.tickets) for player in seen.players] == [1, 0, 0, 0, 0, 1]
        assert [player.pyramid_tickets for player in seen.players] == [0, 0, 0, 0, 1, 0]
        assert [player.partner for player in seen.players] == [None, None, 5, None, None, 2]
        assert [player.cards for player in seen.players] == [5, 5, 5, 4, 5, 5]
        assert [(tile.space, tile.side, tile.seat) for tile in seen.tiles] == [(10, "cheering", 1)]
        assert [die.die for die in seen.dice_out] == ["blue"]


def test_cu48_a_hand_is_seen_by_its_owner_alone() -> None:
    played = race(START, seats=3, winner="0:B", loser="1:G 1:Y")
    assert [player.hand for player in played.view(None).players] == [None, None, None]
    assert [player.hand for player in played.view(1).players] == [None, ["blue", "red", "purple"], None]


def test_cu48_the_final_scoring_turns_up_both_piles_and_so_the_hands() -> None:
    ended = race("1:B,G 2:Y,P 14:W 15:K 16:R", seats=3, winner="0:B 2:R", loser="1:G").roll("R1")
    seen = ended.view(None)
    assert [(card.seat, card.camel) for card in seen.winner_pile] == [(0, "blue"), (2, "red")]
    assert [(card.seat, card.camel) for card in seen.loser_pile] == [(1, "green")]
    assert seen.players[2].hand == ["blue", "green", "yellow", "purple"]


def test_cu48_a_bet_can_be_taken_back_but_luck_cannot() -> None:
    """A player already knows the card, so taking the bet back reveals nothing."""
    table = Table(GAME, 3, Script([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, *luck_for("BGYRPX", "P1")]), QUICK)
    table.play("bet winner blue", 0, 0)
    assert table.can_undo(0)
    table.play("roll", 1, 0)
    assert not table.can_undo(1)
    assert table.undo_limit(1).stopped_by == "undo-luck"
