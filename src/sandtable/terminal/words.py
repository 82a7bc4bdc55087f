"""What the terminal client says. The sentences are in the catalogues; here are their names.

KEYS lists every message the client asks of `locales/<language>/shell.ftl`, with its variables. Of a game it
asks besides, for each verb, `<game>-verb-<verb>`, the heading over its actions ("Betting ticket"), and
what the game's own picture needs (BOARD_KEYS in `camel_up.py` beside this file).
"""

from __future__ import annotations

from typing import Any, Final

from sandtable.core.action import Action
from sandtable.core.game import Game
from sandtable.core.message import Message, Word, reference
from sandtable.locales.language import Language

KEYS: Final[dict[str, tuple[str, ...]]] = {
    # the beginning
    "shell-welcome": ("title", "seats"),  # Camel Up for 4 players
    "shell-resumed": ("decisions",),  # the game goes on after so many decisions
    "shell-sealed": ("hash",),  # the luck was fixed beforehand; its seal is ...
    "shell-bot-name": ("number",),  # what a bot is called
    "shell-how": (),  # one line: type a number; ? shows everything else
    # a turn
    "shell-turn": ("seat",),  # headline: whose turn it is
    "shell-since": (),  # headline over what happened since the own last turn
    "shell-choose": (),  # before the cursor: your choice
    "shell-pass": ("seat",),  # the keyboard goes to ...; Enter when the others look away
    "shell-enter": (),  # before the cursor: Enter goes on
    "shell-go-on": (),  # before the cursor: Enter goes on, u takes it back
    "shell-undone": ("action",),  # taken back: ... (the action in words)
    # answers to what was typed
    "shell-unknown": ("input",),  # this is no number, action or command; ? helps
    "shell-no-number": ("number", "most"),  # there is no such number: they go from 1 to ...
    "shell-several": ("input", "matches"),  # this could mean one of ... (a list)
    "shell-allowed": ("number",),  # asked why not: it is allowed, as number ...
    "shell-why-what": (),  # why not WHAT? an action is missing after w
    "shell-save-where": (),  # a file name is missing after s
    "shell-log-empty": (),
    "shell-no-odds": (),  # there is no table of odds: not in this game, or not at this moment
    # help: what each command does
    "shell-help-number": (),
    "shell-help-text": (),
    "shell-help-undo": (),
    "shell-help-log": (),
    "shell-help-why": (),
    "shell-help-odds": (),
    "shell-help-board": (),  # shows the position and the options again
    "shell-help-save": (),
    "shell-file": (),  # stands for a file name in the help
    "shell-help-help": (),
    "shell-help-quit": (),
    # files
    "shell-keep-game": ("file",),  # before the cursor: unfinished game, file name? Enter: `file`, n: not kept
    "shell-keep-record": ("file",),  # the same for the record of a finished game
    "shell-game-kept": (
        "file",
        "command",
    ),  # it is in `file`, do not show it around: it holds the seed; go on with ...
    "shell-record-kept": ("file",),
    "shell-not-kept": (),  # the game was not kept
    "shell-no-file": ("file", "reason"),  # the file could not be written, because ... (the system's words)
    "shell-file-exists": ("file",),  # there is such a file already; choose another name
    # the end
    "shell-score-sheet": (),  # headline
    "shell-total": (),  # last line of the score sheet
    "shell-verified": ("luck",),  # all so many dice and cards are what the seal promised
    "shell-goodbye": (),
}


class Words:
    """A language at one table: it knows the game and the names of the players."""

    def __init__(self, language: Language, game: Game[Any], names: list[str]) -> None:
        self.language = language
        self.game = game
        self.names = names

    def shell(self, topic: str, **words: Word) -> str:
        """The client's own sentence `shell-<topic>`."""
        return self.say(Message(f"shell-{topic}", words))

    def say(self, message: Message) -> str:
        return self.language.say(message, self.names)

    def name(self, seat: int) -> str:
        return self.names[seat]

    def action(self, action: Action) -> str:
        return self.say(self.game.describe(action))

    def refusal(self, code: str) -> str:
        return self.language.refusal(self.game.name, code)

    def heading(self, verb: str) -> str:
        """Over the actions of a verb; without a name in the catalogue, the verb as it is typed."""
        code = f"{self.game.name}-verb-{verb.replace(' ', '-')}"
        return self.say(Message(code)) if self.language.has(code) else verb

    def word(self, word: int | str) -> str:
        """One word of an action by itself: a number, a name, a thing of the game."""
        if isinstance(word, int):
            return str(word)
        vocabulary, _, key = word.partition(".")
        if vocabulary == "seat":
            return self.name(int(key)) if int(key) < len(self.names) else key
        return self.say(Message(f"{self.game.name}-{vocabulary}-{key}"))


def printable(typed: str) -> str:
    """What was typed, without letters that would do something to a screen."""
    return "".join(letter if letter.isprintable() else " " for letter in typed)


def text(anything: object) -> str:
    """A word that is said as it stands: a file name, a number with a fraction."""
    return reference("text", anything)
