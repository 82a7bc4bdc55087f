"""Every text of a language as an editor reads it: each message, once for each choice of its variants."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_expression

import sandtable

LOCALES = Path(sandtable.__file__).parent / "locales"


class Said(NamedTuple):
    file: str  # such as `rules/camel-up`
    key: str
    text: str


@cache
def texts(code: str) -> list[Said]:
    return [
        Said(str(file.relative_to(LOCALES / code).with_suffix("")), key, text)
        for file in sorted((LOCALES / code).rglob("*.ftl"))
        for key, text in _of_file(file)
    ]


def _of_file(file: Path) -> Iterator[tuple[str, str]]:
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            named = [(entry.id.name, entry.value)]
            named += [(f"{entry.id.name}.{form.id.name}", form.value) for form in entry.attributes]
            for key, pattern in named:
                if pattern is not None:
                    yield from ((key, text) for text in sorted(set(written(pattern))))


def written(pattern: ast.Pattern) -> Iterator[str]:
    """The pattern with every choice of variants; variables stay as `{ $name }`."""
    parts = [list(_element(element)) for element in pattern.elements]
    return ("".join(chosen) for chosen in product(*parts))


def _element(element: ast.TextElement | ast.Placeable) -> Iterator[str]:
    if isinstance(element, ast.TextElement):
        yield element.value
    elif isinstance(element.expression, ast.SelectExpression):
        for variant in element.expression.variants:
            yield from written(variant.value)
    elif isinstance(element.expression, ast.StringLiteral):
        yield str(element.expression.parse()["value"])
    else:
        assert not isinstance(element.expression, ast.Placeable)
        yield "{ " + serialize_expression(element.expression) + " }"
