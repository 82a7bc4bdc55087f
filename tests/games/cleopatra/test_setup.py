"""Box and set-up: CL-K1 to CL-K3, CL-S1 to CL-S7."""

from __future__ import annotations

import pytest

from sandtable import Chance
from sandtable.games.cleopatra.board import (
    BACK,
    CARD_NAMES,
    CARDS,
    CATEGORY_NAMES,
    COPIES,
    COSTS,
    DECK,
    DOUBLE,
    PIECES,
    RESOURCES,
    SHAPES,
)
from sandtable.games.cleopatra.cards import count
from sandtable.games.cleopatra.pentominoes import FORMS, FREE_WAYS, WAYS
from sandtable.games.cleopatra.pile import uncover
from tests.games.cleopatra.kit import GAME, palace


def test_cl_k1_the_deck_has_109_cards() -> None:
    """CL-K1 There are 75 standard cards, 15 doubles, 8 trompe-l'oeil and 11 characters."""
    assert sum(DECK) == CARDS == 109
    assert dict(zip(CARD_NAMES, DECK[:RESOURCES], strict=False)) == {
        "artisan": 30,
        "stone": 18,
        "marble": 11,
        "wood": 9,
        "lapis": 7,
    }
    assert DECK[DOUBLE : DOUBLE + RESOURCES] == (3, 3, 3, 3, 3)
    assert DECK[10] == 8
    assert sum(DECK[11:]) == 11


def test_cl_k1_bank_and_amulets_never_run_out() -> None:
    """CL-K1 Players may have more talents and amulets than there are in the box."""
    played = palace(["asw"], talents=[400, 400, 400], amulets=[80, 80, 80])
    played.build("build wall L1").play("stop")
    assert played.talents()[0] == 403


def test_cl_k2_the_whole_palace_costs_what_the_sheet_adds_up() -> None:
    """CL-K2 There are 33 pieces in 6 categories; their total cost is checked resource by resource."""
    demand = [sum(COSTS[c][r] * PIECES[c] for c in range(6)) for r in range(RESOURCES)]
    assert sum(PIECES) == 33
    assert demand == [55, 31, 24, 15, 18]  # artisan, stone, marble, wood, lapis


def test_cl_k2_the_mosaics_are_the_twelve_free_pentominoes() -> None:
    """CL-K2 There are twelve different shapes of five squares, 63 with all rotations and mirror images."""
    forms = {shape: {FORMS[shape * WAYS + way] for way in range(WAYS)} for shape in range(SHAPES)}
    assert all(len(form) == 5 for all_of in forms.values() for form in all_of)
    assert sum(len(all_of) for all_of in forms.values()) == 63 == sum(len(ways) for ways in FREE_WAYS)
    assert len(set().union(*forms.values())) == 63, "no shape is another one turned"


def test_cl_k3_eleven_characters() -> None:
    """CL-K3 There are two cards of each character, but only one Vizier."""
    assert COPIES == DECK[11:] == (2, 2, 2, 2, 2, 1)
    assert CARD_NAMES[11:17] == ("beggar", "courtesan", "envoy", "scribe", "smuggler", "vizier")


def test_cl_s1_three_to_five_players_clockwise_from_a_random_one() -> None:
    """CL-S1 Every seat begins in some game, and its left neighbour is next."""
    assert list(GAME.seats) == [3, 4, 5]
    assert {GAME.setup(4, Chance(seed)).first for seed in range(60)} == {0, 1, 2, 3}
    played = palace(turn=2, seats=3).play("market 1", "refill", "lay 1 1", "lay 1 2", "end turn")
    assert played.to_act == 0


def test_cl_s1_a_variant_lets_seat_0_begin() -> None:
    """CL-S1 With `first_player = seat_0` seat 0 always begins."""
    assert {GAME.setup(4, Chance(s), {"first_player": "seat_0"}).first for s in range(30)} == {0}


def test_cl_s2_what_each_player_starts_with() -> None:
    """CL-S2 Each player has 5 talents, 3 merchants, 2 statues and no amulets."""
    view = GAME.view(GAME.setup(5, Chance(3)), 2)
    mine = view.players[2]
    assert (mine.talents, mine.merchants, mine.statues, mine.amulets) == (5, 3, 2, 0)


@pytest.mark.parametrize(("seats", "left"), [(3, 100), (4, 97), (5, 94)])
def test_cl_s3_three_cards_each(seats: int, left: int) -> None:
    """CL-S3 100, 97 or 94 cards remain for market and pile (test vector 11)."""
    state = GAME.setup(seats, Chance(8))
    assert [count(hand) for hand in state.hands] == [3] * seats
    assert state.market.pile_size() + sum(len(stall) for stall in state.market.stalls) == left


@pytest.mark.parametrize(("seats", "halves"), [(3, {50}), (4, {48, 49}), (5, {47})])
def test_cl_s4_half_of_the_pile_lies_face_up(seats: int, halves: set[int]) -> None:
    """CL-S4 Exactly half lie face up; an odd card may belong to either half, and both cases occur."""
    found = set()
    for seed in range(40):
        luck = Chance(seed)
        state = GAME.setup(seats, luck)
        up = sum(card < BACK for stall in state.market.stalls for card in stall)
        while state.market.top >= 0:
            up += state.market.top < BACK
            uncover(state, luck)
        found.add(up)
    assert found == halves


def test_cl_s5_a_card_on_each_stall_keeps_its_side() -> None:
    """CL-S5 Each of the three stalls has one card; both face-up and face-down cards occur."""
    stalls = [stall for seed in range(20) for stall in GAME.view(GAME.setup(3, Chance(seed)), None).stalls]
    assert all(len(stall) == 1 for stall in stalls)
    backs = sum(stall == ["face-down"] for stall in stalls)
    assert 15 < backs < 45


def test_cl_s6_the_top_mosaic_is_any_of_the_twelve() -> None:
    """CL-S6 The top mosaic shows, and everybody knows the set of the others."""
    views = [GAME.view(GAME.setup(3, Chance(seed)), None) for seed in range(150)]
    assert len({view.top_mosaic for view in views}) == 12
    assert all(len(view.stack) == 12 for view in views)


def test_cl_s7_dice_blank_altar_empty_everything_in_the_quarry() -> None:
    """CL-S7 Cleopatra stands at the start."""
    view = GAME.view(GAME.setup(4, Chance(1)), None)
    assert (view.altar, view.cleopatra, view.walls, view.sphinxes, view.throne) == (0, 0, [], 0, 0)
    assert view.obelisks == view.doors == []
    assert view.mosaics == []


def test_cl_k2_the_view_has_the_price_list() -> None:
    """CL-K2 The view has costs, pieces built and the talents of the next one, so that pages and programs need
    no copy."""
    stock = {one.category: one for one in palace(sphinxes=1, walls="L1 B2").view().quarry}
    assert list(stock) == list(CATEGORY_NAMES)
    assert [one.pieces for one in stock.values()] == [9, 6, 2, 2, 2, 12]
    assert stock["throne"].cost == {"artisan": 3, "marble": 2, "lapis": 2}
    assert [one.built for one in stock.values()] == [2, 1, 0, 0, 0, 0]
    assert [one.talents for one in stock.values()] == [3, 5, 12, 12, 4, 4]
    assert [one.category for one in stock.values() if one.place_adds] == ["walls", "doors", "mosaics"]
    assert {one.category: one.talents for one in palace(sphinxes=6).view().quarry}["sphinxes"] == 5
