"""Everything that can go wrong, by who has to hear about it.

    SandtableError (a ValueError)
    ├── IllegalAction   a player asked for something the rules or the moment forbid
    ├── BadSetup        a game, seat count, variant or position that cannot be
    ├── BadQuestion     a question about a position that makes no sense there
    └── BadRecord       a record or saved state that is wrong, and where
    RulesError          our own bug; never the caller's fault

Players read catalogues, so every error has a `code`; `str(error)` is for developers.
"""

from __future__ import annotations


class SandtableError(ValueError):
    """Bad input: nothing has changed."""

    code = "bad-input"


class IllegalAction(SandtableError):
    """A player's action was refused; `code` is the rule id or the reason."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[str, str]]:
        return IllegalAction, (self.code, str(self))


class BadSetup(SandtableError):
    """There is no such game, seat count, variant or position."""

    code = "bad-setup"


class BadQuestion(SandtableError):
    """A question about a position makes no sense: it names a thing that does not exist."""

    code = "bad-question"


class BadRecord(SandtableError):
    """A record or a saved state is wrong; the message says where."""

    code = "bad-record"


class RulesError(RuntimeError):
    """The rules contradict themselves: a bug of ours."""
