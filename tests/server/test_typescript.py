"""The page's types are those of the server and the games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import sandtable
from sandtable import Chance, Game, Table
from sandtable.core.events import BAG, LIST, Event, field_of
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


def test_the_events_of_a_game_are_told_apart_by_their_kind() -> None:
    text = generate()
    assert '  | { kind: "rolls"; seat: number; die: CamelUpDieName; pips: number }' in text
    assert (
        '  | { kind: "moves"; camel: CamelUpCamelName; riders: CamelUpCamelName[]; from: number; to: number }'
        in text
    )
    assert "meeples: Partial<Record<FiveTribesTribeName, number>>" in text
    assert "export type GameEvent = Events[keyof Events];" in text


def test_a_field_that_only_some_seats_read_is_optional() -> None:
    assert '  | { kind: "bets"; seat: number; pile: CamelUpPileName; camel?: CamelUpCamelName }' in generate()


@pytest.mark.parametrize("name", sandtable.games())
def test_fields_have_names_of_their_own(name: str) -> None:
    for kind in sandtable.game(name).kinds:
        fields = ["kind", *map(field_of, kind.names + kind.secret)]
        assert len(set(fields)) == len(fields), kind.code


@pytest.mark.parametrize("name", sandtable.games())
def test_events_have_the_shape_that_their_kind_declares(name: str) -> None:
    game = sandtable.game(name)
    for event in events_of_a_game(game):
        kind = event.kind
        names = kind.names + kind.secret if event.hidden else kind.names
        for declared, value in zip(names, event.values + event.hidden, strict=True):
            assert isinstance(value, tuple) == declared.endswith((LIST, BAG)), (kind.code, declared, value)


def events_of_a_game(game: Game[Any]) -> Iterator[Event]:
    table = Table(game, game.seats[-1], Chance(seed=1), {})
    choices = Chance(seed=2)
    yield from table.state.news
    while table.state.agenda:
        step = table.state.agenda[-1]
        seat = step.waiting()[0]
        yield from table.play(step.random_option(table.state, seat, choices), seat)
