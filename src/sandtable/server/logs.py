"""Structured logs that cannot reveal a secret, because only listed facts are shown.

Our own lines are an event (a constant key) and facts. Each fact has a name from `Facts` and its own way of
being shown: the id of a table is a capability, so only four characters of it appear; an action appears by its
public face; sentences, cookies and messages never appear. Lines of other libraries keep their constant text
and lose the values filled into it. An error keeps its type and traceback but not its text, which may quote a
player's hand.
"""

from __future__ import annotations

import ipaddress
import logging
import re
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from types import TracebackType
from typing import Any, Final, Literal, TextIO, TypedDict, Unpack

import msgspec

from sandtable.core.action import Action

Style = Literal["plain", "json"]
ErrorInfo = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]

OURS: Final = "sandtable"
LINES: Final = 20  # of one kind in SILENCE seconds; more are left out
SILENCE: Final = 60.0  # seconds
MOST_KINDS: Final = 500  # of lines that are counted
SHOWN: Final = 4  # characters of an id
WORD: Final = re.compile(r"[A-Za-z0-9._:/{}*-]{1,64}")
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{16,}")
KEY: Final = re.compile(r"[a-z-]+")  # not an id: only one id in a million has neither capital nor digit
FILLED_IN: Final = re.compile(r"[('\"<{\[\n]")  # where the text of a library starts to quote values


class Facts(TypedDict, total=False):
    """The facts that a log line may hold."""

    table: str
    guest: str
    address: str
    action: Action
    seat: int
    answer: int
    seq: int
    status: int
    count: int
    seconds: float
    game: str
    bot: str
    code: str
    kind: str
    method: str
    route: str
    host: str
    port: int


class Log:
    """The logger of a module; it takes facts instead of formatted text."""

    def __init__(self, name: str) -> None:
        self._logger = logging.getLogger(name)

    def debug(self, event: str, **facts: Unpack[Facts]) -> None:
        self._logger.debug(event, extra={"facts": facts})

    def info(self, event: str, **facts: Unpack[Facts]) -> None:
        self._logger.info(event, extra={"facts": facts})

    def warning(self, event: str, **facts: Unpack[Facts]) -> None:
        self._logger.warning(event, extra={"facts": facts})

    def error(self, event: str, error: BaseException | None = None, **facts: Unpack[Facts]) -> None:
        self._logger.error(event, extra={"facts": facts}, exc_info=error)


def set_up(style: Style = "plain", level: int = logging.INFO, stream: TextIO | None = None) -> None:
    """Send all logs of this process to stderr; run uvicorn with `log_config=None, access_log=False`."""
    logging.raiseExceptions = False  # otherwise a line that cannot be formatted is printed unfiltered
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if style == "json" else PlainLines())
    handler.addFilter(Damper())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger(OURS).setLevel(level)
    access = logging.getLogger("uvicorn.access")  # it logs whole paths, which hold the ids of tables
    access.handlers, access.propagate = [], False


# --- how many lines -----------------------------------------------------------------------------------


class Damper(logging.Filter):
    """Lets only a few lines of each kind pass in a minute, so that no trouble can fill the disk.

    The last line that passes says how long its kind will be silent; the first line after that says how many
    were left out.
    """

    def __init__(self) -> None:
        super().__init__()
        self._kinds: dict[tuple[str, str], LineCount] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        now = time.monotonic()
        try:
            key = (record.name, event_of(record))
        except Exception:  # its text cannot even be formatted
            return False
        kind = self._kind(key, now)
        if now - kind.since >= SILENCE:
            record.left_out = kind.count - LINES if kind.count > LINES else 0
            kind.since, kind.count = now, 0
        kind.count += 1
        if kind.count == LINES:
            record.silent = int(SILENCE)
        return kind.count <= LINES

    def _kind(self, key: tuple[str, str], now: float) -> LineCount:
        if len(self._kinds) >= MOST_KINDS:  # lines of other libraries may have any text
            self._kinds.clear()
        return self._kinds.setdefault(key, LineCount(now))


class LineCount(msgspec.Struct):
    """How many lines with the same text there were since the time `since`."""

    since: float
    count: int = 0


