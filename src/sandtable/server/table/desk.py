"""The desk checks what a guest asks for and turns it into entries for the log, or refuses it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sandtable.bots.cast import persona
from sandtable.server.protocol import requests, settings
from sandtable.server.protocol.settings import Settings
from sandtable.server.table import decisions
from sandtable.server.table import entries as log
from sandtable.server.table.decisions import Decision
from sandtable.server.table.guests import Guest
from sandtable.server.table.hint_rules import hinting, playing_guests
from sandtable.server.table.lines import word_for
from sandtable.server.table.refusal import Refusal
from sandtable.server.table.room import Room
from sandtable.server.table.setup import check_level, check_settings
from sandtable.server.table.text import name_or_none, text_or_none

MOST_ENTRIES: Final = 10_000  # in the log of a table; after that only NEEDED_TO_FINISH is accepted
NEEDED_TO_FINISH: Final = (requests.Start, requests.Act, requests.Resume, requests.Reclaim)


class Desk:
    """Decides what one guest may do at one table.

    `absent` gives, for each seat whose person has no page open, the time since when.
    """

    def __init__(self, room: Room, guest: Guest, now: int, absent: Mapping[int, int]) -> None:
        self.room = room
        self.guest = guest
        self.now = now
        self.absent = absent

    def decide(self, request: requests.FromPage) -> Decision:
        """The entries that grant the request; otherwise a Refusal."""
        handler = self._handlers.get(type(request))
        if handler is None:
            raise Refusal("bad-message")
        if self.room.seq >= MOST_ENTRIES and not isinstance(request, NEEDED_TO_FINISH):
            raise Refusal("log-full")
        decision: Decision = handler(self, request)
        return decision

    # --- before the game ------------------------------------------------------------------------------------

    def sit(self, request: requests.Sit) -> Decision:
        self._before_the_game()
        self._exists(request.seat)
        chair = self.room.chairs[request.seat]
        if chair.kind != "open" and chair.guest != self.guest.id:
            raise Refusal("seat-taken")
        if chair.guest == self.guest.id and chair.salt:
            # Sitting down again only adds a missing salt, as after a rematch.
            return Decision([])
        sat = log.SatDown(
            at=self.now, seat=request.seat, guest=self.guest.id, name=self.guest.name, salt=request.salt
        )
        return Decision([sat])

    def name_seat(self, request: requests.NameSeat) -> Decision:
        if self.room.status == "over":
            raise Refusal("not-playing")
        self._mine(request.seat)
        name = name_or_none(request.name) if request.name else ""
        if name is None:
            raise Refusal("bad-name")
        if name == self.room.chairs[request.seat].called:
            return Decision([])
        return Decision([log.SeatNamed(at=self.now, seat=request.seat, guest=self.guest.id, name=name)])

    def stand(self, request: requests.Stand) -> Decision:
        self._before_the_game()
        self._exists(request.seat)
        if request.seat not in self.room.seats_of(self.guest.id):
            self._host()
        chair = self.room.chairs[request.seat]
        if chair.kind == "open":
            raise Refusal("seat-open")
        return Decision([log.StoodUp(at=self.now, seat=request.seat, who=word_for(chair, request.seat))])

    def invite(self, request: requests.Invite) -> Decision:
        self._before_the_game()
        self._host()
        self._exists(request.seat)
        self._level(request.level)
        if self.room.chairs[request.seat].kind == "person":
            raise Refusal("seat-taken")
        bot = persona(request.level, request.seat, self.room.personas())
        return Decision([log.Invited(at=self.now, seat=request.seat, level=request.level, persona=bot)])

    def swap(self, request: requests.Swap) -> Decision:
        self._before_the_game()
        self._exists(request.seat)
        self._exists(request.other)
        if self.guest.id != self.room.host:
            self._mine(request.seat)
            if self.room.chairs[request.other].kind == "person":
                raise Refusal("not-host")
        chair, other = self.room.chairs[request.seat], self.room.chairs[request.other]
        if request.seat == request.other or chair.kind == other.kind == "open":
            return Decision([])
        swapped = log.Swapped(
            at=self.now,
            seat=request.seat,
            other=request.other,
            who=word_for(chair, request.seat),
            other_who=word_for(other, request.other),
        )
        return Decision([swapped])

    def change(self, request: requests.Change) -> Decision:
        self._before_the_game()
        self._host()
        check_settings(request.settings)
        if request.settings.game != self.room.settings.game:
            raise Refusal("other-game")
        if self.room.deal:
            raise Refusal("deal-fixed")
        self._keep_what_was_played(request.settings)
        if any(chair.kind == "person" for chair in self.room.chairs[request.settings.seats :]):
            raise Refusal("seat-taken")
        return Decision([log.Changed(at=self.now, settings=request.settings)])

    def _keep_what_was_played(self, settings: Settings) -> None:
        """A table that branched off goes on with the seats and variants of the game it came from."""
        agreed = self.room.settings
        same = (settings.seats, settings.variants) == (agreed.seats, agreed.variants)
        if self.room.branched and not same:
            raise Refusal("other-game")

    def start(self, request: requests.Start) -> Decision:
        self._before_the_game()
        self._host()
        if any(chair.kind == "open" for chair in self.room.chairs):
            raise Refusal("seats-open")
        return decisions.start(self.room, self.now)

    # --- the game -------------------------------------------------------------------------------------------

    def act(self, request: requests.Act) -> Decision:
        self._playing()
        self._mine(request.seat)
        if self.room.chairs[request.seat].lent:
            raise Refusal("seat-lent")
        return decisions.act(self.room, request.seat, request.answer, request.action, self.now)

    def take_back(self, request: requests.TakeBack) -> Decision:
        self._playing()
        self._mine(request.seat)
        self._undo_allowed()
        limit = self.room.playing_table.undo_limit(request.seat)
        if limit.steps == 0:
            raise Refusal(limit.stopped_by)
        plays = decisions.plays_of_this_turn(self.room, limit.steps) if request.whole else 1
        return Decision([log.TookBack(at=self.now, seat=request.seat, plays=plays)])

    def propose(self, request: requests.Propose) -> Decision:
        self._playing()
        self._mine(request.seat)
        if self.room.proposal:
            raise Refusal("proposal-open")
        if request.what == "undo":
            self._undo_allowed()
        elif request.what == "hints":
            self._hints_may_be_agreed()
        elif self.room.clocks is None or self.room.clocks.paused:
            raise Refusal("no-clock-runs")
        proposed = decisions.propose(self.room, request.seat, request.what, self.now)
        others = [
            seat for seat in self.room.playing_people() if self.room.chairs[seat].guest != self.guest.id
        ]
        if not others:
            return Decision([self._agreed(request.what, request.seat, voted=False)])
        return Decision([proposed])

    def vote(self, request: requests.Vote) -> Decision:
        self._playing()
        self._mine(request.seat)
        proposal = self.room.proposal
        if proposal is None or proposal.number != request.proposal:
            raise Refusal("no-proposal")
        if request.seat not in proposal.waiting:
            raise Refusal("voted-already")
        voted: list[log.AnyEntry] = [log.Voted(at=self.now, seat=request.seat, agree=request.agree)]
        still = [seat for seat in proposal.waiting if self.room.chairs[seat].guest != self.guest.id]
        if request.agree and not still:
            voted.append(self._agreed(proposal.what, proposal.seat, voted=True))
        return Decision(voted)

    def resume(self, request: requests.Resume) -> Decision:
        self._playing()
        self._mine(request.seat)
        if self.room.clocks is None or not self.room.clocks.paused:
            raise Refusal("not-paused")
        return Decision([log.Resumed(at=self.now, seat=request.seat)])

    def lend(self, request: requests.Lend) -> Decision:
        self._playing()
        self._exists(request.seat)
        chair = self.room.chairs[request.seat]
        if chair.kind != "person" or chair.lent:
            raise Refusal("seat-lent")
        if chair.guest == self.guest.id:
            self._level(request.level)
            return Decision([log.Lent(at=self.now, seat=request.seat, level=request.level, because="asked")])
        if not self.room.seats_of(self.guest.id):
            raise Refusal("not-your-seat")
        self._idle(request.seat)
        level = self.room.settings.stand_in  # opponents do not choose the level
        return Decision([log.Lent(at=self.now, seat=request.seat, level=level, because="away")])

    def reclaim(self, request: requests.Reclaim) -> Decision:
        self._playing()
        self._mine(request.seat)
        chair = self.room.chairs[request.seat]
        if not chair.lent:
            raise Refusal("seat-not-lent")
        clock = self.room.settings.clock
        if chair.lent == "clock" and clock and clock.kind == "game":
            raise Refusal("out-of-time")
        return Decision([log.Reclaimed(at=self.now, seat=request.seat)])

    def say(self, request: requests.Say) -> Decision:
        text = text_or_none(request.text)
        if text is None:
            raise Refusal("bad-text")
        return Decision([log.Said(at=self.now, guest=self.guest.id, name=self.guest.name, text=text)])

    # --- checks ---------------------------------------------------------------------------------------------

    def _agreed(
        self, what: settings.Agreement, seat: int, voted: bool
    ) -> log.TookBack | log.Paused | log.HintsAllowed:
        if what == "pause":
            return log.Paused(at=self.now)
        if what == "hints":
            return log.HintsAllowed(at=self.now, guests=sorted(playing_guests(self.room)))
        plays = decisions.plays_to_take_back(self.room, seat)
        luck = any(played.stop == "undo-luck" for played in self.room.playing_table.history[-plays:])
        return log.TookBack(at=self.now, seat=seat, plays=plays, agreed=True, voted=voted, luck=luck)

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
        if seat >= len(self.room.chairs):
            raise Refusal("no-such-seat")

    def _mine(self, seat: int) -> None:
        if seat not in self.room.seats_of(self.guest.id):
            raise Refusal("not-your-seat")

    def _level(self, level: str) -> None:
        check_level(self.room.settings.game, level)

    def _undo_allowed(self) -> None:
        if not self.room.settings.undo:
            raise Refusal("no-undo-here")

    def _hints_may_be_agreed(self) -> None:
        allowed = hinting(self.room)
        if allowed == "off":
            raise Refusal("no-hints-here")
        if allowed == "on":
            raise Refusal("hints-agreed")

    def _idle(self, seat: int) -> None:
        """Refuse unless the seat's person has left or has been thinking for too long."""
        lendable_at = self.room.lendable_at(seat, self.absent.get(seat))
        if lendable_at is None:
            raise Refusal("not-asked")
        if self.now < lendable_at:
            raise Refusal("not-idle")

    _handlers: Final[dict[type[Any], Any]] = {
        requests.Sit: sit,
        requests.NameSeat: name_seat,
        requests.Stand: stand,
        requests.Invite: invite,
        requests.Swap: swap,
        requests.Change: change,
        requests.Start: start,
        requests.Act: act,
        requests.TakeBack: take_back,
        requests.Propose: propose,
        requests.Vote: vote,
        requests.Resume: resume,
        requests.Lend: lend,
        requests.Reclaim: reclaim,
        requests.Say: say,
    }
