"""A table as a place: who sits there, what was agreed, the game. It is what its log of entries makes it.

Pure: no sockets, no files, no watch. `desk.py` decides what may be written into the log; `fold` makes it so.
"""

from __future__ import annotations

from copy import copy
from typing import Any, Final, Literal

import msgspec

from sandtable.core.chance import Script
from sandtable.core.game import Game
from sandtable.core.game import game as find_game
from sandtable.core.record import Play, Undo
from sandtable.core.sealed import SEED_BYTES, SealedChance, commitment
from sandtable.core.table import Bottom, Draft, Played, Table
from sandtable.server.protocol.messages import Proposal, Settings, Status
from sandtable.server.table import entries as log
from sandtable.server.table.clocks import Clocks

IDLE: Final = {"live": 90_000, "turns": 3 * 24 * 3_600_000}  # ms after which an asked seat counts as idle
AWAY: Final = 30_000  # ms for somebody whose page is gone to come back


class Forgotten(Exception):
    """What a seat shall take back is older than this copy of the table remembers."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat


class Place(msgspec.Struct):
    """A chair. A lent one belongs to its guest still, but a bot of that level plays."""

    guest: str = ""
    name: str = ""
    salt: str = ""
    level: str = ""
    lent: Literal["", "asked", "away", "clock"] = ""

    @property
    def kind(self) -> Literal["open", "person", "bot"]:
        if self.guest:
            return "person"
        return "bot" if self.level else "open"


class Remembered(msgspec.Struct, frozen=True, array_like=True):
    """A decision that can be taken back, as it is kept in a snapshot."""

    seat: int
    action: str
    before: Any  # the state's data
    stop: str | None


class Saved(msgspec.Struct, kw_only=True):
    """A snapshot of a room."""

    settings: Settings
    host: str
    seed: str
    imported: bool
    status: Status
    places: list[Place]
    state: Any
    answers: list[int]
    bottom: Bottom | None
    drawn: int
    proposal: Proposal | None
    proposals: int
    clocks: Clocks | None
    asked_since: int
    changed: int
    next: str | None
    history: list[Remembered] = []


class Room:
    """The fold of a log: after entry number `seq` it looks like this."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.seq = 0
        self.settings: Settings
        self.host = ""
        self.seed = ""
        self.commitment = ""
        self.imported = False
        self.status: Status = "waiting"
        self.places: list[Place] = []
        self.table: Table | None = None
        self.dice: SealedChance | None = None
        self.proposal: Proposal | None = None
        self.proposals = 0
        self.clocks: Clocks | None = None
        self.asked_since = 0
        self.changed = 0
        self.next: str | None = None

    # --- asked ------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game[Any]:
        return find_game(self.settings.game)

    def asked(self) -> list[int]:
        """The seats the game waits for."""
        return self.table.state.to_act() if self.table and self.status == "playing" else []

    def seats_of(self, guest: str) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if guest and place.guest == guest]

    def bots_asked(self) -> list[int]:
        return [seat for seat in self.asked() if self.places[seat].level]

    def people_asked(self) -> list[int]:
        return [seat for seat in self.asked() if not self.places[seat].level]

    def may_be_watched_by(self, guest: str) -> bool:
        """Whoever has the link may come in while the table waits; a game only if it may be watched."""
        return self.status != "playing" or self.settings.watch or bool(self.seats_of(guest))

    def lendable_at(self, seat: int, absent_since: int | None) -> int | None:
        """From when on others may give the seat to a bot; None while it is not asked.

        Whoever thinks for too long has been asked for `IDLE`; whoever left a live table gets `AWAY` to come
        back. At a turn-based table it is no news that somebody has no page open.
        """
        if seat not in self.people_asked():
            return None
        idle = self.asked_since + IDLE[self.settings.pace]
        if absent_since is None or self.settings.pace == "turns":
            return idle
        return min(idle, absent_since + AWAY)

    def playing_people(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.guest and not place.lent]

    # --- the log ----------------------------------------------------------------------------------------

    @classmethod
    def load(cls, id: str, snapshot: tuple[int, bytes] | None, entries: list[bytes]) -> Room:
        """The room after its snapshot and the entries since; Forgotten if they reach behind the snapshot."""
        room = cls.restored(id, *snapshot) if snapshot is not None else cls(id)
        for entry in entries:
            room.fold(log.decode(entry))
        room.trim()
        return room

    @classmethod
    def restored(cls, id: str, seq: int, body: bytes) -> Room:
        """The room as its snapshot has it, with every decision that it remembers."""
        room = cls(id)
        room._restore(seq, msgspec.json.decode(body, type=Saved))
        return room

    def fork(self) -> Room:
        """The same table to be carried on apart: what is folded into the fork is not seen here."""
        fork = copy(self)
        fork.places = [copy(place) for place in self.places]
        fork.clocks = self.clocks and self.clocks.fork()
        if self.table:
            fork.dice = self.sealed().fork()
            fork.table = self.table.fork(fork.dice)
        return fork

    def remember(self, seat: int) -> None:
        """Of all that was decided, only what is needed to take back the last decision of that seat."""
        table = self.playing_table
        own = [at for at, played in enumerate(table.history) if played.seat == seat]
        if own and own[-1] > 0:
            last = table.history[own[-1] - 1]
            table.bottom = Bottom(last.seat, last.stop)
        table.history = table.history[own[-1] :] if own else []

    def trim(self) -> None:
        if self.table:
            self.table.trim()

    def fold(self, entry: log.AnyEntry, draft: Draft | None = None, dealt: Table | None = None) -> None:
        """Make it so. `draft`, `dealt`: the decision or the set-up that the entry was written from."""
        self.seq += 1
        self.changed = max(self.changed, entry.at)
        before = self.asked()
        match entry:
            case log.TableOpened():
                self._open(entry)
            case log.Changed():
                self._agree_on(entry.settings)
            case log.SatDown():
                self.places[entry.seat] = Place(entry.guest, entry.name, entry.salt)
            case log.BotSatDown():
                self.places[entry.seat] = Place(level=entry.level)
            case log.StoodUp():
                self.places[entry.seat] = Place()
            case log.Swapped(seat=a, other=b):
                self.places[a], self.places[b] = self.places[b], self.places[a]
            case log.Renamed():
                for seat in self.seats_of(entry.guest):
                    self.places[seat].name = entry.name
            case log.Started():
                self._start(entry, dealt)
            case log.Decided():
                self._decide(entry, draft)
            case log.TookBack():
                self._take_back(entry)
            case log.Proposed():
                self._propose(entry)
            case log.Voted():
                self._vote(entry)
            case log.Paused() | log.Resumed() | log.Outage():
                self._set_clocks(entry)
            case log.Lent():
                self.places[entry.seat].level = entry.level
                self.places[entry.seat].lent = entry.because
                self.proposal = None
            case log.Reclaimed():
                self.places[entry.seat].level = ""
                self.places[entry.seat].lent = ""
                self.proposal = None
            case log.Rematched():
                self.next = entry.table
            case log.Wrote():
                pass
        if self.asked() != before:
            self.asked_since = entry.at
        if self.clocks and not isinstance(entry, log.Wrote):
            self.clocks.ask(self.people_asked(), entry.at)

    def _open(self, entry: log.TableOpened) -> None:
        self.host, self.imported = entry.host, entry.imported
        self._seal(entry.seed)
        self._agree_on(entry.settings)

    def _agree_on(self, settings: Settings) -> None:
        self.settings = settings
        self.places = [*self.places, *(Place() for _ in range(settings.seats))][: settings.seats]

    def _start(self, entry: log.Started, dealt: Table | None) -> None:
        settings = self.settings
        self.table = dealt or Table(
            self.game, settings.seats, Script(entry.setup), settings.variants, entry.rules_version
        )
        self.status = "playing"
        self._dealt_until(entry.drawn)
        if settings.clock:
            self.clocks = Clocks.wound(settings.clock, settings.seats)
            self.clocks.since = entry.at

    def _decide(self, entry: log.Decided, draft: Draft | None) -> None:
        table = self.playing_table
        if draft:
            table.commit(draft)
        else:
            table.enter(Play(entry.seat, entry.action, entry.dealt))
        self._dealt_until(entry.drawn)
        if self.proposal and self.proposal.what == "undo":
            self.proposal = None
        if table.state.outcome() is not None:
            self.status = "over"
            self.proposal = None

    def _take_back(self, entry: log.TookBack) -> None:
        if entry.plays > len(self.playing_table.history):
            raise Forgotten(entry.seat)
        self.playing_table.enter(Undo(entry.seat, entry.plays, entry.agreed))
        self.playing_table.chance = self.sealed()
        self.proposal = None

    def _propose(self, entry: log.Proposed) -> None:
        self.proposals += 1
        waiting = [
            seat for seat in self.playing_people() if self.places[seat].guest != self.places[entry.seat].guest
        ]
        self.proposal = Proposal(self.proposals, entry.what, entry.seat, waiting)

    def _vote(self, entry: log.Voted) -> None:
        if self.proposal is None or not entry.agree:
            self.proposal = None
            return
        guest = self.places[entry.seat].guest
        waiting = [seat for seat in self.proposal.waiting if self.places[seat].guest != guest]
        self.proposal = msgspec.structs.replace(self.proposal, waiting=waiting)

    def _set_clocks(self, entry: log.Paused | log.Resumed | log.Outage) -> None:
        if isinstance(entry, log.Paused):
            self.proposal = None
        if self.clocks is None:
            return
        if isinstance(entry, log.Paused):
            self.clocks.pause(entry.at)
        elif isinstance(entry, log.Resumed):
            self.clocks.resume(entry.at)
        else:
            self.clocks.skip(entry.milliseconds)

    # --- luck -------------------------------------------------------------------------------------------

    @property
    def playing_table(self) -> Table:
        if self.table is None:
            raise RuntimeError(f"table {self.id[:4]} has not started")
        return self.table

    def sealed(self) -> SealedChance:
        """The dice of this table: fixed by its seed and by the salts of the people who sat down."""
        if self.dice is None:
            salts = {seat: place.salt for seat, place in enumerate(self.places) if place.salt}
            seed = bytes.fromhex(self.seed) if self.seed else bytes(SEED_BYTES)  # imported, without its seed
            self.dice = SealedChance(seed, salts)
        return self.dice

    def _seal(self, seed: str) -> None:
        self.seed = seed
        self.commitment = commitment(bytes.fromhex(seed)) if seed else ""

    def _dealt_until(self, drawn: int) -> None:
        dice = self.sealed()
        dice.drawn = drawn
        dice.dealt.clear()
        self.playing_table.chance = dice

    # --- snapshots --------------------------------------------------------------------------------------

    def is_light(self) -> bool:
        """Whether a snapshot of this moment is small: no decision can be taken back."""
        return self.table is None or not self.table.history

    def save(self) -> bytes:
        table = self.table
        return msgspec.json.encode(
            Saved(
                settings=self.settings,
                host=self.host,
                seed=self.seed,
                imported=self.imported,
                status=self.status,
                places=self.places,
                state=table.state.to_data() if table else None,
                answers=table.answers if table else [],
                bottom=table.bottom if table else None,
                drawn=self.sealed().drawn if table else 0,
                proposal=self.proposal,
                proposals=self.proposals,
                clocks=self.clocks,
                asked_since=self.asked_since,
                changed=self.changed,
                next=self.next,
                history=[
                    Remembered(each.seat, each.action.text, each.before.to_data(), each.stop)
                    for each in (table.history if table else [])
                ],
            )
        )

    def _restore(self, seq: int, saved: Saved) -> None:
        self.seq = seq
        self.settings, self.host = saved.settings, saved.host
        self._seal(saved.seed)
        self.imported, self.status, self.places = saved.imported, saved.status, saved.places
        self.proposal, self.proposals, self.clocks = saved.proposal, saved.proposals, saved.clocks
        self.asked_since, self.changed, self.next = saved.asked_since, saved.changed, saved.next
        if saved.state is not None:
            state = self.game.from_data(saved.state)
            self.table = Table.resume(state, self.sealed(), saved.answers, saved.bottom)
            self.table.history = [self._played(each) for each in saved.history]
            self._dealt_until(saved.drawn)

    def _played(self, kept: Remembered) -> Played:
        """Without what was told of it, which is in the log."""
        before = self.game.from_data(kept.before)
        return Played(kept.seat, self.game.action(kept.action), before, [], kept.stop)
