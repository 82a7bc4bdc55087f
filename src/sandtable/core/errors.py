"""Errors, sorted by who has to deal with them.

    SandtableError (a ValueError)
    ├── IllegalAction   a player chose something that is not allowed, or not now
    ├── BadSetup        there is no such game, number of players, variant or position
    ├── BadQuestion     a question about a position names something that does not exist
    └── BadRecord       a record or a saved state is wrong; the message says where
    RulesError          a bug in the rules, never the caller's fault

Players read translated sentences, so every SandtableError has a `code`; `str(error)` is for developers.
"""

from __future__ import annotations


class SandtableError(ValueError):
    """The base class of all errors that bad input causes. Nothing has changed when one is raised.

    >>> try:
    ...     sandtable.game("camel-up").setup(2, sandtable.Chance(7))
    ... except sandtable.SandtableError as error:
    ...     print(error.code, "-", error)
    bad-setup - camel-up is for 3 to 8 players, not 2
    """

    code = "bad-input"


class IllegalAction(SandtableError):
    """A player's action was refused; `code` is the id of the rule that forbids it, or a reason.

    >>> table = sandtable.Table(sandtable.game("camel-up"), 3, sandtable.Chance(7), {"setup_order": "random"})
    >>> try:
    ...     table.play("partner 2")
    ... except sandtable.IllegalAction as error:
    ...     print(error.code)
    CU-9
    """

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[str, str]]:
        return IllegalAction, (self.code, str(self))


class BadSetup(SandtableError):
    """There is no such game, number of players, variant or position.

    >>> sandtable.game("chess")
    Traceback (most recent call last):
        ...
    sandtable.core.errors.BadSetup: there is no game 'chess'; the games are camel-up, ...
    """

    code = "bad-setup"


class BadQuestion(SandtableError):
    """A question about a position names something that does not exist.

    >>> game = sandtable.game("five-tribes")
    >>> state = game.setup(2, sandtable.Chance(7))
    >>> game.questions["ways"](state, 0, {"end": "z9", "tribe": "elder"})
    Traceback (most recent call last):
        ...
    sandtable.core.errors.BadQuestion: there is no tile 'z9'
    """

    code = "bad-question"


class BadRecord(SandtableError):
    """A record or a saved state is wrong; the message says where.

    >>> sandtable.Record.from_json("{}")
    Traceback (most recent call last):
        ...
    sandtable.core.errors.BadRecord: not a Sandtable record: Object missing required field `game`
    """

    code = "bad-record"


class RulesError(RuntimeError):
    """The rules contradict themselves: a bug in Sandtable or in the game.

    >>> sandtable.Chance(7).pick(0)
    Traceback (most recent call last):
        ...
    sandtable.core.errors.RulesError: cannot pick among 0 outcomes
    """
