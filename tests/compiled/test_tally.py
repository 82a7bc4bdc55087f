"""The packed counter gives the same counts as a dict."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from sandtable.core.packed_tally import Tally as PackedTally
from sandtable.core.tally import Tally

KEYS = st.integers(0, (1 << 62) - 1) | st.integers(0, 40) | st.integers(0, 40).map(lambda key: key << 50)


@given(st.lists(st.tuples(KEYS, st.integers(1, 1000)), max_size=400))
def test_both_tallies_count_alike(added: list[tuple[int, int]]) -> None:
    expected: Counter[int] = Counter()
    packed, plain = PackedTally(), Tally()
    for key, weight in added:
        expected[key] += weight
        packed.add(key, weight)
        plain.add(key, weight)
    for tally in (packed, plain):
        assert dict(zip(tally.keys, tally.weights, strict=True)) == expected
        assert list(tally.keys) == list(expected)
