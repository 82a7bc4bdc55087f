"""Tools with which tests lay out a palace, play in it and draw it.

Cards are marks: a s m w l are artisan, stone, marble, wood, lapis; A S M W L their doubles; T is the
trompe-l'oeil; 1 Beggar, 2 Courtesan, 3 Envoy, 4 Scribe, 5 Smuggler, 6 Vizier; ? lies face down. Cards
that are not named lie in the pile, or where `rest` says.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import resources
from typing import Any, Final

import msgspec

from sandtable import Chance, Event, Outcome, Script
from sandtable.core.message import Message
from sandtable.games.cleopatra import GAME as GAME
from sandtable.games.cleopatra import CleopatraGame
from sandtable.games.cleopatra.account import START, line_at
from sandtable.games.cleopatra.board import BACK, CARD_NAMES, DECK, KINDS, SHAPE_NAMES, SIDE_NAMES, WALL_NAMES
from sandtable.games.cleopatra.layout import Layout, planted
from sandtable.games.cleopatra.pentominoes import FORMS, WAYS, anchored, form_number
from sandtable.games.cleopatra.placed import mosaic_at, statue_at
from sandtable.games.cleopatra.regions import square_at
from sandtable.games.cleopatra.scoring import left
from sandtable.games.cleopatra.state import Cleopatra
from sandtable.games.cleopatra.view import CleopatraView

LETTERS = "asmwlASMWLT123456"
PILE, DISCARDS = "pile", "discards"
SANCTUARY = "...\n" * 6 + "VVV\n..V\n..V"  # a garden in which V closes four squares in the front left corner

# actions that the game plays itself if everybody knows the answer
ANSWERED: Final = ("refill", "stop", "end turn")


class Palace:
    """A game in a test: every action must be among the options, and every position must pass the check."""

    def __init__(self, state: Cleopatra) -> None:
        self.state = state
        self.luck = Chance(1)

    # --- playing -------------------------------------------------------------------------------------

    def play(self, *texts: str, luck: Sequence[int] | None = None) -> Palace:
        """Play these actions, each by the seat to act; `luck` is exactly the luck of the last one.

        A refill, a stop or the end of a turn may have been played already, because everybody knew the answer.
        """
        for number, text in enumerate(texts, 1):
            if text in ANSWERED and (not self.state.agenda or text not in self.options()):
                continue
            (seat,) = self.state.to_act()
            self.act(seat, text, luck if number == len(texts) else None)
        return self

    def act(self, seat: int, text: str, luck: Sequence[int] | None = None) -> Palace:
        assert text in self.options(seat), f"seat {seat} may not {text!r}: {self.why_not(text, seat)}"
        script = self.luck if luck is None else Script(list(luck))
        self.state.apply(seat, GAME.action(text), script)
        if isinstance(script, Script):
            script.check_spent()
        GAME.check(self.state)
        return self

    def pay(self) -> Palace:
        """Pay for the chosen piece as the game proposes."""
        while self.asked == "PayFor" and (proposal := self.view(self.to_act).visit.proposal):
            self.play(proposal[0])
        return self

    def build(self, *texts: str) -> Palace:
        """Choose and pay pieces, one after the other."""
        for text in texts:
            self.play(text).pay()
        return self

    def bids(self, *talents: int) -> Palace:
        """Every seat bids, from seat 0 on."""
        for seat, amount in enumerate(talents):
            self.act(seat, f"bid {amount}")
        return self

    # --- looking ---------------------------------------------------------------------------------------

    @property
    def to_act(self) -> int:
        return self.state.to_act()[0]

    @property
    def asked(self) -> str:
        """The name of the question that is asked."""
        return type(self.state.agenda[-1]).__name__ if self.state.agenda else ""

    def options(self, seat: int | None = None) -> list[str]:
        return [action.text for action in self.state.options(self.to_act if seat is None else seat)]

    def offers(self, start: str) -> list[str]:
        return [text for text in self.options() if text.startswith(start)]

    def why_not(self, text: str, seat: int | None = None) -> str | None:
        return self.state.barred(self.to_act if seat is None else seat, GAME.action(text))

    def view(self, seat: int | None = None) -> CleopatraView:
        return GAME.view(self.state, seat)

    def hand(self, seat: int) -> str:
        return "".join(LETTERS[kind] * self.state.hands[seat][kind] for kind in range(KINDS))

    def stalls(self) -> str:
        return "|".join(
            "".join(LETTERS[c] if c < BACK else "?" for c in stall) for stall in self.state.market.stalls
        )

    def discards(self) -> str:
        return "".join(LETTERS[kind] * self.state.market.discards[kind] for kind in range(KINDS))

    def talents(self) -> list[int]:
        return [self.state.talents(seat) for seat in range(self.state.seats)]

    @property
    def amulets(self) -> list[int]:
        """The amulets by seat; when the game is over, those left."""
        if self.state.agenda:
            return list(self.state.amulets)
        return [left(self.state, seat) for seat in range(self.state.seats)]

    @property
    def outcome(self) -> Outcome:
        found = self.state.outcome()
        assert found is not None, "the game is not over"
        return found

    def news(self, code: str, seat: int | None = None) -> list[Message]:
        """The messages that a spectator, or a seat, reads for the last action's events of one kind."""
        events: list[Event] = self.state.news
        return [GAME.read(event, seat) for event in events if event.kind.code == code]

    def lays(self, garden: str) -> Palace:
        """Buy the top mosaic and lay it so that the garden looks like the drawn one."""
        self.play("build mosaic").pay()
        (new,) = set(mosaics_in(garden)) - set(mosaics_in(self.garden()))
        _, way, row, column = new.split()
        self.play(f"turn {way}", f"place {row} {column}")
        self.draws(garden)
        return self

    def garden(self) -> str:
        return "\n".join(line[3:12] for line in GAME.draw(self.view()).splitlines()[1:10])

    def draws(self, garden: str) -> None:
        """Compare the garden with a drawn one."""
        assert self.garden().split() == garden.split(), self.garden()


