"""Mosaics and sanctuaries: CL-G1 to CL-G15."""

from __future__ import annotations

import pytest

from sandtable import Chance
from sandtable.core import bits
from sandtable.games.cleopatra.actions import GARDEN_SQUARES
from sandtable.games.cleopatra.board import SHAPE_NAMES, SHAPES
from sandtable.games.cleopatra.pentominoes import FREE_WAYS, PRINTED_WAYS, WAYS
from sandtable.games.cleopatra.regions import (
    Squares,
    anchors,
    column_of,
    covered,
    first,
    fits,
    is_dead,
    listed,
    of,
    regions,
    row_of,
    size,
    without,
)
from sandtable.games.cleopatra.steps.mosaic import new_sanctuaries
from tests.games.cleopatra import model
from tests.games.cleopatra.kit import nearly_done, palace, square
from tests.tiers import LONG

MOSAIC = "aasml"  # the cards that pay for a mosaic


def cells(squares: Squares) -> set[model.Cell]:
    return {cell(square) for square in listed(squares)}


def cell(square: int) -> model.Cell:
    return int(row_of(square)) - 1, int(column_of(square)) - 1


def random_garden(chance: Chance) -> Squares:
    """A garden with holes anywhere; the more holes, the more small regions."""
    share = 2 + chance.pick(8)
    return of([square for square in GARDEN_SQUARES if chance.pick(10) < share])


# --- bits against the plain model --------------------------------------------------------------------------


def test_cl_g3_regions_and_fits_agree_with_the_slow_model_on_many_gardens() -> None:
    """CL-G3 Regions, anchors and dead regions are compared with the model's."""
    chance = Chance(12)
    for number in range(3000 if LONG else 600):
        free = random_garden(chance)
        plain = cells(free)
        assert size(free) == len(plain)
        found = regions(free)
        assert [cells(region) for region in found] == sorted(model.regions(plain), key=min)
        assert all(cell(first(region)) == min(cells(region)) for region in found)
        shape, stack = chance.pick(SHAPES), chance.pick(1 << SHAPES)
        way = FREE_WAYS[shape][chance.pick(len(FREE_WAYS[shape]))]
        assert cells(anchors(shape, way, free)) == model.anchors(shape, way, plain)
        if number % 10 == 0:
            assert fits(shape, FREE_WAYS[shape], free) == model.fits(shape, list(FREE_WAYS[shape]), plain)
            shapes = {other for other in range(SHAPES) if bits.has(stack, other)}
            for region in found:
                expected = model.dead(cells(region), shapes, [list(ways) for ways in FREE_WAYS])
                assert is_dead(region, stack, FREE_WAYS) == expected


@pytest.mark.parametrize("late_claims", [False, True])
def test_cl_g4_new_sanctuaries_agree_with_the_slow_model(late_claims: bool) -> None:
    """CL-G4, CL-G8 Random mosaics are laid in random gardens, with and without late claims."""
    chance = Chance(13)
    found = 0
    for _ in range(300 if LONG else 150):
        played = palace(variants={"late_sanctuary_claim": str(late_claims).lower()}).state
        before = random_garden(chance)
        shape = chance.pick(SHAPES)
        way = FREE_WAYS[shape][chance.pick(len(FREE_WAYS[shape]))]
        spots = listed(anchors(shape, way, before))
        if not spots:
            continue
        stack = chance.pick(1 << SHAPES) & ~(1 << shape)
        played.palace.free = without(before, covered(shape, way, spots[chance.pick(len(spots))]))
        played.palace.stack = stack
        shapes = {other for other in range(SHAPES) if bits.has(stack, other)}
        ways = [list(each) for each in FREE_WAYS]
        expected = model.claimable(cells(before), cells(played.palace.free), shapes, shape, ways, late_claims)
        assert [cell(square) for square in new_sanctuaries(played, shape, before)] == expected
        found += len(expected)
    assert found > 40


# --- laying ------------------------------------------------------------------------------------------------

EMPTY = """
    p.p###p.p
    ...###...
    p.p###p.p
    ....p....
    .p.....p.
    p.p.p.p.p
    ...p.p...
    p.......p
    ...p.p...
"""
CORNER = """
    p.p###p.p
    ...###...
    p.p###p.p
    ....p....
    .p.....p.
    p.p.p.p.p
    VVVp.p...
    p.V.....p
    ..Vp.p...
"""  # V closes four squares in the front left corner


def test_cl_g1_five_free_squares_never_the_foundation() -> None:
    """CL-G1 A mosaic may be turned any way, but never lies over another mosaic or the throne's foundation."""
    before = """
        p.p###p.p
        ...###...
        p.p###p.p
        .X..p....
        XXX....p.
        pXp.p.p.p
        ...p.p...
        p.......p
        ...p.p...
    """
    played = palace([MOSAIC], mosaic="I", garden=before).play("build mosaic").pay()
    assert played.options() == ["turn 1", "turn 2"]
    played.play("turn 2")
    assert played.why_not("place 1 1") == "CL-G1", "the foundation is in the way"
    assert played.why_not("place 5 1") == "CL-G1", "X lies there"
    played.play("place 9 1")
    played.draws(
        """
        p.p###p.p
        ...###...
        p.p###p.p
        .X..p....
        XXX....p.
        pXp.p.p.p
        ...p.p...
        p.......p
        IIIIIp...
        """
    )


