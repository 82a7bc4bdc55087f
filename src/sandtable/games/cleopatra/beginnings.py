"""The ways into a palace, set out on the table or restored from a save; and the way into a save."""

from __future__ import annotations

from sandtable.core.native import i64, vec
from sandtable.core.state import Setting
from sandtable.core.step import AnyStep
from sandtable.games.cleopatra.account import new_accounts
from sandtable.games.cleopatra.board import (
    CATEGORIES,
    CHARACTERS,
    KINDS,
    RESOURCES,
    SHAPES,
    STALLS,
    STARTING_MERCHANTS,
    STARTING_TALENTS,
)
from sandtable.games.cleopatra.cards import all_cards, no_cards
from sandtable.games.cleopatra.house_rules import HouseRules
from sandtable.games.cleopatra.memory import joined, memories
from sandtable.games.cleopatra.placed import anchor_of, shape_of, way_of
from sandtable.games.cleopatra.regions import anchors, covered, without
from sandtable.games.cleopatra.save import SavedPalace
from sandtable.games.cleopatra.state import GOES_ON, NONE, Cleopatra


def empty_palace(setting: Setting, rules: HouseRules) -> Cleopatra:
    """CL-S2, CL-S7 All pieces in the quarry, all dice blank, nobody has a card yet."""
    seats = setting.seats
    return Cleopatra(
        setting,
        [],
        rules,
        first=0,
        cleopatra=0,
        altar=0,
        walls=0,
        sphinxes=0,
        obelisks=0,
        throne=0,
        doors=0,
        mosaics=vec[i64]([]),
        stack=(1 << SHAPES) - 1,
        top_mosaic=NONE,
        free=rules.garden.plot,
        statues=vec[i64]([]),
        account=new_accounts(seats),
        amulets=vec[i64]([0] * seats),
        merchants=vec[i64]([STARTING_MERCHANTS] * seats),
        hands=vec[vec[i64]]([no_cards() for _ in range(seats)]),
        discards=no_cards(),
        bags=vec[vec[i64]]([all_cards()]),
        pile_up=0,
        pile_down=0,
        pile_gone=0,
        top=NONE,
        stalls=vec[vec[i64]]([vec[i64]([]) for _ in range(STALLS)]),
        looked=no_cards(),
        bids=vec[i64]([NONE] * seats),
        played=vec[i64]([0] * CHARACTERS),
        pieces=0,
        earned=vec[i64]([0] * CATEGORIES),
        credit=vec[i64]([0] * RESOURCES),
        idle=0,
        passes=0,
        known=vec[i64]([0] * (KINDS * (seats + 2) * (seats + 1))),
        counted=vec[i64]([STARTING_TALENTS] * seats + [0] * seats),
        ended=GOES_ON,
    )


def restore_palace(
    setting: Setting, agenda: list[AnyStep], rules: HouseRules, saved: SavedPalace
) -> Cleopatra:
    """The opposite of `Cleopatra.save`."""
    free = rules.garden.plot
    for mosaic in saved.mosaics:
        shape, way, anchor = shape_of(mosaic), way_of(mosaic), anchor_of(mosaic)
        if shape < SHAPES and anchors(shape, way, free).has(anchor):
            free = without(free, covered(shape, way, anchor))
    return Cleopatra(
        setting,
        agenda,
        rules,
        saved.first,
        saved.cleopatra,
        saved.altar,
        saved.walls,
        saved.sphinxes,
        saved.obelisks,
        saved.throne,
        saved.doors,
        vec[i64](saved.mosaics),
        saved.stack,
        saved.top_mosaic,
        free,
        vec[i64](saved.statues),
        vec[i64](saved.account),
        vec[i64](saved.amulets),
        vec[i64](saved.merchants),
        vec[vec[i64]]([vec[i64](hand) for hand in saved.hands]),
        vec[i64](saved.discards),
        vec[vec[i64]]([vec[i64](bag) for bag in saved.bags]),
        saved.pile_up,
        saved.pile_down,
        saved.pile_gone,
        saved.top,
        vec[vec[i64]]([vec[i64](stall) for stall in saved.stalls]),
        vec[i64](saved.looked),
        vec[i64](saved.bids),
        vec[i64](saved.played),
        saved.pieces,
        vec[i64](saved.earned),
        vec[i64](saved.credit),
        saved.idle,
        saved.passes,
        joined(saved.known, setting.seats + 1),
        vec[i64](saved.counted),
        saved.ended,
    )


def save_palace(s: Cleopatra) -> SavedPalace:
    """The game's own fields, as they are saved."""
    return SavedPalace(
        first=s.first,
        cleopatra=s.cleopatra,
        altar=s.altar,
        walls=s.walls,
        sphinxes=s.sphinxes,
        obelisks=s.obelisks,
        throne=s.throne,
        doors=s.doors,
        mosaics=list(s.mosaics),
        stack=s.stack,
        top_mosaic=s.top_mosaic,
        statues=list(s.statues),
        account=list(s.account),
        amulets=list(s.amulets),
        merchants=list(s.merchants),
        hands=[list(hand) for hand in s.hands],
        discards=list(s.discards),
        bags=[list(bag) for bag in s.bags],
        pile_up=s.pile_up,
        pile_down=s.pile_down,
        pile_gone=s.pile_gone,
        top=s.top,
        stalls=[list(stall) for stall in s.stalls],
        looked=list(s.looked),
        bids=list(s.bids),
        played=list(s.played),
        pieces=s.pieces,
        earned=list(s.earned),
        credit=list(s.credit),
        idle=s.idle,
        passes=s.passes,
        known=memories(s),
        counted=list(s.counted),
        ended=s.ended,
    )
