"""What players see and remember: CL-V1 to CL-V5."""

from __future__ import annotations

from sandtable import Chance
from sandtable.games.cleopatra.board import KINDS
from tests.games.cleopatra.kit import GAME, LETTERS, Palace, nearly_done, palace


def imagined_hands(played: Palace, viewer: int | None, seat: int, times: int = 30) -> list[str]:
    worlds = [GAME.imagine(played.state, viewer, Chance(seed)) for seed in range(times)]
    return [Palace(world).hand(seat) for world in worlds]


def test_cl_v1_hands_talents_and_amulets_are_their_owners() -> None:
    """CL-V1 Merchants, statues and hand sizes are public."""
    view = palace(["as", "mmm", "l"]).view(0)
    assert view.players[0].hand == {"artisan": 1, "stone": 1}
    other = view.players[1]
    assert (other.hand, other.talents, other.amulets) == (None, None, None)
    assert (other.cards, other.merchants, other.statues) == (3, 3, 2)


def test_cl_v1_a_variant_shows_all_totals() -> None:
    """CL-V1 With `open_totals` talents and amulets are public, but hands never are."""
    other = palace(["as", "mmm"], variants={"open_totals": "true"}).view(0).players[1]
    assert (other.hand, other.talents, other.amulets) == (None, 5, 0)


def test_cl_v2_a_card_face_down_is_seen_by_its_taker_only() -> None:
    """CL-V2 While the card lies there nobody sees it, and afterwards only the player who took it."""
    played = palace(["as"], stalls="s?|a|a")
    assert played.view(0).stalls[0] == ["stone", "face-down"]
    played.play("market 1")
    assert "found" in played.news("takes-stall", 0)[0].words
    public = played.news("takes-stall", 1)[0].words
    assert (public["open"], public["hidden"]) == ({"card.stone": 1}, 1)
    assert "found" not in public


def test_cl_v2_what_was_taken_face_up_stays_known() -> None:
    """CL-V2 In every imagined state the card is in that hand, whatever else is there."""
    played = palace(["", "", ""], stalls="6??|a|a", rest="pile").play("market 1")
    assert all("6" in hand and len(hand) == 3 for hand in imagined_hands(played, 1, 0))
    assert len(set(imagined_hands(played, 1, 0))) > 5
    assert all("6" in hand for hand in imagined_hands(played, None, 0))


def test_cl_v3_the_discards_show_their_size_only() -> None:
    """CL-V3 Nobody can look up even what was discarded openly; only the player of a Courtesan looks
    through the discards."""
    played = palace(["2as"], discards="slm")
    assert (played.view(0).discards, played.view(0).discarded) == (3, None)
    played.play("courtesan")
    assert played.view(0).discarded == {"stone": 1, "marble": 1, "lapis": 1, "courtesan": 1}
    assert played.view(1).discarded is None


def test_cl_v3_cards_laid_off_are_seen_by_nobody_else() -> None:
    """CL-V3, CL-H4 The face of the action and the event hide the card, so the others know less about the
    hand."""
    played = palace(["a" * 10], stalls="m|a|a")
    played.play("market 1", "refill", "lay 1 1", "lay 1 2", "end turn", "discard down")
    assert GAME.action("discard marble").face == "discard ?"
    played.play("discard marble")
    assert played.news("discards", 1)[0].words == {"seat": "seat.0"}
    assert played.news("discards", 0)[0].words["card"] == "card.marble"
    assert not all("m" in hand for hand in imagined_hands(played, 1, 0))


def test_cl_v4_the_top_mosaic_shows_and_the_order_below_is_nowhere() -> None:
    """CL-V4 The stack is stored as a set, so it has no order that could leak."""
    view = palace(mosaic="V").view()
    assert view.top_mosaic == "V"
    assert "".join(view.stack) == "FILNPTUVWXYZ"


def test_cl_v5_a_face_up_card_on_top_of_the_pile_shows() -> None:
    """CL-V5 Everybody sees which side is up, and sees the card itself if it lies face up."""
    assert palace(top="6").view().pile_top == "vizier"
    assert palace(top="?").view().pile_top == "face-down"


def test_cl_v5_at_the_end_everything_is_open() -> None:
    """CL-V5 At the end everybody sees all hands, amulets and talents."""
    played = nearly_done(["asw", "mm"])
    played.build("build wall L1").play("stop")
    view = played.view(2)
    assert view.players[1].hand == {"marble": 2}
    assert [player.talents for player in view.players] == played.talents()


def test_cl_v5_movements_are_public_but_totals_are_not() -> None:
    """CL-V5 Everybody is told the income of a visit."""
    played = palace(["asw"]).build("build wall L1").play("stop")
    assert played.news("earns", 2)[0].words == {"seat": "seat.0", "talents": 3, "bonus": 0}
    assert played.view(2).players[0].talents is None


def test_an_imagined_payer_can_always_pay() -> None:
    """CL-Q2 A payment that has begun stays possible in every imagined state, even with few cards left."""
    played = palace(["AAWS", "m", "l"], merchants=[0, 0, 0]).play("build obelisk left", "pay double-wood")
    for seed in range(40):
        world = GAME.imagine(played.state, 1, Chance(seed))
        GAME.check(world)
        assert Palace(world).pay().asked != "PayFor"


def test_a_new_pile_is_known_to_hold_what_was_seen_in_the_discards() -> None:
    """CL-M7 After a reshuffle a card that was discarded openly lies in the new pile, not in a hand."""
    played = palace(["4", "", ""], discards="mmmmm", rest="1", top="s").play(
        "scribe onto", "market 1", "refill"
    )
    scribe = LETTERS.index("4")
    for seed in range(20):
        world = GAME.imagine(played.state, 2, Chance(seed))
        drawn = GAME.view(world, 2).drawn.count("scribe")
        assert world.market.bags[1][scribe] + drawn + (world.market.top == scribe) >= 1


def test_memory_claims_nothing_false_and_knows_its_owners_hand_exactly() -> None:
    """CL-V1 In every imagined state the viewer's hand is the true one."""
    played = palace(["asT", "mm", "l4"])
    for seed in range(10):
        world = GAME.imagine(played.state, 0, Chance(seed))
        assert [world.hands[0][kind] for kind in range(KINDS)] == [
            played.state.hands[0][k] for k in range(KINDS)
        ]