def palace(
    hands: Sequence[str] = (),
    *,
    seats: int = 3,
    turn: int = 0,
    stalls: str = "a|a|a",
    discards: str = "",
    rest: str = PILE,
    top: str | None = None,
    talents: Sequence[int] = (),
    amulets: Sequence[int] = (),
    merchants: Sequence[int] = (),
    walls: str = "",
    sphinxes: int = 0,
    obelisks: str = "",
    throne: int = 0,
    doors: str = "",
    garden: str = "",
    grid: str = "",
    stack: str = "FILNPTUVWXYZ",
    mosaic: str | None = None,
    statues: Sequence[tuple[int, int, int]] = (),
    altar: int = 0,
    idle: int = 0,
    passes: int = 0,
    agenda: list[list[Any]] | None = None,
    variants: dict[str, str] | None = None,
    rules_version: int = GAME.rules_version,
) -> Palace:
    """A palace in the middle of a game. `garden` is drawn with its mosaics as letters, and `grid` replaces
    the garden's plan. `statues` has seat, row and column of each; `mosaic` is the top one of the stack;
    `rest` is PILE, DISCARDS or the number of a seat, and gets all other cards."""
    game = game_with(grid) if grid else GAME
    mosaics = mosaics_in(garden)
    data = game.setup(seats, Chance(0), variants, rules_version).to_data()
    fields = data["state"]
    data["agenda"] = agenda or [["Turn", turn]]
    _lay_cards(fields, list(hands) + [""] * (seats - len(hands)), stalls, discards, rest, top)
    _fill_purses(fields, seats, talents, amulets, merchants)
    fields["walls"] = sum(1 << WALL_NAMES.index(wall) for wall in walls.split())
    fields["obelisks"] = sum(1 << SIDE_NAMES.index(side) for side in obelisks.split())
    fields["doors"] = sum(1 << SIDE_NAMES.index(side) for side in doors.split())
    fields |= {
        "sphinxes": sphinxes,
        "throne": throne,
        "altar": altar,
        "idle": idle,
        "passes": passes,
        "first": 0,
    }
    fields["mosaics"] = [_mosaic(text) for text in mosaics]
    laid = {text.split()[0] for text in mosaics}
    shapes = [shape for shape in stack if shape not in laid]
    fields["stack"] = sum(1 << SHAPE_NAMES.index(shape) for shape in shapes)
    fields["top_mosaic"] = SHAPE_NAMES.index(mosaic or shapes[0]) if shapes else -1
    fields["statues"] = [int(statue_at(seat, square(row, column))) for seat, row, column in statues]
    complete = [
        fields["walls"] == 511,
        sphinxes == 6,
        fields["obelisks"] == 3,
        throne == 2,
        fields["doors"] == 3,
    ]
    fields["cleopatra"] = sum(complete) + (not shapes)
    return Palace(game.from_data(data))


