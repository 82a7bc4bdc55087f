"""Camel Up, second edition, for 3 to 8 players."""

from __future__ import annotations

from typing import Any

import msgspec

from sandtable.core.chance import Chance
from sandtable.core.game import Game
from sandtable.core.state import Setting
from sandtable.core.step import AnyStep
from sandtable.games.camel_up.actions import CATALOGUE
from sandtable.games.camel_up.board import FEWEST_SEATS, MOST_SEATS
from sandtable.games.camel_up.check import check
from sandtable.games.camel_up.draw import draw
from sandtable.games.camel_up.events import KINDS, VOCABULARY
from sandtable.games.camel_up.imagine import imagine
from sandtable.games.camel_up.questions import QUESTIONS
from sandtable.games.camel_up.save import SavedRace
from sandtable.games.camel_up.state import ENDS, CamelUp, restore_race
from sandtable.games.camel_up.steps import STEPS, deal
from sandtable.games.camel_up.variants import VARIANTS
from sandtable.games.camel_up.view import CamelUpView, own_view, public_view


class CamelUpGame(Game[CamelUp, CamelUpView]):
    """Camel Up as a title: its data, its variants (CU-53) and the functions that make and show states."""

    name = "camel-up"
    title = "Camel Up"
    seats = range(FEWEST_SEATS, MOST_SEATS + 1)
    variants = VARIANTS
    actions = CATALOGUE
    steps = STEPS
    kinds = KINDS
    vocabulary = VOCABULARY
    ends = ENDS[1:]
    questions = QUESTIONS
    bots = "sandtable.bots.camel_up.levels:LEVELS"
    picture = "sandtable.terminal.pictures.camel_up:PICTURE"
    page = True

    def deal(self, setting: Setting, chance: Chance) -> CamelUp:
        return deal(setting, chance)

    def public_view(self, state: CamelUp) -> CamelUpView:
        return public_view(state)

    def own_view(self, state: CamelUp, seat: int, public: CamelUpView) -> CamelUpView:
        return own_view(state, seat, public)

    def imagine(self, state: CamelUp, seat: int | None, chance: Chance) -> CamelUp:
        return imagine(state, seat, chance)

    def restore(self, setting: Setting, agenda: list[AnyStep], saved: Any) -> CamelUp:
        return restore_race(setting, agenda, msgspec.convert(saved, SavedRace))

    def check(self, state: CamelUp) -> None:
        check(state)

    def draw(self, view: CamelUpView) -> str:
        return draw(view)


GAME = CamelUpGame()
