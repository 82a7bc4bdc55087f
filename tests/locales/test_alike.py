"""All languages say the same: they distinguish the same cases, have every plural, and use their own
script."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from babel import Locale
from fluent.syntax import ast, visitor

from sandtable.locales.language import LANGUAGES
from tests.locales.catalogue import read

OTHERS = [code for code in LANGUAGES if code != "en"]
COUNTING = {"few", "many"}
# Words that stay in Latin letters in Russian: titles, our own names, and what is typed.
LATIN_IN_RUSSIAN = frozenset({"page-name", "camel-up-title"})
Selector = tuple[str, frozenset[str], frozenset[str]]  # the variable, the numbers and the plural forms


class _Selectors(visitor.Visitor):
    def __init__(self) -> None:
        self.found: list[Selector] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - Fluent's name
        if isinstance(node.selector, ast.VariableReference):
            keys = [variant.key for variant in node.variants]
            numbers = frozenset(key.value for key in keys if isinstance(key, ast.NumberLiteral))
            names = frozenset(key.name for key in keys if isinstance(key, ast.Identifier))
            self.found.append((node.selector.id.name, numbers, names))
        self.generic_visit(node)


def selectors(code: str) -> Iterator[tuple[str, Selector]]:
    """Every selector of a language, with the message that contains it."""
    for catalogue in read(code).values():
        for message in catalogue.messages:
            visited = _Selectors()
            visited.visit(message)
            for selector in visited.found:
                yield message.id.name, selector


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_plural_has_every_form_of_its_language(code: str) -> None:
    """A sentence may distinguish just one from several, but if it has other plural forms it needs all of
    them."""
    forms = set(Locale.parse(code).plural_form.tags)
    missing = {
        (key, variable): sorted(forms - names)
        for key, (variable, _, names) in selectors(code)
        if names & COUNTING and forms - names
    }
    assert missing == {}


@pytest.mark.parametrize("code", OTHERS)
def test_numbers_that_english_names_are_named_everywhere(code: str) -> None:
    """Space 17 is the finish line in every language."""
    theirs: dict[tuple[str, str], set[str]] = {}
    for key, (variable, numbers, _) in selectors(code):
        theirs.setdefault((key, variable), set()).update(numbers)
    lacking = {
        (key, variable): sorted(numbers - theirs[key, variable] - {"1"})
        for key, (variable, numbers, _) in selectors("en")
        if (key, variable) in theirs and numbers - theirs[key, variable] - {"1"}
    }
    assert lacking == {}


def test_a_russian_sentence_has_russian_letters() -> None:
    latin = [
        message.id.name
        for catalogue in read("ru").values()
        for message in catalogue.messages
        if message.value and is_latin(message.value) and message.id.name not in LATIN_IN_RUSSIAN
    ]
    assert latin == []


def is_latin(pattern: ast.Pattern) -> bool:
    letters = [
        letter for part in pattern.elements if isinstance(part, ast.TextElement) for letter in part.value
    ]
    alphabetic = [letter for letter in letters if letter.isalpha()]
    return len(alphabetic) > 2 and not any(
        "а" <= letter.lower() <= "я" or letter in "ёЁ" for letter in alphabetic
    )
