"""What a ladder plays: which bots meet, how often, and on whose luck."""

from __future__ import annotations

import hashlib
from typing import Final, Literal

import msgspec

from sandtable.core.chance import Chance
from sandtable.core.errors import BadSetup

Kind = Literal["climb", "hold", "mirror", "mixed"]
KINDS: Final[tuple[Kind, ...]] = ("climb", "hold", "mirror", "mixed")
FLOOR: Final = "random"  # nothing may play worse than that


class Plan(msgspec.Struct, frozen=True):
    """All that decides what is played. `games` is of each match, rounded up to whole deals.

    `bots` climb from the weakest to the strongest; `versus` adds pairs of the stronger and the weaker.
    `guests` are bots from elsewhere: a name and `module:Class`.
    """

    game: str
    seats: tuple[int, ...]
    games: int
    bots: tuple[str, ...]
    versus: tuple[tuple[str, str], ...] = ()
    kinds: tuple[Kind, ...] = KINDS
    seed: int = 1
    variants: dict[str, str] = {}
    guests: dict[str, str] = {}
    clock: bool = True
    cap: int = 5000

    @property
    def everybody(self) -> list[str]:
        """All who play, each once."""
        return list(dict.fromkeys([*self.bots, *(bot for pair in self.versus for bot in pair)]))


class Match(msgspec.Struct, frozen=True):
    """One bot, the hero, at a table of others; a mixed table has no hero."""

    kind: Kind
    hero: str = ""
    others: str = ""

    @property
    def name(self) -> str:
        return f"{self.hero} among {self.others}" if self.hero else self.kind


class Seating(msgspec.Struct, frozen=True):
    """One game to be played: the line-up of a match, turned by `rotation` seats, with the luck of a deal."""

    match: str
    deal: int
    rotation: int
    bots: tuple[str, ...]  # by seat

    def entrant(self, seat: int) -> int:
        """Who sits there, by the place in the line-up; the hero is the first of it."""
        return (seat - self.rotation) % len(self.bots)


def matches(plan: Plan, seats: int) -> list[Match]:
    """Every bot against a table of the next weaker one and the reverse, against its like, and all mixed."""
    ranked = sorted(plan.bots, key=lambda bot: bot != FLOOR)
    pairs = [*zip(ranked[1:], ranked, strict=False), *plan.versus]
    found = [Match("climb", strong, weak) for strong, weak in pairs]
    if seats > 2:  # at a table for two that is the same match
        found += [Match("hold", weak, strong) for strong, weak in pairs]
    found += [Match("mirror", bot, bot) for bot in ranked]
    if len(ranked) > 1:
        found.append(Match("mixed"))
    return [match for match in found if match.kind in plan.kinds]


def schedule(plan: Plan) -> list[Seating]:
    """Every game of the plan, deal by deal, so that a ladder that was stopped has some of everything."""
    return [
        seating
        for deal in range(max(deals(plan, seats) for seats in plan.seats))
        for seats in plan.seats
        if deal < deals(plan, seats)
        for match in matches(plan, seats)
        for seating in seatings(plan, match, seats, deal)
    ]


def deals(plan: Plan, seats: int) -> int:
    return -(-plan.games // seats)


def seatings(plan: Plan, match: Match, seats: int, deal: int) -> list[Seating]:
    """The line-up on every seat in turn: nobody gains by where they sit."""
    line_up = [match.hero] + [match.others] * (seats - 1) if match.hero else mixed(plan, seats, deal)
    turned = [tuple(line_up[(seat - turn) % seats] for seat in range(seats)) for turn in range(seats)]
    return [Seating(match.name, deal, turn, bots) for turn, bots in enumerate(turned)]


def mixed(plan: Plan, seats: int, deal: int) -> list[str]:
    """The next bots of an endless row of shuffles: all play equally often, beside everybody."""
    return [shuffled(plan, place) for place in range(deal * seats, (deal + 1) * seats)]


def shuffled(plan: Plan, place: int) -> str:
    turn, place = divmod(place, len(plan.bots))
    luck = Chance(number("shuffle", plan.seed, turn))
    left = list(plan.bots)
    for _ in range(place):
        left.pop(luck.pick(len(left)))
    return left[luck.pick(len(left))]


def number(*parts: object) -> int:
    """64 bits that are the same on every machine, and unlike those of any other parts."""
    return int.from_bytes(hashlib.blake2b(repr(parts).encode(), digest_size=8).digest(), "big")


def check(plan: Plan, known: list[str]) -> None:
    """BadSetup for a bot nobody knows, or that is named twice."""
    for bot in plan.everybody:
        if bot not in known:
            raise BadSetup(f"there is no bot {bot!r}; the bots are {', '.join(known)}")
    if len(set(plan.bots)) < len(plan.bots):
        raise BadSetup("a bot is named twice")
    every = [match.name for match in matches(plan, max(plan.seats))]
    if len(set(every)) < len(every):
        raise BadSetup("a pair is named twice: each bot meets the next weaker one anyway")
    if not every:
        raise BadSetup("there is nobody to play against: name two bots or more, or let them play mirrors")
