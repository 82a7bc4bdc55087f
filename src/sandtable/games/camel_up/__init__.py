"""Camel Up, second edition, for 3 to 8 players."""

from __future__ import annotations

from sandtable.core.game import Functions, Game
from sandtable.games.camel_up.actions import CATALOGUE
from sandtable.games.camel_up.board import FEWEST_SEATS, MOST_SEATS
from sandtable.games.camel_up.check import check
from sandtable.games.camel_up.draw import draw
from sandtable.games.camel_up.events import KINDS, VOCABULARY
from sandtable.games.camel_up.imagine import imagine
from sandtable.games.camel_up.questions import QUESTIONS
from sandtable.games.camel_up.state import ENDS, CamelUp, load_race
from sandtable.games.camel_up.steps import STEPS, deal
from sandtable.games.camel_up.variants import FIRST_RULES, RULES_VERSION, VARIANTS
from sandtable.games.camel_up.view import CamelUpView, own_view, public_view


class CamelUpGame(Game[CamelUp, CamelUpView]):
    """Camel Up as a title: its data, its variants (CU-53) and the functions that make and show states."""

    name = "camel-up"
    title = "Camel Up"
    seats = range(FEWEST_SEATS, MOST_SEATS + 1)
    variants = VARIANTS
    actions = CATALOGUE
    steps = STEPS
    rules_version = RULES_VERSION
    replayable = frozenset({FIRST_RULES, RULES_VERSION})
    kinds = KINDS
    vocabulary = VOCABULARY
    ends = ENDS[1:]
    questions = QUESTIONS
    bots = "sandtable.bots.camel_up.levels:LEVELS"
    picture = "sandtable.terminal.pictures.camel_up:PICTURE"
    observer = "sandtable.research.camel_up.observer:CamelUpObserver"
    benchmarks = "sandtable.games.camel_up.benchmarks:BENCHMARKS"
    page = True

    functions = Functions(
        deal=deal,
        public_view=public_view,
        own_view=own_view,
        imagine=imagine,
        load=load_race,
        check=check,
        draw=draw,
    )

    def defaults(self, rules_version: int) -> dict[str, str]:
        """CU-11 In the first version of the rules, starting stacks were built at random by default."""
        chosen = super().defaults(rules_version)
        return chosen | {"setup_order": "random"} if rules_version == FIRST_RULES else chosen


GAME = CamelUpGame()
