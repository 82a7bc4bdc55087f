"""The rules page and the coach: complete in every language, and every refusal has its paragraph."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

import sandtable
from sandtable import Game
from sandtable.core.step import Auto
from sandtable.core.view import prompt_code
from sandtable.locales.language import LANGUAGES
from tests import rules_examples
from tests.locales.needed import rules_of, score_lines_of

LOCALES = Path(sandtable.__file__).parent / "locales"
# what the coach says only if enough people play, or to those who have a mouse
SOMETIMES = {"camel-up": ["ask-turn-partners", "ask-turn-pointing"]}
BOOKS = Path(__file__).parents[2] / "ui" / "src" / "lib" / "rules" / "books"
GAMES = [sandtable.game(name) for name in sandtable.games()]
in_every_language = pytest.mark.parametrize("code", LANGUAGES)
for_every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@cache
def book(game: str) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode((BOOKS / f"{game}.json").read_bytes())
    return found


def parts(game: str) -> list[dict[str, Any]]:
    return [part for chapter in book(game)["chapters"] for part in chapter["parts"]]


def anchors(game: str) -> list[str]:
    return [rule for part in parts(game) for rule in part.get("rules", ())]


def messages(code: str, kind: str, game: str) -> list[ast.Message]:
    body = FluentParser().parse((LOCALES / code / kind / f"{game}.ftl").read_text(encoding="utf-8")).body
    assert all(isinstance(entry, ast.Message) for entry in body)
    return [entry for entry in body if isinstance(entry, ast.Message)]


def ids(code: str, kind: str, game: str) -> list[str]:
    return sorted(message.id.name for message in messages(code, kind, game))


def asks(game: Game[Any]) -> list[str]:
    prefix = f"{game.name}-ask-"
    codes = {prompt_code(game.name, step) for step in game.steps if not issubclass(step, Auto)}
    return sorted(code.removeprefix(prefix) for code in codes)


# --- anchors -------------------------------------------------------------------------------------------


@for_every_game
def test_every_rule_that_can_refuse_or_vary_has_one_paragraph(game: Game[Any]) -> None:
    found = anchors(game.name)
    assert sorted(rules_of(game) - set(found)) == []
    assert sorted({rule for rule in found if found.count(rule) > 1}) == []


@for_every_game
def test_rules_named_in_a_book_exist(game: Game[Any]) -> None:
    known = Path(__file__).parents[1] / "docs" / "ids" / f"{game.name}.txt"
    assert sorted(set(anchors(game.name)) - set(known.read_text(encoding="utf-8").split())) == []


@for_every_game
def test_questions_and_score_lines_lead_to_a_paragraph(game: Game[Any]) -> None:
    found = book(game.name)
    assert sorted(found["asks"]) == asks(game)
    prefix = f"{game.name}-score-"
    assert sorted(found["scores"]) == sorted(line.removeprefix(prefix) for line in score_lines_of(game))
    assert sorted({*found["asks"].values(), *found["scores"].values()} - set(anchors(game.name))) == []


@for_every_game
def test_variants_are_told_with_their_choices_the_usual_one_first(game: Game[Any]) -> None:
    told = {part["variant"]: part["choices"] for part in parts(game.name) if "variant" in part}
    assert told == {name: list(variant.choices) for name, variant in game.variants.items()}


# --- sentences -----------------------------------------------------------------------------------------


@in_every_language
@for_every_game
def test_the_rules_have_all_their_sentences_and_no_others(code: str, game: Game[Any]) -> None:
    needed = [f"chapter-{chapter['id']}" for chapter in book(game.name)["chapters"]]
    for part in parts(game.name):
        if "text" in part:
            needed.append(f"text-{part['text']}")
        if "example" in part:
            needed += [f"example-{part['example']}{end}" for end in ("", "-start", "-so")]
    assert ids(code, "rules", game.name) == sorted(needed)


@in_every_language
@for_every_game
def test_the_coach_explains_every_question(code: str, game: Game[Any]) -> None:
    questions = [f"ask-{name}" for name in asks(game)]
    assert ids(code, "coach", game.name) == sorted(questions + SOMETIMES.get(game.name, []))


@in_every_language
@for_every_game
@pytest.mark.parametrize("kind", ["rules", "coach"])
def test_stressed_words_are_closed_and_nothing_is_filled_in(code: str, game: Game[Any], kind: str) -> None:
    for message in messages(code, kind, game.name):
        assert message.value is not None
        assert not message.attributes
        assert [type(element) for element in message.value.elements] == [ast.TextElement], message.id.name
        text = "".join(
            str(part.value) for part in message.value.elements if isinstance(part, ast.TextElement)
        )
        assert all(line.count("_") % 2 == 0 for line in text.splitlines()), message.id.name


# --- examples ------------------------------------------------------------------------------------------


def test_the_examples_are_what_the_rules_make_of_them() -> None:
    """After an intended change, run `python -m tests.rules_examples`."""
    for name, content in rules_examples.files().items():
        assert (rules_examples.FOLDER / name).read_bytes() == content


@for_every_game
def test_every_example_of_a_book_is_made(game: Game[Any]) -> None:
    named = [part["example"] for part in parts(game.name) if "example" in part]
    content = rules_examples.files().get(f"{game.name}.json", b"{}")
    assert sorted(named) == sorted(msgspec.json.decode(content))