def test_cl_g1_mirror_images_only_if_the_table_allows_them() -> None:
    """CL-G1, CL-G15 F can lie in eight ways with `allow_flip`, and in four without it."""
    assert len(palace([MOSAIC], mosaic="F").build("build mosaic").options()) == 8
    strict = palace([MOSAIC], mosaic="F", variants={"allow_flip": "false"}).build("build mosaic")
    assert strict.options() == ["turn 1", "turn 2", "turn 3", "turn 4"]
    assert strict.why_not("turn 5") == "CL-G15"


def test_cl_g2_four_and_one_for_each_palm() -> None:
    """CL-G2 A mosaic on three palms is worth 7 (test vector 2)."""
    played = palace([MOSAIC], mosaic="V", talents=[0, 0, 0]).lays(
        """
        V.p###p.p
        V..###...
        VVV###p.p
        ....p....
        .p.....p.
        p.p.p.p.p
        ...p.p...
        p.......p
        ...p.p...
        """
    )
    assert played.news("lays-mosaic")[0].words["talents"] == 7
    assert played.play("end claims", "stop").talents()[0] == 7


def test_cl_g3_a_region_may_be_dead_though_it_is_large() -> None:
    """CL-G3 Five squares are enough only if a shape that fits is still in the stack."""
    plus = of([square(4, 2), square(5, 1), square(5, 2), square(5, 3), square(6, 2)])
    only_x = 1 << SHAPE_NAMES.index("X")
    assert not is_dead(plus, only_x, FREE_WAYS)
    assert is_dead(plus, ~only_x & (1 << SHAPES) - 1, FREE_WAYS)


def test_cl_g4_the_builder_creates_a_sanctuary() -> None:
    """CL-G4 A mosaic closes off a corner of four squares."""
    played = palace([MOSAIC], mosaic="V").lays(CORNER)
    assert played.news("sanctuary")[0].words == {"row": 8, "column": 1, "squares": 4}
    assert played.options() == ["claim 8 1", "end claims"]


def test_cl_g5_the_builders_own_statue_marks_it() -> None:
    """CL-G5 Each sanctuary takes one statue."""
    played = palace([MOSAIC], mosaic="V").lays(CORNER).play("claim 8 1")
    assert played.view().players[0].statues == 1
    assert played.view().sanctuaries[0].squares == [(8, 1), (8, 2), (9, 1), (9, 2)]
    played.draws(CORNER.replace("p.V", "00V").replace("..V", "00V"))


def test_cl_g5_a_statue_is_not_there_in_earlier_positions() -> None:
    """CL-G5 Positions share what does not change, so a claim must not appear in earlier ones."""
    played = palace([MOSAIC], mosaic="V").lays(CORNER)
    earlier = played.state.clone()
    before = earlier.digest()
    played.play("claim 8 1")
    assert earlier.digest() == before != played.state.digest()


PLOT = """
    .#.######
    #########
    ...######
    ...######
    ...######
    #########
    #########
    #########
    #########
"""


def test_cl_g5_several_sanctuaries_at_once_but_two_statues_a_player() -> None:
    """CL-G5 X leaves four corners, of which two can be claimed."""
    played = (
        palace([MOSAIC], grid=PLOT, mosaic="X", stack="X")
        .play("build mosaic")
        .pay()
        .play("turn 1", "place 3 2")
    )
    assert played.offers("claim") == ["claim 3 1", "claim 3 3", "claim 5 1", "claim 5 3"]
    played.play("claim 5 3", "claim 3 1")
    assert played.view().players[0].statues == 0
    assert played.asked == "Build"


def test_cl_g5_no_question_without_a_statue() -> None:
    """CL-G5 A player whose two statues stand elsewhere is not asked."""
    played = palace([MOSAIC], grid=PLOT, mosaic="V", stack="V", statues=[(0, 1, 1), (0, 1, 3)])
    played.play("build mosaic").pay().play("turn 1", "place 3 1")
    assert played.news("sanctuary")[0].words["squares"] == 4
    assert played.asked == "Build"


def test_cl_g6_what_is_not_claimed_at_once_is_never_claimed() -> None:
    """CL-G6 When the same builder lays the next mosaic, the region is already dead."""
    played = palace([MOSAIC * 2], mosaic="V").lays(CORNER).play("end claims")
    played.build("build mosaic")
    while played.asked in ("ChooseWay", "PlaceMosaic"):
        played.play(played.options()[0])
    assert "claim 8 1" not in played.options()


def test_cl_g7_no_mosaic_is_ever_laid_in_a_sanctuary() -> None:
    """CL-G7 No shape of the stack fits, and the stack only shrinks."""
    played = palace([MOSAIC], mosaic="V").lays(CORNER).play("claim 8 1")
    sanctuary = of([square(8, 1), square(8, 2), square(9, 1), square(9, 2)])
    for shape in range(SHAPES):
        for way in FREE_WAYS[shape]:
            for anchor in listed(anchors(shape, way, played.state.palace.free)):
                assert size(without(sanctuary, covered(shape, way, anchor))) == 4


