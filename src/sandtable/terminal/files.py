"""Keeping a game: as a private save while it goes on, as a record when it is over."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Final

from rich.text import Text

from sandtable.core.sealed import SealedChance
from sandtable.terminal.save import Bots, PrivateSave, private_name
from sandtable.terminal.shows import Answer, Ask, Dialogue, Show, Write
from sandtable.terminal.words import text

if TYPE_CHECKING:
    from sandtable.terminal.session import Session

NO: Final = ("n", "no", "-")


class Files:
    """Where this game is kept: `record` as the command line says, `save` if it was resumed from there;
    `options` are what the command needs that goes on with it."""

    def __init__(
        self, bots: Bots, record: str | None = None, save: str | None = None, options: str = ""
    ) -> None:
        self.bots = bots
        self.record = record
        self.save = save
        self.options = options
        self.ours = {save} if save else set[str]()  # files that we may write over

    def keep_game(self, session: Session, asking: bool) -> Dialogue:
        """Somebody leaves in the middle of the game."""
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
            name = None  # that file could not be written: another, perhaps
        yield words.shell("not-kept")

    def save_game(self, session: Session, name: str) -> Generator[Show, Answer, bool]:
        """The game as it stands, with its seed."""
        table, chance = session.table, session.table.chance
        assert isinstance(chance, SealedChance)  # the client deals from nothing else
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
            self.save = name  # from now on the game is kept there
            command = text(f"sandtable play --resume {name}{self.options}")
            yield session.words.shell("game-kept", file=text(name), command=command)
        return done

    def keep_record(self, session: Session) -> Dialogue:
        """The game is over: its record goes where the command line says, or a person is asked."""
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

    def _ask(self, session: Session, topic: str, default: str) -> Generator[Show, Answer, str | None]:
        """A file name; nothing typed means the default, n or the end of the input means none."""
        line = yield Ask(session.words.shell(topic, file=text(default)))
        if not isinstance(line, str) or line.strip().lower() in NO:
            return None
        return line.strip() or default

    def _write(
        self, session: Session, name: str, data: bytes, private: bool
    ) -> Generator[Show, Answer, bool]:
        failed = yield Write(name, data, name in self.ours, private)
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
