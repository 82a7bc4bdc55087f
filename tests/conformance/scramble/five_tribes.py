"""Five Tribes: other players' gold and cards, the decks, and the djinns that Sibittis shows change.

What all have counted and seen (`gold_seen`, `seen`, `unseen`) is knowledge, not a secret; the true gold
and the true cards are hidden by the view all the same, so they change. Rejected djinns lie face down
(`buried`) only in a variant, and change there; in the game as printed there are none.
"""

from __future__ import annotations

from sandtable import Chance
from sandtable.games.five_tribes.board import ALL_DJINNS, GOODS, SIBITTIS
from sandtable.games.five_tribes.piles import pack_cards, unpack_cards
from sandtable.games.five_tribes.state import FiveTribes
from sandtable.games.five_tribes.steps.looking import Look

PUBLIC = frozenset(
    {
        "round",
        "layout",
        "piles",
        "in_hand",
        "tile",
        "bag",
        "camels",
        "palms",
        "palaces",
        "bid_order",
        "track",
        "sitting_out",
        "gold_seen",
        "viziers",
        "elders",
        "djinns",
        "used",
        "acting",
        "row",
        "discards",
        "seen",
        "unseen",
        "djinn_row",
        "djinn_discards",
        "buried",
        "blocked",
        "ended",
    }
)


def scramble(state: FiveTribes, seat: int | None, chance: Chance) -> FiveTribes:
    """Give other players more gold and other cards, and change the decks; hands and decks keep their
    sizes."""
    twin = state.clone()
    if not state.agenda:
        return twin  # everything is shown
    open_hands = state.setting.variants["hands"]
    seats = state.setting.seats
    for other in range(seats):
        if other == seat:
            continue
        if open_hands != "open":
            twin.gold[other] += 1 + chance.pick(60)
        if open_hands == "hidden":
            for at in range(other, len(twin.hands.parts), seats):
                twin.hands.parts[at] = _other_kinds(twin.hands.parts[at], chance)
    twin.deck = _other_kinds(twin.deck, chance)
    twin.djinn_deck = _other_djinns(twin.djinn_deck, chance)
    if seat is None or not state.owns(seat, SIBITTIS):
        twin.buried = _other_djinns(twin.buried, chance)
    for at, step in enumerate(twin.agenda):
        if isinstance(step, Look) and step.seat != seat:
            twin.agenda[at] = _other_look(twin, step, chance)
    return twin


def _other_kinds(cards: int, chance: Chance) -> int:
    counts = unpack_cards(cards)
    turn = 1 + chance.pick(GOODS - 1)
    return pack_cards(counts[turn:] + counts[:turn])


def _other_djinns(djinns: int, chance: Chance) -> int:
    turn = 1 + chance.pick(ALL_DJINNS - 1)
    return sum(1 << (djinn + turn) % ALL_DJINNS for djinn in range(ALL_DJINNS) if djinns >> djinn & 1)


def _other_look(twin: FiveTribes, step: Look, chance: Chance) -> Look:
    """The rest of a deck that ran out is not a secret, unless djinns are discarded face down."""
    turn = 1 + chance.pick(ALL_DJINNS - 1)
    after = tuple((djinn + turn) % ALL_DJINNS for djinn in step.after)
    before = step.before
    if twin.setting.variants["sibittis"] == "face_down":
        before = tuple((djinn + turn) % ALL_DJINNS for djinn in before)
    return Look(step.seat, before, after)
