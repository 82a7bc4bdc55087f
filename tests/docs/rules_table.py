"""The tables of `docs/rules/<game>.md`: a row for each id, with its step and its test."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
IDS: Final = Path(__file__).parent / "ids"
NO_STEP: Final = "—"


class Row(NamedTuple):
    """`| id | the rule | step | test |`; several steps or tests stand in backticks of their own."""

    id: str
    rule: str
    step: str
    test: str

    @property
    def steps(self) -> list[str]:
        return re.findall(r"`([^`]+)`", self.step)

    @property
    def tests(self) -> list[str]:
        return re.findall(r"`([^`]+)`", self.test)

    @property
    def is_fact(self) -> bool:
        """A row without a step: a dash and the reason."""
        return self.step.startswith(NO_STEP)


def table(game: str) -> list[Row]:
    """All rows of all tables in the document of a game."""
    document = ROOT / "docs" / "rules" / f"{game}.md"
    found = []
    for line in document.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split(" | ")]
        if line.startswith("| ") and re.fullmatch(r"[A-Z]+-\w[\w.'-]*", cells[0]):
            assert len(cells) == 4, f"{document.name}: a row has id, rule, step and test: {line}"
            found.append(Row(*cells))
    return found


def expected_ids(game: str) -> list[str]:
    """Every id of the game's rules, given as data: one a line."""
    return (IDS / f"{game}.txt").read_text(encoding="utf-8").split()


def names(text: str, rule: str) -> bool:
    """Does a text name a rule? CU-2 is not named by CU-27."""
    return re.search(rf"(?<![\w-]){re.escape(rule)}(?!\w|\.\w)", text) is not None


# --- steps ---------------------------------------------------------------------------------------------


def said_of(game: str, step: str) -> str:
    """What the code says of a step: its docstring, or the comment over a constant."""
    package = import_module(f"sandtable.games.{game.replace('-', '_')}")
    first, *rest = step.split(".")
    owner: object = getattr(package, first, None)
    if (Path(str(package.__file__)).parent / f"{first}.py").exists():
        owner = import_module(f"{package.__name__}.{first}")
    assert owner is not None, f"there is no {step} in {package.__name__}"
    found = owner
    for name in rest:
        assert hasattr(found, name), f"there is no {step} in {package.__name__}"
        found = getattr(found, name)
    if isinstance(found, (ModuleType, FunctionType, type)):
        return found.__doc__ or ""
    assert isinstance(owner, ModuleType)
    return comment_over(Path(str(owner.__file__)).read_text(encoding="utf-8"), rest[0])


def comment_over(source: str, constant: str) -> str:
    """The comments in the paragraph of a constant, up to and including its own line."""
    lines = source.splitlines()
    last = next(number for number, line in enumerate(lines) if re.match(rf"{constant}\b", line))
    first = last
    while first > 0 and lines[first - 1].strip():
        first -= 1
    return " ".join(line.partition("#")[2] for line in lines[first : last + 1])


# --- tests ---------------------------------------------------------------------------------------------


def function_of(game: str, test: str) -> ast.FunctionDef:
    """`test_turn.py::test_cu18_...` in the game's folder, found without running anything."""
    file, _, function = test.partition("::")
    path = ROOT / "tests" / "games" / game.replace("-", "_") / file
    assert path.exists(), f"there is no {file}"
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef) and node.name == function:
            return node
    raise AssertionError(f"there is no {test}")


def proves(function: ast.FunctionDef, rule: str) -> bool:
    """Is the test named after the rule, or does its docstring name it? `FT-5.1` is `ft5_1` in a name."""
    key = rule.lower().replace("-", "").replace(".", "_")
    named = re.search(rf"_{key}(?!\d|_\d)", function.name)
    return named is not None or names(ast.get_docstring(function) or "", rule)
