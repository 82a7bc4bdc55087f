"""The notebook of three questions runs from its first cell to its last."""

from __future__ import annotations

import ast
import json
from typing import Any

import pytest

from tests.tiers import ROOT

NOTEBOOK = json.loads((ROOT / "examples" / "three_questions.ipynb").read_text("utf-8"))
CODE = ["".join(cell["source"]) for cell in NOTEBOOK["cells"] if cell["cell_type"] == "code"]


def shown(code: str, names: dict[str, Any]) -> Any:
    """Run a cell; return the value of its last line if that is an expression."""
    cell = ast.parse(code)
    last = cell.body[-1]
    if not isinstance(last, ast.Expr):
        exec(compile(cell, "cell", "exec"), names)
        return None
    exec(compile(ast.Module(cell.body[:-1], []), "cell", "exec"), names)
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names)


def test_the_notebook_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("GAMES", "2")
    names: dict[str, Any] = {}
    charts = [chart for code in CODE if (chart := shown(code, names)) is not None]
    assert [chart[:4] for chart in charts] == ["<svg"] * 3
    printed = capsys.readouterr().out
    assert "2 games of camel-up" in printed
    assert "turn 1: brought" in printed
    assert "amulets of winners" in printed


def test_the_notebook_shows_its_plots() -> None:
    outputs = [output for cell in NOTEBOOK["cells"] for output in cell.get("outputs", [])]
    assert sum("image/svg+xml" in output.get("data", {}) for output in outputs) == 3
