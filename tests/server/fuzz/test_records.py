"""Records that are almost right: each is accepted or properly refused; none causes an internal error."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tests.server.fuzz.messages import Mutator, finished_records
from tests.server.inside import HallInside
from tests.server.kit import Client, Refused
from tests.tiers import LONG

RECORDS = 6_000 if LONG else 80  # few by default, as the attack imports records, too
# It is not a record, its game is not over, it is too large, or the guest has too many tables.
REFUSALS = {"bad-record", "not-over", "too-large", "too-many-tables"}


def test_records_that_are_mutated_inside(tmp_path: Path) -> None:
    mutator, records = Mutator(7), finished_records()
    seen: Counter[str] = Counter()
    wrong: list[str] = []
    with HallInside(tmp_path / "data") as hall:
        client = Client(hall, "Ola")
        for number in range(RECORDS):
            if number % 100 == 0:
                client = Client(hall, "Ola")
            record = mutator.mutated(mutator.rng.choice(records), mutator.rng.choice([0, 1, 1, 1, 2, 4]))
            try:
                client.post("/api/records", record)
                seen["taken"] += 1
            except Refused as refused:
                seen[refused.code] += 1
                if refused.code not in REFUSALS:
                    wrong.append(f"{refused.code} ({refused.status}) to {str(record)[:600]}")
    assert not wrong, f"{len(wrong)}: " + "\n".join(wrong[:5])
    assert seen["taken"]
    assert seen["bad-record"]