def _damped(record: logging.LogRecord) -> dict[str, int]:
    found = {"left-out": getattr(record, "left_out", 0), "silent-for": getattr(record, "silent", 0)}
    return {name: number for name, number in found.items() if number}


# --- how a line looks ----------------------------------------------------------------------------------


class JsonLines(logging.Formatter):
    """One JSON object for each line, for programs."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": event_of(record),
            **facts_of(record),
            **_damped(record),
        }
        if record.exc_info:
            line["error"], line["at"] = error_of(record.exc_info)
        return msgspec.json.encode(line).decode()


class PlainLines(logging.Formatter):
    """One readable line: time, level, event, then the facts."""

    def format(self, record: logging.LogRecord) -> str:
        shown = {**facts_of(record), **_damped(record)}
        facts = "".join(f" {name}={fact}" for name, fact in shown.items())
        line = f"{_time(record)} {record.levelname.lower():7} {event_of(record)}{facts}"
        if record.exc_info:
            error, at = error_of(record.exc_info)
            line = "\n    ".join([f"{line} error={error}", *at])
        return line


def _time(record: logging.LogRecord) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z"


def event_of(record: logging.LogRecord) -> str:
    """The key of our own line; for another library's line, its text without the values filled in."""
    if hasattr(record, "facts"):
        return _word(record.msg)
    text = FILLED_IN.split(str(record.msg), maxsplit=1)[0].strip()
    return TOKEN.sub(_short, f"{record.name}: {text}"[:200])


def error_of(info: ErrorInfo) -> tuple[str, list[str]]:
    """The types of the error and its causes, and the frames of their tracebacks."""
    errors = list(_with_causes(info[1])) if info[1] else []
    places = [
        f"{frame.filename}:{frame.lineno} {frame.name}"
        for error in errors
        for frame in traceback.extract_tb(error.__traceback__)
    ]
    return " from ".join(type(error).__name__ for error in errors), places


def _with_causes(error: BaseException) -> Iterator[BaseException]:
    yield error
    if isinstance(error, BaseExceptionGroup):
        for part in error.exceptions:
            yield from _with_causes(part)
    if error.__cause__:
        yield from _with_causes(error.__cause__)


def facts_of(record: logging.LogRecord) -> dict[str, object]:
    """The facts of a line, each in the form in which it may be shown."""
    facts: dict[str, Any] = getattr(record, "facts", {})
    return {name: SHOW.get(name, _unknown)(fact) for name, fact in facts.items()}


# --- how a fact is shown -------------------------------------------------------------------------------


def masked(secret: object) -> str:
    """The first characters of an id: enough to tell two tables apart, too few to open one."""
    return f"{re.sub('[^A-Za-z0-9_-]', '?', str(secret))[:SHOWN]}..."


def _short(found: re.Match[str]) -> str:
    return masked(found[0])


def _word(fact: object) -> str:
    """A key such as `not-your-turn`, without blanks and with anything that looks like an id masked."""
    if not isinstance(fact, str) or not WORD.fullmatch(fact):
        return "?"
    return TOKEN.sub(lambda run: run[0] if KEY.fullmatch(run[0]) else masked(run[0]), fact)


def _number(fact: object) -> int | float | str:
    if isinstance(fact, float):
        return round(fact, 6)
    return fact if isinstance(fact, int) else "?"


def _network(fact: object) -> str:
    """The network of an address: it shows where trouble comes from, but not from whom."""
    try:
        address = ipaddress.ip_address(str(fact))
    except ValueError:
        return "?"
    return str(ipaddress.ip_network((address, 24 if address.version == 4 else 48), strict=False))


def _host(fact: object) -> str:
    return fact if isinstance(fact, str) and WORD.fullmatch(fact) and "/" not in fact else "?"


def _face(fact: object) -> str:
    return fact.face if isinstance(fact, Action) else "?"


def _unknown(fact: object) -> str:
    return "?"


SHOW: Final[dict[str, Callable[[object], object]]] = {
    **dict.fromkeys(("table", "guest"), masked),
    "address": _network,
    "action": _face,
    **dict.fromkeys(("seat", "answer", "seq", "status", "count", "seconds", "port"), _number),
    **dict.fromkeys(("game", "bot", "code", "kind", "method", "route"), _word),
    "host": _host,
}
