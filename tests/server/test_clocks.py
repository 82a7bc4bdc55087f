"""Clocks for a move and for a game, during pauses and outages."""

from __future__ import annotations

from sandtable.server.protocol.settings import Clock
from sandtable.server.table.clocks import Clocks

GAME = Clock("game", 60, 5)
MOVE = Clock("move", 60)


def started(rule: Clock) -> Clocks:
    clocks = Clocks.wound(rule, 3)
    clocks.since = 1000
    clocks.ask([0], 1000)
    return clocks


def test_a_game_clock_counts_down_for_whoever_is_asked_and_adds_at_the_end_of_a_stretch() -> None:
    clocks = started(GAME)
    assert clocks.shown(11_000).left == [50_000, 60_000, 60_000]
    clocks.ask([0], 11_000)  # the next small decision of the same turn
    assert clocks.shown(21_000).left == [40_000, 60_000, 60_000]
    clocks.ask([1], 21_000)
    assert clocks.shown(31_000).left == [45_000, 50_000, 60_000]
    assert clocks.due() == 21_000 + 60_000


def test_a_move_clock_restarts_only_with_a_new_stretch() -> None:
    clocks = started(MOVE)
    clocks.ask([0], 31_000)
    assert clocks.shown(41_000).left[0] == 20_000
    clocks.ask([1], 41_000)
    clocks.ask([0], 51_000)
    assert clocks.shown(51_000).left[0] == 60_000


def test_several_clocks_run_at_the_same_time() -> None:
    clocks = started(GAME)
    clocks.ask([0, 2], 1000)
    assert clocks.shown(11_000).left == [50_000, 60_000, 50_000]
    clocks.ask([2], 11_000)
    assert clocks.shown(21_000).left == [55_000, 60_000, 40_000]


def test_running_out() -> None:
    clocks = started(GAME)
    assert clocks.run_out(60_999) == []
    assert clocks.run_out(61_000) == [0]
    assert clocks.shown(99_000).left[0] == 0


def test_a_pause_stops_them_all() -> None:
    clocks = started(GAME)
    clocks.pause(11_000)
    assert clocks.due() is None
    assert clocks.run_out(999_000) == []
    clocks.resume(500_000)
    assert clocks.shown(510_000).left[0] == 40_000


def test_an_outage_costs_nobody_time() -> None:
    clocks = started(GAME)
    clocks.skip(100_000)
    assert clocks.shown(111_000).left[0] == 50_000
    assert clocks.shown(1_000).left[0] == 60_000  # never more than there was at the beginning


def test_nobody_is_asked() -> None:
    clocks = started(GAME)
    clocks.ask([], 11_000)
    assert clocks.due() is None
    assert clocks.shown(99_000).left == [55_000, 60_000, 60_000]
