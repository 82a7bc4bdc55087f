"""A property of every table: whatever guests do, in whatever order, the table can be rebuilt from its log."""

from __future__ import annotations

from typing import Any

import hypothesis.strategies as st
import msgspec
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from sandtable.server.protocol import requests
from sandtable.server.protocol.settings import Clock, Settings
from sandtable.server.table import decisions
from sandtable.server.table import entries as log
from sandtable.server.table.decisions import Decision
from sandtable.server.table.desk import Desk
from sandtable.server.table.guests import Guest
from sandtable.server.table.refusal import Refusal
from sandtable.server.table.room import Forgotten, Room
from sandtable.server.table.snapshots import load_room_and_log, save_room
from tests.tiers import LONG

GUESTS = [Guest(id=f"guest {name}", name=name) for name in ("Ola", "Jan", "Eva", "Max")]
SEATS = 3
seats = st.integers(0, SEATS)
guests = st.sampled_from([None, None, None, *GUESTS])  # None: a guest who is allowed to do it


class Table(RuleBasedStateMachine):
    """Guests at one Camel Up table; the room is also rebuilt from the whole log, and from a snapshot."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 1_000_000
        self.log: list[bytes] = []
        self.snapshot: tuple[int, bytes] | None = None
        self.room = Room("A" * 16)

    @initialize(undo=st.booleans(), clock=st.sampled_from([None, "move", "game"]))
    def open(self, undo: bool, clock: Any) -> None:
        rule = Clock(clock, 60, 5) if clock else None
        agreed = Settings(game="camel-up", seats=SEATS, undo=undo, clock=rule)
        self.write(
            Decision([log.TableOpened(at=self.now, settings=agreed, host=GUESTS[0].id, seed="ab" * 32)])
        )

    # --- what guests do -----------------------------------------------------------------------------------

    @rule(guest=guests, seat=seats)
    def sit(self, guest: Guest | None, seat: int) -> None:
        self.wish(guest or GUESTS[0], requests.Sit(1, seat, "salt"))

    @rule(guest=guests, seat=seats)
    def stand(self, guest: Guest | None, seat: int) -> None:
        self.wish(guest or self.owner(seat), requests.Stand(1, seat))

    @rule(guest=guests, seat=seats, level=st.sampled_from(["novice", "genius"]))
    def invite(self, guest: Guest | None, seat: int, level: str) -> None:
        self.wish(guest or GUESTS[0], requests.Invite(1, seat, level))

    @rule(guest=guests, seat=seats, other=seats)
    def swap(self, guest: Guest | None, seat: int, other: int) -> None:
        self.wish(guest or self.owner(seat), requests.Swap(1, seat, other))

    @rule(guest=guests, size=st.integers(2, 5))
    def change(self, guest: Guest | None, size: int) -> None:
        self.wish(
            guest or GUESTS[0], requests.Change(1, msgspec.structs.replace(self.room.settings, seats=size))
        )

    @rule(guest=guests)
    def start(self, guest: Guest | None) -> None:
        self.wish(guest or GUESTS[0], requests.Start(1))

    @precondition(lambda self: self.room.status == "waiting")
    @rule()
    def fill_and_start(self) -> None:
        for seat, chair in enumerate(self.room.chairs):
            if chair.kind == "open":
                self.wish(GUESTS[seat % len(GUESTS)], requests.Sit(1, seat, "salt"))
        self.wish(GUESTS[0], requests.Start(1))

    @rule(guest=guests, seat=seats, late=st.booleans(), which=st.integers(0, 100))
    def act(self, guest: Guest | None, seat: int, late: bool, which: int) -> None:
        table = self.room.table
        options = table.state.options(seat) if table and seat < len(self.room.chairs) else []
        action = options[which % len(options)].text if options else "roll"
        answer = (table.answer(seat) if table and seat < len(self.room.chairs) else 0) - late
        self.wish(guest or self.owner(seat), requests.Act(1, seat, max(0, answer), action))

    @precondition(lambda self: bool(self.room.asked()))
    @rule(count=st.integers(1, 15), which=st.integers(0, 100))
    def play_on(self, count: int, which: int) -> None:
        """Let the players who are asked decide, whether people or bots."""
        for _ in range(count):
            asked = self.room.asked()
            if asked:
                table = self.room.playing_table
                options = table.state.options(asked[0])
                action = options[which % len(options)].text
                self.write(decisions.act(self.room, asked[0], table.answer(asked[0]), action, self.now))

    @rule(guest=guests, seat=seats)
    def take_back(self, guest: Guest | None, seat: int) -> None:
        self.wish(guest or self.owner(seat), requests.TakeBack(1, seat))

    @rule(guest=guests, seat=seats, what=st.sampled_from(["undo", "pause"]))
    def propose(self, guest: Guest | None, seat: int, what: Any) -> None:
        self.wish(guest or self.owner(seat), requests.Propose(1, seat, what))

    @rule(guest=guests, seat=seats, agree=st.booleans())
    def vote(self, guest: Guest | None, seat: int, agree: bool) -> None:
        self.wish(guest or self.owner(seat), requests.Vote(1, seat, self.room.proposals, agree))

    @precondition(lambda self: self.room.proposal is not None)
    @rule()
    def all_agree(self) -> None:
        while proposal := self.room.proposal:
            seat = proposal.waiting[0]
            self.wish(self.owner(seat), requests.Vote(1, seat, proposal.number, True))

    @rule(guest=guests, seat=seats)
    def resume(self, guest: Guest | None, seat: int) -> None:
        self.wish(guest or self.owner(seat), requests.Resume(1, seat))

    @rule(guest=guests, seat=seats)
    def lend(self, guest: Guest | None, seat: int) -> None:
        self.wish(guest or self.owner(seat), requests.Lend(1, seat, "novice"))

    @rule(guest=guests, seat=seats)
    def reclaim(self, guest: Guest | None, seat: int) -> None:
        self.wish(guest or self.owner(seat), requests.Reclaim(1, seat))

    @rule(guest=guests)
    def say(self, guest: Guest | None) -> None:
        self.wish(guest or GUESTS[0], requests.Say(1, "hello"))

    @rule(seconds=st.sampled_from([1, 30, 100]))
    def wait(self, seconds: int) -> None:
        self.now += seconds * 1000
        self.write(decisions.run_out(self.room, self.now))

    @rule(milliseconds=st.integers(1, 100_000))
    def outage(self, milliseconds: int) -> None:
        self.now += milliseconds
        self.write(Decision([log.Outage(at=self.now, milliseconds=milliseconds)]))

    def owner(self, seat: int) -> Guest:
        """Return the guest on that seat, or the host if there is none."""
        chairs = self.room.chairs
        sitting = chairs[seat].guest if seat < len(chairs) else ""
        return next((guest for guest in GUESTS if guest.id == sitting), GUESTS[0])

    # --- how the hall does it ------------------------------------------------------------------------------

    def wish(self, guest: Guest, wish: requests.FromPage) -> None:
        before = picture(self.room)
        try:
            decision = self.decide(guest, wish)
        except Refusal:
            self.room.trim()  # it may have been rebuilt, and then remembers more than before
            assert picture(self.room) == before, "a refusal changed something"
            return
        self.write(decision)

    def decide(self, guest: Guest, wish: requests.FromPage) -> Decision:
        try:
            return Desk(self.room, guest, self.now, {}).decide(wish)
        except Forgotten:
            self.room = Room("A" * 16)
            for entry in self.log:
                self.room.fold(log.decode(entry))
            return Desk(self.room, guest, self.now, {}).decide(wish)

    def write(self, decision: Decision) -> None:
        self.now += 10
        for entry in decision.entries:
            self.room.fold(entry, decision.draft, decision.dealt)
            self.log.append(log.encode(entry))
        self.room.trim()
        if len(self.log) % 7 == 0:
            self.snapshot = (self.room.seq, save_room(self.room))

    @invariant()
    def the_log_is_the_table(self) -> None:
        if self.log:
            assert picture(load_room_and_log(self.room.id, None, self.log)) == picture(self.room)

    @invariant()
    def so_is_a_snapshot_and_the_rest(self) -> None:
        if self.snapshot:
            try:
                room = load_room_and_log(self.room.id, self.snapshot, self.log[self.snapshot[0] :])
            except Forgotten:
                return  # in this case the hall reads the whole log
            assert picture(room) == picture(self.room)

    @invariant()
    def clocks_never_run_backwards(self) -> None:
        if self.room.clocks:
            assert all(left >= 0 for left in self.room.clocks.shown(self.now).left)


def picture(room: Room) -> Any:
    """The whole content of a room, and what may be undone in it."""
    saved = msgspec.json.decode(save_room(room)) if room.seq else None
    if saved and room.table:
        saved["bottom"] = None  # it depends on when memory was trimmed; the limits below do not
        saved["undo"] = [room.table.undo_limit(seat) for seat in range(room.settings.seats)]
    return saved


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=1000 if LONG else 60, stateful_step_count=40, deadline=None)
