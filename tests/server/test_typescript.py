"""The page's types are those of the server and the games."""

from __future__ import annotations

from tests.tiers import ROOT
from tools.typescript import generate


def test_the_types_of_the_page_are_current() -> None:
    file = ROOT / "ui" / "src" / "lib" / "wire.ts"
    assert file.read_text("utf-8") == generate(), "run: python -m tools.typescript"


def test_views_can_be_told_apart_and_parts_of_games_never_share_a_name() -> None:
    text = generate()
    names = [line.split()[2] for line in text.splitlines() if line.startswith("export ")]
    assert sorted(set(names)) == sorted(names)
    assert 'interface CamelUpView {\n  game: "camel-up";' in text
    assert "export type GameView = CamelUpView | FiveTribesView | CleopatraView;" in text


def test_unions_are_called_by_their_names() -> None:
    text = generate()
    assert 'export type Pace = "live" | "turns";' in text
    assert "  pace: Pace;" in text
    assert "  words: Record<string, Word>;" in text
