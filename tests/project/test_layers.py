"""Who may import whom: each package knows only the packages below it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
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
    "simulation": {*RULES, "bots"},
    "ladder": {*RULES, "bots", "simulation"},
    "research": {*RULES, "bots", "simulation"},
    "review": {*RULES, "bots", "locales"},
    "terminal": {*RULES, "bots", "locales", "review"},
    "server": {*RULES, "bots", "locales", "review"},
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
# Inside the server; a package may use itself and whatever stands before it.
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
    """Tables and protocol have no I/O and no clock: what they need is given to them."""
    for package in ("server/protocol", "server/table"):
        for file in modules(package):
            assert not {name.partition(".")[0] for name in imported(file)} & PURE, file
