"""A table with everything around its game: who sits there, what was agreed, the clocks.

A room is the fold of its log. `desk.py` decides what may be written to the log, and `Room.fold` applies each
entry. Everything here is pure: no sockets, no files, no clock.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from sandtable.core.chance import Script
from sandtable.core.game import Game
from sandtable.core.record import Play, Undo
from sandtable.core.registry import game as find_game
from sandtable.core.sealed import SEED_BYTES, SealedChance, commitment
from sandtable.core.table import Bottom, Draft, Table
from sandtable.server.protocol.messages import Proposal
from sandtable.server.protocol.settings import Settings, Status
from sandtable.server.table import entries as log
from sandtable.server.table.branched import Branched
from sandtable.server.table.chairs import Chair
from sandtable.server.table.clocks import Clocks
from sandtable.server.table.deals import Deal
from sandtable.server.table.hints import Hints

IDLE: Final = {"live": 90_000, "turns": 3 * 24 * 3_600_000}  # ms after which an asked seat counts as idle
AWAY: Final = 30_000  # ms for somebody whose page is gone to come back


class Forgotten(Exception):
    """The decision that a seat wants to take back is older than this copy of the table remembers."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat


class Room:
    """A table after entry number `seq` of its log."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.seq = 0
        self.settings: Settings
        self.host = ""
        self.seed = ""
        self.commitment = ""
        self.imported = False
        self.branched: Branched | None = None
        self.deal: Deal | None = None
        self.status: Status = "waiting"
        self.chairs: list[Chair] = []
        self.table: Table | None = None
        self.dice: SealedChance | None = None
        self.proposal: Proposal | None = None
        self.proposals = 0
        self.clocks: Clocks | None = None
        self.asked_since = 0
        self.changed = 0
        self.next: str | None = None
        self.rerolls = 0
        self.hints = Hints()

    # --- questions ----------------------------------------------------------------------------------------

    @property
    def game(self) -> Game[Any]:
        return find_game(self.settings.game)

    def asked(self) -> list[int]:
        """The seats that must decide now."""
        return self.table.state.to_act() if self.table and self.status == "playing" else []

    def seats_of(self, guest: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if guest and chair.guest == guest]

    def personas(self) -> set[str]:
        """The bots that sit here by name."""
        return {chair.persona for chair in self.chairs if chair.persona}

    def bots_asked(self) -> list[int]:
        """The seats that a bot must decide for now; bots wait while people vote about an undo."""
        if self.proposal and self.proposal.what == "undo":
            return []
        return [seat for seat in self.asked() if self.chairs[seat].level]

    def people_asked(self) -> list[int]:
        return [seat for seat in self.asked() if not self.chairs[seat].level]

    def may_be_watched_by(self, guest: str) -> bool:
        """Whether a guest may look at the table: only a private game in progress is closed to others."""
        return self.status != "playing" or self.settings.watch or bool(self.seats_of(guest))

    def lendable_at(self, seat: int, absent_since: int | None) -> int | None:
        """When other players may give the seat to a bot; None while the seat is not asked.

        A seat counts as idle once it has been asked for `IDLE`. At a live table, people who closed their page
        get only `AWAY` to come back; at a turn-based table a closed page means nothing.
        """
        if seat not in self.people_asked():
            return None
        idle = self.asked_since + IDLE[self.settings.pace]
        if absent_since is None or self.settings.pace == "turns":
            return idle
        return min(idle, absent_since + AWAY)

    def due(self) -> int | None:
        """When the next clock runs out or the open proposal lapses; None if nothing waits for a time."""
        if self.status != "playing":
            return None
        clock = self.clocks.due() if self.clocks else None
        vote = self.proposal.until if self.proposal else 0
        return min((moment for moment in (clock, vote or None) if moment is not None), default=None)

    def playing_people(self) -> list[int]:
        """The seats of people who play for themselves now."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.guest and not chair.lent]

    # --- copies -------------------------------------------------------------------------------------------

    def fork(self) -> Room:
        """An independent copy: what is folded into the fork does not change this room."""
        fork = Room.__new__(Room)
        fork.__dict__.update(self.__dict__)  # `copy` does the same, but takes ten times as long
        fork.chairs = list(self.chairs)
        fork.clocks = self.clocks and self.clocks.fork()
        if self.table:
            fork.dice = self.sealed().fork()
            fork.table = self.table.fork(fork.dice)
        return fork

    def remember(self, seat: int) -> None:
        """Forget all decisions but those needed to take back the last decision of that seat."""
        table = self.playing_table
        own = [at for at, played in enumerate(table.history) if played.seat == seat]
        if own and own[-1] > 0:
            last = table.history[own[-1] - 1]
            table.bottom = Bottom(last.seat, last.stop)
        table.history = table.history[own[-1] :] if own else []

    def trim(self) -> None:
        """Forget the decisions that nobody can take back without consent."""
        if self.table:
            self.table.trim()

    def is_light(self) -> bool:
        """Whether a snapshot would be small now, because no decision can be undone."""
        return self.table is None or not self.table.history

    # --- the log ------------------------------------------------------------------------------------------

    def fold(self, entry: log.AnyEntry, draft: Draft | None = None, dealt: Table | None = None) -> None:
        """Apply the next entry of the log.

        `draft` or `dealt` is the decision or the set-up that the entry was made from, if that work has been
        done already.
        """
        self.seq += 1
        self.changed = max(self.changed, entry.at)
        before = self.asked()
        match entry:
            case log.TableOpened():
                self._open(entry)
            case log.Changed():
                self._agree_on(entry.settings)
            case log.SatDown():
                self.chairs[entry.seat] = Chair(entry.guest, entry.name, entry.salt, called=entry.called)
            case log.SeatNamed():
                self._change_chair(entry.seat, called=entry.name)
            case log.Invited():
                self.chairs[entry.seat] = Chair(level=entry.level, persona=entry.persona)
            case log.StoodUp():
                self.chairs[entry.seat] = Chair()
            case log.Swapped(seat=a, other=b):
                self.chairs[a], self.chairs[b] = self.chairs[b], self.chairs[a]
            case log.Renamed():
                for seat in self.seats_of(entry.guest):
                    self._change_chair(seat, name=entry.name)
            case log.Started():
                self._start(entry, dealt)
            case log.Acted():
                self._act(entry, draft)
            case log.Hinted():
                self.hints = self.hints.given(entry.seat, entry.hint)
            case log.HintsAllowed():
                self.hints = self.hints.agreed_by(entry.guests)
                self.proposal = None
            case log.TookBack():
                self._take_back(entry)
            case log.Proposed():
                self._propose(entry)
            case log.Lapsed():
                self.proposal = None
            case log.Voted():
                self._vote(entry)
            case log.Paused() | log.Resumed() | log.Outage():
                self._set_clocks(entry)
            case log.Lent():
                self._change_chair(entry.seat, level=entry.level, lent=entry.because)
                self.proposal = None
            case log.Reclaimed():
                self._change_chair(entry.seat, level="", lent="")
                self.proposal = None
            case log.Rematched():
                self.next = entry.table
            case log.Said():
                pass
        if self.asked() != before:
            self.asked_since = entry.at
        if self.clocks and not isinstance(entry, log.Said):
            self.clocks.ask(self.people_asked(), entry.at)

    def _open(self, entry: log.TableOpened) -> None:
        self.host, self.imported = entry.host, entry.imported
        self.branched, self.deal = entry.branched, entry.deal
        self.seal(entry.seed)
        self._agree_on(entry.settings)

    def _agree_on(self, settings: Settings) -> None:
        self.settings = settings
        self.chairs = [*self.chairs, *(Chair() for _ in range(settings.seats))][: settings.seats]

    def _change_chair(self, seat: int, **fields: str) -> None:
        self.chairs[seat] = msgspec.structs.replace(self.chairs[seat], **fields)

    def _start(self, entry: log.Started, dealt: Table | None) -> None:
        settings = self.settings
        self.table = dealt or Table(
            self.game, settings.seats, Script(entry.setup), settings.variants, entry.rules_version
        )
        self.status = "playing"
        if self.branched:  # what was played before is in the log now, and may be long
            self.branched = msgspec.structs.replace(self.branched, setup=[], entries=[])
        self.set_drawn(entry.drawn)
        if settings.clock:
            self.clocks = Clocks.wound(settings.clock, settings.seats)
            self.clocks.since = entry.at

    def _act(self, entry: log.Acted, draft: Draft | None) -> None:
        table = self.playing_table
        if draft:
            table.commit(draft)
        else:
            table.enter(Play(entry.seat, entry.action, entry.dealt))
        self.hints = self.hints.followed(entry.seat, entry.action, bool(entry.dealt))
        self.set_drawn(entry.drawn)
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
        self.hints = self.hints.forgotten()
        self.proposal = None
        self.rerolls += entry.luck

    def _propose(self, entry: log.Proposed) -> None:
        self.proposals += 1
        waiting = [
            seat for seat in self.playing_people() if self.chairs[seat].guest != self.chairs[entry.seat].guest
        ]
        self.proposal = Proposal(
            number=self.proposals,
            what=entry.what,
            seat=entry.seat,
            waiting=waiting,
            plays=entry.plays,
            seats=entry.seats,
            verb=entry.verb,
            until=entry.until,
        )

    def _vote(self, entry: log.Voted) -> None:
        if self.proposal is None or not entry.agree:
            self.proposal = None
            return
        guest = self.chairs[entry.seat].guest
        waiting = [seat for seat in self.proposal.waiting if self.chairs[seat].guest != guest]
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

    # --- luck ---------------------------------------------------------------------------------------------

    @property
    def playing_table(self) -> Table:
        """The game; RuntimeError before it has started."""
        if self.table is None:
            raise RuntimeError(f"table {self.id[:4]} has not started")
        return self.table

    def sealed(self) -> SealedChance:
        """The dice of this table, determined by its seed and the salts of the people who sat down."""
        if self.dice is None:
            salts = {seat: chair.salt for seat, chair in enumerate(self.chairs) if chair.salt}
            if self.branched and self.branched.same:
                salts = self.branched.salts
            if self.deal:
                salts = self.deal.salts
            seed = bytes.fromhex(self.seed) if self.seed else bytes(SEED_BYTES)  # imported without a seed
            self.dice = SealedChance(seed, salts)
        return self.dice

    def seal(self, seed: str) -> None:
        """Set the seed (hex) of the dice and the commitment to it."""
        self.seed = seed
        self.commitment = commitment(bytes.fromhex(seed)) if seed else ""

    def set_drawn(self, drawn: int) -> None:
        """Let the next luck be draw number `drawn` of the sealed dice."""
        dice = self.sealed()
        dice.drawn = drawn
        dice.dealt.clear()
        self.playing_table.chance = dice
