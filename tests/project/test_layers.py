"""Which package may import which: each may import only the packages below it."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Mapping
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
PURE = {"asyncio", "os", "secrets", "socket", "sqlalchemy", "starlette", "threading", "time", "uvicorn"}


def packages(folder: str) -> list[Path]:
    return [path for path in (SOURCE / folder).iterdir() if (path / "__init__.py").is_file()]


def modules(package: str) -> Iterator[Path]:
    return (SOURCE / "sandtable" / package).rglob("*.py")


def imported(file: Path) -> Iterator[str]:
    """Every module that a file imports, inside functions and for type checkers too."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
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


def imported_at_run_time(node: ast.AST, known: Collection[str]) -> Iterator[str]:
    """The known modules that a file imports at run time: also inside functions, but not only for typing.

    `from package import module` stands for the module, not for its package, which may import its own modules.
    """
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        for other in node.orelse:
            yield from imported_at_run_time(other, known)
    elif isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names if alias.name in known)
    elif isinstance(node, ast.ImportFrom) and node.module:
        names = (f"{node.module}.{alias.name}" for alias in node.names)
        yield from (name if name in known else node.module for name in names)
    else:
        for child in ast.iter_child_nodes(node):
            yield from imported_at_run_time(child, known)


def import_graph(source: Path) -> dict[str, set[str]]:
    """The modules below a folder, each with those that it imports at run time."""
    files = {module_name(file.relative_to(source)): file for file in source.rglob("*.py")}
    return {
        name: set(imported_at_run_time(ast.parse(file.read_text("utf-8")), files)) & set(files) - {name}
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


def test_an_import_cycle_is_found(tmp_path: Path) -> None:
    house = tmp_path / "house"
    house.mkdir()
    (house / "__init__.py").write_text("from house.kitchen import cook\n")
    (house / "kitchen.py").write_text("from typing import TYPE_CHECKING\nfrom house import hall\n")
    (house / "hall.py").write_text("if TYPE_CHECKING:\n    from house.kitchen import cook\n")
    assert import_cycle(import_graph(tmp_path)) == []
    (house / "hall.py").write_text("def walk():\n    from house.kitchen import cook\n")
    assert set(import_cycle(import_graph(tmp_path))) == {"house.hall", "house.kitchen"}
