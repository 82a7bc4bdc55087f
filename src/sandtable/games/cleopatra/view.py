"""What a seat may see of the palace, written out field by field (CL-V1 to CL-V5)."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec.structs import replace

from sandtable.core import bits
from sandtable.core.native import i64, vec
from sandtable.core.view import View, prompt, public_head
from sandtable.games.cleopatra.board import (
    CARD_NAMES,
    CATEGORIES,
    CATEGORY_NAMES,
    COSTS,
    DOOR_TALENTS,
    DOORS,
    KINDS,
    MOSAIC_TALENTS,
    MOSAICS,
    NONE,
    OBELISK_TALENTS,
    PIECES,
    RESOURCE_NAMES,
    RESOURCES,
    SHAPE_NAMES,
    SIDE_NAMES,
    SPHINX_TALENTS,
    SPHINXES,
    THRONE_TALENTS,
    WALL_NAMES,
    WALL_TALENTS,
    WALLS,
)
from sandtable.games.cleopatra.cards import count, visible
from sandtable.games.cleopatra.characters.courtesan import Fetch
from sandtable.games.cleopatra.characters.vizier import Keep
from sandtable.games.cleopatra.events import VOCABULARY
from sandtable.games.cleopatra.placed import anchor_of, owner_of, shape_of, square_of, way_of
from sandtable.games.cleopatra.regions import covered, region_of, rows_and_columns
from sandtable.games.cleopatra.scoring import absorbed, door_value, eaten, left, tainted, wall_value
from sandtable.games.cleopatra.state import Cleopatra
from sandtable.games.cleopatra.steps.market import LayOut
from sandtable.games.cleopatra.steps.paying import PayFor, proposal

LEAST_TALENTS: Final = (
    WALL_TALENTS,
    SPHINX_TALENTS[0],
    OBELISK_TALENTS,
    THRONE_TALENTS,
    DOOR_TALENTS,
    MOSAIC_TALENTS,
)
ALL_WALLS: Final = (1 << len(WALL_NAMES)) - 1
ALL_SIDES: Final = (1 << len(SIDE_NAMES)) - 1
NAMED_COSTS: Final = [
    {RESOURCE_NAMES[resource]: units for resource, units in enumerate(cost) if units} for cost in COSTS
]
Square = tuple[int, int]  # row from the back and column from the left, both counted from 1


class LaidMosaic(msgspec.Struct, frozen=True):
    """A mosaic in the garden; `way` counts from 1, as in `turn`."""

    shape: str
    way: int
    squares: list[Square]


class Sanctuary(msgspec.Struct, frozen=True):
    """A region that was claimed; the statue stands on its first square."""

    seat: int
    squares: list[Square]


class Visit(msgspec.Struct, frozen=True):
    """The current visit to the quarry; only the player who pays sees the `proposal`, a list of actions."""

    pieces: int
    earned: int
    credit: dict[str, int]
    paying: str | None
    missing: dict[str, int]
    proposal: list[str]


class Stock(msgspec.Struct, frozen=True):
    """CL-K2 A category of pieces; `talents` is the value of the next one, to which its place may add."""

    category: str
    pieces: int
    built: int
    cost: dict[str, int]
    talents: int
    place_adds: bool


class Reckoning(msgspec.Struct, frozen=True):
    """CL-E2, CL-E3 A player's amulets at the end: for tainted cards, in all, absorbed, and left."""

    tainted: int
    amulets: int
    absorbed: int
    left: int


class Player(msgspec.Struct, frozen=True):
    """What lies before a player; None where the viewer may not know it."""

    cards: int
    hand: dict[str, int] | None
    talents: int | None
    amulets: int | None
    merchants: int
    statues: int
    has_bid: bool
    bid: int | None
    eaten: bool
    reckoning: Reckoning | None


class CleopatraView(View, frozen=True, kw_only=True):
    """The whole table as one seat sees it."""

    first: int
    grid: list[str]  # from the back: grass, palm or foundation
    cleopatra: int
    altar: int
    quarry: list[Stock]
    walls: list[str]
    wall_talents: dict[str, int]  # the value of a wall now, by free slot
    sphinxes: int
    obelisks: list[str]
    throne: int
    doors: list[str]
    door_talents: dict[str, int]  # the value of a door now, by free side
    mosaics: list[LaidMosaic]
    top_mosaic: str | None
    stack: list[str]  # the shapes left, in no order
    sanctuaries: list[Sanctuary]
    stalls: list[list[str]]
    pile: int
    pile_top: str | None
    discards: int
    discarded: dict[str, int] | None  # while the viewer looks through them
    drawn: list[str]  # waiting to be laid on stalls
    looked_at: int
    looked: dict[str, int] | None  # the Vizier's cards, for their viewer
    played: list[int]  # characters of this turn, in the order of the vocabulary
    visit: Visit
    idle: int
    players: list[Player]


