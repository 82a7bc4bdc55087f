"""The followers of Sobek: CL-C1 to CL-C7. Each is tested in normal use, in edge cases, and refused."""

from __future__ import annotations

from sandtable import Table
from sandtable.core.chance import Chance
from tests.games.cleopatra.kit import GAME, palace

# --- Beggar ------------------------------------------------------------------------------------------------


def test_cl_c1_every_opponent_gives_talents_or_a_standard_card() -> None:
    """CL-C1 Opponents answer clockwise and choose what to give. Everybody sees what was given, but only
    the giver and the player see which card."""
    played = palace(["1", "sA", "l"], turn=0, talents=[5, 5, 1]).play("beggar")
    assert (played.amulets[0], played.to_act) == (2, 1)
    assert played.options() == ["give talents", "give card stone", "show hand"][:2]
    assert played.why_not("give card marble") == "CL-C1"
    assert played.why_not("show hand") == "CL-C1"
    played.play("give talents")
    assert played.talents() == [7, 3, 1]
    assert played.options() == ["give card lapis"]
    played.play("give card lapis")
    assert played.hand(0) == "l"
    assert played.news("gives-card", 1)[0].words == {"seat": "seat.2", "to": "seat.0"}
    assert played.news("gives-card", 0)[0].words["card"] == "card.lapis"
    assert GAME.action("give card lapis").face == "give card ?"


def test_cl_c1_an_opponent_who_can_do_neither_shows_the_hand_to_the_player_only() -> None:
    """CL-C1 A player with one talent and only tainted cards gives nothing, and the player of the Beggar
    knows that hand from then on."""
    played = palace(["1", "SAT4", "l"], talents=[5, 1, 5]).play("beggar")
    assert played.options() == ["show hand"]
    played.play("show hand")
    assert played.talents() == [5, 1, 5]
    shown = played.news("shows-hand", 0)[0].words["cards"]
    assert shown == dict.fromkeys(
        ["card.double-artisan", "card.double-stone", "card.trompe-loeil", "card.scribe"], 1
    )
    assert "cards" not in played.news("shows-hand", 2)[0].words
    imagined = GAME.imagine(played.state, 0, Chance(3))
    assert list(imagined.hands[1]) == list(played.state.hands[1])


def test_cl_c1_a_variant_takes_the_last_talent() -> None:
    """CL-C1 `beggar_one_talent = gives_it`: only from a player without a standard card."""
    variants = {"beggar_one_talent": "gives_it"}
    played = palace(["1", "S", "l"], talents=[5, 1, 1], variants=variants).play("beggar")
    assert played.options() == ["give talents"]
    played.play("give talents")
    assert played.talents() == [6, 0, 1]
    assert played.options() == ["give card lapis"]


# --- Courtesan ---------------------------------------------------------------------------------------------


def test_cl_c2_any_card_of_the_discards_unseen_by_the_others() -> None:
    """CL-C2 She may fetch a character too, and it may be played immediately."""
    played = palace(["2"], discards="s6").play("courtesan")
    assert played.amulets[0] == 1
    assert played.options() == ["fetch stone", "fetch vizier"]
    played.play("fetch vizier")
    assert played.news("fetches", 1)[0].words == {"seat": "seat.0"}
    assert "vizier" in played.options()
    assert GAME.action("fetch vizier").face == "fetch ?"


def test_cl_c2_what_is_not_there_cannot_be_fetched() -> None:
    """CL-C2 She cannot be played if there is no other card in the discards."""
    played = palace(["2"], discards="s").play("courtesan")
    assert played.why_not("fetch lapis") == "CL-C2"
    assert played.why_not("fetch courtesan") == "CL-C2"
    assert palace(["2"]).why_not("courtesan") == "CL-C2"


def test_cl_c2_looking_cannot_be_taken_back() -> None:
    """CL-C2 Once the discards have been seen, playing her cannot be taken back."""
    table = Table(GAME, 3, Chance(1))
    table.state = palace(["2"], discards="s").state
    table.play("courtesan", 0, 0)
    assert table.undo_limit(0).stopped_by == "undo-secret"


# --- Envoy -------------------------------------------------------------------------------------------------


