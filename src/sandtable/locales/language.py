"""Turning a message, a code with words, into a sentence in a player's language.

The catalogues are Fluent files: `locales/<language>/shell.ftl` and one `<game>.ftl` for each game.
This module only fills the variables of a sentence, so that the browser can do the same:

- The sentence is the Fluent message named by the code. The file that contains it names its game.
- A number stays a number: `$space`.
- A reference `camel.blue` is the Fluent message `<game>-camel-blue`. It provides `$camel`, its value;
  `$camel_cap`, the value with a capital letter, for the beginning of a sentence; `$camel_key`, the bare
  `blue`, for selectors; and `$camel_<form>` for every form that any word of the language has. The forms of a
  word, for example its cases, are the attributes of its message; a word without some form provides its value
  instead. Only words have attributes.
- `seat.2` is the name of that player, or else `player-name`; `text.a4` is the bare text itself.
- A list provides the same variables, except for `$riders_count`, its length, instead of `$riders_key`. Its
  items keep their order and are joined by `list-next` and `list-last`.
- So does a bag, `{"good.fish": 2}`; an item that it holds several times appears once, with `list-times`.

A gap in a catalogue never breaks a player's screen: the bare code or key is shown instead, and `faults`
remembers it. A strict Language, for tests, raises LookupError instead.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from importlib import resources
from typing import Final

from babel import Locale
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast

from sandtable.core.errors import BadSetup
from sandtable.core.message import Message, Word
from sandtable.core.registry import game, games

LANGUAGES: Final = ("en", "pl", "de", "ru")

Forms = dict[str, str]  # form -> text; the plain form is ""


@cache
def language(code: str) -> Language:
    """Return a language; its catalogues are read once.

    >>> from sandtable.locales.language import language
    >>> language("pl") is language("pl")
    True
    """
    return Language(code)


def catalogues(code: str) -> Iterator[tuple[str, str]]:
    """Yield the Fluent files of a language: the name without suffix, and the text."""
    if code not in LANGUAGES:
        raise BadSetup(f"there is no language {code!r}; the languages are {', '.join(LANGUAGES)}")
    folder = resources.files("sandtable.locales") / code
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            yield file.name.removesuffix(".ftl"), file.read_text(encoding="utf-8")
    for name in games():
        if game(name).words != "sandtable.locales":
            yield name, catalogue(name, code)


def catalogue(name: str, code: str) -> str:
    """Return the catalogue of a game in a language, or in English if it is not translated."""
    try:
        folder = resources.files(game(name).words)
    except ImportError as error:
        raise BadSetup(f"{name} has no words: {error}") from error
    for language in (code, "en"):
        file = folder / language / f"{name}.ftl"
        if file.is_file():
            return file.read_text(encoding="utf-8")
    raise BadSetup(f"{name} has no words: there is no en/{name}.ftl in {game(name).words}")


class Language:
    """One language: turns messages and refusals into sentences.

    >>> from sandtable.locales.language import language
    >>> english = language("en")
    >>> english.refusal("camel-up", "CU-9")
    'Partnerships are only for six or more players.'
    >>> english.percent(0.25)
    '25.0%'
    """

    def __init__(self, code: str, strict: bool = False) -> None:
        self.code = code
        self.strict = strict
        self.faults: set[str] = set()
        self._bundle = FluentBundle([code], use_isolating=False)
        self._file_of: dict[str, str] = {}
        self._forms: dict[str, None] = {"": None}  # an ordered set: in the order of the files
        for name, text in catalogues(code):
            self._read(name, text)

    def _read(self, name: str, text: str) -> None:
        resource = FluentResource(text)
        self._bundle.add_resource(resource)
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                self._file_of[entry.id.name] = name
                self._forms |= {attribute.id.name: None for attribute in entry.attributes}

    # --- for callers -----------------------------------------------------------------------------

    def has(self, code: str) -> bool:
        return self._bundle.has_message(code)

    def say(self, message: Message, names: Sequence[str] = ()) -> str:
        """Return the sentence of a message; `names` are the names of the players by seat."""
        variables: dict[str, int | str] = {}
        for name, word in message.words.items():
            variables |= self._variables(name, word, self._file_of.get(message.code, ""), names)
        return self._sentence(message.code, variables)

    def refusal(self, game: str, code: str) -> str:
        """Return the reason for a refusal; `code` is a rule id (`CU-20`) or a key such as `not-your-turn`."""
        return self._sentence(refusal_code(game, code), {})

    def number(self, value: float, digits: int, sign: bool = False) -> str:
        """Format a decimal number with the comma or point of the language: `+1,25`."""
        plain = "0." + "0" * digits
        return format_decimal(value, format=f"+{plain};-{plain}" if sign else plain, locale=self.code)

    def percent(self, share: float, digits: int = 1) -> str:
        pattern = Locale.parse(self.code).percent_formats[None].pattern
        exact = pattern.replace("#,##0", "0." + "0" * digits)
        return format_percent(share, format=exact, locale=self.code)

    # --- variables ---------------------------------------------------------------------------------

    def _variables(self, name: str, word: Word, game: str, names: Sequence[str]) -> dict[str, int | str]:
        if isinstance(word, int):
            return {name: word}
        variables: dict[str, int | str] = {}
        if isinstance(word, (list, dict)):
            counted = [(item, 1) for item in word] if isinstance(word, list) else list(word.items())
            items = [(self._translated(item, game, names), times) for item, times in counted]
            forms = {
                form: self._joined([(item[form], times) for item, times in items]) for form in self._forms
            }
            variables[f"{name}_count"] = sum(times for _, times in counted)
        else:
            forms = self._translated(word, game, names)
            variables[f"{name}_key"] = word.partition(".")[2]
        variables[name] = forms.pop("")
        variables[f"{name}_cap"] = capital(str(variables[name]))
        return variables | {f"{name}_{form}": text for form, text in forms.items()}

    def _translated(self, word: int | str, game: str, names: Sequence[str]) -> Forms:
        if isinstance(word, int):
            return self._unchanging(str(word))
        vocabulary, _, key = word.partition(".")
        if vocabulary == "text":
            return self._unchanging(key)
        if vocabulary == "seat":
            return self._unchanging(self._name(key, names))
        return self._word(f"{game}-{vocabulary}-{key}", key)

    def _unchanging(self, text: str) -> Forms:
        return dict.fromkeys(self._forms, text)

    def _name(self, seat: str, names: Sequence[str]) -> str:
        if not seat.isdecimal():
            self._fault(f"there is no seat {seat}")
            return seat
        number = int(seat)
        return names[number] if number < len(names) else self._sentence("player-name", {"number": number + 1})

    def _word(self, code: str, key: str) -> Forms:
        if not self.has(code):
            self._fault(f"{code} is missing")
            return self._unchanging(key)
        attributes = self._bundle.get_message(code).attributes
        plain = self._sentence(code, {})
        return {
            form: self._filled(code, attributes[form], {}) if form in attributes else plain
            for form in self._forms
        }

    def _joined(self, items: list[tuple[str, int]]) -> str:
        """Join the items of a list, `red, 2 × blue and green`; an empty list is an empty text."""
        text = ""
        for number, (item, times) in enumerate(items, 1):
            tail = item if times == 1 else self._sentence("list-times", {"item": item, "times": times})
            joint = "list-last" if number == len(items) else "list-next"
            text = tail if number == 1 else self._sentence(joint, {"head": text, "tail": tail})
        return text

    # --- the catalogue -------------------------------------------------------------------------------

    def _sentence(self, code: str, variables: dict[str, int | str]) -> str:
        pattern = self._bundle.get_message(code).value if self.has(code) else None
        if pattern is None:
            self._fault(f"{code} is missing")
            return code
        return self._filled(code, pattern, variables)

    def _filled(self, code: str, pattern: Pattern, variables: dict[str, int | str]) -> str:
        text, errors = self._bundle.format_pattern(pattern, variables)
        for error in errors:
            self._fault(f"{code}: {error}")
        return str(text)

    def _fault(self, fault: str) -> None:
        if self.strict:
            raise LookupError(f"language {self.code}: {fault}")
        self.faults.add(fault)


def refusal_code(game: str, code: str) -> str:
    """Return the message id of a refusal.

    It is `camel-up-rule-cu-20` for CU-20 and `refused-not-your-turn` for not-your-turn.
    """
    if code.islower():
        return f"refused-{code}"
    return f"{game}-rule-{code.lower().replace('.', '-')}"


def capital(text: str) -> str:
    """Return the text with a capital first letter."""
    return text[:1].upper() + text[1:]
