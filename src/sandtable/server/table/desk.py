"""The desk: what a guest wishes, checked, becomes entries for the log; or a refusal, and nothing changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from sandtable.bots.levels import offered
from sandtable.core.errors import SandtableError
from sandtable.core.message import reference
from sandtable.core.table import Draft, Table
from sandtable.server.protocol import messages
from sandtable.server.table import entries as log
from sandtable.server.table.guests import Guest
from sandtable.server.table.refusal import Refusal
from sandtable.server.table.room import Forgotten, Room
from sandtable.server.table.text import text_or_none

MOST_ENTRIES: Final = 10_000  # in the log of a table; then only what brings its game to an end is written
NEEDED_TO_THE_END: Final = (messages.Start, messages.Act, messages.Resume, messages.Reclaim)


class Decision(msgspec.Struct, frozen=True):
    """What shall be written down, and the work that was done to know it."""

    entries: list[log.AnyEntry]
    draft: Draft | None = None
    dealt: Table | None = None


class Desk:
    """One wish at one table, at one moment. `absent`: since when a seat's person has had no page open."""

    def __init__(self, room: Room, guest: Guest, now: int, absent: Mapping[int, int]) -> None:
        self.room = room
        self.guest = guest
        self.now = now
        self.absent = absent

    def decide(self, wish: messages.FromPage) -> Decision:
        handler = self._handlers.get(type(wish))
        if handler is None:
            raise Refusal("bad-message")
        if self.room.seq >= MOST_ENTRIES and not isinstance(wish, NEEDED_TO_THE_END):
            raise Refusal("log-full")
        decision: Decision = handler(self, wish)
        return decision

    # --- before the game --------------------------------------------------------------------------------

    def sit(self, wish: messages.Sit) -> Decision:
        self._before_the_game()
        self._exists(wish.seat)
        place = self.room.places[wish.seat]
        if place.kind != "open" and place.guest != self.guest.id:
            raise Refusal("seat-taken")
        if place.guest == self.guest.id and place.salt:
            # Sitting down again only adds the salt that a seat lacks, as it does after a rematch.
            return Decision([])
        sat = log.SatDown(
            at=self.now, seat=wish.seat, guest=self.guest.id, name=self.guest.name, salt=wish.salt
        )
        return Decision([sat])

    def stand(self, wish: messages.Stand) -> Decision:
        self._before_the_game()
        self._exists(wish.seat)
        if wish.seat not in self.room.seats_of(self.guest.id):
            self._host()
        if self.room.places[wish.seat].kind == "open":
            raise Refusal("seat-open")
        return Decision([log.StoodUp(at=self.now, seat=wish.seat)])

    def invite(self, wish: messages.Invite) -> Decision:
        self._before_the_game()
        self._host()
        self._exists(wish.seat)
        self._level(wish.level)
        if self.room.places[wish.seat].kind == "person":
            raise Refusal("seat-taken")
        return Decision([log.BotSatDown(at=self.now, seat=wish.seat, level=wish.level)])

    def swap(self, wish: messages.Swap) -> Decision:
        self._before_the_game()
        self._exists(wish.seat)
        self._exists(wish.other)
        if self.guest.id != self.room.host:
            self._mine(wish.seat)
            if self.room.places[wish.other].kind == "person":
                raise Refusal("not-host")
        return Decision([log.Swapped(at=self.now, seat=wish.seat, other=wish.other)])

    def change(self, wish: messages.Change) -> Decision:
        self._before_the_game()
        self._host()
        check_settings(wish.settings)
        if wish.settings.game != self.room.settings.game:
            raise Refusal("other-game")
        if any(place.kind == "person" for place in self.room.places[wish.settings.seats :]):
            raise Refusal("seat-taken")
        return Decision([log.Changed(at=self.now, settings=wish.settings)])

    def start(self, wish: messages.Start) -> Decision:
        self._before_the_game()
        self._host()
        if any(place.kind == "open" for place in self.room.places):
            raise Refusal("seats-open")
        return start(self.room, self.now)

    # --- the game ---------------------------------------------------------------------------------------

    def act(self, wish: messages.Act) -> Decision:
        self._playing()
        self._mine(wish.seat)
        if self.room.places[wish.seat].lent:
            raise Refusal("seat-lent")
        return act(self.room, wish.seat, wish.answer, wish.action, self.now)

    def take_back(self, wish: messages.TakeBack) -> Decision:
        self._playing()
        self._mine(wish.seat)
        self._undo_allowed()
        limit = self.room.playing_table.undo_limit(wish.seat)
        if limit.steps == 0:
            raise Refusal(limit.stopped_by)
        return Decision([log.TookBack(at=self.now, seat=wish.seat, plays=1)])

    def propose(self, wish: messages.Propose) -> Decision:
        self._playing()
        self._mine(wish.seat)
        if self.room.proposal:
            raise Refusal("proposal-open")
        if wish.what == "undo":
            self._undo_allowed()
            plays_to_take_back(self.room, wish.seat)
        elif self.room.clocks is None or self.room.clocks.paused:
            raise Refusal("no-clock-runs")
        others = [
            seat for seat in self.room.playing_people() if self.room.places[seat].guest != self.guest.id
        ]
        if not others:
            return Decision([self._agreed(wish.what, wish.seat)])
        return Decision([log.Proposed(at=self.now, seat=wish.seat, what=wish.what)])

    def vote(self, wish: messages.Vote) -> Decision:
        self._playing()
        self._mine(wish.seat)
        proposal = self.room.proposal
        if proposal is None or proposal.number != wish.proposal:
            raise Refusal("no-proposal")
        if wish.seat not in proposal.waiting:
            raise Refusal("voted-already")
        voted: list[log.AnyEntry] = [log.Voted(at=self.now, seat=wish.seat, agree=wish.agree)]
        still = [seat for seat in proposal.waiting if self.room.places[seat].guest != self.guest.id]
        if wish.agree and not still:
            voted.append(self._agreed(proposal.what, proposal.seat))
        return Decision(voted)

    def resume(self, wish: messages.Resume) -> Decision:
        self._playing()
        self._mine(wish.seat)
        if self.room.clocks is None or not self.room.clocks.paused:
            raise Refusal("not-paused")
        return Decision([log.Resumed(at=self.now, seat=wish.seat)])

    def lend(self, wish: messages.Lend) -> Decision:
        self._playing()
        self._exists(wish.seat)
        place = self.room.places[wish.seat]
        if place.kind != "person" or place.lent:
            raise Refusal("seat-lent")
        if place.guest == self.guest.id:
            self._level(wish.level)
            return Decision([log.Lent(at=self.now, seat=wish.seat, level=wish.level, because="asked")])
        if not self.room.seats_of(self.guest.id):
            raise Refusal("not-your-seat")
        self._idle(wish.seat)
        level = self.room.settings.stand_in  # not the one that an opponent would like
        return Decision([log.Lent(at=self.now, seat=wish.seat, level=level, because="away")])

    def reclaim(self, wish: messages.Reclaim) -> Decision:
        self._playing()
        self._mine(wish.seat)
        place = self.room.places[wish.seat]
        if not place.lent:
            raise Refusal("seat-not-lent")
        clock = self.room.settings.clock
        if place.lent == "clock" and clock and clock.kind == "game":
            raise Refusal("out-of-time")
        return Decision([log.Reclaimed(at=self.now, seat=wish.seat)])

    def say(self, wish: messages.Say) -> Decision:
        text = text_or_none(wish.text)
        if text is None:
            raise Refusal("bad-text")
        return Decision([log.Wrote(at=self.now, guest=self.guest.id, name=self.guest.name, text=text)])

    # --- checks -----------------------------------------------------------------------------------------

    def _agreed(self, what: messages.Agreement, seat: int) -> log.TookBack | log.Paused:
        if what == "pause":
            return log.Paused(at=self.now)
        plays = plays_to_take_back(self.room, seat)
        return log.TookBack(at=self.now, seat=seat, plays=plays, agreed=True)

    def _before_the_game(self) -> None:
        if self.room.status != "waiting":
            raise Refusal("already-started")

    def _playing(self) -> None:
        if self.room.status != "playing":
            raise Refusal("not-playing")

    def _host(self) -> None:
        if self.guest.id != self.room.host:
            raise Refusal("not-host")

    def _exists(self, seat: int) -> None:
        if seat >= len(self.room.places):
            raise Refusal("no-such-seat")

    def _mine(self, seat: int) -> None:
        if seat not in self.room.seats_of(self.guest.id):
            raise Refusal("not-your-seat")

    def _level(self, level: str) -> None:
        check_level(self.room.settings.game, level)

    def _undo_allowed(self) -> None:
        if not self.room.settings.undo:
            raise Refusal("no-undo-here")

    def _idle(self, seat: int) -> None:
        """Somebody else's seat may be given to a bot when its person left, or thinks for too long."""
        lendable_at = self.room.lendable_at(seat, self.absent.get(seat))
        if lendable_at is None:
            raise Refusal("not-asked")
        if self.now < lendable_at:
            raise Refusal("not-idle")

    _handlers: Final[dict[type[Any], Any]] = {
        messages.Sit: sit,
        messages.Stand: stand,
        messages.Invite: invite,
        messages.Swap: swap,
        messages.Change: change,
        messages.Start: start,
        messages.Act: act,
        messages.TakeBack: take_back,
        messages.Propose: propose,
        messages.Vote: vote,
        messages.Resume: resume,
        messages.Lend: lend,
        messages.Reclaim: reclaim,
        messages.Say: say,
    }


