"""Records must outlive the code: each is replayed and fully checked, and each way to end a game has a
record."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import sandtable
from sandtable import Record, Table
from tests.records.makers import first_rules, makers, name_of, paths, remade

every_record = pytest.mark.parametrize("path", [pytest.param(path, id=name_of(path)) for path in paths()])


@every_record
def test_a_record_replays_to_its_result_and_is_written_as_it_was_read(path: Path) -> None:
    record = Record.from_json(path.read_bytes())
    assert record.game == path.parent.name
    assert record.to_json() == path.read_bytes()
    table = Table.replay(record)
    assert table.record() == record
    outcome = table.state.outcome()
    assert outcome is not None
    assert record.result is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == (
        record.result.scores,
        record.result.winners,
        record.result.reason,
    )


@pytest.mark.parametrize("path", [pytest.param(path, id=name_of(path)) for path in first_rules()])
def test_a_record_of_the_first_rules_still_replays_to_its_result(path: Path) -> None:
    """Every decision is offered and meets the same luck; the settings only gain the variants added since."""
    record = Record.from_json(path.read_bytes())
    assert record.rules_version == 1
    again = Table.replay(record).record()
    assert again.variants.items() >= record.variants.items()
    assert msgspec.structs.replace(again, variants=record.variants) == record


@pytest.mark.parametrize("name", makers())
def test_a_record_is_made_again_byte_for_byte(name: str) -> None:
    """If the change is intended, run `python -m tests.records` and read the difference."""
    kept = {name_of(path): path for path in paths()}
    assert name in kept, f"{name} is missing: python -m tests.records"
    assert remade(name) == kept[name].read_bytes()


@pytest.mark.parametrize("game", sandtable.games())
def test_every_way_to_end_and_every_choice_of_a_variant_has_a_record(game: str) -> None:
    records = [Record.from_json(path.read_bytes()) for path in paths() if path.parent.name == game]
    reasons = {record.result.reason for record in records if record.result}
    assert set(sandtable.game(game).ends) <= reasons, f"{game} has no record for some way to end"
    for name, variant in sandtable.game(game).variants.items():
        chosen = {record.variants.get(name, variant.default) for record in records}
        assert set(variant.choices) <= chosen, f"{game} has no record for some choice of {name}"
