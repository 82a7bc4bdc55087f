"""Five Tribes, the printing with fakirs, for 2 to 4 players."""

from __future__ import annotations

from typing import Any

import msgspec

from sandtable.core.chance import Chance
from sandtable.core.game import Game
from sandtable.core.state import Setting
from sandtable.core.step import AnyStep
from sandtable.games.five_tribes.board import MOST_SEATS
from sandtable.games.five_tribes.catalogue import CATALOGUE
from sandtable.games.five_tribes.check import check
from sandtable.games.five_tribes.draw import draw
from sandtable.games.five_tribes.events import END_NAMES, KINDS, VOCABULARY
from sandtable.games.five_tribes.imagine import imagine
from sandtable.games.five_tribes.questions import QUESTIONS
from sandtable.games.five_tribes.save import SavedTribes
from sandtable.games.five_tribes.setup import deal_table, restore_table
from sandtable.games.five_tribes.state import FiveTribes
from sandtable.games.five_tribes.steps.bidding import StartRound
from sandtable.games.five_tribes.steps.ending import STEPS, CleanUp
from sandtable.games.five_tribes.steps.turn import NextMarker
from sandtable.games.five_tribes.variants import VARIANTS
from sandtable.games.five_tribes.view import FiveTribesView, own_view, public_view


class FiveTribesGame(Game[FiveTribes, FiveTribesView]):
    """The title: its data, and how its states are dealt, shown, saved and checked."""

    name = "five-tribes"
    title = "Five Tribes"
    seats = range(2, MOST_SEATS + 1)
    variants = VARIANTS
    actions = CATALOGUE
    steps = STEPS
    vocabulary = VOCABULARY
    kinds = KINDS
    ends = END_NAMES[1:]
    questions = QUESTIONS
    bots = "sandtable.bots.five_tribes.levels:LEVELS"
    picture = "sandtable.terminal.pictures.five_tribes:PICTURE"
    page = True

    def deal(self, setting: Setting, chance: Chance) -> FiveTribes:
        """FT-2 Lay the table and begin the first round with its bids."""
        s = deal_table(setting, chance)
        s.then(StartRound(), NextMarker(), CleanUp())
        s.settle(chance)
        return s

    def public_view(self, state: FiveTribes) -> FiveTribesView:
        return public_view(state)

    def own_view(self, state: FiveTribes, seat: int, public: FiveTribesView) -> FiveTribesView:
        return own_view(state, seat, public)

    def imagine(self, state: FiveTribes, seat: int | None, chance: Chance) -> FiveTribes:
        return imagine(state, seat, chance)

    def restore(self, setting: Setting, agenda: list[AnyStep], saved: Any) -> FiveTribes:
        return restore_table(setting, agenda, msgspec.convert(saved, SavedTribes))

    def check(self, state: FiveTribes) -> None:
        check(state)

    def draw(self, view: FiveTribesView) -> str:
        return draw(view)


GAME = FiveTribesGame()
