"""Real games for the page's gallery and tests: `python -m tests.ui_fixtures` writes ui/fixtures/*.json.

`games/<game>-<seats>.json` holds a random game as seat 0 sees it, show by show. `messages.json` holds
messages with the sentences that Python makes of them, for the page to compare its own with.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

import sandtable
from sandtable import Chance, Game, Message, Table
from sandtable.core.events import Event
from sandtable.locales.language import LANGUAGES, Language
from sandtable.server.protocol.messages import Foreseen, Option, PlayView, Told
from tests.quick import QUICK

FOLDER: Final = Path(__file__).parents[1] / "ui" / "fixtures"
NAMES: Final = ["Ann", "Bob", "Cem", "Dagmar", "Ewa", "Фёдор", "Gül", "Hans"]
VIEWER: Final = 0
# seeds of games in which every question that the board tests need comes up
CHOICES: Final = {("cleopatra", 4): 63, ("five-tribes", 4): 8}
PREVIEWS: Final = 60  # the most previews for each question
OF_EACH_CODE: Final = 6  # the most messages of each code in `messages.json`


class Frame(msgspec.Struct):
    """One show, with the preview of each option."""

    play: PlayView
    lines: list[Told]
    previews: dict[str, Foreseen]


def main() -> None:
    (FOLDER / "games").mkdir(parents=True, exist_ok=True)
    sample: dict[str, dict[bytes, Message]] = {}
    for name in sandtable.games():
        game = sandtable.game(name)
        for seats in sorted({game.seats[0], 4, game.seats[-1]}):
            frames = list(frames_of(game, seats))
            write(f"games/{name}-{seats}.json", frames)
            for message in messages_in(frames):
                of_code = sample.setdefault(message.code, {})
                if len(of_code) < OF_EACH_CODE:
                    of_code[msgspec.json.encode(message)] = message
    write("messages.json", spoken([message for of_code in sample.values() for message in of_code.values()]))


def frames_of(game: Game[Any], seats: int) -> Iterator[Frame]:
    table = Table(game, seats, Chance(seed=seats), QUICK if game.name == "camel-up" else {})
    choices = Chance(seed=CHOICES.get((game.name, seats), 1))
    lines = told(game, table.state.news, 0, None)
    while True:
        yield Frame(play_view(table), lines, previews(table))
        if not table.state.agenda:
            return
        step = table.state.agenda[-1]
        seat = step.waiting()[0]
        events = table.play(step.random_option(table.state, seat, choices), seat)
        lines = told(game, events, len(table.history), seat)


def play_view(table: Table) -> PlayView:
    options = table.state.options(VIEWER) if VIEWER in table.state.to_act() else []
    return PlayView(
        seat=VIEWER,
        answer=table.answer(VIEWER),
        view=table.game.view(table.state, VIEWER),
        options=[Option(action.text, table.game.describe(action)) for action in options],
        undo=table.undo_limit(VIEWER),
    )


def previews(table: Table) -> dict[str, Foreseen]:
    if VIEWER not in table.state.to_act():
        return {}
    actions = table.state.options(VIEWER)[:PREVIEWS]
    return {action.text: foreseen(table.game, table.preview(VIEWER, action)) for action in actions}


def foreseen(game: Game[Any], events: list[Event]) -> Foreseen:
    return Foreseen(
        [game.read(event, VIEWER) for event in events],
        [game.vocabulary.data(event, VIEWER) for event in events],
    )


def told(game: Game[Any], events: list[Event], entry: int, seat: int | None) -> list[Told]:
    return [
        Told(entry, 0, seat, game.read(event, VIEWER), game.vocabulary.data(event, VIEWER))
        for event in events
    ]


def messages_in(frames: list[Frame]) -> Iterator[Message]:
    for frame in frames:
        yield frame.play.view.prompt
        yield from (option.message for option in frame.play.options)
        yield from (line.message for line in frame.lines)


def spoken(messages: list[Message]) -> list[dict[str, Any]]:
    languages = [Language(code, strict=True) for code in LANGUAGES]
    return [
        {
            "message": message,
            "said": {language.code: language.say(message, NAMES) for language in languages},
            "nameless": {language.code: language.say(message) for language in languages},
        }
        for message in messages
    ]


def write(name: str, data: object) -> None:
    (FOLDER / name).write_bytes(msgspec.json.encode(data))


if __name__ == "__main__":
    main()