# --- what the hall itself does, without a guest -------------------------------------------------------------


def start(room: Room, now: int) -> Decision:
    """Deal the set-up with the sealed dice."""
    settings, dice = room.settings, room.sealed()
    table = Table(room.game, settings.seats, dice, settings.variants)
    started = log.Started(
        at=now, rules_version=table.state.setting.rules_version, setup=table.deal, drawn=dice.drawn
    )
    return Decision([started], dealt=table)


def act(room: Room, seat: int, answer: int, action: str, now: int) -> Decision:
    """A decision of the seat, by its person or its bot."""
    try:
        draft = room.playing_table.consider(action, seat, answer)
    except SandtableError as error:
        raise Refusal(error.code) from error
    happened = [log.Happened.of(event) for event in draft.played.events]
    decided = log.Decided(
        at=now, seat=seat, action=action, dealt=draft.dealt, drawn=room.sealed().drawn, events=happened
    )
    return Decision([decided], draft=draft)


def run_out(room: Room, now: int) -> Decision:
    """Bots take the seats whose clock ran out."""
    level = room.settings.stand_in
    seats = room.clocks.run_out(now) if room.clocks else []
    return Decision([log.Lent(at=now, seat=seat, level=level, because="clock") for seat in seats])


def plays_to_take_back(room: Room, seat: int) -> int:
    """How many decisions go back with the seat's last one; Forgotten if this copy does not reach so far."""
    table = room.playing_table
    for plays, played in enumerate(reversed(table.history), 1):
        if played.seat == seat:
            return plays
    if table.bottom is None:
        raise Refusal("undo-start")
    raise Forgotten(seat)


def check_settings(settings: messages.Settings) -> None:
    from sandtable.core.game import game, games

    if settings.game not in games():
        raise Refusal("no-such-game")
    title = game(settings.game)
    try:
        title.setting(settings.seats, dict(settings.variants), title.rules_version)
    except SandtableError as error:
        raise Refusal("bad-setup", reason=reference("text", error)) from error
    check_level(settings.game, settings.stand_in)


def check_level(game: str, level: str) -> None:
    """Only levels that are offered to people, and that this game has."""
    if level not in offered(game):
        raise Refusal("no-such-level")
