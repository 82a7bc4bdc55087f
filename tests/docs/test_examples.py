"""The examples in README.md and docs/ run and print what the page says; links and headings exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
WITH_PYTHON = [  # the reference has its own test
    page for page in PAGES if page.parent.name != "reference" and "```python\n" in page.read_text("utf-8")
]


def python_blocks(text: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", text, re.DOTALL)


def printed(text: str) -> list[tuple[str, str]]:
    """The code blocks that are followed by a block of text, which shows what they print."""
    return re.findall(r"```python\n([^`]*?)```\n\n```text\n(.*?)```", text, re.DOTALL)


def run(block: str, names: dict[str, object]) -> int:
    """Execute a block; an expression with a comment must have the value with which the comment begins."""
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


@pytest.mark.parametrize("file", WITH_PYTHON, ids=lambda file: file.name)
def test_examples(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = file.read_text("utf-8")
    shown = dict(printed(text))
    names: dict[str, object] = {}
    compared = 0
    for block in python_blocks(text):
        compared += run(block, names)
        said = capsys.readouterr().out
        assert said == shown.get(block, said)
    assert compared > 0


def test_there_are_examples() -> None:
    assert ROOT / "README.md" in WITH_PYTHON
    assert printed((ROOT / "README.md").read_text("utf-8"))


def test_a_wrong_comment_is_found() -> None:
    with pytest.raises(AssertionError, match="the page says 3"):
        run("1 + 1  # 3", {})


@pytest.mark.parametrize("file", PAGES, ids=lambda file: str(file.relative_to(ROOT)))
def test_links_lead_somewhere(file: Path) -> None:
    text = re.sub(r"^```.*?^```", "", file.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
    for target, heading in re.findall(r"\]\(([^)#:]*)(?:#([^)]+))?\)", text):
        found = file.parent / target if target else file
        assert found.exists(), f"{file.name} links to {target}"
        assert not heading or heading in headings(found), f"{file.name} links to {target}#{heading}"


def headings(file: Path) -> set[str]:
    """The anchors that GitHub makes from the headings of a page."""
    lines = re.findall(r"^#+ (.+)$", file.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", line.lower()).replace(" ", "-") for line in lines}


def test_the_index_leads_to_every_page() -> None:
    linked = set(re.findall(r"\]\(([^)#:]+)\)", (ROOT / "docs" / "README.md").read_text("utf-8")))
    assert {file.name for file in (ROOT / "docs").glob("*.md")} - linked == {"README.md"}
