"""A finished game with all its positions, as any seat saw them.

States never change once they have been left, so a game is replayed once, in the archive's process, and its
states are cached there: then a step forward, a step back and a jump cost the same.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import OrderedDict
from typing import Final

import msgspec

from sandtable.core.state import State
from sandtable.server.protocol.messages import Told
from sandtable.server.protocol.rest.finished_games import Position, Story
from sandtable.server.table import entries as log
from sandtable.server.table.lines import lines
from sandtable.server.table.refusal import Refusal
from sandtable.server.table.room import Room

MOST_STATES: Final = 10_000  # in the cache; also the longest game that can be replayed
STEPS: Final = (log.Started, log.Acted, log.TookBack)  # the entries that change the position


class Replay(msgspec.Struct, frozen=True):
    """A finished game: `states[k]` is its state after entry number `steps[k]`.

    `numbered` holds the entries from the start of the game on, with their numbers.
    """

    room: Room
    steps: list[int]
    states: list[State]
    numbered: list[tuple[int, log.AnyEntry]]

    def after(self, entry: int) -> State:
        """The state after that entry of the log."""
        at = bisect_right(self.steps, entry) - 1
        if at < 0 or entry > self.room.seq:
            raise Refusal("no-such-entry")
        return self.states[at]

    def story(self, seat: int | None) -> Story:
        """The game's log as that seat read it."""
        game = self.room.settings.game
        told = [
            line
            for number, entry in self.numbered
            for line in lines(number, entry, game, [seat], {})[seat]
            if isinstance(line, Told)
        ]
        return Story(self.steps, told)

    def position(self, entry: int, seat: int | None) -> Position:
        """The game after that entry, as that seat saw it."""
        return Position(entry, seat, self.room.game.view(self.after(entry), seat))


class Replays:
    """A cache of the games that were looked at last."""

    def __init__(self) -> None:
        self.cached: OrderedDict[str, Replay] = OrderedDict()

    def get(self, id: str, bodies: list[bytes] | None) -> Replay | None:
        """The game, replayed from its log if it is not in the cache; None if there is no log either."""
        if id not in self.cached:
            if bodies is None:
                return None
            self.put(id, replay_log(id, bodies))
        self.cached.move_to_end(id)
        return self.cached[id]

    def put(self, id: str, replay: Replay) -> None:
        """Cache a game, and drop those that were not looked at for the longest time."""
        self.cached[id] = replay
        while len(self.cached) > 1 and sum(len(each.steps) for each in self.cached.values()) > MOST_STATES:
            self.cached.popitem(last=False)


def replay_log(id: str, bodies: list[bytes]) -> Replay:
    """Replay a log up to the last decision; anything after that is not part of the game."""
    room = Room(id)
    replay = Replay(room, [], [], [])
    for body in bodies:
        entry = log.decode(body)
        room.fold(entry)
        if isinstance(entry, STEPS):
            replay.steps.append(room.seq)
            replay.states.append(room.playing_table.state)
        if replay.steps:
            replay.numbered.append((room.seq, entry))
        if room.status == "over":
            break
        if len(replay.steps) == MOST_STATES:
            raise Refusal("too-large")
    if room.status != "over":
        raise Refusal("not-over")
    room.trim()
    return replay