def game_with(grid: str) -> CleopatraGame:
    """The game in another garden, under the default garden's name."""
    file = resources.files("sandtable.games.cleopatra") / "gardens" / "back-flush.json"
    layout = msgspec.json.decode(file.read_bytes(), type=Layout)
    layout.grid = grid.split()
    return CleopatraGame({**GAME.gardens, "back-flush": planted("back-flush", layout)})


def nearly_done(hands: Sequence[str] = ("asw",), **options: Any) -> Palace:
    """Four categories complete and one wall missing; seat 0 can build it."""
    return palace(
        hands,
        walls="L2 L3 B1 B2 B3 R3 R2 R1",
        sphinxes=6,
        obelisks="left right",
        throne=2,
        doors="left right",
        **options,
    )


def mosaics_in(garden: str) -> list[str]:
    """The mosaics of a drawn garden: "F 1 3 4" is F turned the first way, first square in row 3, column 4."""
    cells: dict[str, list[tuple[int, int]]] = {}
    for row, line in enumerate(garden.split()):
        for column, mark in enumerate(line):
            if mark in SHAPE_NAMES:
                cells.setdefault(mark, []).append((row, column))
    found = []
    for shape, covered in cells.items():
        number = SHAPE_NAMES.index(shape)
        way = next(way for way in range(WAYS) if FORMS[form_number(number, way)] == anchored(covered))
        row, column = min(covered)
        found.append(f"{shape} {way + 1} {row + 1} {column + 1}")
    return found


def square(row: int, column: int) -> int:
    return int(square_at(row, column))


def _mosaic(text: str) -> int:
    shape, way, row, column = text.split()
    return int(mosaic_at(SHAPE_NAMES.index(shape), int(way) - 1, square(int(row), int(column))))


def _lay_cards(
    fields: dict[str, Any], hands: list[str], stalls: str, discards: str, rest: str, top: str | None
) -> None:
    left = list(DECK)
    fields["hands"] = [_counted(hand, left) for hand in hands]
    fields["discards"] = _counted(discards, left)
    fields["stalls"] = [[_card(letter, left) for letter in stall] for stall in stalls.split("|")]
    hidden = stalls.count("?") + (top == "?")
    fields["top"] = -1 if top is None else _card(top, left)
    fields |= {"pile_up": 0, "pile_down": 0, "pile_gone": 0}
    bag = [0] * KINDS
    if rest == PILE:
        bag, cards = left, sum(left) - hidden
        if top is None:
            fields["top"], cards = BACK, cards - 1
        fields |= {"pile_up": (cards + 1) // 2, "pile_down": (cards + 1) // 2, "pile_gone": cards % 2}
    else:
        for _ in range(hidden):
            kind = next(kind for kind in range(KINDS) if left[kind])
            left[kind] -= 1
            bag[kind] += 1
        where = fields["discards"] if rest == DISCARDS else fields["hands"][int(rest)]
        for kind in range(KINDS):
            where[kind] += left[kind]
    fields["bags"] = [bag]


def _card(letter: str, left: list[int]) -> int:
    if letter == "?":
        return BACK
    left[LETTERS.index(letter)] -= 1
    return LETTERS.index(letter)


def _counted(cards: str, left: list[int]) -> list[int]:
    counts = [0] * KINDS
    for letter in cards:
        counts[LETTERS.index(letter)] += 1
        left[LETTERS.index(letter)] -= 1
    return counts


def _fill_purses(
    fields: dict[str, Any],
    seats: int,
    talents: Sequence[int],
    amulets: Sequence[int],
    merchants: Sequence[int],
) -> None:
    for seat, amount in enumerate(talents):
        fields["account"][line_at(seat, START)] = amount
        fields["counted"][seat] = amount
    for seat, amount in enumerate(amulets):
        fields["amulets"][seat] = amount
        fields["counted"][seats + seat] = amount
    for seat, amount in enumerate(merchants):
        fields["merchants"][seat] = amount


def kinds(names: str) -> list[str]:
    """The names of the cards with these letters."""
    return [CARD_NAMES[LETTERS.index(letter)] for letter in names]
