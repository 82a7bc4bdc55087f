"""Tools with which tests lay out a race, play it and draw it.

A position is a diagram with the spaces on its last line, stacks above them from bottom to top, tiles as
side and owner; `<|` and `|>` are behind and over the line. Empty spaces may be left out:

        Y
        R
        G       +2      W   K
        3   4   5   9   15  16

On one line it is the notation of the game: `3:G,R,Y 5:+2 15:W 16:K`.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

from sandtable import Event, Outcome, Script, State
from sandtable.core.message import Message
from sandtable.games.camel_up import GAME as GAME
from sandtable.games.camel_up.state import CamelUp
from sandtable.games.camel_up.view import CamelUpView
from tests.quick import QUICK as QUICK

LETTERS = "BGYRPWK"
DICE = "BGYRPX"  # X: the grey die, whose faces are W1 W2 W3 K1 K2 K3
LINES = {"<|": 0, "|>": 17}
Position = dict[int, list[str]]


class Race:
    """A race in a test: every action must be on offer, use all of its luck, and lead to a valid position."""

    def __init__(self, state: CamelUp) -> None:
        self.state = state

    def play(self, *texts: str, luck: Sequence[int] = ()) -> Race:
        """Let the seats take these actions in turn."""
        for text in texts:
            (seat,) = self.state.to_act()
            assert text in self.options(), f"seat {seat} may not {text!r}: {self.why_not(text)}"
            script = Script(list(luck))
            self.state.apply(seat, GAME.action(text), script)
            script.check_spent()
            GAME.check(self.state)
        return self

    def roll(self, *faces: str) -> Race:
        """Let the seats roll in turn: `B2` is the blue die, `W3` or `K1` the grey one."""
        for face in faces:
            self.play("roll", luck=luck_for(self.dice(), face))
        return self

    def options(self) -> list[str]:
        (seat,) = self.state.to_act()
        return [action.text for action in self.state.options(seat)]

    def offers(self, verb: str) -> list[str]:
        return [text for text in self.options() if text.split()[0] == verb]

    def why_not(self, text: str) -> str | None:
        (seat,) = self.state.to_act()
        return self.state.barred(seat, GAME.action(text))

    def dice(self) -> str:
        return pyramid(self.state)

    def view(self, seat: int | None = None) -> CamelUpView:
        return GAME.view(self.state, seat)

    @property
    def money(self) -> list[int]:
        return [player.money for player in self.view().players]

    @property
    def to_act(self) -> int:
        (seat,) = self.state.to_act()
        return seat

    @property
    def outcome(self) -> Outcome:
        found = self.state.outcome()
        assert found is not None, "the race is not over"
        return found

    def news(self, code: str, seat: int | None = None) -> list[Message]:
        """The messages that a spectator, or a seat, reads for the last action's events of one kind."""
        events: list[Event] = self.state.news
        return [GAME.read(event, seat) for event in events if event.kind.code == code]

    def at(self) -> str:
        """The position on one line."""
        found: Position = {
            stack.space: [letter(camel) for camel in stack.camels] for stack in self.view().stacks
        }
        for tile in self.view().tiles:
            found[tile.space] = [("+" if tile.side == "cheering" else "-") + str(tile.seat)]
        return written(found)

    def shows(self, position: str) -> None:
        """Compare with a drawn position."""
        expected = written(read(position))
        assert self.at() == expected, f"found {self.at()}\n{GAME.draw(self.view())}\nexpected {expected}"


