"""The client: one game at one keyboard, as a dialogue of screen requests and replies."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from sandtable.bots import Bot, ask, budget
from sandtable.core.action import Action
from sandtable.core.audit import verify
from sandtable.core.chance import Chance
from sandtable.core.events import Event
from sandtable.core.message import Message
from sandtable.core.sealed import SealedChance
from sandtable.core.table import Table
from sandtable.terminal.commands import COMMANDS, Leave, choice
from sandtable.terminal.files import Files
from sandtable.terminal.game_picture import picture_of
from sandtable.terminal.menu import Menu
from sandtable.terminal.parts.sheet import score_sheet
from sandtable.terminal.screen_requests import (
    ClearScreen,
    Dialogue,
    Pause,
    ReadLine,
    ScreenReply,
    ScreenRequest,
)
from sandtable.terminal.sentences import Words, printable, text

HEADLINE: Final = "bold"
QUIET: Final = "dim"
GOOD: Final = "bold green"


class Session:
    """One game at one keyboard; bots play the seats in `bots`, people the others."""

    def __init__(
        self, table: Table, bots: dict[int, Bot], words: Words, files: Files, grace: bool = True
    ) -> None:
        self.table = table
        self.bots = bots
        self.people = [seat for seat in range(table.state.setting.seats) if seat not in bots]
        self.words = words
        self.files = files
        self.grace = grace  # pause after a person's turn, so that it can still be undone
        self.picture = picture_of(table.game.name)
        self.menu = Menu([])
        self.at_keyboard: int | None = self.people[0] if len(self.people) == 1 else None
        self.thoughts = Chance(len(table.entries))  # for what bots imagine; never the luck of the game

    def play(self) -> Dialogue:
        """Play the whole game, until it ends or somebody leaves."""
        try:
            yield from self.welcome()
            while waiting := self.table.state.to_act():
                if waiting[0] in self.bots:
                    yield from self.bot_decides(waiting[0])
                else:
                    yield from self.person_decides(waiting[0])
            yield from self.farewell()
        except Leave as leave:
            yield from self.files.keep_game(self, asking=leave.asking)
        except KeyboardInterrupt:
            yield from self.files.keep_game(self, asking=False)
            raise
        yield self.words.shell("goodbye")

    # --- turns -------------------------------------------------------------------------------------

    def person_decides(self, seat: int) -> Dialogue:
        if self.at_keyboard != seat:
            yield from self.sit_down(seat)
        yield from self.show_question(seat)
        action = yield from self.listen(seat)
        if action is None:
            return
        events = self.table.play(action, seat)
        yield from self.tell(events, seat)
        if seat not in self.table.state.to_act():
            yield from self.turn_over(seat)

    def listen(self, seat: int) -> Generator[ScreenRequest, ScreenReply, Action | None]:
        """Obey commands until an option is chosen; the result is None if a decision was undone instead."""
        asked = self.table.state
        while self.table.state is asked:
            line = yield from self.ask(self.words.shell("choose"))
            command, _, rest = line.partition(" ")
            if command in COMMANDS and COMMANDS[command].takes(rest):
                yield from COMMANDS[command].run(self, seat, rest.strip())
            elif line:
                chosen = choice(self, seat, line)
                if isinstance(chosen, Action):
                    return chosen
                yield chosen
        return None

    def turn_over(self, seat: int) -> Dialogue:
        """Let a person undo the turn; with several people, clear the screen for the next one."""
        several = len(self.people) > 1
        undoable = self.table.can_undo(seat)
        if several or (self.grace and undoable):
            line = yield from self.ask(self.words.shell("go-on" if undoable else "enter"))
            if undoable and line in ("u", "undo"):
                yield from COMMANDS["u"].run(self, seat, "")
                return
        if several:
            self.at_keyboard = None
            yield ClearScreen()

    def bot_decides(self, seat: int) -> Dialogue:
        table = self.table
        allowed = budget(table.game.name, self.files.bots)
        action = ask(self.bots[seat], table.game, table.state, seat, allowed, self.thoughts)
        events = table.play(action, seat)
        yield from self.tell(events, self.at_keyboard)
        yield Pause()

    def sit_down(self, seat: int) -> Dialogue:
        """Hand the keyboard to a person, with no secrets on the screen, and show what happened meanwhile."""
        yield from self.ask(self.words.shell("pass", seat=f"seat.{seat}"))
        yield ClearScreen()
        self.at_keyboard = seat
        missed: list[Event] = []
        for played in reversed(self.table.history):
            if played.seat == seat:
                break
            missed[:0] = played.events
        if missed:
            yield Rule(self.words.shell("since"), style=QUIET)
            yield from self.tell(missed, seat)

    def count_hint(self, seat: int) -> None:
        """Note in the tags of the record that a seat had a hint: `hints 0` counts those of the first seat."""
        self.table.tags[f"hints {seat}"] = str(self.hints(seat) + 1)

    def hints(self, seat: int) -> int:
        """The number of hints a seat has had, including those before the game was saved."""
        written = self.table.tags.get(f"hints {seat}", "")
        return int(written[:6]) if written.isdecimal() else 0

    # --- on the screen -----------------------------------------------------------------------------

    def welcome(self) -> Dialogue:
        setting, words = self.table.state.setting, self.words
        title = words.say(Message(f"{setting.game}-title"))
        yield Rule(words.shell("welcome", title=text(title), seats=setting.seats), style=HEADLINE)
        for name, chosen in setting.variants.items():
            if chosen != self.table.game.variants[name].default:
                code = f"{setting.game}-variant-{name}"
                yield Text(
                    f"{words.say(Message(code))}: {words.say(Message(f'{code}-{chosen}'))}", style=QUIET
                )
        if isinstance(self.table.chance, SealedChance):
            yield Text(words.shell("sealed", hash=text(self.table.chance.commitment)), style=QUIET)
        if self.table.entries:
            yield words.shell("resumed", decisions=len(self.table.history))
        if self.people:
            yield words.shell("how")

    def show_question(self, seat: int) -> Dialogue:
        """Show the position as the seat may see it, the question and the options."""
        view = self.table.game.view(self.table.state, seat)
        self.menu = Menu(self.table.state.options(seat))
        yield Rule(self.words.shell("turn", seat=f"seat.{seat}"), style=HEADLINE)
        yield self.picture.draw(view, self.words)
        yield Text(f"\n{self.words.say(view.prompt)}", style=HEADLINE)
        yield self.menu.grid(self.words, self.picture.styles)

    def tell(self, events: list[Event], seat: int | None) -> Dialogue:
        for event in events:
            message = self.table.game.read(event, seat)
            yield Padding(self.picture.painted(message, self.words), (0, 0, 0, 2))

    def farewell(self) -> Dialogue:
        state, words = self.table.state, self.words
        view = self.table.game.view(state, None)
        yield Rule(words.say(view.prompt), style=HEADLINE)
        yield self.picture.draw(view, words)
        if view.outcome is not None:
            yield Text(words.say(Message(f"{state.setting.game}-end-{view.outcome.reason}")), style=HEADLINE)
            yield score_sheet(view.outcome, words)
        for seat in self.people:
            if hints := self.hints(seat):
                yield Text(words.shell("with-hints", seat=f"seat.{seat}", hints=hints), style=QUIET)
        audit = verify(self.table.record())
        if audit.dice == "verified":
            yield Text(words.shell("verified", luck=audit.luck), style=GOOD)
        yield from self.files.keep_record(self)

    def ask(self, prompt: str) -> Generator[ScreenRequest, ScreenReply, str]:
        line = yield ReadLine(prompt)
        if not isinstance(line, str):
            raise Leave(asking=False)
        return " ".join(printable(line).split())
