"""What a seat may see of Five Tribes, written out field by field (FT-2.2, FT-2.6)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

import msgspec
from msgspec.structs import replace

from sandtable.core import bits
from sandtable.core.native import i64
from sandtable.core.view import View, prompt, public_head
from sandtable.games.five_tribes.board import (
    BLUE_PLACES,
    BUILDER,
    DJINN_NAMES,
    FACE_PLACE,
    FACE_VALUE,
    FAKIR,
    GOOD_NAMES,
    GOODS,
    NO_TILE,
    NONE,
    PAYMENT_NAMES,
    PLACE_NAMES,
    SPOT_COSTS,
    SPOTS,
    SUIT_PAYS,
    TILE_NAMES,
    TILES,
    TRIBE_NAMES,
    TRIBES,
)
from sandtable.games.five_tribes.djinns.card import ANY_WINDOW, BEFORE_TRIBE, Djinn
from sandtable.games.five_tribes.djinns.deck import DJINNS
from sandtable.games.five_tribes.djinns.occasional import KUMARBI_CARD
from sandtable.games.five_tribes.events import VOCABULARY
from sandtable.games.five_tribes.piles import cards_in, cards_of, count, size
from sandtable.games.five_tribes.reach import BLOCK
from sandtable.games.five_tribes.scoring import score_sheet
from sandtable.games.five_tribes.state import FiveTribes
from sandtable.games.five_tribes.steps.looking import Look
from sandtable.games.five_tribes.steps.placing import REDIRECTS
from sandtable.games.five_tribes.steps.sale import Suit
from sandtable.games.five_tribes.targets import assassins, fakirs_for
from sandtable.games.five_tribes.variants import HIDDEN, OPEN


class Tile(msgspec.Struct, frozen=True):
    """A tile of the board with what stands on it; `camel` is its owner."""

    name: str
    place: str
    value: int
    blue: bool
    meeples: dict[str, int]
    camel: int | None
    palms: int
    palaces: int


class Spot(msgspec.Struct, frozen=True):
    """A spot of the Turn Order Track; `seat` has a marker there."""

    cost: int
    seat: int | None


class Card(msgspec.Struct, frozen=True):
    """What is printed on a djinn; `cost`: the ways to pay for its power, `aims`: whether it needs a tile."""

    value: int
    cost: list[str]
    when: str
    aims: bool


class SuitToSell(msgspec.Struct, frozen=True):
    """Different goods, and what they bring."""

    goods: list[str]
    gold: int


class Player(msgspec.Struct, frozen=True):
    """What a player has; `gold`, `hand` and `suits` are None where the viewer may not know them.

    `score`: the lines of the score sheet that the viewer can add up, as if the game ended now.
    """

    gold: int | None
    hand: dict[str, int] | None
    suits: list[SuitToSell] | None  # the best way to sell the hand
    cards: int
    viziers: int
    elders: int
    camels: int
    djinns: list[str]
    score: dict[str, int]


class FiveTribesView(View, frozen=True, kw_only=True):
    """The whole table as one seat sees it."""

    round: int
    tiles: list[Tile]
    bid_order: list[int]
    turn_order: list[Spot]
    sitting_out: int | None
    in_hand: dict[str, int]  # meeples being sown, or collected and about to act
    final_tile: str | None
    blue_around: list[str]  # the tiles that the builders in hand earn for
    fakirs_to: dict[str, int]  # by tile: the fakirs without which the assassins in hand cannot reach it
    market: list[str]  # from the start of the line
    market_deck: int
    market_discards: dict[str, int]
    djinns: list[str]
    djinn_deck: int
    djinn_discards: list[str]
    djinns_face_down: int
    djinn_cards: dict[str, Card]
    looking_at: list[str] | None  # the djinns that Sibittis shows the viewer
    used: list[str]  # djinns that cannot be used again yet
    acting: list[str]  # djinns paid for the tribe that is about to act
    suit: list[str]  # goods laid out for sale, not sold yet
    bag: int
    palms: int
    palaces: int
    players: list[Player]


def public_view(s: FiveTribes) -> FiveTribesView:
    """FT-2.6 What everybody sees: no player's gold or cards, no order of decks, and not what Sibittis shows
    (FT-Q18)."""
    over = not s.agenda
    return FiveTribesView(
        **public_head(s, VOCABULARY),
        round=s.round,
        tiles=_tiles(s),
        bid_order=list(s.bid_order),
        turn_order=[Spot(SPOT_COSTS[spot], _seat(s.track[spot])) for spot in range(SPOTS)],
        sitting_out=_seat(s.sitting_out),
        in_hand=_meeples(s.in_hand),
        final_tile=None if s.tile == NO_TILE else TILE_NAMES[s.tile],
        blue_around=_blue_around(s),
        fakirs_to=_fakirs_to(s),
        market=[GOOD_NAMES[kind] for kind in s.row],
        market_deck=cards_in(s.deck),
        market_discards=_cards(s.discards),
        djinns=[DJINN_NAMES[djinn] for djinn in s.djinn_row],
        djinn_deck=bits.count(s.djinn_deck),
        djinn_discards=_djinns(s.djinn_discards),
        djinns_face_down=bits.count(s.buried),
        djinn_cards=DJINN_CARDS,
        looking_at=None,
        used=_djinns(s.used),
        acting=_djinns(s.acting),
        suit=_suit(s),
        bag=size(s.bag),
        palms=s.palms_left(),
        palaces=s.palaces_left(),
        players=[_player(s, seat, own=over) for seat in range(s.setting.seats)],
    )


def own_view(s: FiveTribes, seat: int, public: FiveTribesView) -> FiveTribesView:
    """The public view with what only this seat sees."""
    players = public.players.copy()
    players[seat] = _player(s, seat, True)
    return replace(
        public,
        seat=seat,
        prompt=prompt(s, seat, VOCABULARY),
        looking_at=_looking_at(s, seat),
        players=players,
    )


def _seat(seat: i64) -> int | None:
    return None if seat == NONE else seat


def _djinns(mask: i64) -> list[str]:
    return [DJINN_NAMES[djinn] for djinn in bits.listed(mask)]


def _meeples(pile: i64) -> dict[str, int]:
    return dict(_tribes(pile))


def _cards(cards: i64) -> dict[str, int]:
    return {GOOD_NAMES[kind]: cards_of(cards, kind) for kind in range(GOODS) if cards_of(cards, kind)}


def _tiles(s: FiveTribes) -> list[Tile]:
    owners: list[int | None] = [None] * TILES
    for seat in range(s.setting.seats):
        for tile in bits.listed(s.camels[seat]):
            owners[tile] = seat
    return [
        Tile(*_face(tile, s.layout[tile]), _meeples(pile), owners[tile], s.palms[tile], s.palaces[tile])
        for tile, pile in enumerate(s.meeples.piles)
    ]


@cache
def _face(tile: int, face: int) -> tuple[str, str, int, bool]:
    place = FACE_PLACE[face]
    return TILE_NAMES[tile], PLACE_NAMES[place], FACE_VALUE[face], place in BLUE_PLACES


@lru_cache(10_000)  # a view has thirty piles, and from one decision to the next most stay as they are
def _tribes(pile: int) -> tuple[tuple[str, int], ...]:
    return tuple((TRIBE_NAMES[tribe], count(pile, tribe)) for tribe in range(TRIBES) if count(pile, tribe))


def _looking_at(s: FiveTribes, seat: int) -> list[str] | None:
    """FT-10.8 The djinns that the seat is looking at; nobody else sees them."""
    for step in s.agenda:
        if isinstance(step, Look) and step.seat == seat:
            return [DJINN_NAMES[djinn] for djinn in sorted(step.before + step.after)]
    return None


def _suit(s: FiveTribes) -> list[str]:
    """FT-9.1 The goods laid out for sale so far, which everybody sees."""
    step = s.agenda[-1] if s.agenda else None
    return [GOOD_NAMES[kind] for kind in bits.listed(step.kinds)] if isinstance(step, Suit) else []


def _blue_around(s: FiveTribes) -> list[str]:
    """FT-7.4 The tiles with a blue value around the final tile, itself included."""
    if s.tile == NO_TILE or count(s.in_hand, BUILDER) == 0:
        return []
    return [TILE_NAMES[tile] for tile in bits.listed(s.blue & BLOCK[s.tile])]


def _fakirs_to(s: FiveTribes) -> dict[str, int]:
    """FT-7.6 The fakirs needed, by tile, where the assassins alone do not reach."""
    if s.tile == NO_TILE or assassins(s) == 0:
        return {}
    return {TILE_NAMES[tile]: int(needed) for tile in range(TILES) if (needed := fakirs_for(s, tile))}


def _player(s: FiveTribes, seat: int, own: bool) -> Player:
    """FT-2.2, FT-Q18 What is seen of a player. Gold and cards are secret until the end unless hands are
    open."""
    gold_known = own or s.variants.hands == OPEN
    cards_known = own or s.variants.hands != HIDDEN
    secret = {"gold": not gold_known, "goods": not cards_known}
    return Player(
        gold=s.gold[seat] if gold_known else None,
        hand=_cards(s.cards(seat)) if cards_known else None,
        suits=_suits(s.cards(seat)) if cards_known else None,
        cards=s.hand_size(seat),
        viziers=s.viziers[seat],
        elders=s.elders[seat],
        camels=s.camels_left(seat),
        djinns=_djinns(s.djinns[seat]),
        score={line: points for line, points in score_sheet(s, seat).items() if not secret.get(line)},
    )


def _suits(cards: i64) -> list[SuitToSell]:
    """FT-9 The best way to sell: the largest suits first; the n-th has every good that is held n times."""
    found: list[SuitToSell] = []
    while kinds := [kind for kind in range(FAKIR) if cards_of(cards, kind) > len(found)]:
        found.append(SuitToSell([GOOD_NAMES[kind] for kind in kinds], SUIT_PAYS[len(kinds)]))
    return found


def _card(djinn: Djinn) -> Card:
    """FT-10.2, FT-10.4 The print of a djinn. Kumarbi's fakirs do not pay for a use: they go with a bid."""
    cost = ["fakir"] if djinn is KUMARBI_CARD else [PAYMENT_NAMES[payment] for payment in djinn.cost]
    return Card(djinn.value, cost, _when(djinn), djinn.aims)


def _when(djinn: Djinn) -> str:
    """FT-10.3, FT-10.6 When the power of a djinn can be used, or counts."""
    if djinn.windows:
        return {ANY_WINDOW: "turn", BEFORE_TRIBE: "before-tribe"}[djinn.windows]
    if djinn is KUMARBI_CARD:
        return "bidding"
    if djinn in REDIRECTS.values():
        return "placing"
    return "always" if djinn.hears or djinn.protects else "scoring"


DJINN_CARDS: Final = {djinn.name: _card(djinn) for djinn in DJINNS}
