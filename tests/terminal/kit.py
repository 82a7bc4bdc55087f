"""Runs the terminal client without a terminal: typed lines go in, and what a screen would show comes out."""

from __future__ import annotations

from io import StringIO
from itertools import chain, repeat
from typing import Any

from rich.console import Console

import sandtable
from sandtable.bots import Bot, RandomBot
from sandtable.terminal.files import Files
from sandtable.terminal.screen_requests import ClearScreen, Pause, ReadLine, ScreenReply, WriteFile
from sandtable.terminal.sentences import Words
from sandtable.terminal.session import Session
from tests.locales.speakers import strict
from tests.quick import QUICK

PAGE = "\f"  # what a cleared screen leaves in the transcript
MOST_QUESTIONS = 1000
NAMES = ["Ola", "Jan", "Ewa", "Adam", "Iga", "Kuba", "Zoja", "Leon"]


def new_session(
    seats: int = 4,
    people: int = 1,
    seed: int = 7,
    lang: str = "en",
    files: Files | None = None,
    variants: dict[str, str] | None = None,
    grace: bool = True,
    game: str = "camel-up",
) -> Session:
    """A table with random bots; a sentence that a catalogue lacks is an error."""
    found = sandtable.game(game)
    chosen = QUICK | (variants or {}) if game == "camel-up" else variants
    table = sandtable.Table(found, seats, sandtable.SealedChance.from_number(seed), chosen)
    bots: dict[int, Bot] = {seat: RandomBot(seed + seat) for seat in range(people, seats)}
    words = Words(strict(lang), found, NAMES[:seats])
    return Session(table, bots, words, files or Files("random"), grace)


class Screen:
    """Plays a session with scripted lines and keeps what is shown; files are kept in memory."""

    def __init__(
        self,
        session: Session,
        *lines: str,
        then: str | None = None,
        broken: frozenset[str] = frozenset(),
        there: frozenset[str] = frozenset(),
    ) -> None:
        self.session = session
        self.files: dict[str, bytes] = {}
        self.private: set[str] = set()
        self.broken = broken  # names of files that cannot be written
        self.there = there  # files that somebody else has already written
        self.asked: list[str] = []
        self.paper = StringIO()
        self.console = Console(file=self.paper, width=80, markup=False, emoji=False, highlight=False)
        self.lines = chain(lines, repeat(then) if then is not None else [])
        self._run()

    @property
    def text(self) -> str:
        """Everything that was shown, as one line, so that a test need not know where lines break."""
        return " ".join(self.paper.getvalue().replace(PAGE, " \0 ").split()).replace("\0", PAGE)

    @property
    def pages(self) -> list[str]:
        return self.text.split(PAGE)

    def _run(self) -> None:
        dialogue = self.session.play()
        answer: ScreenReply = None
        try:
            while True:
                answer = self._answer(dialogue.send(answer))
        except StopIteration:
            pass

    def _answer(self, show: Any) -> ScreenReply:
        if isinstance(show, ReadLine):
            self.asked.append(show.prompt)
            assert len(self.asked) < MOST_QUESTIONS, f"the script does not end: {self.text[-500:]}"
            line = next(self.lines, None)
            print(f"{show.prompt} > {line}", file=self.paper)
            return line
        if isinstance(show, WriteFile):
            return self._write(show)
        if isinstance(show, ClearScreen):
            self.paper.write(PAGE)
        elif not isinstance(show, Pause):
            self.console.print(show)
        return None

    def _write(self, file: WriteFile) -> OSError | None:
        if file.path in self.broken:
            return OSError(28, "No space left on device")
        if file.path in {*self.files, *self.there} and not file.replace:
            return FileExistsError(17, "File exists")
        self.files[file.path] = file.data
        if file.private:
            self.private.add(file.path)
        return None