def public_view(s: Cleopatra) -> CleopatraView:
    """What a spectator sees: no hands, talents, amulets, bids or hidden cards until the game is over."""
    palace, market = s.palace, s.market
    step = s.agenda[-1] if s.agenda else None
    return CleopatraView(
        **public_head(s, VOCABULARY),
        first=s.first,
        grid=list(s.rules.garden.grid),
        cleopatra=palace.cleopatra,
        altar=palace.altar,
        quarry=[_stock(s, category) for category in range(CATEGORIES)],
        walls=[WALL_NAMES[wall] for wall in bits.listed(palace.walls)],
        wall_talents={
            WALL_NAMES[wall]: wall_value(s, wall) for wall in bits.listed(ALL_WALLS & ~palace.walls)
        },
        sphinxes=palace.sphinxes,
        obelisks=[SIDE_NAMES[side] for side in bits.listed(palace.obelisks)],
        throne=palace.throne,
        doors=[SIDE_NAMES[side] for side in bits.listed(palace.doors)],
        door_talents={
            SIDE_NAMES[side]: door_value(s, side) for side in bits.listed(ALL_SIDES & ~palace.doors)
        },
        mosaics=[_mosaic(mosaic) for mosaic in palace.mosaics],
        top_mosaic=None if palace.top_mosaic == NONE else SHAPE_NAMES[palace.top_mosaic],
        stack=[SHAPE_NAMES[shape] for shape in bits.listed(palace.stack)],
        sanctuaries=[
            Sanctuary(owner_of(statue), rows_and_columns(region_of(palace.free, square_of(statue))))
            for statue in palace.statues
        ],
        stalls=[[face(card) for card in stall] for stall in market.stalls],
        pile=market.pile_size(),
        pile_top=None if market.top == NONE else face(market.top),
        discards=count(market.discards),
        discarded=None,
        drawn=[face(card) for card in step.cards] if isinstance(step, LayOut) else [],
        looked_at=count(s.progress.looked),
        looked=None,
        played=list(s.progress.played),
        visit=_visit(s),
        idle=s.progress.idle,
        players=[_player(s, seat, False) for seat in range(s.setting.seats)],
    )


def own_view(s: Cleopatra, seat: int, public: CleopatraView) -> CleopatraView:
    """What a seat sees beyond what everybody sees."""
    step = s.agenda[-1] if s.agenda else None
    players = public.players.copy()
    players[seat] = _player(s, seat, True)
    return replace(
        public,
        seat=seat,
        prompt=prompt(s, seat, VOCABULARY),
        discarded=counts(s.market.discards) if isinstance(step, Fetch) and step.seat == seat else None,
        looked=counts(s.progress.looked) if isinstance(step, Keep) and step.seat == seat else None,
        visit=replace(public.visit, proposal=_proposal(s, seat)),
        players=players,
    )


def face(card: i64) -> str:
    """CL-V2 The name of a card as it lies: its back says nothing."""
    return CARD_NAMES[visible(card)]


def counts(cards: vec[i64]) -> dict[str, int]:
    return {CARD_NAMES[kind]: cards[kind] for kind in range(KINDS) if cards[kind]}


def _stock(s: Cleopatra, category: int) -> Stock:
    return Stock(
        category=CATEGORY_NAMES[category],
        pieces=PIECES[category],
        built=s.palace.built(category),
        cost=dict(NAMED_COSTS[category]),
        talents=SPHINX_TALENTS[min(s.palace.sphinxes, PIECES[SPHINXES] - 1)]
        if category == SPHINXES
        else LEAST_TALENTS[category],
        place_adds=category in (WALLS, DOORS, MOSAICS),
    )


def _mosaic(mosaic: i64) -> LaidMosaic:
    shape, way = shape_of(mosaic), way_of(mosaic)
    return LaidMosaic(SHAPE_NAMES[shape], way + 1, rows_and_columns(covered(shape, way, anchor_of(mosaic))))


def _visit(s: Cleopatra) -> Visit:
    step = s.agenda[-1] if s.agenda else None
    paying = step if isinstance(step, PayFor) else None
    return Visit(
        pieces=s.progress.pieces,
        earned=sum(s.progress.earned),
        credit={RESOURCE_NAMES[r]: s.progress.credit[r] for r in range(RESOURCES) if s.progress.credit[r]},
        paying=paying.piece.text if paying else None,
        missing={RESOURCE_NAMES[r]: n for r, n in enumerate(paying.need) if n} if paying else {},
        proposal=[],
    )


def _proposal(s: Cleopatra, seat: int) -> list[str]:
    step = s.agenda[-1] if s.agenda else None
    return [pay.text for pay in proposal(s, step)] if isinstance(step, PayFor) and step.seat == seat else []


def _player(s: Cleopatra, seat: int, own: bool) -> Player:
    """CL-V1, CL-V5 Merchants, statues and the size of the hand are public; totals are secret."""
    over = not s.agenda
    bid = s.progress.bids[seat]
    open_hand = over or own
    open_totals = open_hand or s.rules.open_totals
    return Player(
        cards=count(s.hands[seat]),
        hand=counts(s.hands[seat]) if open_hand else None,
        talents=s.talents(seat) if open_totals else None,
        amulets=(left(s, seat) if over else s.amulets[seat]) if open_totals else None,
        merchants=s.merchants[seat],
        statues=s.palace.statues_left(seat),
        has_bid=bid != NONE,
        bid=bid if own and bid != NONE else None,
        eaten=over and seat in eaten(s),
        reckoning=Reckoning(tainted(s, seat), s.amulets[seat], absorbed(s, seat), left(s, seat))
        if over
        else None,
    )
