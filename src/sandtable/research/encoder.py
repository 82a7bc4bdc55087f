"""Encoders: what a seat may know, as numbers."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import import_module
from typing import Any

import sandtable
from sandtable.core.action import Action
from sandtable.core.errors import BadSetup
from sandtable.core.game import Game
from sandtable.core.registry import load_from
from sandtable.core.state import State
from sandtable.core.step import Auto
from sandtable.core.view import View, prompt_code
from sandtable.research.layout import Layout
from sandtable.research.observer import Observer, Sink


class Encoder:
    """Turns what one seat may know into whole numbers with names.

    `encode` takes a view and what the seat remembers, and nothing else; it is the definition. `observe` gives
    the same numbers from a state, compiled and much faster. Divide by `scale` to bring them to about 0 to 1.

    >>> from sandtable.research import encoder
    >>> camel_up = encoder("camel-up", 4)
    >>> race = sandtable.game("camel-up").setup(4, sandtable.Chance(7))
    >>> numbers = camel_up.observe(race, seat=1)
    >>> len(numbers) == camel_up.layout.length
    True
    >>> numbers == camel_up.encode(sandtable.game("camel-up").view(race, 1), camel_up.memory(race, 1))
    True
    """

    def __init__(self, game: Game[Any], seats: int) -> None:
        package = game.observer.rpartition(".")[0]  # with the modules `layout` and `view`, too
        reader = import_module(f"{package}.view")
        self.game = game
        self.seats = seats
        self.questions = [step for step in game.steps if not issubclass(step, Auto)]
        self.layout = Layout(self._parts(import_module(f"{package}.layout").parts(seats)))
        self.scale = [part.most for part in self.layout.values() for _ in range(part.length)]
        self.memory = reader.memory  # what a seat remembers of a state beyond its view
        self._from_view = reader.encode
        starts = {name: part.start for name, part in self.layout.items()}
        numbers = {step: number for number, step in enumerate(self.questions)}
        make = load_from(game.observer, f"{game.name} has no observer at")
        self.observer: Observer = make(seats, starts, numbers)

    def _parts(self, parts: list[tuple[str, int, int, str]]) -> list[tuple[str, int, int, str]]:
        return [
            ("question", len(self.questions), 1, "1 for the question that the viewer is asked"),
            ("asked", self.seats, 1, "by player, 1 if it must decide"),
            *parts,
        ]

    def encode(self, view: View, memory: Any) -> list[int]:
        """Return the observation that a view shows, with what its seat remembers."""
        if view.seat is None:
            raise BadSetup("a spectator's view has no observation: choose a seat")
        codes = [prompt_code(self.game.name, step) for step in self.questions]
        order = [(view.seat + number) % self.seats for number in range(self.seats)]
        head = {
            "question": [int(view.prompt.code == code) for code in codes],
            "asked": [int(seat in view.to_act) for seat in order],
        }
        return self.layout.flat(head | self._from_view(view, memory))

    def observe(self, state: State, seat: int) -> list[int]:
        """Return the observation of a seat; the same numbers as `encode` gives."""
        if not 0 <= seat < self.seats or state.setting.seats != self.seats:
            raise BadSetup(f"expected a seat from 0 to {self.seats - 1} of {self.seats}, not {seat}")
        sink = Sink(1, self.layout.length, self.observer.keeps)
        self.observer.write_shared(state, sink)
        self.observer.write(state, seat, sink)
        return [int(number) for number in sink.numbers]

    def mask(self, options: Iterable[Action]) -> list[int]:
        """Return a 1 for each action of the catalogue that is an option."""
        mask = [0] * len(self.game.actions)
        for option in options:
            mask[option.id] = 1
        return mask

    def text(self, state: State, seat: int) -> str:
        """Return the observation as one line of text, the same for states that the seat cannot tell apart.

        >>> from sandtable.research import encoder
        >>> race = sandtable.game("camel-up").setup(4, sandtable.Chance(7))
        >>> encoder("camel-up", 4).text(race, 1)[:31]
        'asked 3:1 leg 0:1 camels 1:1 18'
        """
        return self.layout.text(self.observe(state, seat))


def encoder(game: str, seats: int) -> Encoder:
    """Return the encoder of a game for a number of players; raise BadSetup if there is none.

    >>> from sandtable.research import encoder
    >>> [len(encoder(name, 4).layout) for name in ("camel-up", "five-tribes", "cleopatra")]
    [17, 37, 42]
    """
    found = sandtable.game(game)
    if not found.observer:
        raise BadSetup(f"{game} has no observations; the games that do are {', '.join(observable())}")
    if seats not in found.seats:
        raise BadSetup(f"{game} is for {found.seats[0]} to {found.seats[-1]} players, not {seats}")
    return _encoder(game, seats)


def observable() -> list[str]:
    """Return the names of the games that have observations.

    >>> from sandtable.research.encoder import observable
    >>> "camel-up" in observable()
    True
    """
    return [name for name in sandtable.games() if sandtable.game(name).observer]


@cache
def _encoder(game: str, seats: int) -> Encoder:
    return Encoder(sandtable.game(game), seats)


def faces(game: Game[Any]) -> list[int]:
    """By action: the first action that looks the same to the other players.

    >>> from sandtable.research.encoder import faces
    >>> game = sandtable.game("camel-up")
    >>> game.actions[faces(game)[game.action("bet winner red").id]].text
    'bet winner blue'
    """
    first: dict[str, int] = {}
    return [first.setdefault(action.face, action.id) for action in game.actions]
