"""The contents of the Fluent files: ids, variables and forms."""

from __future__ import annotations

from functools import cache

from fluent.syntax import FluentParser, ast, visitor

from sandtable.locales.language import catalogues

# suffixes that every language has besides its grammatical forms
SUFFIXES = frozenset({"cap", "key", "count"})


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.found.add(node.id.name)


class Catalogue:
    """One file of one language."""

    def __init__(self, text: str) -> None:
        body = FluentParser().parse(text).body
        self.messages = [entry for entry in body if isinstance(entry, ast.Message)]
        self.junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
        self.forms = {entry.id.name: {form.id.name for form in entry.attributes} for entry in self.messages}
        self.variables = {entry.id.name: _variables(entry) for entry in self.messages}


def _variables(entry: ast.Message) -> set[str]:
    visited = _Variables()
    visited.visit(entry)
    return visited.found


@cache
def read(code: str) -> dict[str, Catalogue]:
    """The catalogues of a language by file name."""
    return {name: Catalogue(text) for name, text in catalogues(code)}


def forms_of(code: str) -> set[str]:
    return {form for file in read(code).values() for forms in file.forms.values() for form in forms}


def base(variable: str, suffixes: set[str] | frozenset[str]) -> str:
    """Return `camel` for `camel_acc`, if `acc` is a form or a suffix."""
    name, _, suffix = variable.rpartition("_")
    return name if name and suffix in suffixes else variable
