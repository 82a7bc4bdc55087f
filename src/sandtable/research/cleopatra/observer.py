"""The compiled observer of Cleopatra; `view` defines what it must write."""

from __future__ import annotations

from typing import Final

from sandtable.core.native import i64, vec
from sandtable.core.state import State
from sandtable.core.step import AnyStep
from sandtable.games.cleopatra.board import CATEGORIES, CHARACTERS, KINDS, NONE, RESOURCES, STALLS
from sandtable.games.cleopatra.cards import count, visible
from sandtable.games.cleopatra.characters.courtesan import Fetch
from sandtable.games.cleopatra.characters.vizier import Keep
from sandtable.games.cleopatra.placed import owner_of, square_of
from sandtable.games.cleopatra.regions import SIZE, Squares, columns_in, region_of
from sandtable.games.cleopatra.scoring import left
from sandtable.games.cleopatra.state import Cleopatra
from sandtable.games.cleopatra.steps.market import LayOut
from sandtable.games.cleopatra.steps.paying import PayFor
from sandtable.research.cleopatra.layout import FACES
from sandtable.research.observer import Observer, Sink

# What `write_shared` keeps: the free squares as it wrote them, in two words, and whether it wrote the palms.
LOW_KEPT: Final = 0
HIGH_KEPT: Final = 1
PALMS_KEPT: Final = 2


