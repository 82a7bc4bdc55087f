"""Camel Up, second edition, for 3 to 8 players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from sandtable.core.chance import Chance
from sandtable.core.game import Game, Variant
from sandtable.core.state import Setting
from sandtable.core.step import AnyStep
from sandtable.games.camel_up.actions import CATALOGUE
from sandtable.games.camel_up.board import FEWEST_SEATS, MOST_SEATS
from sandtable.games.camel_up.check import check
from sandtable.games.camel_up.draw import draw
from sandtable.games.camel_up.events import KINDS, VOCABULARY
from sandtable.games.camel_up.imagine import imagine
from sandtable.games.camel_up.save import SavedRace
from sandtable.games.camel_up.state import ENDS, CamelUp, restore_race
from sandtable.games.camel_up.steps import STEPS, deal
from sandtable.games.camel_up.view import CamelUpView, views


class CamelUpGame(Game[CamelUp]):
    """The title: its data, its variants (CU-53) and the ways in and out of its states."""

    name = "camel-up"
    title = "Camel Up"
    seats = range(FEWEST_SEATS, MOST_SEATS + 1)
    variants = {  # noqa: RUF012 - CU-53; a title's data is never changed
        "setup_order": Variant(("random", "roller"), "CU-11"),
        "race_bets": Variant(("card_by_card", "netted"), "CU-42"),
    }
    actions = CATALOGUE
    steps = STEPS
    kinds = KINDS
    vocabulary = VOCABULARY
    ends = ENDS[1:]

    def deal(self, setting: Setting, chance: Chance) -> CamelUp:
        return deal(setting, chance)

    def view(self, state: CamelUp, seat: int | None) -> CamelUpView:
        return views(state, [seat])[seat]

    def views(self, state: CamelUp, seats: Iterable[int | None]) -> Mapping[int | None, CamelUpView]:
        return views(state, seats)

    def imagine(self, state: CamelUp, seat: int | None, chance: Chance) -> CamelUp:
        return imagine(state, seat, chance)

    def restore(self, setting: Setting, agenda: list[AnyStep], saved: Any) -> CamelUp:
        return restore_race(setting, agenda, msgspec.convert(saved, SavedRace))

    def check(self, state: CamelUp) -> None:
        check(state)

    def draw(self, view: Any) -> str:
        return draw(view)


GAME = CamelUpGame()