@pytest.mark.parametrize("late_claims", ["false", "true"])
def test_cl_g8_a_late_region_can_be_claimed_by_nobody(late_claims: str) -> None:
    """CL-G8 Six squares stay free while the last shape that fits there is built elsewhere (test vector
    17)."""
    strip = """
        p.p###p.p
        ...###...
        LLp###p.p
        .L..p....
        .L.....p.
        pLp.p.p.p
        .V.p.p...
        pV......p
        .VVV.p...
    """
    played = palace(
        [MOSAIC], mosaic="I", garden=strip, stack="ILVXW", variants={"late_sanctuary_claim": late_claims}
    )
    played.lays(
        """
        p.p###p.I
        ...###..I
        LLp###p.I
        .L..p...I
        .L.....pI
        pLp.p.p.p
        .V.p.p...
        pV......p
        .VVV.p...
        """
    )
    assert ("claim 4 1" in played.options()) == (late_claims == "true")


THREE_PLOTS = """
    .....####
    #########
    ......###
    #########
    .########
    ...######
    .########
    #########
    #########
"""


def test_cl_g9_a_top_mosaic_that_fits_nowhere_is_removed() -> None:
    """CL-G9 V is removed and T, which fits, is on top. If V is deeper in the stack, it stays."""
    laid = THREE_PLOTS.replace(".....####", "IIIII####")
    for luck, left in (([1], ["T"]), ([0], ["T", "V"])):
        played = palace([MOSAIC], grid=THREE_PLOTS, mosaic="I", stack="ITV")
        played.play("build mosaic").pay().play("turn 2").play("place 1 1", luck=luck)
        played.draws(laid)
        assert (played.view().top_mosaic, played.view().stack) == ("T", left)


def test_cl_g10_an_empty_stack_completes_the_category() -> None:
    """CL-G10 Cleopatra moves one step in that visit. When the last mosaic is built all regions die together,
    and the builder may claim the new ones."""
    played = palace([MOSAIC], mosaic="V", stack="V").lays(CORNER)
    assert played.offers("claim") == ["claim 1 1", "claim 8 1"]
    played.play("end claims")
    assert played.view().top_mosaic is None
    assert played.play("stop").view().cleopatra == 1


def test_cl_g11_every_square_of_a_sanctuary_absorbs_an_amulet() -> None:
    """CL-G11, CL-E3 The statue's square counts too, and no more amulets are absorbed than there are."""
    played = nearly_done(garden=CORNER, statues=[(0, 8, 1)], amulets=[7, 9, 9])
    played.build("build wall L1").play("stop")
    assert played.amulets == [3, 9, 9]


def test_cl_g12_claims_come_before_the_next_piece_yes_or_no_for_each() -> None:
    """CL-G12 Claims may be made in any order. The statue stands on the first square in reading order; a
    player who declines keeps it."""
    played = palace([MOSAIC], mosaic="V", stack="V").lays(CORNER).play("claim 8 1")
    assert played.options() == ["claim 1 1", "end claims"]
    assert played.why_not("claim 8 2") == "CL-G4"
    played.play("end claims")
    assert (played.view().players[0].statues, played.asked) == (1, "Build")


def test_cl_g13_no_contact_needed() -> None:
    """CL-G13 A mosaic may lie on any free squares. The top mosaic always fits somewhere, so it can only be
    too expensive."""
    apart = EMPTY.replace("p.......p", "pIIIII..p")
    played = palace([MOSAIC], mosaic="X", garden=apart).play("build mosaic").pay().play("turn 1")
    assert "place 1 2" in played.options()
    assert palace(["a"], merchants=[0, 3, 3]).why_not("build mosaic") == "CL-Q2"


def test_cl_g14_a_stack_emptied_by_removal_counts_and_ends_the_mosaics() -> None:
    """CL-G14 One mosaic is built and two are removed: the category is complete, but the bonus is for one
    piece."""
    two_strips = THREE_PLOTS.replace("...######", ".########")
    played = palace([MOSAIC * 2], grid=two_strips, mosaic="I", stack="IVX", talents=[0, 0, 0])
    played.play("build mosaic").pay().play("turn 2", "place 1 1")
    assert [message.words["shape"] for message in played.news("removes-mosaic")] != []
    assert played.view().stack == []
    assert played.why_not("build mosaic") == "CL-G14"
    played.play("stop")
    assert (played.talents()[0], played.view().cleopatra) == (4, 1)


def test_cl_g15_printed_sides_are_data() -> None:
    """CL-G15 Six shapes look different from behind; without flipping they keep the side of their letter."""
    chiral = [SHAPE_NAMES[s] for s in range(SHAPES) if len(FREE_WAYS[s]) > len(PRINTED_WAYS[s])]
    assert chiral == ["F", "L", "N", "P", "Y", "Z"]
    assert all(way < WAYS // 2 for ways in PRINTED_WAYS for way in ways)
