"""Deals that several tables share: the deal of the day, and duplicates."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from sandtable.server.protocol.rest.tables import ChairChoice
from sandtable.server.protocol.settings import Strict


class DealResult(msgspec.Struct, frozen=True):
    """How a table of a deal ended; `again` are the seats of people who knew the deal from another table."""

    table: str
    names: list[str]  # as in `TableCard`
    personas: list[str]
    scores: list[int]
    winners: list[int]
    hints: list[int]
    mine: list[int]
    again: list[int]
    ended: int


class DailyView(msgspec.Struct, frozen=True):
    """`GET /api/daily/{game}?day=2026-11-17`: the deal of a day, against bots of one level.

    The results are there for those who have played it, and for everybody when the day is over.
    """

    day: str
    ends: int  # when the day is over and the deal is opened
    now: int
    game: str
    seats: int
    level: str
    state: Literal["new", "playing", "done"]
    table: str | None  # mine
    results: list[DealResult]  # the best first


class Duplicate(Strict, frozen=True):
    """`POST /api/tables/{id}/duplicate`: play the deal of a finished table with others."""

    chairs: Annotated[list[ChairChoice], Meta(min_length=2, max_length=8)]
    start: bool = False


class DealView(msgspec.Struct, frozen=True):
    """`GET /api/tables/{id}/deal`: the tables that share the deal of this one.

    The results are there for those who have played it and have no unfinished table of it.
    """

    first: str  # the table that was first
    game: str
    seats: int
    tables: int
    ended: int
    state: Literal["new", "playing", "done"]
    unfinished: list[str]  # my tables of this deal
    results: list[DealResult]  # in the order in which the tables were opened
