"""Tools with which tests lay out a table, play at it and draw it.

A board is given tile by tile, as the game draws it: `c3=8o:WG@1|` is the tile c3, an oasis worth 8 with an
elder and a merchant, the camel of seat 1 and a palm (`^` is a palace). Tiles not named get the faces that
are left in the box, the red ones first, and stay empty; meeples not named are in the bag.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sandtable import Chance, Event, Outcome, Script
from sandtable.core.message import Message
from sandtable.games.five_tribes import GAME
from sandtable.games.five_tribes.board import (
    DJINN_NAMES,
    EVERY_DJINN,
    FACE_COUNT,
    FACE_PLACE,
    FACE_VALUE,
    GOOD_COUNT,
    GOOD_NAMES,
    GOODS,
    MEEPLES,
    NONE,
    SPOT_COSTS,
    TILE_NAMES,
    TILES,
    TRIBE_LETTERS,
    TRIBES,
    markers_each,
)
from sandtable.games.five_tribes.djinns.card import BEFORE_MOVE
from sandtable.games.five_tribes.state import FiveTribes, load_table
from sandtable.games.five_tribes.steps.bidding import StartRound
from sandtable.games.five_tribes.steps.ending import CleanUp
from sandtable.games.five_tribes.steps.turn import Move, NextMarker
from sandtable.games.five_tribes.steps.window import Powers
from sandtable.games.five_tribes.view import FiveTribesView

PLACES = "vsomL"
RED_FIRST = (6, 7, 5, 0, 1, 2, 3, 4)
TILE = re.compile(r"([a-f][1-5])=(\d+)([vsomL]):?([YWGBR]*)(?:@(\d))?(\|*)(\^*)")

# FT-14.1 The board of the rulebook's second page.
RULEBOOK = """
10s:BRG  6m:BRR  6s:GGW  5v:GWW  6m:BYW  8o:BWW
 8o:YWY  4L:BGW  4L:RGW  8o:GRR  4L:BBB  6s:RYG
 6m:BRG  5v:YGY 12s:RBY  6m:GWY  8o:BRW  6m:BYG
 6s:BWW  8o:GWR  6m:BWY  4L:GRW 15s:GWW  5v:BGY
 6m:RWR  5v:BBY  6s:GYR  8o:YRY  5v:GRB  6m:WRY
