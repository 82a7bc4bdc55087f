"""Every limit of the hall that its host may change, with its default and its meaning.

`docs/limits.md` has them in a table, together with the limits that are the same in every hall because pages,
records or other halls rely on them.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple, cast

import msgspec
from msgspec import Meta

PERIODS: Final = {1: "second", 60: "minute"}
WRITTEN: Final = re.compile(r"([1-9][0-9]{0,8}) a (second|minute)")


class BadLimits(Exception):
    """A setting that is not one of the limits, or a value that it cannot have; the message says which."""


class Rate(msgspec.Struct, frozen=True):
    """How often something may happen: `amount` times in any `seconds`."""

    amount: int
    seconds: int

    def __str__(self) -> str:
        return f"{self.amount} a {PERIODS[self.seconds]}"


def often(default: str, meaning: str) -> Any:
    return _field(rate(default), meaning)


def _field(default: object, meaning: str) -> Any:
    MEANINGS.append(meaning)
    return default


def rate(text: str) -> Rate:
    """The rate that is written as `20 a minute`; ValueError for anything else."""
    if not (found := WRITTEN.fullmatch(text)):
        raise ValueError(text)
    seconds = next(seconds for seconds, period in PERIODS.items() if period == found[2])
    return Rate(int(found[1]), seconds)


MEANINGS: Final[list[str]] = []  # in the order of the fields
Some = Annotated[int, Meta(ge=1, le=1_000_000)]
Bytes = Annotated[int, Meta(ge=1024, le=1_000_000_000)]
Seconds = Annotated[float, Meta(ge=0.1, le=1_000_000)]


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """The limits of one hall."""

    # How often
    requests: Rate = often("30 a second", "requests from an address")
    new_guests: Rate = often("30 a minute", "new guests and personal links used, by address")
    new_tables: Rate = often("20 a minute", "new tables, branches and imported records by a guest")
    new_tables_of_an_address: Rate = often("120 a minute", "the same for all guests at an address together")
    reviews: Rate = often("6 a minute", "reviews that a guest asks for")
    exports: Rate = often("3 a minute", "files with all records of a guest")
    new_codes: Rate = often("20 a minute", "codes of tables that a guest asks for")
    codes_tried: Rate = often("20 a minute", "codes that an address tries")
    codes_tried_by_all: Rate = often("100 a minute", "codes that all addresses try together")
    handshakes: Rate = often("300 a minute", "sockets that an address opens")
    handshakes_of_a_guest: Rate = often("60 a minute", "sockets that a guest opens")
    messages: Rate = often("25 a second", "messages from a guest through sockets")
    chat: Rate = often("20 a minute", "lines of chat from a guest")
    questions: Rate = often("5 a second", "questions from a guest; an answer costs up to a tenth of a second")
    hints: Rate = often("10 a minute", "hints for a guest; each takes seconds of a bot process")
    changes: Rate = often("60 a minute", "changes by a guest: seats, settings, proposals, name, devices")
    refusals: Rate = often("2 a second", "refused requests from an address; more are answered, but slowly")
    refusals_at_once: Some = _field(60, "refusals that are answered without delay, by address")
    presence_seconds: Seconds = _field(2.0, "seconds between two shows that only say who came or went")

    # How many at the same time
    connections: Some = _field(200, "connections from an address, and no more than a quarter of all")
    sockets: Some = _field(100, "open sockets from an address")
    sockets_of_a_guest: Some = _field(20, "open sockets of a guest")
    tables_of_a_guest: Some = _field(30, "unfinished tables where a guest sits, or has let only bots play")
    waiting_reviews: Some = _field(12, "reviews in the queue or in progress")
    backlog: Annotated[int, Meta(ge=8, le=10_000)] = _field(64, "messages that a page may lag behind")
    calls: Some = _field(256, "webhook calls and push messages in the queue or in progress")
    calls_at_once: Some = _field(16, "connections for webhook calls and push messages")
    devices: Some = _field(8, "devices of a guest that get push messages; the oldest makes room")

    # How large
    largest_head: Bytes = _field(16 * 1024, "bytes of the head of a request")
    largest_body: Bytes = _field(2 * 1024 * 1024, "bytes of the body of a request")
    listed: Annotated[int, Meta(ge=1, le=1_000)] = _field(50, "tables in one list of the hall")
    remembered: Annotated[int, Meta(ge=1, le=10_000)] = _field(500, "finished games that a history counts")
    games_listed: Annotated[int, Meta(ge=1, le=10_000)] = _field(200, "finished games that a history lists")
    exported: Annotated[int, Meta(ge=1, le=10_000)] = _field(500, "records in the file of a guest's records")

    # How long
    head_seconds: Seconds = _field(15.0, "seconds for the head of a request")
    idle_seconds: Seconds = _field(5.0, "seconds for which a connection is kept between two requests")
    idle_seconds_of_a_proxy: Seconds = _field(150.0, "the same for a trusted proxy; it must give up earlier")
    body_seconds: Seconds = _field(60.0, "seconds for the body of a request")
    stuck_seconds: Seconds = _field(10.0, "seconds for a client to read any part of what is sent")
    ping_seconds: Seconds = _field(20.0, "seconds between two pings of a socket")
    pong_seconds: Seconds = _field(20.0, "seconds for the answer to a ping")
    longest_hold: Seconds = _field(5.0, "seconds for which a refusal is delayed")
    link_seconds: Some = _field(3600, "seconds for which a personal link works")
    call_seconds: Seconds = _field(5.0, "seconds for one attempt of a webhook or a push message")


DEFAULTS: Final = Limits()
NAMES: Final = Limits.__struct_fields__
# A limit for one guest that is higher than the one for the guest's address would never be reached.
PAIRS: Final = (
    ("sockets_of_a_guest", "sockets"),
    ("handshakes_of_a_guest", "handshakes"),
    ("new_tables", "new_tables_of_an_address"),
    ("codes_tried", "codes_tried_by_all"),
    ("sockets", "connections"),
    ("calls_at_once", "calls"),
    ("games_listed", "remembered"),
    ("idle_seconds", "idle_seconds_of_a_proxy"),
)


class Shown(NamedTuple):
    """A limit as it is shown to the host."""

    name: str
    value: str
    default: str
    meaning: str


def shown(limits: Limits) -> Iterator[Shown]:
    """All limits, in their order."""
    for name, meaning in zip(NAMES, MEANINGS, strict=True):
        yield Shown(name, written(getattr(limits, name)), written(getattr(DEFAULTS, name)), meaning)


def written(value: Rate | float) -> str:
    """The value as a host would write it."""
    return str(value) if isinstance(value, Rate) else str(value).removesuffix(".0")


def load(file: Path | None, single: Mapping[str, str]) -> Limits:
    """The limits of a TOML file, overridden by the single ones; BadLimits if one of them is wrong."""
    settings: dict[str, Any] = {}
    if file is not None:
        try:
            settings = tomllib.loads(file.read_text("utf-8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise BadLimits(f"Cannot read the limits in {file}: {error}") from error
    return changed({**settings, **{name: _number_or_text(text) for name, text in single.items()}})


def changed(settings: Mapping[str, Any]) -> Limits:
    """The default limits with these changes; BadLimits if one of them is not possible."""
    limits = msgspec.structs.replace(DEFAULTS, **{name: _value(name, settings[name]) for name in settings})
    for smaller, larger in PAIRS:
        if _amount(getattr(limits, smaller)) > _amount(getattr(limits, larger)):
            raise BadLimits(f"{smaller} cannot be higher than {larger}")
    return limits


def _value(name: str, value: object) -> object:
    """A checked value for this limit."""
    if name not in NAMES:
        near = get_close_matches(name, NAMES, 1)
        advice = f"Did you mean {near[0]}?" if near else "sandtable serve --show-limits lists them."
        raise BadLimits(f"There is no limit {name!r}. {advice}")
    default = getattr(DEFAULTS, name)
    if isinstance(default, Rate):
        period = PERIODS[default.seconds]
        try:
            found = rate(cast(str, value))
        except (ValueError, TypeError):
            raise BadLimits(f'{name}: write a rate such as "{default}", not {value!r}') from None
        if found.seconds != default.seconds:
            raise BadLimits(f"{name} is counted by the {period}: write {found.amount} a {period}")
        return found
    field = next(field for field in msgspec.structs.fields(Limits) if field.name == name)
    try:
        return msgspec.convert(value, field.type)
    except msgspec.ValidationError as error:
        raise BadLimits(f"{name}: {error}, not {value!r}") from error


def _amount(value: Rate | float) -> float:
    return value.amount if isinstance(value, Rate) else value


def _number_or_text(text: str) -> int | float | str:
    """What was typed: a number if it looks like one."""
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text
