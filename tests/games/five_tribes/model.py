"""A second implementation of the move of FT-5, as simple as possible: lists, no tables, no tricks.

The rules are compared with this model on thousands of boards. It uses nothing from the package.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

WIDTH, HEIGHT = 6, 5
Board = dict[int, list[int]]  # tile -> tribes standing there
Drop = tuple[int, int]  # tile, tribe


@cache
def neighbours(tile: int) -> list[int]:
    x, y = tile % WIDTH, tile // WIDTH
    near = [(x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)]
    return [v * WIDTH + u for u, v in near if 0 <= u < WIDTH and 0 <= v < HEIGHT]


def finishes(board: Board, hand: list[int], at: int, came_from: int | None) -> Iterator[tuple[Drop, ...]]:
    """Every way to sow the hand from here: a drop on each tile entered, never straight back, the last one
    on a tile that holds its tribe at that moment."""
    for tile in neighbours(at):
        if tile == came_from:
            continue
        for tribe in sorted(set(hand)):
            if len(hand) == 1:
                if tribe in board[tile]:
                    yield ((tile, tribe),)
                continue
            rest = list(hand)
            rest.remove(tribe)
            board[tile].append(tribe)
            for finish in finishes(board, rest, tile, at):
                yield ((tile, tribe), *finish)
            board[tile].remove(tribe)


def can_finish(board: Board, hand: list[int], at: int, came_from: int | None) -> bool:
    return any(True for _ in finishes(copied(board), hand, at, came_from))


def legal_drops(board: Board, hand: list[int], at: int, came_from: int | None) -> set[Drop]:
    """The drops after which the move can still be finished."""
    found: set[Drop] = set()
    for tile in neighbours(at):
        for tribe in set(hand):
            rest = list(hand)
            rest.remove(tribe)
            if tile == came_from:
                continue
            if not rest:
                if tribe in board[tile]:
                    found.add((tile, tribe))
                continue
            after = copied(board)
            after[tile].append(tribe)
            if can_finish(after, rest, tile, at):
                found.add((tile, tribe))
    return found


def moves(board: Board) -> Iterator[tuple[int, tuple[Drop, ...]]]:
    """Every whole move on a board: start tile and drops."""
    for start in board:
        if board[start]:
            lifted = copied(board)
            hand = lifted[start]
            lifted[start] = []
            for finish in finishes(lifted, hand, start, None):
                yield start, finish


def copied(board: Board) -> Board:
    return {tile: list(tribes) for tile, tribes in board.items()}
