"""Cleopatra bots, with and without search, in positions where the right move is clear."""

from __future__ import annotations

from functools import partial

import pytest

from sandtable import Chance
from sandtable.bots import Bot, Budget, ask, make
from sandtable.games.cleopatra import GAME
from sandtable.games.cleopatra.cards import count
from sandtable.games.cleopatra.state import Cleopatra
from tests.bots.kit import moments
from tests.bots.positions.cleopatra import nearly_built
from tests.games.cleopatra.kit import SANCTUARY, Palace, palace

last_obelisk = partial(nearly_built, garden=SANCTUARY)
ENOUGH = Budget(160, 1e9)  # 160 playouts, and no clock that could change the result


def answer(played: Palace, seat: int | None = None, level: str = "regular") -> str:
    asked = played.to_act if seat is None else seat
    return ask(make("cleopatra", level, 1), GAME, played.state, asked, ENOUGH, Chance(1)).text


def test_it_takes_the_stall_with_the_most_useful_cards() -> None:
    assert answer(palace(["as"], stalls="a|lmw|TT")) == "market 2"


def test_it_leaves_tainted_cards_to_others() -> None:
    """For the most corrupt player three characters are worse than one stone."""
    assert answer(palace([""], stalls="s|145|25", amulets=[9, 2, 2])) == "market 1"


def test_it_fears_corruption_more_near_the_crocodile() -> None:
    """Two double stones are welcome while another player has nine amulets, but not if the bot has nine
    itself."""
    assert answer(palace([""], stalls="s|SS|a", amulets=[0, 9, 2])) == "market 2"
    assert answer(palace([""], stalls="s|SS|a", amulets=[9, 2, 2])) != "market 2"


def test_it_builds_several_pieces_in_one_visit() -> None:
    """The hand is full, and an obelisk, a sphinx and a wall in one visit bring a bonus of 5 talents."""
    played = palace(["aaaaassssmwww"], stalls="a|a|a")
    for _ in range(60):
        played.play(answer(played))
        if played.asked == "EndTurn":
            break
    assert played.talents()[0] >= 5 + 12 + 3 + 2 + 5


def test_it_pays_without_corruption_where_it_can() -> None:
    """The bot pays with a standard wood card rather than a double one."""
    played = palace(["aswW"], merchants=[0, 3, 3]).play("build wall L1")
    paid = []
    while played.asked == "PayFor":
        paid.append(answer(played))
        played.play(paid[-1])
    assert sorted(paid) == ["pay artisan", "pay stone", "pay wood"]
    assert played.amulets[0] == 0


def test_it_lays_a_mosaic_over_palms() -> None:
    """Every shape can cover three palms somewhere, so the bot finds such a place."""
    played = palace(["aasml"], mosaic="X").build("build mosaic")
    while played.asked in ("ChooseWay", "PlaceMosaic"):
        played.play(answer(played))
    assert played.state.progress.earned[5] >= 6


def test_it_offers_more_when_it_is_more_corrupt() -> None:
    def bid(amulets: int) -> int:
        played = palace(["4"], altar=4, talents=[40, 40, 40], amulets=[amulets, 5, 5]).play("scribe onto")
        return int(answer(played, 0).split()[1])

    assert 0 < bid(1) < bid(9) <= 20


def test_it_answers_the_beggar_with_its_least_useful_card() -> None:
    played = palace(["1", "aaaaaaaaal"], talents=[5, 9, 9]).play("beggar")
    assert answer(played) == "give card artisan"


def test_it_hands_an_amulet_to_the_envoy_with_a_cheap_card() -> None:
    """CL-C3 The bot gives away one of many artisans, and an amulet with it, but keeps its only lapis."""
    asked = palace(["3", "aaaaaaaal"], amulets=[0, 9, 2])
    assert answer(asked.play("envoy", "ask 1 artisan", "end asking")) == "offer"
    clean = palace(["3", "aaaaaaaal"], amulets=[0, 0, 9])
    assert answer(clean.play("envoy", "ask 1 lapis", "end asking")) == "decline"


def test_it_keeps_to_the_hand_limit_cheaply() -> None:
    """CL-H2 One card above ten costs an amulet either way: the bot keeps a good card and lays off a tainted
    one."""
    refill = ("refill", "lay 1 1", "lay 1 2", "end turn")
    played = palace(["aassmmwwll"], stalls="a|a|a").play("market 1", *refill)
    assert answer(played) == "keep all"
    played = palace(["aassmmww55"], stalls="a|a|a").play("market 1", *refill)
    assert answer(played) == "smuggler"
    played = palace(["aassmmww11"], stalls="a|a|a", amulets=[9, 0, 0]).play("market 1", *refill)
    assert answer(played) == "discard down"
    assert answer(played.play("discard down")) == "discard beggar"


@pytest.mark.parametrize("level", ["regular", "strong", "expert"])
def test_it_ends_the_game_when_it_wins_and_not_when_it_loses(level: str) -> None:
    assert answer(last_obelisk(60, [0, 3, 1]), level=level) == "build obelisk right"
    assert answer(last_obelisk(5, [0, 3, 1]), level=level) != "build obelisk right"
    assert answer(last_obelisk(60, [9, 3, 1]), level=level) != "build obelisk right"


@pytest.mark.parametrize("level", ["regular", "strong", "expert"])
def test_it_counts_on_its_sanctuaries_at_the_end(level: str) -> None:
    """CL-E3 With a sanctuary of four squares, which absorbs four of its five amulets, the bot ends the game.
    It does not if a rival's sanctuary would absorb the rival's amulets and leave the bot the most corrupt."""
    mine, theirs = (0, 8, 1), (1, 8, 1)
    assert answer(last_obelisk(60, [5, 3, 1], statues=[mine]), level=level) == "build obelisk right"
    assert answer(last_obelisk(60, [2, 5, 1], statues=[theirs]), level=level) != "build obelisk right"


def test_a_loser_ends_the_game_in_the_end() -> None:
    assert answer(last_obelisk(5, [0, 3, 1], idle=40)) == "build obelisk right"


@pytest.mark.parametrize("level", ["regular", "strong", "expert"])
def test_it_takes_a_stall_that_is_plainly_better(level: str) -> None:
    assert answer(palace(["as"], stalls="T|aasmwl|2"), level=level) == "market 2"


@pytest.mark.parametrize("level", ["strong", "expert"])
def test_it_builds_a_full_hand(level: str) -> None:
    """Two obelisks and a sphinx bring 31 talents, and the market has nothing to offer."""
    played = palace(["aaaaaaasssssmwwww"], stalls="a|1|2", amulets=[2, 5, 5])
    assert answer(played, level=level).startswith("build")


@pytest.mark.parametrize("level", ["strong", "expert"])
def test_it_pays_for_a_clean_pyramid(level: str) -> None:
    """CL-O3 The bot is by far the richest and as corrupt as anybody, so it should offer some talents."""
    played = palace(["4"], altar=4, talents=[90, 20, 20], amulets=[9, 9, 2]).play("scribe onto")
    assert int(answer(played, 0, level).split()[1]) > 2


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_game_takes_tens_of_rounds_and_hands_stay_small(seats: int) -> None:
    turns = 0
    cards = 0
    bots: list[Bot] = [make("cleopatra", "regular", seat) for seat in range(seats)]
    for moment in moments(GAME, bots, seed=7):
        if moment.action.verb == "end turn" and moment.seat >= 0:
            assert isinstance(moment.state, Cleopatra)
            turns += 1
            cards = max(cards, int(count(moment.state.hands[moment.seat])))
    assert 8 * seats < turns < 50 * seats
    assert cards < 25