"""


@dataclass(frozen=True)
class Hand:
    """What a player has: `cards` were taken face up, `secret` ones drawn unseen; `rest` means all that are
    left."""

    gold: int = 50
    viziers: int = 0
    elders: int = 0
    cards: str = ""
    secret: str = ""
    djinns: str = ""


ANSWERED: Final = ("kill", "end", "go", "keep")  # the first words of actions that the game may play itself


class Play:
    """A table in a test: every action must be on offer, use all of its luck, and lead to a valid position."""

    def __init__(self, state: FiveTribes) -> None:
        self.state = state

    def play(self, *texts: str, luck: Sequence[int] | None = ()) -> Play:
        """Play these actions, each by the seat that is asked; with `luck` None, the luck is random.

        An action that the game has already played, because everybody knew the only answer, is skipped.
        """
        for text in texts:
            if text.split()[0] in ANSWERED and (not self.state.agenda or text not in self.options()):
                continue
            assert text in self.options(), f"seat {self.to_act} may not {text!r}: {self.why_not(text)}"
            script = Script(list(luck)) if luck is not None else Chance(1)
            self.state.apply(self.to_act, GAME.action(text), script)
            if isinstance(script, Script):
                script.check_spent()
            GAME.check(self.state)
        return self

    @property
    def to_act(self) -> int:
        (seat,) = self.state.to_act()
        return seat

    @property
    def asks(self) -> str:
        return type(self.state.agenda[-1]).__name__ if self.state.agenda else "nothing"

    def options(self) -> list[str]:
        return [action.text for action in self.state.options(self.to_act)]

    def offers(self, verb: str) -> list[str]:
        """The options of a verb, without the verb itself."""
        found = [action for action in self.state.options(self.to_act) if action.verb == verb]
        return [action.text.removeprefix(verb).strip() for action in found]

    def why_not(self, text: str) -> str | None:
        return self.state.barred(self.to_act, GAME.action(text))

    def view(self, seat: int | None = None) -> FiveTribesView:
        return GAME.view(self.state, seat)

    def news(self, code: str, seat: int | None = None) -> list[Message]:
        events: list[Event] = self.state.news
        return [GAME.read(event, seat) for event in events if event.kind.code == code]

    @property
    def outcome(self) -> Outcome:
        found = self.state.outcome()
        assert found is not None, "the game is not over"
        return found

    def score(self, seat: int, line: str) -> int:
        lines = {
            entry.code.removeprefix("five-tribes-score-"): entry.amount
            for entry in self.outcome.breakdown[seat]
        }
        return lines.get(line, 0)

    @property
    def gold(self) -> list[int]:
        return [int(gold) for gold in self.state.gold]

    @property
    def held(self) -> list[tuple[int, int]]:
        """The viziers and elders in front of each seat."""
        return [(player.viziers, player.elders) for player in self.view().players]

    def cards(self, seat: int) -> str:
        hand = self.view(seat).players[seat].hand
        assert hand is not None
        return " ".join(good for good, number in hand.items() for _ in range(number))

    def djinns(self, seat: int) -> list[str]:
        return self.view().players[seat].djinns

    def at(self, *names: str) -> str:
        """The named tiles, as they are drawn."""
        return " ".join(f"{name}={_drawn(self.view(), name)}" for name in names)

    def shows(self, board: str) -> None:
        """Compare the tiles of a drawn board."""
        expected = [_canonical(token) for token in board.split()]
        found = [self.at(token.partition("=")[0]) for token in expected]
        assert found == expected, f"{GAME.draw(self.view())}\nexpected {expected}"


def _drawn(view: FiveTribesView, name: str) -> str:
    tile = view.tiles[TILE_NAMES.index(name)]
    letters = dict(zip(("vizier", "elder", "merchant", "builder", "assassin"), TRIBE_LETTERS, strict=True))
    meeples = "".join(letters[tribe] * number for tribe, number in tile.meeples.items())
    place = PLACES[("village", "sacred-place", "oasis", "small-market", "large-market").index(tile.place)]
    camel = "" if tile.camel is None else f"@{tile.camel}"
    return f"{tile.value}{place}:{meeples}{camel}{'|' * tile.palms}{'^' * tile.palaces}"


def _canonical(token: str) -> str:
    match = TILE.fullmatch(token)
    assert match, token
    name, value, place, meeples, camel, palms, palaces = match.groups()
    ordered = "".join(sorted(meeples, key=TRIBE_LETTERS.index))
    return f"{name}={value}{place}:{ordered}{f'@{camel}' if camel else ''}{palms}{palaces}"


# --- laying out ----------------------------------------------------------------------------------------


def full_board(text: str) -> str:
    """A board of five rows, tile by tile."""
    rows = [line.split() for line in text.strip().splitlines()]
    cells = [cell for row in rows for cell in row]
    return " ".join(f"{TILE_NAMES[tile]}={cells[tile]}" for tile in range(TILES))


def table(
    board: str = "",
    *hands: Hand,
    seats: int = 4,
    turn: int = 0,
    bidding: bool = False,
    order: Sequence[int] | None = None,
    row: str = "",
    discards: str = "",
    deck: str | None = None,
    djinn_row: str = "",
    djinn_deck: str | None = None,
    round: int = 3,
    luck: Sequence[int] = (),
    variants: dict[str, str] | None = None,
    rules_version: int = GAME.rules_version,
) -> Play:
    """A table in the middle of a game, at the beginning of a turn of seat `turn` (or of the bids).

    `order` has the markers that have still to act (or to bid), in order; by default all the others. Cards
    that are nowhere else are in the deck, or among the discards if `deck` is given; so are djinns.
    """
    players = [*hands, *[Hand()] * (seats - len(hands))]
    setting = GAME.setting(seats, variants or {}, rules_version)
    fields = _board(board, seats)
    _people(fields, players)
    _cards(fields, players, row, discards, deck)
    _djinns(fields, players, djinn_row, djinn_deck)
    fields |= {
        "round": round,
        "in_hand": [0] * TRIBES,
        "tile": TILES,
        "used": 0,
        "acting": 0,
        "sitting_out": NONE,
    }
    fields |= {"buried": 0, "blocked": 0, "ended": 0}
    everyone = [seat for seat in range(seats) for _ in range(markers_each(seats))]
    waiting = list(everyone) if order is None else list(order)
    if order is None and not bidding:
        waiting.remove(turn)
    done = list(everyone)
    for seat in waiting:
        done.remove(seat)
    spots: list[object] = [NONE] * len(SPOT_COSTS)
    fields["bid_order"] = waiting if bidding else done
    if bidding:
        assert not done, "everybody bids"
    else:
        spots[8 - len(waiting) + 1 : 9] = reversed(waiting)
    fields["track"] = spots

    state = load_table(setting, [], fields)
    script = Script(list(luck))
    if bidding:
        state.then(StartRound(), NextMarker(), CleanUp())
    else:
        state.then(Powers(turn, BEFORE_MOVE), Move(turn), NextMarker(), CleanUp())
    state.settle(script)
    script.check_spent()
    GAME.check(state)
    return Play(state)


def _board(board: str, seats: int) -> dict[str, object]:
    faces: list[int] = [NONE] * TILES
    piles = [[0] * TRIBES for _ in range(TILES)]
    camels = [0] * seats
    palms, palaces = [0] * TILES, [0] * TILES
    left = list(FACE_COUNT)
    for token in board.split():
        match = TILE.fullmatch(token)
        assert match, f"no tile: {token}"
        name, value, place, meeples, camel, palm, palace = match.groups()
        tile = TILE_NAMES.index(name)
        faces[tile] = next(
            face
            for face in range(len(left))
            if FACE_VALUE[face] == int(value) and PLACES[FACE_PLACE[face]] == place
        )
        left[faces[tile]] -= 1
        for letter in meeples:
            piles[tile][TRIBE_LETTERS.index(letter)] += 1
        if camel:
            camels[int(camel)] |= 1 << tile
        palms[tile], palaces[tile] = len(palm), len(palace)
    spare = [face for face in RED_FIRST for _ in range(left[face])]
    faces = [spare.pop(0) if face == NONE else face for face in faces]
    return {"layout": faces, "piles": piles, "camels": camels, "palms": palms, "palaces": palaces}


def _people(fields: dict[str, object], players: list[Hand]) -> None:
    piles = fields["piles"]
    assert isinstance(piles, list)
    bag = [MEEPLES[tribe] - sum(pile[tribe] for pile in piles) for tribe in range(TRIBES)]
    bag[0] -= sum(player.viziers for player in players)
    bag[1] -= sum(player.elders for player in players)
    fields["bag"] = bag
    fields["viziers"] = [player.viziers for player in players]
    fields["elders"] = [player.elders for player in players]
    fields["gold"] = fields["gold_seen"] = [player.gold for player in players]


def _cards(fields: dict[str, object], players: list[Hand], row: str, discards: str, deck: str | None) -> None:
    left = list(GOOD_COUNT)
    named = [counts(text, GOOD_NAMES) for text in (row, discards, deck or "")]
    shown = [counts(player.cards.replace("rest", ""), GOOD_NAMES) for player in players]
    secret = [counts(player.secret, GOOD_NAMES) for player in players]
    for cards in [*named, *shown, *secret]:
        left = [have - take for have, take in zip(left, cards, strict=True)]
    for seat, player in enumerate(players):
        if "rest" in player.cards.split():
            shown[seat] = [one + other for one, other in zip(shown[seat], left, strict=True)]
            left = [0] * GOODS
    piles = [named[1], named[2]]
    piles[0 if deck is not None else 1] = [
        one + other for one, other in zip(piles[0 if deck is not None else 1], left, strict=True)
    ]
    fields["row"] = [GOOD_NAMES.index(good) for good in row.split()]
    fields["discards"], fields["deck"] = piles
    fields["hands"] = [*shown, *secret]
    fields["seen"] = shown
    fields["unseen"] = [[sum(kind) for kind in zip(piles[1], *secret, strict=True)]]


def counts(text: str, names: Sequence[str]) -> list[int]:
    """`wheat*2 fish`: how many of each."""
    found = [0] * len(names)
    for word in text.split():
        name, _, number = word.partition("*")
        found[names.index(name)] += int(number or 1)
    return found


def _djinns(fields: dict[str, object], players: list[Hand], row: str, deck: str | None) -> None:
    owned = [djinns(player.djinns) for player in players]
    shown = djinns(row)
    left = EVERY_DJINN & ~shown
    for held in owned:
        left &= ~held
    kept = left if deck is None else djinns(deck)
    fields["djinns"] = owned
    fields["djinn_row"] = [DJINN_NAMES.index(name) for name in row.split()]
    fields["djinn_deck"] = kept
    fields["djinn_discards"] = left & ~kept


def djinns(text: str) -> int:
    return sum(1 << DJINN_NAMES.index(name) for name in text.split())


def arrive(board: str, tribe: str, *hands: Hand, **options: object) -> Play:
    """One meeple of a tribe steps from b1 to a1, which holds others of it."""
    letter = "YWGBR"[("vizier", "elder", "merchant", "builder", "assassin").index(tribe)]
    game = table(f"b1=6m:{letter} {board}", *hands, **options)  # type: ignore[arg-type] # any option of `table`
    while game.asks == "Window":
        game.play("go on")
    return game.play("take b1", f"drop a1 {tribe}")


def rich_table(seats: int, seed: int, variants: dict[str, str] | None = None) -> FiveTribes:
    """A game about to begin in which all djinns but three are owned, with elders and fakirs to pay for
    them."""
    chance = Chance(seed)
    board = full_board(RULEBOOK)
    for _ in range(12):
        board = board.replace("W", "", 1)
    owned: list[list[str]] = [[] for _ in range(seats)]
    for name in DJINN_NAMES:
        owner = (
            chance.pick(seats + 1) if name not in ("sibittis", "sloar", "kandicha") else chance.pick(seats)
        )
        if owner < seats:
            owned[owner].append(name)
    goods = ("wheat fish", "silk", "spice pottery", "papyrus")
    hands = [
        Hand(elders=12 // seats, cards=f"fakir*3 {goods[seat]}", djinns=" ".join(owned[seat]))
        for seat in range(seats)
    ]
    row = "ivory jewels gold fish wheat fakir fakir silk spice"
    game = table(board, *hands, seats=seats, bidding=True, row=row, round=1, variants=variants)
    return game.state