class CleopatraObserver(Observer):
    """Writes what a seat may know of the palace."""

    def __init__(self, seats: i64, starts: dict[str, int], questions: dict[type[AnyStep], int]) -> None:
        super().__init__(seats, starts, questions)
        self.keeps = 3
        self.faces: i64 = FACES  # a machine integer, which the compiler need not look up in the other module
        self.first: i64 = starts["first"]
        self.palms: i64 = starts["palms"]
        self.free: i64 = starts["free"]
        self.own_sanctuaries: i64 = starts["own_sanctuaries"]
        self.other_sanctuaries: i64 = starts["other_sanctuaries"]
        self.cleopatra: i64 = starts["cleopatra"]
        self.altar: i64 = starts["altar"]
        self.walls: i64 = starts["walls"]
        self.sphinxes: i64 = starts["sphinxes"]
        self.obelisks: i64 = starts["obelisks"]
        self.throne: i64 = starts["throne"]
        self.doors: i64 = starts["doors"]
        self.top_mosaic: i64 = starts["top_mosaic"]
        self.stack: i64 = starts["stack"]
        self.stalls: i64 = starts["stalls"]
        self.pile: i64 = starts["pile"]
        self.pile_top: i64 = starts["pile_top"]
        self.discards: i64 = starts["discards"]
        self.discarded: i64 = starts["discarded"]
        self.known_discards: i64 = starts["known_discards"]
        self.drawn: i64 = starts["drawn"]
        self.looked_at: i64 = starts["looked_at"]
        self.looked: i64 = starts["looked"]
        self.played: i64 = starts["played"]
        self.pieces: i64 = starts["pieces"]
        self.earned: i64 = starts["earned"]
        self.credit: i64 = starts["credit"]
        self.missing: i64 = starts["missing"]
        self.idle: i64 = starts["idle"]
        self.cards: i64 = starts["cards"]
        self.hands: i64 = starts["hands"]
        self.known_cards: i64 = starts["known_cards"]
        self.talents: i64 = starts["talents"]
        self.counted_talents: i64 = starts["counted_talents"]
        self.amulets: i64 = starts["amulets"]
        self.counted_amulets: i64 = starts["counted_amulets"]
        self.merchants: i64 = starts["merchants"]
        self.statues: i64 = starts["statues"]
        self.has_bid: i64 = starts["has_bid"]
        self.bid: i64 = starts["bid"]

    def write_shared(self, s: State, out: Sink) -> None:
        assert isinstance(s, Cleopatra)
        kept = out.kept
        if not kept[out.kept_base + PALMS_KEPT]:
            self.write_plane(self.palms, s.rules.garden.palms, out)
            kept[out.kept_base + PALMS_KEPT] = 1
        free = s.palace.free
        if kept[out.kept_base + LOW_KEPT] != free.low or kept[out.kept_base + HIGH_KEPT] != free.high:
            self.write_plane(self.free, free, out)
            kept[out.kept_base + LOW_KEPT] = free.low
            kept[out.kept_base + HIGH_KEPT] = free.high

    def write_plane(self, at: i64, squares: Squares, out: Sink) -> None:
        """Write a 1 for each square of a set, and a 0 for the others."""
        row: i64
        column: i64
        for row in range(SIZE):
            columns = columns_in(squares, row + 1)
            for column in range(SIZE):
                out.put(at, columns >> column & 1)
                at += 1

    def write(self, s: State, seat: i64, out: Sink) -> None:
        assert isinstance(s, Cleopatra)
        self.write_question(s, seat, out)
        self.write_palace(s, seat, out)
        self.write_market(s, out)
        self.write_turn(s, seat, out)
        other: i64
        for other in range(self.seats):
            self.write_player(s, other, seat, out)
        bid = s.progress.bids[seat]
        if bid != NONE:
            out.put(self.bid, bid)

    def write_palace(self, s: Cleopatra, seat: i64, out: Sink) -> None:
        palace = s.palace
        statue: i64
        for statue in palace.statues:
            plane = self.own_sanctuaries if owner_of(statue) == seat else self.other_sanctuaries
            self.add_squares(plane, region_of(palace.free, square_of(statue)), out)
        out.put(self.first + self.from_viewer(s.first, seat), 1)
        out.put(self.cleopatra, palace.cleopatra)
        out.put(self.altar, palace.altar)
        out.put_set(self.walls, palace.walls)
        out.put(self.sphinxes, palace.sphinxes)
        out.put_set(self.obelisks, palace.obelisks)
        out.put(self.throne, palace.throne)
        out.put_set(self.doors, palace.doors)
        if palace.top_mosaic != NONE:
            out.put(self.top_mosaic + palace.top_mosaic, 1)
        out.put_set(self.stack, palace.stack)

    def add_squares(self, at: i64, squares: Squares, out: Sink) -> None:
        """Write a 1 for each square of a set."""
        row: i64
        for row in range(SIZE):
            out.put_set(at + row * SIZE, columns_in(squares, row + 1))

    def write_market(self, s: Cleopatra, out: Sink) -> None:
        market = s.market
        stall: i64
        for stall in range(STALLS):
            self.write_faces(self.stalls + stall * self.faces, market.stalls[stall], out)
        out.put(self.pile, market.pile_size())
        if market.top != NONE:
            out.put(self.pile_top + visible(market.top), 1)
        out.put(self.discards, count(market.discards))
        out.put(self.looked_at, count(s.progress.looked))

    def write_faces(self, at: i64, cards: vec[i64], out: Sink) -> None:
        """Count the cards of each kind as they lie."""
        numbers = out.numbers
        at += out.base
        card: i64
        for card in cards:
            numbers[at + visible(card)] += 1

    def write_known(self, at: i64, s: Cleopatra, seat: i64, place: i64, out: Sink) -> None:
        """The cards of each kind that a seat knows to be at a place."""
        out.put_all(at, s.memory.known, s.memory.known_at(seat, place), KINDS)

    def write_turn(self, s: Cleopatra, seat: i64, out: Sink) -> None:
        progress = s.progress
        number: i64
        earned: i64 = 0
        for number in range(CATEGORIES):
            earned += progress.earned[number]
        out.put(self.earned, earned)
        out.put(self.pieces, progress.pieces)
        out.put(self.idle, progress.idle)
        out.put_all(self.played, progress.played, 0, CHARACTERS)
        out.put_all(self.credit, progress.credit, 0, RESOURCES)
        self.write_known(self.known_discards, s, seat, s.memory.discards_place(), out)
        if s.agenda:
            self.write_step(s, s.agenda[-1], seat, out)

    def write_step(self, s: Cleopatra, step: AnyStep, seat: i64, out: Sink) -> None:
        """What the question on top of the agenda shows: to everybody, or only to the seat that is asked."""
        resource: i64
        if isinstance(step, LayOut):
            for card in step.cards:
                out.numbers[out.base + self.drawn + visible(card)] += 1
        elif isinstance(step, PayFor):
            for resource in range(RESOURCES):
                out.put(self.missing + resource, step.need[resource])
        elif isinstance(step, Fetch) and step.seat == seat:
            out.put_all(self.discarded, s.market.discards, 0, KINDS)
        elif isinstance(step, Keep) and step.seat == seat:
            out.put_all(self.looked, s.progress.looked, 0, KINDS)

    def write_player(self, s: Cleopatra, other: i64, seat: i64, out: Sink) -> None:
        """CL-V1, CL-V5 Merchants, statues and the size of the hand are public; totals are secret."""
        player = self.from_viewer(other, seat)
        over = not s.agenda
        open_hand = over or other == seat
        out.put(self.cards + player, count(s.hands[other]))
        if open_hand:
            out.put_all(self.hands + player * KINDS, s.hands[other], 0, KINDS)
        self.write_known(self.known_cards + player * KINDS, s, seat, other, out)
        if open_hand or s.rules.open_totals:
            out.put(self.talents + player, s.talents(other))
            out.put(self.amulets + player, left(s, other) if over else s.amulets[other])
        out.put(self.counted_talents + player, s.memory.talents(other))
        out.put(self.counted_amulets + player, s.memory.amulets(other))
        out.put(self.merchants + player, s.merchants[other])
        out.put(self.statues + player, s.palace.statues_left(other))
        out.put(self.has_bid + player, 0 if s.progress.bids[other] == NONE else 1)
