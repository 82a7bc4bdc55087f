"""The mirror control is an exact test: it never fails on few deals, and it finds a hero with better luck."""

from __future__ import annotations

from itertools import product

import pytest

from sandtable.ladder.statistics.mirror import mirror_odds


def test_a_bot_that_won_nothing_in_four_deals_may_still_be_like_the_others() -> None:
    """A bootstrap of four deals without a win has no spread, so it would call the difference certain."""
    assert mirror_odds([[0, 1, 2], [0, 2, 1], [0, 3, 0], [0, 0, 3]]) > 0.09


def test_a_bot_that_wins_everything_in_ten_deals_is_not_like_the_others() -> None:
    assert mirror_odds([[3, 0, 0]] * 10) < 0.001


def test_it_is_the_share_of_all_ways_to_swap_the_names() -> None:
    deals = [[0.5, 1.5, 1.0], [0.0, 1.0, 2.0], [1.0, 2.0, 0.0], [1 / 3, 1 / 3, 7 / 3]]
    ways = [sum(chosen) for chosen in product(*deals)]
    found = sum(wins[0] for wins in deals)
    fewer = sum(way <= found + 1e-9 for way in ways) / len(ways)
    more = sum(way >= found - 1e-9 for way in ways) / len(ways)
    assert mirror_odds(deals) == pytest.approx(min(1.0, 2 * min(fewer, more)))
