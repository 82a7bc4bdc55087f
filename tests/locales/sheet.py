"""Every sentence of the catalogues with sample values, in four languages side by side, for people to read.

`python -m tests.locales.sheet` prints it, `python -m tests.locales.sheet --html > sheet.html` makes a page.
Arguments select: `python -m tests.locales.sheet cleopatra-event pl` prints only the keys that contain the
first argument, in English and Polish.
Numbers are tried as 0, 1, 2 and 5, so that every plural is seen; a line that reads the same is shown once.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from functools import cache
from html import escape
from typing import Any, Final, NamedTuple

import sandtable
from sandtable import Game, Message
from sandtable.core.events import BAG, vocabulary_of
from sandtable.core.message import Word
from sandtable.locales.language import LANGUAGES
from tests.locales.catalogue import SUFFIXES, base, forms_of, read
from tests.locales.speakers import strict

NAMES: Final = ["Ann", "Bob", "Cem", "Dagmar"]
NUMBERS: Final = (0, 1, 2, 5)  # samples of numbers; lists are never empty
# Samples for variables whose name is neither a vocabulary nor declared by an event.
SAMPLES: Final[dict[str, Word]] = {
    "action": "text.bid 3",
    "asked": "seat.1",
    "colour": "board.blue",
    "command": "text.sandtable play --resume game.private.json",
    "end": "end.last-camel",
    "file": "text.game.json",
    "from": "seat.1",
    "goods": ["good.silk", "good.fish"],
    "hand": {"tribe.elder": 2, "tribe.vizier": 1},
    "hash": "text.9f86d081",
    "game": "text.Camel Up",
    "head": "text.Ann",
    "host": "text.Ann",
    "input": "text.zzz",
    "item": "text.Ann",
    "level": "level.strong",
    "matches": "text.tile cheering 2, tile cheering 3",
    "meeples": {"tribe.elder": 2, "tribe.vizier": 1},
    "missing": {"resource.stone": 2},
    "name": "text.Ann",
    "names": "text.Ann, Bob",
    "other": "seat.1",
    "partner": "seat.1",
    "percent": "text.12.5%",
    "place": "board-place.oasis",
    "power": "power.boaz",
    "reason": "text.No space left on device",
    "resources": {"resource.stone": 2, "resource.wood": 1},
    "rule": "text.CU-20",
    "seat": "seat.0",
    "seats": ["seat.0", "seat.1"],
    "second": "tribe.vizier",
    "start": "tile.b2",
    "tail": "text.Bob",
    "strength": "text.regular",
    "title": "text.Camel Up",
    "to": "seat.1",
    "tribes": ["tribe.elder", "tribe.builder"],
    "victim": "seat.2",
    "wall": "wall.L1",
    "who": "text.Ann",
}
# Samples for messages in which the same name means something else.
OTHERWISE: Final[dict[str, dict[str, Word]]] = {
    "camel-up-page-dice-in": {"dice": ["die.blue", "die.grey"]},
    "camel-up-page-stack": {"camels": ["camel.blue", "camel.red"], "space": 4},
    "camel-up-page-waiting": {"camels": ["camel.blue", "camel.red"]},
    "cleopatra-page-cards-list": {"cards": {"card.stone": 2, "card.vizier": 1}},
    "cleopatra-ask-lay-out": {"cards": ["card.stone", "card.vizier"]},
    "cleopatra-page-may-play": {"cards": ["card.scribe", "card.vizier"]},
    "cleopatra-page-place": {"place": "side.left"},
    "five-tribes-act-buy-two": {"second": 4},
    "five-tribes-event-game-ends": {"end": "end.last-camel"},
    "page-move-swap": {"other": "text.Bob"},
    "page-result-place": {"place": 2, "seats": 4},
    "page-seats-number": {"seats": 4},
    "five-tribes-page-way": {"meeples": 3, "cards": {"good.fish": 2}},
    "five-tribes-page-list": {"goods": {"good.fish": 2, "good.silk": 1}},
}


class Row(NamedTuple):
    key: str
    said: tuple[str, ...]  # the texts in the order of the languages


def keys() -> list[tuple[str, str]]:
    """The file and key of every message, in the order of the English files."""
    return [(file, key) for file, catalogue in read("en").items() for key in catalogue.variables]


def rows(codes: Iterable[str] = LANGUAGES) -> Iterator[Row]:
    codes = tuple(codes)
    for file, key in keys():
        seen: set[tuple[str, ...]] = set()
        for number in NUMBERS:
            message = Message(key, sampled(file, key, number))
            said = tuple(strict(code).say(message, NAMES) for code in codes)
            if said not in seen:
                seen.add(said)
                yield Row(key, said)


def sampled(file: str, key: str, number: int) -> dict[str, Word]:
    """Values for all variables that the key has in any language."""
    names = {
        base(used, SUFFIXES | forms_of(code))
        for code in LANGUAGES
        for used in read(code)[file].variables[key]
    }
    game = sandtable.game(file) if file in sandtable.games() else None
    declared = _declared(game).get(key, {}) if game else {}
    return {name: _value(game, key, name, declared.get(name, ""), number) for name in sorted(names)}


@cache
def _declared(game: Game[Any]) -> dict[str, dict[str, str]]:
    """The variables that the events of a game declare: key -> name -> `meeples:tribe*`."""
    found: dict[str, dict[str, str]] = {}
    for kind in game.kinds:
        for suffix, names in (("", kind.names), ("-told", kind.names + kind.secret)):
            key = f"{game.name}-event-{kind.code}{suffix}"
            found[key] = {declared.partition(":")[0]: declared for declared in names}
    return found


def _value(game: Game[Any] | None, key: str, name: str, declared: str, number: int) -> Word:
    """A sample value: as the event declares it, from the table, a word of that vocabulary, or a number."""
    if name in OTHERWISE.get(key, {}):
        return OTHERWISE[key][name]
    vocabulary = vocabulary_of(declared) if declared else name
    if game is None or (vocabulary != "seat" and vocabulary not in game.vocabulary.lists):
        return number if declared else SAMPLES.get(name, number)
    words = ("0", "1", "2") if vocabulary == "seat" else game.vocabulary.lists[vocabulary]
    references: list[int | str] = [f"{vocabulary}.{word}" for word in words[: max(number, 1)]]
    if declared.endswith(BAG):
        return {f"{vocabulary}.{words[0]}": max(number, 1)}
    if any(f"{name}_count" in read(code)[game.name].variables[key] for code in LANGUAGES):
        return references
    return SAMPLES.get(name, references[0]) if vocabulary == "seat" else references[0]


def as_text(found: Iterable[Row], codes: tuple[str, ...]) -> str:
    blocks = (
        "\n".join([row.key, *(f"  {code}  {text}" for code, text in zip(codes, row.said, strict=True))])
        for row in found
    )
    return "\n".join(blocks) + "\n"


def as_html(found: Iterable[Row], codes: tuple[str, ...]) -> str:
    head = "".join(f"<th>{code}</th>" for code in ("key", *codes))
    body = "\n".join(
        f"<tr><td><code>{row.key}</code></td>"
        + "".join(f"<td>{escape(text)}</td>" for text in row.said)
        + "</tr>"
        for row in found
    )
    style = "td{vertical-align:top;border-top:1px solid #ccc;padding:.3em;font:14px sans-serif}"
    return (
        f'<!doctype html><meta charset="utf-8"><title>Sandtable in words</title><style>{style}</style>'
        f"<table><tr>{head}</tr>\n{body}</table>\n"
    )


def main(arguments: list[str]) -> str:
    wanted = [word for word in arguments if word not in LANGUAGES and not word.startswith("-")]
    chosen = [code for code in arguments if code in LANGUAGES]
    codes = tuple(dict.fromkeys(["en", *chosen])) if chosen else LANGUAGES
    found = [row for row in rows(codes) if not wanted or any(word in row.key for word in wanted)]
    return as_html(found, codes) if "--html" in arguments else as_text(found, codes)


if __name__ == "__main__":
    sys.stdout.write(main(sys.argv[1:]))
