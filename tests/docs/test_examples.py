"""The examples in README.md and docs/ run, and print what their comments say."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
WITH_PYTHON = [page for page in PAGES if "```python" in page.read_text("utf-8")]


def python_blocks(text: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", text, re.DOTALL)


def run(block: str, names: dict[str, object]) -> int:
    """Execute a block; an expression with a comment must have the value the comment begins with."""
    lines = block.splitlines()
    compared = 0
    for statement in ast.parse(block).body:
        code = ast.get_source_segment(block, statement) or ""
        if not isinstance(statement, ast.Expr):
            exec(code, names)
            continue
        value = eval(code, names)
        last = lines[(statement.end_lineno or 1) - 1]
        comment = last[statement.end_col_offset or 0 :].strip().removeprefix("#").strip()
        if value is not None and comment:
            assert comment.startswith(repr(value)), f"{code} is {value!r}; the page says {comment}"
            compared += 1
    return compared


@pytest.mark.parametrize("page", WITH_PYTHON, ids=lambda page: page.name)
def test_examples(page: Path) -> None:
    names: dict[str, object] = {}
    assert sum(run(block, names) for block in python_blocks(page.read_text("utf-8"))) > 0


def test_there_are_examples() -> None:
    assert ROOT / "README.md" in WITH_PYTHON


def test_a_wrong_comment_is_found() -> None:
    with pytest.raises(AssertionError, match="the page says 3"):
        run("1 + 1  # 3", {})


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"
