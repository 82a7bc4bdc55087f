"""The tables of `docs/rules/<game>.md`: a row for each id, with its step and its test."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
IDS: Final = Path(__file__).parent / "ids"
NO_STEP: Final = "—"
Documented = ast.Module | ast.ClassDef | ast.FunctionDef


class Row(NamedTuple):
    """A row `| id | the rule | step | test |`; if there are several steps or tests, each is in its own
    backticks."""

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
        """Whether the row has no step, but a dash and the reason."""
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
    """Every id of the game's rules, from a data file with one id on each line."""
    return (IDS / f"{game}.txt").read_text(encoding="utf-8").split()


def names(text: str, rule: str) -> bool:
    """Whether a text names a rule; CU-27 does not name CU-2."""
    return re.search(rf"(?<![\w-]){re.escape(rule)}(?!\w|\.\w)", text) is not None


# --- steps ---------------------------------------------------------------------------------------------


def said_of(game: str, step: str) -> str:
    """What the sources say about a step: its docstring, or the comment above a constant."""
    file, names = file_of(game, step)
    found: ast.AST = parsed(file)
    for name in names:
        inner = definition(found, name)
        if inner is None:
            assert assigns(found, name), f"there is no {step} in the rules of {game}"
            return comment_over(file.read_text(encoding="utf-8"), name)
        found = inner
    assert isinstance(found, Documented)
    return ast.get_docstring(found) or ""


def file_of(game: str, step: str) -> tuple[Path, list[str]]:
    """The file that defines a step, and the names inside it: `steps.turn.Turn` is Turn in steps/turn.py."""
    folder, names = ROOT / "src" / "sandtable" / "games" / game.replace("-", "_"), step.split(".")
    while (folder / names[0]).is_dir():
        folder, names = folder / names[0], names[1:]
    if (folder / f"{names[0]}.py").exists():
        return folder / f"{names[0]}.py", names[1:]
    return folder / "__init__.py", names


@cache
def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def definition(within: ast.AST, name: str) -> ast.FunctionDef | ast.ClassDef | None:
    """The function or class of that name directly in a module or a class."""
    for node in getattr(within, "body", []):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and node.name == name:
            return node
    return None


def assigns(within: ast.AST, name: str) -> bool:
    targets = [
        target
        for node in getattr(within, "body", [])
        for target in (node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)])
    ]
    return any(isinstance(target, ast.Name) and target.id == name for target in targets)


def comment_over(source: str, constant: str) -> str:
    """The comments in the paragraph that contains a constant, up to and including its own line."""
    lines = source.splitlines()
    last = next(number for number, line in enumerate(lines) if re.match(rf"{constant}\b", line))
    first = last
    while first > 0 and lines[first - 1].strip():
        first -= 1
    return " ".join(line.partition("#")[2] for line in lines[first : last + 1])


# --- tests ---------------------------------------------------------------------------------------------


def function_of(game: str, test: str) -> ast.FunctionDef:
    """The syntax tree of `test_turn.py::test_cu18_...` in the game's folder; nothing is run."""
    file, _, function = test.partition("::")
    path = ROOT / "tests" / "games" / game.replace("-", "_") / file
    assert path.exists(), f"there is no {file}"
    found = definition(parsed(path), function)
    assert isinstance(found, ast.FunctionDef), f"there is no {test}"
    return found


def proves(function: ast.FunctionDef, rule: str) -> bool:
    """Whether the name or the docstring of the test names the rule. `FT-5.1` is `ft5_1` in a name."""
    key = rule.lower().replace("-", "").replace(".", "_")
    named = re.search(rf"_{key}(?!\d|_\d)", function.name)
    return named is not None or names(ast.get_docstring(function) or "", rule)
