"""Writing games to files: a private save of an unfinished game, the record of a finished one."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Final

from rich.text import Text

from sandtable.core.sealed import SealedChance
from sandtable.terminal.save import Bots, PrivateSave, private_name
from sandtable.terminal.screen_requests import Dialogue, ReadLine, ScreenReply, ScreenRequest, WriteFile
from sandtable.terminal.sentences import text

if TYPE_CHECKING:
    from sandtable.terminal.session import Session

NO: Final = ("n", "no", "-")


class Files:
    """The files of one game.

    `record` is the file named on the command line, `save` the one the game was resumed from. `options` are
    added to the command that resumes the game.
    """

    def __init__(
        self, bots: Bots, record: str | None = None, save: str | None = None, options: str = ""
    ) -> None:
        self.bots = bots
        self.record = record
        self.save = save
        self.options = options
        self.ours = {save} if save else set[str]()  # files written by this game, which it may overwrite

    def keep_game(self, session: Session, asking: bool) -> Dialogue:
        """Save the game for somebody who leaves before its end."""
        table, words = session.table, session.words
        if not table.entries or not table.state.to_act():
            return
        name = self.save or self.record
        while True:
            if name is None and asking:
                name = yield from self._ask(session, "keep-game", private_name(table.game.name))
            if name is None:
                break
            if (yield from self.save_game(session, name)):
                return
            if not asking:
                break
            name = None  # the file could not be written, so ask for another
        yield words.shell("not-kept")

    def save_game(self, session: Session, name: str) -> Generator[ScreenRequest, ScreenReply, bool]:
        """Write a private save; the result is whether that worked."""
        table, chance = session.table, session.table.chance
        assert isinstance(chance, SealedChance)  # the only kind of luck that the client uses
        saved = PrivateSave(
            seed=chance.seed.hex(),
            people=session.people,
            bots=self.bots,
            names=session.words.names,
            record=table.record(),
        )
        name = private_name(name)
        done = yield from self._write(session, name, saved.to_json(), private=True)
        if done:
            self.save = name  # later saves go to the same file
            command = text(f"sandtable play --resume {name}{self.options}")
            yield session.words.shell("game-kept", file=text(name), command=command)
        return done

    def keep_record(self, session: Session) -> Dialogue:
        """Write the record of a finished game to the file of the command line, or ask for a file."""
        name, words = self.record, session.words
        data = session.table.record().to_json()
        while True:
            if name is None and session.people:
                name = yield from self._ask(session, "keep-record", f"{session.table.game.name}.json")
            if name is None:
                return
            if (yield from self._write(session, name, data, private=False)):
                yield words.shell("record-kept", file=text(name))
                return
            if not session.people:
                return
            name = None

    def _ask(
        self, session: Session, topic: str, default: str
    ) -> Generator[ScreenRequest, ScreenReply, str | None]:
        """Ask for a file name: an empty line means the default, `n` or the end of the input means None."""
        line = yield ReadLine(session.words.shell(topic, file=text(default)))
        if not isinstance(line, str) or line.strip().lower() in NO:
            return None
        return line.strip() or default

    def _write(
        self, session: Session, name: str, data: bytes, private: bool
    ) -> Generator[ScreenRequest, ScreenReply, bool]:
        """Write a file or show why that failed; the result is whether it worked."""
        failed = yield WriteFile(name, data, name in self.ours, private)
        if not isinstance(failed, OSError):
            self.ours.add(name)
            return True
        words = session.words
        if isinstance(failed, FileExistsError):
            yield Text(words.shell("file-exists", file=text(name)), style="yellow")
        else:
            reason = text(failed.strerror or str(failed))
            yield Text(words.shell("no-file", file=text(name), reason=reason), style="yellow")
        return False