def test_cl_c3_offers_clockwise_then_the_player_accepts_or_refuses() -> None:
    """CL-C3 Each accepted card brings an amulet out of the giver's pyramid; a refused card brings nothing."""
    played = palace(["3", "s", "ss", "m"], seats=4, amulets=[0, 2, 2, 2]).play("envoy")
    assert played.amulets[0] == 0
    played.play("ask 1 stone")
    assert played.why_not("ask 2 marble") == "CL-C3"
    assert played.why_not("ask 0 stone") == "CL-C3"
    played.play("ask 2 stone", "ask 3 stone")
    assert (played.to_act, played.asked) == (1, "Offer")
    played.play("offer", "offer")
    assert played.options() == ["decline"], "no stone in hand"
    played.play("decline")
    assert (played.to_act, played.asked) == (0, "Accept")
    played.play("accept", "refuse")
    assert (played.hand(0), played.hand(1), played.hand(2)) == ("s", "", "ss")
    assert played.amulets == [1, 1, 2, 2]
    assert played.asked == "Turn"


def test_cl_c3_some_or_all_but_at_least_one_are_asked() -> None:
    """CL-C3 The player chooses whom to ask; after the last one the offers begin."""
    played = palace(["3", "s", "s"]).play("envoy")
    assert played.why_not("end asking") == "CL-C3"
    played.play("ask 2 artisan", "end asking")
    assert played.to_act == 2
    both = palace(["3", "s", "s"]).play("envoy", "ask 2 stone", "ask 1 stone")
    assert (both.to_act, both.asked) == (1, "Offer")


def test_cl_c3_declining_says_nothing_and_doubles_are_not_standard_cards() -> None:
    """CL-C3 A player with a stone may decline, and a player with only a double cannot offer."""
    played = palace(["3", "s", "S"]).play("envoy", "ask 1 stone", "ask 2 stone")
    assert played.options() == ["decline", "offer"]
    played.play("decline")
    assert played.options() == ["decline"]
    assert played.why_not("offer") == "CL-C3"


def test_cl_c3_a_giver_without_amulets() -> None:
    """CL-C3 The card may still be given, without an amulet; a variant forbids the offer."""
    played = palace(["3", "s"]).play("envoy", "ask 1 stone", "end asking", "offer", "accept")
    assert (played.hand(0), played.amulets) == ("s", [0, 0, 0])
    strict = palace(["3", "s"], variants={"envoy_without_amulet": "no_offer"})
    assert strict.play("envoy", "ask 1 stone", "end asking").options() == ["decline"]


def test_cl_c3_variants_with_several_cards_and_several_kinds() -> None:
    """CL-C3 `envoy_cards = any` and `envoy_kinds = several`."""
    many = palace(["3", "sss"], amulets=[0, 1, 0], variants={"envoy_cards": "any"})
    many.play("envoy", "ask 1 stone", "end asking", "offer", "offer", "decline", "accept", "accept")
    assert (many.hand(0), many.hand(1), many.amulets) == ("ss", "s", [1, 0, 0])
    kinds = palace(["3", "s", "m"], variants={"envoy_kinds": "several"})
    kinds.play("envoy", "ask 1 stone", "ask 2 marble", "offer", "offer", "accept", "accept")
    assert kinds.hand(0) == "sm"


# --- Scribe ------------------------------------------------------------------------------------------------


def test_cl_c4_a_mosaic_of_choice_for_two_amulets() -> None:
    """CL-C4 Paid as usual; the rest of the stack keeps its order, so the top one stays on top."""
    played = palace(["4" + "aasml"], mosaic="F").play("scribe mosaic X")
    assert (played.amulets[0], played.discards()) == (2, "4")
    played.pay().play("turn 1", "place 4 2")
    assert (played.view().top_mosaic, "X" in played.view().stack) == ("F", False)


def test_cl_c4_it_must_be_payable_in_the_stack_and_fit() -> None:
    """CL-C4 The mosaic must be in the stack, fit and be payable, and a Scribe must be in hand."""
    assert palace(["4aas"], merchants=[0, 3, 3]).why_not("scribe mosaic X") == "CL-Q2"
    assert palace(["aasml"]).why_not("scribe mosaic X") == "CL-C4"
    assert palace(["4aasml"], garden="...\n...\n...\n.X.\nXXX\n.X.").why_not("scribe mosaic X") == "CL-C4"


def test_cl_c4_instead_of_the_top_mosaic() -> None:
    """CL-C4, CL-K3 The Scribe cannot be used for the mosaic that lies on top anyway."""
    assert palace(["4aasml"], mosaic="F").why_not("scribe mosaic F") == "CL-C4"
    assert len(palace(["4aasml"], mosaic="F").offers("scribe mosaic")) == 11
    assert palace(["4aasml"], stack="F").offers("scribe mosaic") == []


