"""A finished game looked at again: every position it went through, as any seat saw it then.

A position never changes once it has been left, so a game is replayed once, in the archive's process, and its
positions are kept there for a while: then a step forward, a step back and a leap cost the same.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import OrderedDict
from typing import Final

import msgspec

from sandtable.core.state import State
from sandtable.server.protocol.messages import Told
from sandtable.server.protocol.rest import Moment, Story
from sandtable.server.table import entries as log
from sandtable.server.table.lines import lines
from sandtable.server.table.refusal import Refusal
from sandtable.server.table.room import Room

MOST_POSITIONS: Final = 10_000  # of all games that are kept, and of one that is replayed at all
STEPS: Final = (log.Started, log.Decided, log.TookBack)  # the entries after which the game stands otherwise


class Replay(msgspec.Struct, frozen=True):
    """A game: `positions[k]` is how it stood after entry number `steps[k]`; `told` is what has lines."""

    room: Room
    steps: list[int]
    positions: list[State]
    told: list[tuple[int, log.AnyEntry]]

    def after(self, entry: int) -> State:
        at = bisect_right(self.steps, entry) - 1
        if at < 0 or entry > self.room.seq:
            raise Refusal("no-such-entry")
        return self.positions[at]

    def story(self, seat: int | None) -> Story:
        game = self.room.settings.game
        told = [
            line
            for number, entry in self.told
            for line in lines(number, entry, game, seat, {})
            if isinstance(line, Told)
        ]
        return Story(self.steps, told)

    def moment(self, entry: int, seat: int | None) -> Moment:
        return Moment(entry, seat, self.room.game.view(self.after(entry), seat))


class Replays:
    """The games that were looked at last."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, Replay] = OrderedDict()

    def get(self, id: str, bodies: list[bytes] | None) -> Replay | None:
        """The game, from its log if it is not kept any more; None without one."""
        if id not in self.kept:
            if bodies is None:
                return None
            self.keep(id, replayed(id, bodies))
        self.kept.move_to_end(id)
        return self.kept[id]

    def keep(self, id: str, replay: Replay) -> None:
        self.kept[id] = replay
        while len(self.kept) > 1 and sum(len(each.steps) for each in self.kept.values()) > MOST_POSITIONS:
            self.kept.popitem(last=False)


def replayed(id: str, bodies: list[bytes]) -> Replay:
    """From the set-up to the last decision: what is said afterwards is no part of the game."""
    room = Room(id)
    replay = Replay(room, [], [], [])
    for body in bodies:
        entry = log.decode(body)
        room.fold(entry)
        if isinstance(entry, STEPS):
            replay.steps.append(room.seq)
            replay.positions.append(room.playing_table.state)
        if replay.steps:
            replay.told.append((room.seq, entry))
        if room.status == "over":
            break
        if len(replay.steps) == MOST_POSITIONS:
            raise Refusal("too-large")
    if room.status != "over":
        raise Refusal("not-over")
    room.trim()
    return replay
