"""No message is missing in a catalogue, none is unused, and all languages have the same messages."""

from __future__ import annotations

from typing import Any

import pytest

import sandtable
from sandtable import Game
from sandtable.core.events import vocabulary_of
from sandtable.locales.language import LANGUAGES
from tests.locales.catalogue import SUFFIXES, Catalogue, base, forms_of, read
from tests.locales.needed import (
    Needs,
    game_needs,
    hall_needs,
    of_levels,
    of_terminal,
    review_needs,
    shell_calls,
    shell_needs,
    words_of,
)

GAMES = [sandtable.game(name) for name in sandtable.games()]
# files that do not belong to a game
OURS = {"shell": shell_needs, "hall": hall_needs, "review": review_needs}
FILES = [*OURS, *sandtable.games()]
in_every_language = pytest.mark.parametrize("code", LANGUAGES)
in_every_file = pytest.mark.parametrize("file", FILES)
for_every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def needs_of(file: str) -> Needs:
    return OURS[file]() if file in OURS else game_needs(sandtable.game(file))


@in_every_language
def test_there_is_a_file_for_the_shell_the_hall_and_each_game(code: str) -> None:
    assert set(FILES) <= set(read(code))
    assert sorted(read(code)) == sorted(read("en"))


@in_every_language
@in_every_file
def test_a_file_holds_no_junk_and_each_message_once_under_its_own_name(code: str, file: str) -> None:
    catalogue = read(code)[file]
    ids = [message.id.name for message in catalogue.messages]
    assert catalogue.junk == []
    assert sorted(set(ids)) == sorted(ids)
    assert all(message.value is not None for message in catalogue.messages)
    if file not in OURS:
        assert [name for name in ids if not name.startswith(f"{file}-")] == []


@in_every_language
@in_every_file
def test_everything_the_code_asks_for_is_there(code: str, file: str) -> None:
    assert sorted(needs_of(file).keys() - read(code)[file].variables) == []


@in_every_language
@in_every_file
def test_nothing_is_there_that_the_code_never_asks_for(code: str, file: str) -> None:
    assert sorted(read(code)[file].variables.keys() - needs_of(file)) == []


@in_every_language
@in_every_file
def test_sentences_use_only_what_the_code_gives_them(code: str, file: str) -> None:
    suffixes = SUFFIXES | forms_of(code)
    needs = needs_of(file)
    for name, used in read(code)[file].variables.items():
        given = needs.get(name)
        if given is not None:
            assert {base(variable, suffixes) for variable in used - given} <= given, name


@in_every_language
@in_every_file
def test_all_languages_use_the_same_variables(code: str, file: str) -> None:
    found, english = (based(language, read(language)[file]) for language in (code, "en"))
    assert {name: found[name] for name in found if found[name] != english.get(name)} == {}


def based(code: str, catalogue: Catalogue) -> dict[str, set[str]]:
    suffixes = SUFFIXES | forms_of(code)
    return {
        name: {base(used, suffixes) for used in all_used} for name, all_used in catalogue.variables.items()
    }


@in_every_language
@in_every_file
def test_only_words_have_forms_and_every_form_is_used(code: str, file: str) -> None:
    catalogue = read(code)[file]
    words = of_levels() if file in OURS else words_of(sandtable.game(file))
    assert [name for name, forms in catalogue.forms.items() if forms and name not in words] == []
    used = {variable.rpartition("_")[2] for variable in set().union(*catalogue.variables.values())}
    assert set().union(*catalogue.forms.values()) <= used


@in_every_language
@for_every_game
def test_a_form_that_a_sentence_asks_for_is_one_its_vocabulary_has(code: str, game: Game[Any]) -> None:
    """Otherwise every word would silently fall back to its plain form."""
    catalogue = read(code)[game.name]
    for message, name, vocabulary in words_in_sentences(game):
        prefix = f"{game.name}-{vocabulary}-"
        known = {form for word, forms in catalogue.forms.items() if word.startswith(prefix) for form in forms}
        for variable in catalogue.variables[message]:
            form = variable.removeprefix(f"{name}_")
            if form != variable and base(variable, SUFFIXES | forms_of(code)) == name:
                assert form in known | SUFFIXES, f"{message}: ${variable}"


def words_in_sentences(game: Game[Any]) -> set[tuple[str, str, str]]:
    """The message, variable and vocabulary of every word in the sentences of events and actions."""
    found = set()
    for kind in game.kinds:
        for told, names in (("", kind.names), ("-told", kind.names + kind.secret)):
            if not told or kind.secret:
                pairs = [(name.partition(":")[0], vocabulary_of(name)) for name in names]
                found |= {(f"{game.name}-event-{kind.code}{told}", *pair) for pair in pairs}
    for action in game.actions:
        for name, word in action.words.items():
            if isinstance(word, str):
                found.add((game.describe(action).code, name, word.partition(".")[0]))
    return {item for item in found if item[2] == "seat" or item[2] in game.vocabulary.lists}


def test_the_terminal_lists_every_sentence_it_says() -> None:
    listed = of_terminal("shell-")
    assert {code: words for code, words in shell_calls() if listed.get(code) != words} == {}


@for_every_game
@in_every_language
def test_the_name_of_a_player_is_never_inflected_or_capitalised(code: str, game: Game[Any]) -> None:
    for message, name, vocabulary in words_in_sentences(game):
        if vocabulary == "seat":
            used = read(code)[game.name].variables[message]
            assert {variable for variable in used if variable.startswith(f"{name}_")} <= {f"{name}_count"}, (
                message
            )
