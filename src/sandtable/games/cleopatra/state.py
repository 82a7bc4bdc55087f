"""The state of a palace: what stands, what lies on the table and before each player."""

from __future__ import annotations

from typing import Final

from sandtable.core import bits
from sandtable.core.native import i64, vec
from sandtable.core.outcome import Outcome
from sandtable.core.state import Setting, State
from sandtable.core.step import AnyStep
from sandtable.games.cleopatra import events
from sandtable.games.cleopatra.account import line_at, total
from sandtable.games.cleopatra.board import (
    BEGGAR,
    COPIES,
    DOORS,
    OBELISKS,
    PIECES,
    SHAPES,
    SPHINXES,
    STATUES,
    THRONE,
    WALLS,
)
from sandtable.games.cleopatra.house_rules import HouseRules
from sandtable.games.cleopatra.placed import owner_of
from sandtable.games.cleopatra.regions import Squares
from sandtable.games.cleopatra.save import SavedPalace

NONE: Final = -1  # no card, no mosaic, no bid

# How a game can end; 0: not yet.
GOES_ON: Final = 0
PALACE: Final = 1
UNFINISHED: Final = 2


class Cleopatra(State):
    """Cleopatra and the Society of Architects at one moment."""

    def __init__(
        self,
        setting: Setting,
        agenda: list[AnyStep],
        rules: HouseRules,
        first: i64,
        cleopatra: i64,
        altar: i64,
        walls: i64,
        sphinxes: i64,
        obelisks: i64,
        throne: i64,
        doors: i64,
        mosaics: vec[i64],
        stack: i64,
        top_mosaic: i64,
        free: Squares,
        statues: vec[i64],
        account: vec[i64],
        amulets: vec[i64],
        merchants: vec[i64],
        hands: vec[vec[i64]],
        discards: vec[i64],
        bags: vec[vec[i64]],
        pile_up: i64,
        pile_down: i64,
        pile_gone: i64,
        top: i64,
        stalls: vec[vec[i64]],
        looked: vec[i64],
        bids: vec[i64],
        played: vec[i64],
        pieces: i64,
        earned: vec[i64],
        credit: vec[i64],
        idle: i64,
        passes: i64,
        known: vec[i64],
        counted: vec[i64],
        ended: i64,
    ) -> None:
        super().__init__(setting, agenda)
        self.seats: i64 = setting.seats
        self.rules = rules
        self.first = first  # the seat that began
        # the palace
        self.cleopatra = cleopatra  # her step, 0 to 5
        self.altar = altar  # dice on it
        self.walls = walls  # built, one bit a slot in ring order
        self.sphinxes = sphinxes  # built, how many
        self.obelisks = obelisks  # built, one bit a side
        self.throne = throne  # 0, 1 (pedestal), 2 (throne too)
        self.doors = doors  # built, one bit a side
        self.mosaics = mosaics  # laid, in order; see `placed`. Never changed in place, so clones share it
        self.stack = stack  # shapes still in the stack, the top one too, one bit each
        self.top_mosaic = top_mosaic  # the shape on top, NONE while it is not uncovered or none is left
        self.free = free  # garden squares without mosaic
        self.statues = statues  # in the order they were set up; see `placed`. Shared by clones, too
        # the players
        self.account = account  # see `account`
        self.amulets = amulets
        self.merchants = merchants
        self.hands = hands  # by seat: cards by kind
        # the market
        self.discards = discards  # cards by kind
        self.bags = bags  # by pile: the cards nobody has seen yet, by kind; the last pile is in use
        self.pile_up = pile_up  # cards of the pile below its top: face up
        self.pile_down = pile_down  # and face down
        self.pile_gone = pile_gone  # so many of them are not there, see `pile`
        self.top = top  # a card, see `cards`, or NONE
        self.stalls = stalls  # cards, see `cards`
        # the turn
        self.looked = looked  # cards before the player of the Vizier, by kind
        self.bids = bids  # by seat, NONE: not yet
        self.played = played  # characters played in this turn
        self.pieces = pieces  # built in this visit to the quarry
        self.earned = earned  # by this visit, a line each
        self.credit = credit  # units left of doubles in this visit
        self.idle = idle  # turns in a row without a piece
        self.passes = passes  # in a row
        # what was learnt, see `memory`
        self.known = known
        self.counted = counted
        self.ended = ended

    def clone(self) -> Cleopatra:
        return Cleopatra(
            self.setting,
            self.agenda[:],
            self.rules,
            self.first,
            self.cleopatra,
            self.altar,
            self.walls,
            self.sphinxes,
            self.obelisks,
            self.throne,
            self.doors,
            self.mosaics,
            self.stack,
            self.top_mosaic,
            self.free,
            self.statues,
            self.account[:],
            self.amulets[:],
            self.merchants[:],
            vec[vec[i64]]([hand[:] for hand in self.hands]),
            self.discards[:],
            vec[vec[i64]]([bag[:] for bag in self.bags]),
            self.pile_up,
            self.pile_down,
            self.pile_gone,
            self.top,
            vec[vec[i64]]([stall[:] for stall in self.stalls]),
            self.looked[:],
            self.bids[:],
            self.played[:],
            self.pieces,
            self.earned[:],
            self.credit[:],
            self.idle,
            self.passes,
            self.known[:],
            self.counted[:],
            self.ended,
        )

    # --- questions the rules ask ---------------------------------------------------------------------

    def left_of(self, seat: i64) -> i64:
        """CL-S1 The next seat clockwise."""
        return (seat + 1) % self.seats

    def talents(self, seat: i64) -> i64:
        return total(self.account, seat)

    def pile_size(self) -> i64:
        return self.pile_up + self.pile_down - self.pile_gone + (0 if self.top == NONE else 1)

    def statues_left(self, seat: i64) -> i64:
        left: i64 = STATUES
        statue: i64
        for statue in self.statues:
            if owner_of(statue) == seat:
                left -= 1
        return left

    def built(self, category: i64) -> i64:
        """Pieces of a category that are gone from the quarry; mosaics removed by CL-G9 count."""
        if category == WALLS:
            return bits.count(self.walls)
        if category == SPHINXES:
            return self.sphinxes
        if category == OBELISKS:
            return bits.count(self.obelisks)
        if category == THRONE:
            return self.throne
        return bits.count(self.doors) if category == DOORS else SHAPES - bits.count(self.stack)

    def complete(self, category: i64) -> bool:
        return self.built(category) == PIECES[category]

    def may_play(self, seat: i64, kind: i64) -> bool:
        """CL-T4 The card is in hand, and in this turn not all copies of that character were played."""
        return self.hands[seat][kind] > 0 and self.played[kind - BEGGAR] < COPIES[kind - BEGGAR]

    # --- changes the rules make ----------------------------------------------------------------------

    def pay_talents(self, seat: i64, line: i64, amount: i64) -> None:
        """CL-K1 From or to the bank, which never runs out; everybody sees it."""
        self.account[line_at(seat, line)] += amount
        self.counted[seat] += amount

    def take_amulets(self, seat: i64, amount: i64) -> None:
        """CL-K1 From the supply, which never runs out, or back to it; everybody sees it."""
        self.amulets[seat] += amount
        self.counted[self.seats + seat] += amount
        if amount > 0 and not self.quiet:
            self.tell(events.TAKES_AMULETS, seat, amount)

    def add_piece(self, category: i64, talents: i64) -> None:
        """CL-Q11 The value of a piece is fixed as it is placed, and paid out after the last."""
        self.pieces += 1
        self.earned[category] += talents
        self.idle = 0

    # --- the result ------------------------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        from sandtable.games.cleopatra.scoring import verdict  # scoring reads the state

        return None if self.agenda else verdict(self)

    def save(self) -> SavedPalace:
        from sandtable.games.cleopatra.beginnings import save_palace  # it makes states, too

        return save_palace(self)
