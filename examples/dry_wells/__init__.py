"""Dry Wells: a small game of luck, nerve and spying for 2 to 5 thirsty travellers."""

from __future__ import annotations

from typing import Any

import msgspec

from dry_wells import view
from dry_wells.rules import CATALOGUE, DECK, KINDS, MOST_SEATS, STEPS, VOCABULARY, Camp, SavedCamp, deal
from dry_wells.view import DryWellsView
from sandtable import Chance, Game, Variant
from sandtable.core.check import must
from sandtable.core.state import Setting
from sandtable.core.step import AnyStep


class DryWellsGame(Game[Camp, DryWellsView]):
    """The title: its data, and the ways in and out of its states."""

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

    def deal(self, setting: Setting, chance: Chance) -> Camp:
        return deal(setting, chance)

    def public_view(self, state: Camp) -> DryWellsView:
        return view.public_view(state)

    def own_view(self, state: Camp, seat: int, public: DryWellsView) -> DryWellsView:
        return view.own_view(state, seat, public)

    def imagine(self, state: Camp, seat: int | None, chance: Chance) -> Camp:
        return view.imagine(state, seat, chance)

    def restore(self, setting: Setting, agenda: list[AnyStep], saved: Any) -> Camp:
        return Camp(setting, agenda, msgspec.convert(saved, SavedCamp))

    def check(self, state: Camp) -> None:
        seats = state.setting.seats
        for name in ("cards", "seen", "still_in", "fainted", "spied"):
            must(len(getattr(state, name)) == seats, f"{name} is not for {seats} players")
        cards = [*state.deck, *(card for cards in state.cards for card in cards)]
        must(sorted(cards) == sorted(DECK), "the cards are not those of the deck (DW-1)")
        for seat in range(seats):
            dry = state.cards[seat].count(0)
            must((dry == state.limit()) == state.fainted[seat], f"seat {seat} has {dry} dry cards (DW-6)")
        must(all(0 <= seat < seats for seat in state.to_act()), "there is no such seat")

    def draw(self, view_: DryWellsView) -> str:
        return view.draw(view_)


GAME = DryWellsGame()
