"""The odds of a Camel Up position, as tables with bars."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from sandtable.core import bits
from sandtable.core.chance import Chance
from sandtable.core.native import i64, vec
from sandtable.games.camel_up.board import (
    BOOING,
    CAMEL_NAMES,
    CHEERING,
    DIE_NAMES,
    RACERS,
    SIDE_NAMES,
    SPACES,
    TICKET_VALUES,
)
from sandtable.games.camel_up.odds import LegOdds, free_for_tile, leg_odds, ticket_worth, tile_worth
from sandtable.games.camel_up.position import position_of
from sandtable.games.camel_up.race_odds import RaceOdds, luck_for, race_odds
from sandtable.games.camel_up.view import CamelUpView
from sandtable.terminal.parts.bars import bar
from sandtable.terminal.pictures.camel_up.picture import ODDS_KEYS as ODDS_KEYS
from sandtable.terminal.pictures.camel_up.picture import STYLES
from sandtable.terminal.sentences import Labels, Words, text

TILE_BAR: Final = 2.0  # pounds shown as a full bar
Tile = tuple[int, int]  # side, space
Watch = Callable[[list[Tile]], Iterable[Tile]]  # wraps a long loop, for example in a progress bar


class Analysis:
    """The odds of a position: exact for the leg, simulated for the race."""

    def __init__(self, camels: int, dice: int, tiles: vec[i64]) -> None:
        self.camels = camels
        self.dice = dice
        self.tiles = tiles
        self.leg: LegOdds = leg_odds(camels, dice, tiles)
        self.race: RaceOdds | None = None
        self.incomes: dict[Tile, float] = {}

    def simulate(self, races: int, chance: Chance) -> None:
        """Estimate the odds of the race."""
        self.race = race_odds(self.camels, self.dice, self.tiles, races, chance)

    def weigh_tiles(self, watch: Watch) -> None:
        """Compute the income of every legal spectator tile; this takes seconds, one leg for each tile."""
        for side, space in watch(free_for_tile(self.camels, self.tiles)):
            self.incomes[side, space] = tile_worth(self.camels, self.dice, self.tiles, side, space)


def odds_of(view: CamelUpView, words: Words) -> Group | None:
    """Return the odds that a player may ask for: quick to compute, from the view alone."""
    if not all(1 <= stack.space <= SPACES for stack in view.stacks):
        return None  # some camels have not started yet
    position = position_of(view)
    analysis = Analysis(position.camels, position.dice, position.tiles)
    analysis.simulate(1000, luck_for(position.camels))
    return tables(analysis, words)


def tables(analysis: Analysis, words: Words) -> Group:
    """Draw the odds as tables."""
    say = words.labels("odds")
    ends = analysis.leg.race_ends / analysis.leg.total
    parts: list[Grid | str] = [
        say("title", dice=bits.count(analysis.dice)),
        "",
        _leg_table(analysis.leg, words, say),
        "",
        say("race-ends", percent=text(words.language.percent(ends, 2))),
    ]
    if analysis.race is not None:
        most = max(analysis.race.error(share) for share in _shares(analysis.race))
        parts += ["", _race_table(analysis.race, words, say)]
        parts.append(say("error", races=analysis.race.races, percent=text(words.language.percent(2 * most))))
    if analysis.incomes:
        parts += ["", say("tiles"), "", _tile_table(analysis, words, say)]
    return Group(*parts)


def _shares(race: RaceOdds) -> list[float]:
    return [share for camel in range(RACERS) for share in (race.win(camel), race.lose(camel))]


def _grid(*heads: str) -> Grid:
    grid = Grid(*heads, box=None, padding=(0, 1, 0, 0), header_style="dim")
    for column in grid.columns:
        column.no_wrap = True
    return grid


def _leg_table(leg: LegOdds, words: Words, say: Labels) -> Grid:
    numbers = sorted(set(TICKET_VALUES), reverse=True)
    heads = [f"{say('ticket')} {number}" if at == 0 else str(number) for at, number in enumerate(numbers)]
    grid = _grid(say("camel"), say("first"), say("second"), say("last"), *heads)
    for column in grid.columns[4:]:
        column.justify = "right"
    for camel in range(RACERS):
        counts = (leg.first[camel], leg.second[camel], leg.last[camel])
        places = [_chance(count / leg.total, camel, words) for count in counts]
        worths = [_worth(ticket_worth(leg, camel, number), words) for number in numbers]
        grid.add_row(_camel(camel, words), *places, *worths)
    return grid


def _race_table(race: RaceOdds, words: Words, say: Labels) -> Grid:
    grid = _grid(say("camel"), say("win"), say("lose"))
    for camel in range(RACERS):
        grid.add_row(
            _camel(camel, words),
            _chance(race.win(camel), camel, words, 16),
            _chance(race.lose(camel), camel, words, 16),
        )
    return grid


def _tile_table(analysis: Analysis, words: Words, say: Labels) -> Grid:
    sides = (CHEERING, BOOING)
    grid = _grid(say("tile"), *(words.word(f"side.{SIDE_NAMES[side + 1]}") for side in sides))
    for space in sorted({space for _, space in analysis.incomes}):
        incomes = [analysis.incomes[side, space] for side in sides]
        worths = [f"{words.language.number(income, 2)} {bar(income / TILE_BAR, 16)}" for income in incomes]
        grid.add_row(str(space), *worths)
    return grid


def _camel(camel: int, words: Words) -> Text:
    return Text(words.word(f"camel.{CAMEL_NAMES[camel]}"), style=STYLES[CAMEL_NAMES[camel]].name)


def _chance(share: float, camel: int, words: Words, width: int = 7) -> Text:
    shown = Text(words.language.percent(share).rjust(7) + " ")
    return shown.append(bar(share, width), style=STYLES[CAMEL_NAMES[camel]].name)


def _worth(worth: float, words: Words) -> Text:
    shown = words.language.number(worth, 2, sign=True)
    return Text(shown, style="green" if worth > 1 else "red" if worth < 0 else "")


def data(analysis: Analysis) -> dict[str, Any]:
    """Return the odds as JSON data."""
    leg, race = analysis.leg, analysis.race

    def by_camel(numbers: list[int]) -> dict[str, int]:
        return dict(zip(CAMEL_NAMES, numbers, strict=False))

    found: dict[str, Any] = {
        "dice": [DIE_NAMES[die] for die in bits.listed(analysis.dice)],
        "total": leg.total,
        "first": by_camel(leg.first),
        "second": by_camel(leg.second),
        "last": by_camel(leg.last),
        "race_ends": leg.race_ends,
        "tickets": {
            CAMEL_NAMES[camel]: [ticket_worth(leg, camel, value) for value in TICKET_VALUES]
            for camel in range(RACERS)
        },
        "tiles": [
            {"side": SIDE_NAMES[side + 1], "space": space, "income": income}
            for (side, space), income in analysis.incomes.items()
        ],
    }
    if race is not None:
        most = max(race.error(share) for share in _shares(race))
        found["race"] = {
            "races": race.races,
            "first": by_camel(race.first),
            "last": by_camel(race.last),
            "standard_error": most,
        }
    return found