def race(
    position: str,
    *,
    seats: int = 4,
    turn: int = 0,
    leg: int = 1,
    money: Sequence[int] | None = None,
    rolled: str = "",
    tickets: str = "",
    winner: str = "",
    loser: str = "",
    partners: str = "",
    variants: dict[str, str] | None = None,
) -> Race:
    """A race in progress. `rolled="0:B2 1:W1"` says who rolled what; `tickets="G:0,2"` has the owners of a
    colour's tickets from the top; `winner="0:G"` says who laid what; `partners="0-3"` has the partners."""
    state = GAME.setup(seats, Script(SETUP_LUCK), QUICK | (variants or {}))
    data = state.to_data()
    data["agenda"] = [["Turn", turn]]
    fields = data["state"]
    fields["leg"] = leg
    for space, stack in read(position).items():
        _lay(fields, space, stack)
    for seat, face in _pairs(rolled):
        fields["pyramid"][int(seat)] += 1
        die = die_of(face)
        fields["dice"] &= ~(1 << DICE.index(die))
        fields["rolled"].append(DICE.index(die) * 8 + face_of(face))
    for colour, owners in _pairs(tickets):
        for depth, owner in enumerate(owners.split(",")):
            fields["ticket_owner"][LETTERS.index(colour) * 4 + depth] = int(owner)
    for pile, cards in enumerate((winner, loser)):
        for seat, colour in _pairs(cards):
            fields["piles"][pile].append(int(seat) * 8 + LETTERS.index(colour))
            moment = {name: copy(fields[name]) for name in ("leg", "camels", "dice")}
            fields["laid"][pile].append(moment)
            fields["hands"][int(seat)] &= ~(1 << LETTERS.index(colour))
    for pair in partners.split():
        one, other = (int(seat) for seat in pair.split("-"))
        fields["partner"][one], fields["partner"][other] = other, one
    for seat_number, amount in enumerate(money or []):
        fields["account"][seat_number * 8] = amount
    return Race(GAME.from_data(data))


# Blue, green and yellow start on 1, red on 2, purple on 3, white on 16, black on 15.
SETUP_LUCK = [0, 0, 0, 1, 2, 0, 0, 0, 0, 1]


def _lay(fields: dict[str, list[int]], space: int, stack: list[str]) -> None:
    if stack[0][0] in "+-":
        fields["tiles"][space] = 1 if stack[0][0] == "+" else -1
        fields["tile_of"][int(stack[0][1:])] = space
        return
    for height, camel in enumerate(stack):
        fields["camels"][LETTERS.index(camel)] = space * 8 + height


def _pairs(text: str) -> list[tuple[str, str]]:
    return [(part.partition(":")[0], part.partition(":")[2]) for part in text.split()]


def pyramid(state: State) -> str:
    """The letters of the dice in the pyramid."""
    assert isinstance(state, CamelUp)
    return "".join("X" if die == "grey" else die[0].upper() for die in GAME.view(state, None).dice_in)


def luck_for(dice: str, face: str) -> list[int]:
    """The two outcomes that draw a die from the pyramid and roll a face of it."""
    return [dice.index(die_of(face)), face_of(face)]


def die_of(face: str) -> str:
    return "X" if face[0] in "WK" else face[0]


def face_of(face: str) -> int:
    return int(face[1]) - 1 + (3 if face[0] == "K" else 0)


def letter(camel: str) -> str:
    return "K" if camel == "black" else camel[0].upper()


def read(position: str) -> Position:
    """Read a position from a diagram or from one line."""
    lines = [line for line in position.splitlines() if line.strip()]
    if len(lines) == 1:
        return {int(space): stack.split(",") for space, stack in _pairs(position)}
    spaces = {start: LINES[name] if name in LINES else int(name) for start, name in _columns(lines.pop())}
    found: Position = {}
    for height, line in enumerate(reversed(lines)):
        for start, piece in _columns(line):
            stack = found.setdefault(spaces[start], [])
            assert len(stack) == height, f"{piece} hangs in the air: {line}"
            stack.append(piece)
    return found


def _columns(line: str) -> list[tuple[int, str]]:
    """The words of a line, each with the column it starts in."""
    columns: list[tuple[int, str]] = []
    start = 0
    for word in line.split():
        start = line.index(word, start)
        columns.append((start, word))
        start += len(word)
    return columns


def written(position: Position) -> str:
    return " ".join(f"{space}:{','.join(stack)}" for space, stack in sorted(position.items()))
