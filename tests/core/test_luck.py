"""Seeded, recorded and sealed luck; outcomes that are missing, left over or out of range are refused."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable import BadRecord, BadSetup, Chance, RulesError, Script, SealedChance
from sandtable.core.chance import LuckMet, NoLuck
from sandtable.core.native import i64, vec

SEVEN = [0, 3, 4, 3, 4, 2, 5, 3, 0, 3, 1, 0]  # the first throws of a die with seed 7


def test_the_same_seed_deals_the_same_luck_everywhere() -> None:
    """The first outcomes of a seed are part of what records of simulations rely on."""
    chance = Chance(seed=7)
    assert [chance.pick(6) for _ in range(12)] == SEVEN
    assert chance.dealt == SEVEN


@given(seed=st.integers(0, 2**64 - 1), n=st.integers(1, 1 << 30))
def test_every_pick_is_in_range(seed: int, n: int) -> None:
    assert 0 <= Chance(seed).pick(n) < n
    assert 0 <= SealedChance.from_number(seed).pick(n) < n


@pytest.mark.parametrize("chance", [Chance(5), SealedChance.from_number(5)], ids=["seeded", "sealed"])
def test_all_outcomes_are_about_as_likely(chance: Chance) -> None:
    counts = Counter(chance.pick(6) for _ in range(12_000))
    chi_square = sum((counts[face] - 2000) ** 2 / 2000 for face in range(6))
    assert chi_square < 20.5  # exceeded by chance in 0.1 % of cases, with five degrees of freedom


def test_a_draw_takes_one_item_out_of_the_bag() -> None:
    bag = vec[i64]([2, 0, 1])
    drawn = [Script([2]).draw(bag), Script([1]).draw(bag), Script([0]).draw(bag)]
    assert drawn == [2, 0, 0]
    assert list(bag) == [0, 0, 0]
    with pytest.raises(RulesError, match="empty bag"):
        Chance(1).draw(bag)


@pytest.mark.parametrize("n", [0, -3, (1 << 30) + 1])
def test_a_pick_among_nothing_is_a_bug_of_the_rules(n: int) -> None:
    with pytest.raises(RulesError, match="outcomes"):
        Chance(1).pick(n)


def test_written_luck_must_fit() -> None:
    script = Script([2, 6])
    assert script.pick(3) == 2
    with pytest.raises(BadRecord, match="expected 0 to 5, found 6"):
        script.pick(6)
    with pytest.raises(BadRecord, match="1 more outcomes"):
        script.check_spent()
    with pytest.raises(BadRecord, match="missing"):
        Script([]).pick(2)
    with pytest.raises(BadRecord, match="found -1"):
        Script([-1]).pick(2)


@pytest.mark.parametrize("chance", [Chance(3), SealedChance.from_number(3), Script([1, 2, 3, 4, 0, 1])])
def test_luck_can_be_given_back(chance: Chance) -> None:
    chance.pick(6)
    mark = chance.mark()
    first = [chance.pick(6) for _ in range(5)]
    chance.rewind(mark)
    assert len(chance.dealt) == 1
    assert [chance.pick(6) for _ in range(5)] == first


def test_no_luck_stops_where_luck_begins() -> None:
    with pytest.raises(LuckMet):
        NoLuck().pick(2)


def test_sealed_luck_is_the_published_formula() -> None:
    """Draw k uses the first 8 bytes of HMAC-SHA-256 over the salts and k, with rejection sampling."""
    seed = bytes(range(32))
    chance = SealedChance(seed, {2: "zebra", 0: "ant_1"})
    outcomes = [chance.pick(n) for n in (6, 100, 3)]
    for k, (n, outcome) in enumerate(zip((6, 100, 3), outcomes, strict=True)):
        message = f"0:ant_1\n2:zebra\n{k}".encode()
        value = int.from_bytes(hmac.new(seed, message, hashlib.sha256).digest()[:8], "big")
        assert outcome == value % n
    assert chance.drawn == 3
    assert chance.commitment == hashlib.sha256(seed).hexdigest()


def test_salts_change_the_luck() -> None:
    seed = bytes(32)
    plain = [SealedChance(seed).pick(1000) for _ in range(1)]
    salted = [SealedChance(seed, {0: "mine"}).pick(1000) for _ in range(1)]
    assert plain != salted


def test_rejected_values_are_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    """A value in the last, incomplete stretch of the range would favour small outcomes."""
    values = iter([b"\xff" * 32, (7).to_bytes(8, "big") + bytes(24)])
    monkeypatch.setattr("sandtable.core.sealed.hmac.digest", lambda *_: next(values))
    chance = SealedChance(bytes(32))
    assert chance.pick(3) == 1
    assert chance.drawn == 2


@pytest.mark.parametrize("salt", ["", "a b", "x" * 65, "zażółć", "a\nb"])
def test_a_salt_is_plain(salt: str) -> None:
    with pytest.raises(BadSetup, match="salt of seat 1"):
        SealedChance(bytes(32), {1: salt})


def test_a_seed_has_32_bytes() -> None:
    with pytest.raises(BadSetup, match="32 bytes, not 3"):
        SealedChance(b"abc")


def test_luck_says_how_much_it_has_dealt_and_keeps_its_seed_to_itself() -> None:
    luck = SealedChance(bytes(range(32)))
    luck.pick(6)
    assert repr(luck) == "<SealedChance: 1 dealt so far>"
    assert repr(Chance(7)) == "<Chance: 0 dealt so far>"
