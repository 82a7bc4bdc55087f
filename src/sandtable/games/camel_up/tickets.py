"""Betting tickets (CU-4).

A ticket is one small integer: its camel times 4, plus its depth in the stack, counted from the top. Only this
module knows that.
"""

from __future__ import annotations

from sandtable.core.native import i64
from sandtable.games.camel_up.board import TICKET_VALUES, TICKETS


def ticket_at(camel: i64, depth: i64) -> i64:
    """CU-4 The ticket of a camel's stack that lies below `depth` others."""
    return camel * TICKETS + depth


def ticket_camel(ticket: i64) -> i64:
    return ticket // TICKETS


def ticket_value(ticket: i64) -> i64:
    """CU-4 The number on a ticket: what it pays if its camel comes first."""
    return TICKET_VALUES[ticket % TICKETS]
