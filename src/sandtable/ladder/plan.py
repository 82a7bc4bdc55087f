"""The games of a ladder: which bots meet, how often, and with which luck."""

from __future__ import annotations

import hashlib
from typing import Final, Literal

import msgspec

from sandtable.core.chance import Chance
from sandtable.core.errors import BadSetup

MatchKind = Literal["climb", "hold", "mirror", "mixed"]
KINDS: Final[tuple[MatchKind, ...]] = ("climb", "hold", "mirror", "mixed")
FLOOR: Final = "random"  # no bot may play worse than this one


class LadderPlan(msgspec.Struct, frozen=True):
    """Everything that decides which games are played.

    `games` is the number of games in each match, rounded up to whole deals. `bots` are listed from the
    weakest to the strongest; `versus` adds pairs of a stronger and a weaker bot. `guests` are bots from
    elsewhere: a name and its import path `module:Class`.
    """

    game: str
    seats: tuple[int, ...]
    games: int
    bots: tuple[str, ...]
    versus: tuple[tuple[str, str], ...] = ()
    kinds: tuple[MatchKind, ...] = KINDS
    seed: int = 1
    variants: dict[str, str] = {}
    guests: dict[str, str] = {}
    clock: bool = True
    cap: int = 5000

    @property
    def everybody(self) -> list[str]:
        """Every bot that plays, named once."""
        return list(dict.fromkeys([*self.bots, *(bot for pair in self.versus for bot in pair)]))


class Match(msgspec.Struct, frozen=True):
    """One bot, the hero, at a table of others; a mixed table has no hero."""

    kind: MatchKind
    hero: str = ""
    others: str = ""

    @property
    def name(self) -> str:
        return f"{self.hero} among {self.others}" if self.hero else self.kind


class Seating(msgspec.Struct, frozen=True):
    """One game to play: the line-up of a match, rotated by `rotation` seats, with the luck of a deal."""

    match: Match
    deal: int
    rotation: int
    bots: tuple[str, ...]  # by seat

    def line_up_index(self, seat: int) -> int:
        """Return the position in the line-up of the bot on a seat; the hero's position is 0."""
        return (seat - self.rotation) % len(self.bots)


def matches(plan: LadderPlan, seats: int) -> list[Match]:
    """Match every bot with the next weaker one and the reverse, with copies of itself, and all together."""
    ranked = sorted(plan.bots, key=lambda bot: bot != FLOOR)
    pairs = [*zip(ranked[1:], ranked, strict=False), *plan.versus]
    found = [Match("climb", strong, weak) for strong, weak in pairs]
    if seats > 2:  # at a table for two this would be the same match
        found += [Match("hold", weak, strong) for strong, weak in pairs]
    found += [Match("mirror", bot, bot) for bot in ranked]
    if len(ranked) > 1:
        found.append(Match("mixed"))
    return [match for match in found if match.kind in plan.kinds]


def schedule(plan: LadderPlan) -> list[Seating]:
    """List every game of the plan, deal by deal, so that an unfinished ladder has games of every match."""
    return [
        seating
        for deal in range(max(deals(plan, seats) for seats in plan.seats))
        for seats in plan.seats
        if deal < deals(plan, seats)
        for match in matches(plan, seats)
        for seating in seatings(plan, match, seats, deal)
    ]


def deals(plan: LadderPlan, seats: int) -> int:
    """Return how many deals a match needs for the planned number of games."""
    return -(-plan.games // seats)


def seatings(plan: LadderPlan, match: Match, seats: int, deal: int) -> list[Seating]:
    """Put the line-up on every seat in turn, so that no bot gains by where it sits."""
    line_up = [match.hero] + [match.others] * (seats - 1) if match.hero else mixed(plan, seats, deal)
    rotated = [
        tuple(line_up[(seat - rotation) % seats] for seat in range(seats)) for rotation in range(seats)
    ]
    return [Seating(match, deal, rotation, bots) for rotation, bots in enumerate(rotated)]


def mixed(plan: LadderPlan, seats: int, deal: int) -> list[str]:
    """Take the next bots from an endless series of shuffles: all play equally often and meet each other."""
    return [shuffled_bot(plan, index) for index in range(deal * seats, (deal + 1) * seats)]


def shuffled_bot(plan: LadderPlan, index: int) -> str:
    """Return one bot of the endless series of shuffles."""
    shuffle, position = divmod(index, len(plan.bots))
    chance = Chance(derived_seed("shuffle", plan.seed, shuffle))
    left = list(plan.bots)
    for _ in range(position):
        left.pop(chance.pick(len(left)))
    return left[chance.pick(len(left))]


def derived_seed(*parts: object) -> int:
    """Hash the parts to 64 bits, the same on every machine."""
    return int.from_bytes(hashlib.blake2b(repr(parts).encode(), digest_size=8).digest(), "big")


def check(plan: LadderPlan, known: list[str]) -> None:
    """Raise BadSetup if a bot is unknown or listed twice, or if there is no match to play."""
    for bot in plan.everybody:
        if bot not in known:
            raise BadSetup(f"there is no bot {bot!r}; the bots are {', '.join(known)}")
    if len(set(plan.bots)) < len(plan.bots):
        raise BadSetup("a bot is listed twice")
    names = [match.name for match in matches(plan, max(plan.seats))]
    if len(set(names)) < len(names):
        raise BadSetup("a pair is listed twice: each bot meets the next weaker one anyway")
    if not names:
        raise BadSetup("there is no match to play: name at least two bots, or include mirror matches")
