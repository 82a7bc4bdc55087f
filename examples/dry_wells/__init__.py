"""Dry Wells: a small game of luck, nerve and spying for 2 to 5 thirsty travellers."""

from __future__ import annotations

from typing import Any

import msgspec

from dry_wells import view
from dry_wells.rules import CATALOGUE, DECK, KINDS, MOST_SEATS, STEPS, VOCABULARY, Camp, SavedCamp, deal
from dry_wells.view import DryWellsView
from sandtable import Game, Variant
from sandtable.core.check import must
from sandtable.core.game import Functions
from sandtable.core.state import Setting
from sandtable.core.step import AnyStep


def load(setting: Setting, agenda: list[AnyStep], saved: Any) -> Camp:
    return Camp(setting, agenda, msgspec.convert(saved, SavedCamp))


def check(state: Camp) -> None:
    seats = state.setting.seats
    for name in ("cards", "seen", "still_in", "fainted", "spied"):
        must(len(getattr(state, name)) == seats, f"{name} is not for {seats} players")
    cards = [*state.deck, *(card for cards in state.cards for card in cards)]
    must(sorted(cards) == sorted(DECK), "the cards are not those of the deck (DW-1)")
    for seat in range(seats):
        dry = state.cards[seat].count(0)
        must((dry == state.limit()) == state.fainted[seat], f"seat {seat} has {dry} dry cards (DW-6)")
    must(all(0 <= seat < seats for seat in state.to_act()), "there is no such seat")


class DryWellsGame(Game[Camp, DryWellsView]):
    """The title: its data, and the functions that make, show and check its states."""

    name = "dry-wells"
    title = "Dry Wells"
    seats = range(2, MOST_SEATS + 1)
    variants = {"dry_cards": Variant(("two", "three"), "DW-6")}  # noqa: RUF012 - never changed
    actions = CATALOGUE
    steps = STEPS
    kinds = KINDS
    vocabulary = VOCABULARY
    ends = ("all-stopped", "empty")
    bots = "dry_wells.bot:LEVELS"
    picture = "dry_wells.picture:PICTURE"
    words = "dry_wells.words"
    functions = Functions(
        deal=deal,
        public_view=view.public_view,
        own_view=view.own_view,
        imagine=view.imagine,
        load=load,
        check=check,
        draw=view.draw,
    )


GAME = DryWellsGame()
