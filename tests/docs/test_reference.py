"""docs/reference agrees with the docstrings, every public name has an example, and every example runs."""

from __future__ import annotations

import doctest

import pytest

import sandtable
from tools.reference import FOLDER, PAGES, Docstring, Page, docstrings, generate, names_of, signature

DOCSTRINGS = list(docstrings())
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def test_the_reference_is_current() -> None:
    written = {file.name: file.read_text("utf-8") for file in FOLDER.glob("*.md")}
    assert written == generate(), "run: python -m tools.reference"


@pytest.mark.parametrize("listed", PAGES, ids=lambda listed: listed.file)
def test_every_public_name_says_what_it_is_for_and_shows_an_example(listed: Page) -> None:
    for name in names_of(listed):
        first = name.doc.partition("\n\n")[0]
        assert first.endswith((".", ":")), f"{name.name}: {first!r} is not a sentence"
        assert ">>>" in name.doc, f"{name.name} has no example"
        assert signature(name)


@pytest.mark.parametrize(
    "found", [each for each in DOCSTRINGS if ">>>" in each.text], ids=lambda each: each.name
)
def test_an_example_runs(found: Docstring) -> None:
    example = doctest.DocTestParser().get_doctest(
        found.text, {"sandtable": sandtable}, found.name, None, None
    )
    said: list[str] = []
    doctest.DocTestRunner(optionflags=FLAGS).run(example, out=said.append)
    assert not said, "".join(said)


def test_every_exported_name_is_there() -> None:
    shown = {name.name for page in PAGES for name in names_of(page)}
    assert set(sandtable.__all__) <= shown
