"""Cleopatra and the Society of Architects, first edition, for 3 to 5 players."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sandtable.core.chance import Chance
from sandtable.core.errors import BadSetup
from sandtable.core.game import Functions, Game, Variant
from sandtable.core.state import Setting
from sandtable.core.step import AnyStep
from sandtable.games.cleopatra import events
from sandtable.games.cleopatra.board import PLAYERS, STALLS, STARTING_CARDS
from sandtable.games.cleopatra.cards import count
from sandtable.games.cleopatra.catalogue import CATALOGUE, STEPS
from sandtable.games.cleopatra.check import check
from sandtable.games.cleopatra.draw import draw
from sandtable.games.cleopatra.events import KINDS, VOCABULARY
from sandtable.games.cleopatra.garden import Garden
from sandtable.games.cleopatra.house_rules import HouseRules
from sandtable.games.cleopatra.imagine import imagine
from sandtable.games.cleopatra.layout import OWN, SHIPPED, load_garden, shipped
from sandtable.games.cleopatra.pile import deal_hands, halve, lay_first_cards
from sandtable.games.cleopatra.questions import QUESTIONS
from sandtable.games.cleopatra.scoring import ENDS
from sandtable.games.cleopatra.state import Cleopatra, load_state
from sandtable.games.cleopatra.steps.mosaic import uncover_mosaic
from sandtable.games.cleopatra.steps.turn import Turn
from sandtable.games.cleopatra.variants import FIRST_RULES, RANDOM, RULES_VERSION, VARIANTS
from sandtable.games.cleopatra.view import CleopatraView, own_view, public_view


class CleopatraGame(Game[Cleopatra, CleopatraView]):
    """The title: its data, and how its states are made, shown and loaded."""

    name = "cleopatra"
    title = "Cleopatra and the Society of Architects"
    seats = PLAYERS
    variants = VARIANTS
    actions = CATALOGUE
    steps = STEPS
    rules_version = RULES_VERSION
    replayable = frozenset({FIRST_RULES, RULES_VERSION})
    kinds = KINDS
    vocabulary = VOCABULARY
    ends = ENDS
    questions = QUESTIONS
    bots = "sandtable.bots.cleopatra.levels:LEVELS"
    picture = "sandtable.terminal.pictures.cleopatra:PICTURE"
    observer = "sandtable.research.cleopatra.observer:CleopatraObserver"
    page = True

    def __init__(self, gardens: dict[str, Garden]) -> None:
        self.gardens = gardens
        self.functions = Functions(
            deal=self._deal,
            public_view=public_view,
            own_view=own_view,
            imagine=imagine,
            load=self._load,
            check=check,
            draw=draw,
        )
        self.variants = {**VARIANTS, "garden": Variant(tuple(gardens), VARIANTS["garden"].rule)}

    def setting(self, seats: int, variants: dict[str, str], rules_version: int) -> Setting:
        """Explain a missing custom garden: it is known only to a program that has read its file."""
        garden = variants.get("garden", "")
        if garden.startswith(OWN) and garden not in self.gardens:
            raise BadSetup(
                f"the game is played in a custom garden, {garden!r}: name the file of that garden"
                " (--garden FILE; in a program, register(with_garden(FILE)))"
            )
        return super().setting(seats, variants, rules_version)

    def rules(self, setting: Setting) -> HouseRules:
        return HouseRules(self.gardens[setting.variants["garden"]], setting)

    def _deal(self, setting: Setting, chance: Chance) -> Cleopatra:
        """CL-S1 to CL-S7 Deal three cards each, turn half of the pile, fill the stalls, mix the mosaics."""
        s = Cleopatra(setting, [], self.rules(setting))
        s.first = chance.pick(s.seats) if s.rules.first_player == RANDOM else 0
        deal_hands(s, STARTING_CARDS, chance)
        halve(s, count(s.market.bags[0]), chance)
        lay_first_cards(s, STALLS, chance)
        uncover_mosaic(s, chance)
        s.tell(events.BEGINS, s.first)
        s.then(Turn(int(s.first)))
        return s

    def _load(self, setting: Setting, agenda: list[AnyStep], saved: Any) -> Cleopatra:
        return load_state(setting, agenda, self.rules(setting), saved)


def with_garden(path: str | Path) -> CleopatraGame:
    """The game in a custom garden, read from a file; BadSetup says what is wrong with the file.

    The garden is the default of the variant `garden` and is named after a digest of the file's content.
    Records and saved states use that name: `register` this Game to read them again.
    """
    garden = load_garden(path)
    return CleopatraGame({garden.name: garden, **{name: GAME.gardens[name] for name in SHIPPED}})


GAME = CleopatraGame({name: shipped(name) for name in SHIPPED})
