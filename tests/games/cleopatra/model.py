"""Gardens as plain sets of (row, column): a slow model with which the packed sets are compared."""

from __future__ import annotations

from sandtable.games.cleopatra.pentominoes import FORMS, form_number

Cell = tuple[int, int]


def regions(free: set[Cell]) -> list[set[Cell]]:
    rest, found = set(free), []
    while rest:
        waiting, region = [min(rest)], set()
        while waiting:
            cell = waiting.pop()
            if cell in rest:
                rest.remove(cell)
                region.add(cell)
                row, column = cell
                waiting += [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
        found.append(region)
    return found


def anchors(shape: int, way: int, free: set[Cell]) -> set[Cell]:
    form = FORMS[form_number(shape, way)]
    return {
        (row, column)
        for row in range(9)
        for column in range(9)
        if all((row + r, column + c) in free for r, c in form)
    }


def fits(shape: int, ways: list[int], free: set[Cell]) -> bool:
    return any(anchors(shape, way, free) for way in ways)


def dead(region: set[Cell], stack: set[int], ways: list[list[int]]) -> bool:
    return not any(fits(shape, ways[shape], region) for shape in stack)


def claimable(
    before: set[Cell], after: set[Cell], stack: set[int], laid: int, ways: list[list[int]], late_claims: bool
) -> list[Cell]:
    """The first squares of the sanctuaries that laying a mosaic made."""
    old = regions(before)
    found = []
    for region in regions(after):
        if not dead(region, stack, ways):
            continue
        was_there = region in old
        if was_there and (not late_claims or dead(region, stack | {laid}, ways)):
            continue
        found.append(min(region))
    return sorted(found)
