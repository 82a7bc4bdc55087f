"""The page's types, lint and layout are checked again whenever a changed file could affect the result."""

from __future__ import annotations

from pathlib import Path

import pytest

from ui import make


@pytest.fixture
def checks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """Set up a page with one test and one catalogue; return the list of what npm is asked to run."""
    ran: list[tuple[str, ...]] = []
    monkeypatch.setattr(make, "ROOT", tmp_path)
    monkeypatch.setattr(make, "UI", tmp_path / "ui")
    monkeypatch.setattr(make, "CHECKED", tmp_path / "build" / "page-checked")
    monkeypatch.setattr(make, "npm", lambda *arguments: ran.append(arguments))
    for name in ("ui/tests/a.test.ts", "ui/.prettierrc", "src/sandtable/locales/en/hall.ftl"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("as it was")
    return ran


def test_files_that_were_found_good_are_not_checked_again(checks: list[tuple[str, ...]]) -> None:
    make.check()
    make.check()
    assert checks == [("run", "check")]


@pytest.mark.parametrize(
    "name", ["ui/tests/a.test.ts", "ui/.prettierrc", "src/sandtable/locales/en/hall.ftl"]
)
def test_a_change_of_any_file_is_checked(checks: list[tuple[str, ...]], tmp_path: Path, name: str) -> None:
    make.check()
    (tmp_path / name).write_text("as it is now")
    make.check()
    assert len(checks) == 2


def test_what_failed_is_checked_again(
    checks: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    make.check()
    (tmp_path / "ui/tests/a.test.ts").write_text("a mistake")

    def fail(*arguments: str) -> None:
        checks.append(arguments)
        raise SystemExit("npm run check failed")

    monkeypatch.setattr(make, "npm", fail)
    for _ in range(2):
        with pytest.raises(SystemExit):
            make.check()
    assert len(checks) == 3
