"""A second, slow implementation of movement with plain lists of letters, written from the rule sheet."""

from __future__ import annotations

import itertools
from dataclasses import dataclass

Stacks = dict[int, list[str]]  # space -> letters from bottom to top; 0 behind the line, 17 over it
Tiles = dict[int, str]  # space -> "+" cheering or "-" booing
RACING = "BGYRP"
CRAZY = "WK"


@dataclass
class Moved:
    """A move: the camel that led it, the stacks afterwards, and the space of a tile that paid."""

    camel: str
    stacks: Stacks
    tile: int | None


def roll(stacks: Stacks, tiles: Tiles, face: str) -> Moved:
    """Roll a face, like `B2` or `W3`."""
    colour, pips = face[0], int(face[1])
    camel = colour if colour in RACING else crazy_to_move(stacks, colour)
    return move(stacks, tiles, camel, pips)


def crazy_to_move(stacks: Stacks, rolled: str) -> str:
    for stack in stacks.values():
        for lower, upper in itertools.pairwise(stack):
            if {lower, upper} == set(CRAZY):
                return upper
    carriers = [camel for camel in CRAZY if any(rider in RACING for rider in above(stacks, camel))]
    return carriers[0] if len(carriers) == 1 else rolled


def above(stacks: Stacks, camel: str) -> list[str]:
    for stack in stacks.values():
        if camel in stack:
            return stack[stack.index(camel) + 1 :]
    raise KeyError(camel)


def move(stacks: Stacks, tiles: Tiles, camel: str, pips: int) -> Moved:
    left = {space: list(stack) for space, stack in stacks.items()}
    start = next(space for space, stack in left.items() if camel in stack)
    height = left[start].index(camel)
    unit = left[start][height:]
    left[start] = left[start][:height]
    forward = 1 if camel in RACING else -1
    goal = start + forward * pips
    tile = goal if goal in tiles else None
    if goal > 16:
        left[17] = unit
    elif goal < 1:
        left[0] = unit
    elif tile is None:
        left[goal] = left.get(goal, []) + unit
    elif tiles[tile] == "+":
        left[goal + forward] = left.get(goal + forward, []) + unit
    else:
        left[goal - forward] = unit + left.get(goal - forward, [])
    return Moved(camel, {space: stack for space, stack in left.items() if stack}, tile)


def ranking(stacks: Stacks) -> list[str]:
    """The racing camels from first to last: each stack from its top down, the furthest stack first."""
    return [
        camel
        for space in sorted(stacks, reverse=True)
        for camel in reversed(stacks[space])
        if camel in RACING
    ]


def is_over(stacks: Stacks) -> bool:
    return 0 in stacks or 17 in stacks