def test_cl_c5_a_die_onto_or_off_the_altar_for_nothing() -> None:
    """CL-C5 The Scribe may be played at every open step of a turn; taking a die off needs one on the
    altar."""
    played = palace(["441"]).play("scribe onto")
    assert (played.view().altar, played.amulets[0]) == (1, 0)
    played.play("market 1", "scribe off")
    assert (played.view().altar, played.asked) == (0, "Refill")
    assert palace(["4"]).why_not("scribe off") == "CL-C5"


# --- Smuggler ----------------------------------------------------------------------------------------------


def test_cl_c6_keep_all_for_one_amulet() -> None:
    """CL-C6 The Smuggler is playable only with more than ten cards at the end of a turn."""
    played = palace(["5" + "a" * 13], stalls="m|a|a")
    played.play("market 1", "refill", "lay 1 1", "lay 1 2", "end turn", "smuggler")
    assert (played.amulets[0], len(played.hand(0))) == (1, 14)
    refused = palace(["a" * 13], stalls="m|a|a").play("market 1", "refill", "lay 1 1", "lay 1 2", "end turn")
    assert refused.why_not("smuggler") == "CL-C6"


# --- Vizier ------------------------------------------------------------------------------------------------


def test_cl_c7_five_cards_keep_some_lay_off_the_rest() -> None:
    """CL-C7 Each card that is kept costs an amulet. The others learn how many were kept, but not which."""
    played = palace(["6", ""], discards="ssmwl", rest="1").play("vizier")
    assert played.view(0).looked == {"stone": 2, "marble": 1, "wood": 1, "lapis": 1}
    assert (played.view(1).looked, played.view(1).looked_at) == (None, 5)
    played.play("keep lapis", "keep stone")
    assert played.why_not("keep artisan") == "CL-C7"
    played.play("end keeping")
    assert (played.hand(0), played.amulets[0], played.discards()) == ("sl", 2, "smw6")
    assert played.news("lays-off", 1)[0].words == {"seat": "seat.0", "kept": 2, "laid": 3}
    assert GAME.action("keep lapis").face == "keep ?"


def test_cl_c7_only_the_top_card_was_seen_by_the_others() -> None:
    """CL-C7 Only the player knows the four cards below the top one, whichever side they lay on."""
    played = palace(["6"], top="l").play("vizier")
    shown = [GAME.read(event, 1).words for event in played.state.news]
    assert all("found" not in words and "cards" not in words for words in shown)
    worlds = [GAME.imagine(played.state, 1, Chance(seed)).progress.looked for seed in range(30)]
    assert len({tuple(looked) for looked in worlds}) > 10


def test_cl_c7_keep_all_or_none() -> None:
    """CL-C7 All cards may be kept, or none; after the last one nothing is asked."""
    everything = palace(["6", ""], discards="sm", rest="1").play("vizier", "keep stone", "keep marble")
    assert (everything.asked, everything.amulets[0]) == ("Turn", 2)
    nothing = palace(["6", ""], discards="sm", rest="1").play("vizier", "end keeping")
    assert (nothing.hand(0), nothing.amulets[0]) == ("", 0)


def test_cl_c7_the_pile_runs_out_among_the_five() -> None:
    """CL-C7 A new pile is made, but at most five cards are drawn; in a variant only those that the pile
    still has."""
    played = palace(["6", ""], discards="ssssss", rest="1", top="l").play("vizier")
    assert played.view().looked_at == 5
    strict = palace(["6", ""], discards="ssssss", rest="1", top="l", variants={"vizier_reshuffles": "false"})
    assert strict.play("vizier").view(0).looked == {"lapis": 1}
    empty = palace(["6", ""], discards="ssssss", rest="1", variants={"vizier_reshuffles": "false"})
    assert empty.why_not("vizier") == "CL-C7"


# --- questions with one known answer -----------------------------------------------------------------------


def test_cl_c3_an_offer_that_can_only_be_declined_is_not_asked() -> None:
    """CL-C3 Seat 1 has no cards. Seat 2 has one that nobody knows, so the question must not betray it."""
    played = palace(["3", "", "a"]).play("envoy", "ask 1 stone", "ask 2 stone")
    assert (played.asked, played.to_act, played.options()) == ("Offer", 2, ["decline"])
    assert [message.words["seat"] for message in played.news("declines")] == ["seat.1"]
