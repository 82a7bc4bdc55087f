"""Twins, which differ only in what the viewer may not know, give the same answers on routes added later.

Salvage is not among them: it replays the log, and a twin's log has decisions that only the twin's hands
allow. `test_broken_table.py` tests what it may tell.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conformance.cases import Case
from tests.server import test_secrets_for_every_eye as every_eye
from tests.server.written import written

LATER = ["/api/me/history", "/api/me/records"] + [
    f"/api/tables/{every_eye.ID}/{path}" for path in ("review", "deal", "invitation")
]
VIEWER = 1  # not the seat that asks for hints


@pytest.mark.parametrize("case", every_eye.CASES, ids=lambda case: case.game.name)
def test_twins_give_the_same_answers(case: Case, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(every_eye, "PATHS", LATER)
    with written() as lines:
        assert every_eye.Twins(case, VIEWER, tmp_path, lines, 0).run()
    assert not lines.getvalue(), "the halls had something to say in their logs"
