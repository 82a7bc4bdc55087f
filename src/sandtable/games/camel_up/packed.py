"""Rolled dice, finish cards and betting tickets, each as one small integer.

Only this module knows how they are packed; the others call its functions.
"""

from __future__ import annotations

from sandtable.core.native import i64
from sandtable.games.camel_up.board import TICKET_VALUES, TICKETS

# A rolled die: the die times 8, plus the face it shows.


def rolled_die(die: i64, face: i64) -> i64:
    """CU-22 A die that lies outside the pyramid and shows a face."""
    return die * 8 + face


def die_of(rolled: i64) -> i64:
    return rolled >> 3


def face_of(rolled: i64) -> i64:
    return rolled & 7


# A finish card: the seat of its owner times 8, plus its camel.


def finish_card(seat: i64, camel: i64) -> i64:
    """CU-7, CU-24 The finish card of a seat for a racing camel."""
    return seat * 8 + camel


def card_seat(card: i64) -> i64:
    return card >> 3


def card_camel(card: i64) -> i64:
    return card & 7


# A betting ticket: its camel times 4, plus its depth in the stack, counted from the top.


def ticket_at(camel: i64, depth: i64) -> i64:
    """CU-4 The ticket of a camel's stack that lies below `depth` others."""
    return camel * TICKETS + depth


def ticket_camel(ticket: i64) -> i64:
    return ticket // TICKETS


def ticket_value(ticket: i64) -> i64:
    """CU-4 The number on a ticket: what it pays if its camel comes first."""
    return TICKET_VALUES[ticket % TICKETS]
