"""The sentences of the terminal client. Their texts are in the catalogues; the code knows their names.

KEYS lists every message of `locales/<language>/shell.ftl` that the client uses, with its variables. From a
game's catalogue it also uses `<game>-verb-<verb>`, the heading over the actions of a verb ("Betting ticket"),
and the labels of the game's picture (BOARD_KEYS in the modules of `terminal/pictures`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from sandtable.core.action import Action
from sandtable.core.game import Game
from sandtable.core.message import Message, Word, reference
from sandtable.locales.language import Language

KEYS: Final[dict[str, tuple[str, ...]]] = {
    # the beginning
    "shell-welcome": ("title", "seats"),  # Camel Up for 4 players
    "shell-resumed": ("decisions",),  # the game resumes after this number of decisions
    "shell-sealed": ("hash",),  # the luck is fixed beforehand; its seal is ...
    "shell-bot-name": ("number",),  # the name of a bot
    "shell-how": (),  # one line: type a number; ? shows the commands
    # a turn
    "shell-turn": ("seat",),  # headline: whose turn it is
    "shell-since": (),  # headline over the events since your last turn
    "shell-choose": (),  # prompt: your choice
    "shell-pass": ("seat",),  # pass the keyboard to ...; Enter when the others look away
    "shell-enter": (),  # prompt: Enter continues
    "shell-go-on": (),  # prompt: Enter continues, u undoes the turn
    "shell-undone": ("action",),  # undone: ... (the action in words)
    # answers to the input
    "shell-unknown": ("input",),  # the input is not a number, action or command; ? helps
    "shell-no-number": ("number", "most"),  # there is no such number; they run from 1 to ...
    "shell-several": ("input", "matches"),  # the input could mean one of ... (a list)
    "shell-allowed": ("number",),  # answer to why not: it is allowed, as number ...
    "shell-why-what": (),  # an action is missing after w
    "shell-save-where": (),  # a file name is missing after s
    "shell-log-empty": (),
    "shell-no-hint": (),  # only one action is possible
    "shell-no-odds": (),  # there are no odds in this game or position
    # help for each command
    "shell-help-number": (),
    "shell-help-text": (),
    "shell-help-undo": (),
    "shell-help-log": (),
    "shell-help-why": (),
    "shell-help-odds": (),
    "shell-help-hint": (),
    "shell-help-board": (),  # shows the position and the options again
    "shell-help-save": (),
    "shell-file": (),  # stands for a file name in the help
    "shell-help-help": (),
    "shell-help-quit": (),
    # files
    "shell-keep-game": ("file",),  # prompt: file for the unfinished game; Enter: `file`, n: none
    "shell-keep-record": ("file",),  # prompt: file for the record of a finished game
    "shell-game-kept": ("file", "command"),  # saved to `file`, which holds the seed; resume with ...
    "shell-record-kept": ("file",),
    "shell-not-kept": (),  # the game was not saved
    "shell-no-file": ("file", "reason"),  # the file could not be written; the system's reason
    "shell-file-exists": ("file",),  # the file already exists; choose another name
    # the end
    "shell-score-sheet": (),  # headline
    "shell-total": (),  # last line of the score sheet
    "shell-with-hints": ("seat", "hints"),  # how many hints this player had
    "shell-verified": ("luck",),  # all dice and cards, this number of them, match the seal
    "shell-goodbye": (),
}


class Labels(Protocol):
    """Returns a label of a picture by its topic."""

    def __call__(self, topic: str, **variables: Word) -> str: ...


PLANNED: Final = "→"  # follows the number of a planned action


class Words:
    """The words of one table: its language, its game and the names of its players.

    A picture drawn with these words marks the actions of `plan` with their numbers.
    """

    def __init__(
        self, language: Language, game: Game[Any], names: list[str], plan: Sequence[str] = ()
    ) -> None:
        self.language = language
        self.game = game
        self.names = names
        self.plan = plan

    def mark(self, *beginnings: str) -> str:
        """Return the numbers of the plan's actions that begin with any of these words; mostly none."""
        return "".join(
            f"{number}{PLANNED}"
            for number, action in enumerate(self.plan, 1)
            if any(f"{action} ".startswith(f"{beginning} ") for beginning in beginnings)
        )

    def shell(self, topic: str, **variables: Word) -> str:
        """Return the client's own sentence `shell-<topic>`."""
        return self.say(Message(f"shell-{topic}", variables))

    def labels(self, part: str) -> Labels:
        """Return the labels of a part of the game's picture: the messages `<game>-<part>-<topic>`."""
        return lambda topic, **variables: self.say(Message(f"{self.game.name}-{part}-{topic}", variables))

    def say(self, message: Message) -> str:
        return self.language.say(message, self.names)

    def name(self, seat: int) -> str:
        return self.names[seat]

    def action(self, action: Action) -> str:
        return self.say(self.game.describe(action))

    def refusal(self, code: str) -> str:
        return self.language.refusal(self.game.name, code)

    def heading(self, verb: str) -> str:
        """Return the heading over the actions of a verb: its name in the catalogue, or else the verb."""
        code = f"{self.game.name}-verb-{verb.replace(' ', '-')}"
        return self.say(Message(code)) if self.language.has(code) else verb

    def word(self, word: int | str) -> str:
        """Return a single word of an action: a number, a player's name, or a thing of the game."""
        if isinstance(word, int):
            return str(word)
        vocabulary, _, key = word.partition(".")
        if vocabulary == "seat":
            return self.name(int(key)) if int(key) < len(self.names) else key
        return self.say(Message(f"{self.game.name}-{vocabulary}-{key}"))


def printable(typed: str) -> str:
    """Return the input without control characters."""
    return "".join(letter if letter.isprintable() else " " for letter in typed)


def text(anything: object) -> str:
    """Return a reference to a word that is not translated, such as a file name."""
    return reference("text", anything)
