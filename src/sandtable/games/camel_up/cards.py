"""Finish cards (CU-7, CU-24), each as one small integer: its owner's seat times 8, plus its camel.

Only this module knows how they are packed.
"""

from __future__ import annotations

from sandtable.core.native import i64


def finish_card(seat: i64, camel: i64) -> i64:
    """CU-7, CU-24 The finish card of a seat for a racing camel."""
    return seat * 8 + camel


def card_seat(card: i64) -> i64:
    return card >> 3


def card_camel(card: i64) -> i64:
    return card & 7
