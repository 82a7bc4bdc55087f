"""Which package may import which: each may import only the packages below it."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.tiers import ROOT

SOURCE = ROOT / "src"
RULES = {"core", "games"}
BELOW: dict[str, set[str]] = {
    "core": set(),
    "games": {"core"},
    "bots": RULES,
    "locales": {"core"},
    "processes": set(),
    "simulation": {*RULES, "bots"},
    "ladder": {*RULES, "bots", "simulation"},
    "research": {*RULES, "bots", "simulation"},
    "review": {*RULES, "bots", "locales", "processes"},
    "terminal": {*RULES, "bots", "locales", "review"},
    "server": {*RULES, "bots", "locales", "processes", "review"},
    "cli": {
        *RULES,
        "bots",
        "locales",
        "simulation",
        "ladder",
        "research",
        "review",
        "terminal",
        "server",
    },
}
# Inside the server, a package may import itself and the packages listed before it.
SERVER = ["logs", "metrics", "protocol", "table", "store", "hall", "web"]
# Each of these is one idea in several modules, which mention each other in their types. No other modules do
# that, and at run time none import each other.
ONE_IDEA = [
    {f"sandtable.core.{name}" for name in ("action", "game", "registry", "state", "step", "view")},
    {f"sandtable.games.cleopatra.{name}" for name in ("scoring", "state")},
    {f"sandtable.games.five_tribes.{name}" for name in ("djinns.card", "djinns.scoring", "scoring", "state")},
    {f"sandtable.server.hall.{name}" for name in ("hall", "peers.changes", "peers.driving", "rounds")},
    {f"sandtable.terminal.{name}" for name in ("commands", "files", "session")},
]
PURE = {"asyncio", "os", "secrets", "socket", "sqlalchemy", "starlette", "threading", "time", "uvicorn"}


@cache
def parsed(source: str) -> ast.Module:
    return ast.parse(source)


def packages(folder: str) -> list[Path]:
    return [path for path in (SOURCE / folder).iterdir() if (path / "__init__.py").is_file()]


def modules(package: str) -> Iterator[Path]:
    return (SOURCE / "sandtable" / package).rglob("*.py")


def imported(file: Path) -> Iterator[str]:
    """Every module that a file imports, inside functions and for type checkers too."""
    for node in ast.walk(parsed(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: a relative import"
            assert node.module
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def parts_of(file: Path, prefix: str) -> set[str]:
    """The packages below `prefix` that a file imports from."""
    names = (name.removeprefix(prefix) for name in imported(file) if name.startswith(prefix))
    return {name.partition(".")[0] for name in names}


def test_every_package_has_its_place() -> None:
    assert {package.name for package in packages("sandtable")} == set(BELOW)


@pytest.mark.parametrize("package", BELOW)
def test_a_package_imports_only_what_is_below_it(package: str) -> None:
    known = set(BELOW) - BELOW[package] - {package}
    wrong = {file.name: above for file in modules(package) if (above := parts_of(file, "sandtable.") & known)}
    assert wrong == {}


@pytest.mark.parametrize("package", SERVER)
def test_inside_the_server_too(package: str) -> None:
    above = set(SERVER[SERVER.index(package) + 1 :])
    files = [SOURCE / "sandtable" / "server" / f"{package}.py", *modules(f"server/{package}")]
    wrong = {
        file.name: found
        for file in files
        if file.is_file() and (found := parts_of(file, "sandtable.server.") & above)
    }
    assert wrong == {}


@pytest.mark.parametrize("kind", ["games", "bots"])
def test_a_game_does_not_know_the_others(kind: str) -> None:
    games = packages(f"sandtable/{kind}")
    for game in games:
        others = {other.name for other in games} - {game.name}
        for file in game.rglob("*.py"):
            assert not parts_of(file, "sandtable.games.") & others, file
            assert not parts_of(file, "sandtable.bots.") & others, file


def test_a_table_of_the_server_is_pure() -> None:
    """Tables and protocol do no I/O and read no clock; they are given what they need."""
    for package in ("server/protocol", "server/table"):
        for file in modules(package):
            assert not {name.partition(".")[0] for name in imported(file)} & PURE, file


def imported_modules(node: ast.AST, known: Collection[str], typing: bool) -> Iterator[str]:
    """The known modules that a file imports, also inside functions; with `typing`, for type checkers too.

    `from package import module` stands for the module, not for its package, which may import its own modules.
    """
    if not typing and isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        for other in node.orelse:
            yield from imported_modules(other, known, typing)
    elif isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names if alias.name in known)
    elif isinstance(node, ast.ImportFrom) and node.module:
        names = (f"{node.module}.{alias.name}" for alias in node.names)
        yield from (name if name in known else node.module for name in names)
    else:
        for child in ast.iter_child_nodes(node):
            yield from imported_modules(child, known, typing)


def import_graph(source: Path, typing: bool = False) -> dict[str, set[str]]:
    """The modules below a folder, each with those that it imports at run time or, with `typing`, at all."""
    files = {module_name(file.relative_to(source)): file for file in source.rglob("*.py")}
    return {
        name: set(imported_modules(parsed(file.read_text("utf-8")), files, typing)) & set(files) - {name}
        for name, file in files.items()
    }


def module_name(file: Path) -> str:
    return ".".join(file.with_suffix("").parts).removesuffix(".__init__")


def import_cycle(graph: Mapping[str, set[str]]) -> list[str]:
    """The modules of one import cycle, with the first repeated at the end; empty if there is no cycle."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        cycle: list[str] = error.args[1]
        return cycle
    return []


def test_no_modules_import_each_other_at_run_time() -> None:
    """Imports inside functions count too, because they only hide a cycle."""
    assert import_cycle(import_graph(SOURCE)) == []


def tangles(graph: Mapping[str, set[str]]) -> list[set[str]]:
    """The groups of modules that all import each other, directly or through others."""
    reached = {name: reachable(graph, name) for name in graph}
    groups = {frozenset(other for other in reached[name] if name in reached[other]) for name in graph}
    return sorted((set(group) for group in groups if group), key=min)


def reachable(graph: Mapping[str, set[str]], start: str) -> set[str]:
    found: set[str] = set()
    ahead = [start]
    while ahead:
        for other in graph[ahead.pop()] - found:
            found.add(other)
            ahead.append(other)
    return found


def test_only_modules_of_one_idea_mention_each_other_in_types() -> None:
    assert tangles(import_graph(SOURCE, typing=True)) == ONE_IDEA


def test_an_import_cycle_is_found(tmp_path: Path) -> None:
    house = tmp_path / "house"
    house.mkdir()
    (house / "__init__.py").write_text("from house.kitchen import cook\n")
    (house / "kitchen.py").write_text("from typing import TYPE_CHECKING\nfrom house import hall\n")
    (house / "hall.py").write_text("if TYPE_CHECKING:\n    from house.kitchen import cook\n")
    assert import_cycle(import_graph(tmp_path)) == []
    assert tangles(import_graph(tmp_path, typing=True)) == [{"house.hall", "house.kitchen"}]
    (house / "hall.py").write_text("def walk():\n    from house.kitchen import cook\n")
    assert set(import_cycle(import_graph(tmp_path))) == {"house.hall", "house.kitchen"}
