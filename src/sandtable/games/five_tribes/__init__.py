"""Five Tribes, the printing with fakirs, for 2 to 4 players."""

from __future__ import annotations

from sandtable.core.chance import Chance
from sandtable.core.game import Functions, Game
from sandtable.core.state import Setting
from sandtable.games.five_tribes.board import MOST_SEATS
from sandtable.games.five_tribes.catalogue import CATALOGUE
from sandtable.games.five_tribes.check import check
from sandtable.games.five_tribes.draw import draw
from sandtable.games.five_tribes.events import END_NAMES, KINDS, VOCABULARY
from sandtable.games.five_tribes.imagine import imagine
from sandtable.games.five_tribes.questions import QUESTIONS
from sandtable.games.five_tribes.setup import deal_table
from sandtable.games.five_tribes.state import FiveTribes, load_table
from sandtable.games.five_tribes.steps.bidding import StartRound
from sandtable.games.five_tribes.steps.ending import STEPS, CleanUp
from sandtable.games.five_tribes.steps.turn import NextMarker
from sandtable.games.five_tribes.variants import RULES_VERSION, VARIANTS
from sandtable.games.five_tribes.view import FiveTribesView, own_view, public_view


def deal(setting: Setting, chance: Chance) -> FiveTribes:
    """FT-2 Lay the table and begin the first round with its bids."""
    s = deal_table(setting, chance)
    s.then(StartRound(), NextMarker(), CleanUp())
    s.settle(chance)
    return s


class FiveTribesGame(Game[FiveTribes, FiveTribesView]):
    """The title: its data, and how its states are dealt, shown, saved and checked."""

    name = "five-tribes"
    title = "Five Tribes"
    seats = range(2, MOST_SEATS + 1)
    variants = VARIANTS
    actions = CATALOGUE
    steps = STEPS
    rules_version = RULES_VERSION
    replayable = frozenset({1, RULES_VERSION})
    vocabulary = VOCABULARY
    kinds = KINDS
    ends = END_NAMES[1:]
    questions = QUESTIONS
    bots = "sandtable.bots.five_tribes.levels:LEVELS"
    picture = "sandtable.terminal.pictures.five_tribes:PICTURE"
    observer = "sandtable.research.five_tribes.observer:FiveTribesObserver"
    page = True

    functions = Functions(
        deal=deal,
        public_view=public_view,
        own_view=own_view,
        imagine=imagine,
        load=load_table,
        check=check,
        draw=draw,
    )


GAME = FiveTribesGame()
