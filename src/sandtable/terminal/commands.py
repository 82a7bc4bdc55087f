"""The commands a person can type besides an option, such as undo, why not, odds, hint, save and help."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from rich.table import Table as Grid
from rich.text import Text

from sandtable.core.action import Action
from sandtable.core.errors import IllegalAction
from sandtable.review.hint import hint as think
from sandtable.review.hint import words_of
from sandtable.review.words import PlanWords
from sandtable.terminal.menu import NUMBER, matching
from sandtable.terminal.screen_requests import Dialogue
from sandtable.terminal.sentences import text

if TYPE_CHECKING:
    from sandtable.terminal.session import Session

WRONG: Final = "yellow"
LOG_LENGTH: Final = 12  # decisions
MATCHES: Final = 8  # actions listed when the input is ambiguous
INPUT: Final = 40  # letters of the input repeated in an answer


class Leave(Exception):
    """Somebody leaves the game before its end; `asking` is whether they can be asked for a file name."""

    def __init__(self, asking: bool) -> None:
        super().__init__()
        self.asking = asking


class Command:
    """A command: its topic in the help, what it does, and the argument it takes, as the help shows it."""

    def __init__(self, topic: str, run: Callable[[Session, int, str], Dialogue], argument: str = "") -> None:
        self.topic = topic
        self.run = run
        self.argument = argument

    def takes(self, rest: str) -> bool:
        """Return whether the rest of a line fits: `l` and `l 5` are commands, `l blue` may be an action."""
        if self.argument == "N":
            return not rest or rest.isdecimal()
        return bool(self.argument) or not rest


def choice(session: Session, seat: int, line: str) -> Action | Text:
    """Return the option that a line means, or a text that says why it means none."""
    menu, words = session.menu, session.words
    if line.isdecimal():
        number = int(line[:9])
        if 1 <= number <= len(menu.actions):
            return menu.actions[number - 1]
        return Text(words.shell("no-number", number=number, most=len(menu.actions)), style=WRONG)
    found = matching(line, menu.actions)
    if len(found) == 1:
        return found[0]
    if found:
        return several(session, line, found)
    known = matching(line, session.table.game.actions)
    if len(known) == 1:  # a legal action of the game, but not now
        return reason(session, seat, known[0])
    return Text(words.shell("unknown", input=text(line[:INPUT])), style=WRONG)


def several(session: Session, line: str, found: list[Action]) -> Text:
    """List the actions that an ambiguous input could mean."""
    named: list[int | str] = [text(action.text) for action in found[:MATCHES]]
    if len(found) > MATCHES:
        named.append(text("…"))
    return Text(session.words.shell("several", input=text(line[:INPUT]), matches=named), style=WRONG)


def reason(session: Session, seat: int, action: Action) -> Text:
    """Say why an action is not allowed now, or which number it has if it is."""
    code = session.table.state.barred(seat, action)
    if code is None:
        return Text(session.words.shell("allowed", number=session.menu.number(action)))
    return Text(f"{action.text}: {session.words.refusal(code)}", style=WRONG)


# --- the commands ----------------------------------------------------------------------------------------


def undo(session: Session, seat: int, rest: str) -> Dialogue:
    try:
        last = session.table.history[-1].action if session.table.history else None
        session.table.undo(seat)
    except IllegalAction as refused:
        yield Text(session.words.refusal(refused.code), style=WRONG)
        return
    if last is not None:
        yield session.words.shell("undone", action=text(session.words.action(last)))


def log(session: Session, seat: int, rest: str) -> Dialogue:
    decisions = int(rest[:6]) if rest else LOG_LENGTH
    if not session.table.history:
        yield session.words.shell("log-empty")
    for played in session.table.history[-decisions:] if decisions else []:
        yield from session.tell(played.events, seat)


def why(session: Session, seat: int, rest: str) -> Dialogue:
    found = matching(rest, session.table.game.actions)
    if not rest:
        yield Text(session.words.shell("why-what"), style=WRONG)
    elif not found:
        yield Text(session.words.refusal("no-such-action"), style=WRONG)
    elif len(found) > 1:
        yield several(session, rest, found)
    else:
        yield reason(session, seat, found[0])


def odds(session: Session, seat: int, rest: str) -> Dialogue:
    view = session.table.game.view(session.table.state, seat)
    yield session.picture.odds(view, session.words) or Text(session.words.shell("no-odds"), style=WRONG)


def hint(session: Session, seat: int, rest: str) -> Dialogue:
    """Say what an expert would do, from what the seat knows, and count that for the record."""
    table = session.table
    if len(session.menu.actions) < 2:
        yield Text(session.words.shell("no-hint"), style=WRONG)
        return
    found = think(table.game, table.state, seat, len(table.entries))
    session.count_hint(seat)
    words = PlanWords(words_of(table.game, found), session.words.names, session.words.language)
    yield from words.hint(found)


def board(session: Session, seat: int, rest: str) -> Dialogue:
    yield from session.show_question(seat)


def save(session: Session, seat: int, rest: str) -> Dialogue:
    if rest:
        yield from session.files.save_game(session, rest)
    else:
        yield Text(session.words.shell("save-where"), style=WRONG)


def help_(session: Session, seat: int, rest: str) -> Dialogue:
    example = session.menu.actions[0].text
    grid = Grid.grid(padding=(0, 2))
    for typed, topic in (
        ("1", "number"),
        (example, "text"),
        *((f"{letter} {command.argument}".strip(), command.topic) for letter, command in SHOWN.items()),
    ):
        shown = typed.replace("ACTION", example).replace("FILE", session.words.shell("file"))
        grid.add_row(Text(shown, style=NUMBER), session.words.shell(f"help-{topic}"))
    yield grid


def leave(session: Session, seat: int, rest: str) -> Dialogue:
    yield from ()
    raise Leave(asking=True)


SHOWN: Final = {
    "u": Command("undo", undo),
    "l": Command("log", log, "N"),
    "w": Command("why", why, "ACTION"),
    "o": Command("odds", odds),
    "h": Command("hint", hint),
    "b": Command("board", board),
    "s": Command("save", save, "FILE"),
    "?": Command("help", help_),
    "q": Command("quit", leave),
}
COMMANDS: Final = SHOWN | {command.topic: command for command in SHOWN.values()}
