"""Whole games, one for each way to end and for each choice of a variant; the luck comes from seeds.

The players build whatever they can and otherwise play at random: such games are short and varied.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import cycle, repeat

from sandtable import Action, Chance, Table
from sandtable.bots.random import choose_random
from sandtable.core.native import i64, vec
from sandtable.games.cleopatra import GAME
from sandtable.games.cleopatra.board import ARTISAN, DOUBLE, KINDS
from sandtable.games.cleopatra.variants import VARIANTS
from tests.records.makers import Maker

CROCODILE_SEED = 876  # a rare seed with which three players have the same number of amulets


def keen(options: list[Action], chance: Chance) -> Action:
    """Build if possible."""
    return choose_random([option for option in options if option.verb.startswith("build")] or options, chance)


def lazy(options: list[Action], chance: Chance) -> Action:
    """Always go to the market, and lay off cards above the limit."""
    plain = [option for option in options if option.verb in ("market", "refill", "end turn")]
    return choose_random(plain or options[:3], chance)


def game(seats: int, seed: int, **variants: str) -> Table:
    table, choices = Table(GAME, seats, Chance(seed), variants), Chance(seed + 77)
    while table.state.to_act():
        waiting = table.state.to_act()
        seat = waiting[choices.pick(len(waiting))]
        table.play(keen(table.state.options(seat), choices), seat)
    return table


def unfinished() -> Table:
    """Sixty turns at the market."""
    table, choices = Table(GAME, 3, Chance(3), {"max_idle_turns": "60"}), Chance(4)
    while table.state.to_act():
        (seat,) = table.state.to_act()
        table.play(lazy(table.state.options(seat), choices), seat)
    return table


ARTISANS = (ARTISAN, DOUBLE + ARTISAN)
OTHERS = tuple(kind for kind in range(KINDS) if kind not in ARTISANS)


class Arranged(Chance):
    """Luck arranged for a story: a pick is always the last outcome, a draw the first kind that is wanted."""

    def __init__(self) -> None:
        super().__init__()
        self.wishes: Iterator[tuple[int, ...]] = repeat(OTHERS)

    def next(self, n: i64) -> i64:
        return n - 1

    def draw(self, bag: vec[i64]) -> i64:
        kind = next(kind for kind in (*next(self.wishes), *OTHERS, *ARTISANS) if bag[kind])
        self.dealt.append(sum(list(bag)[:kind]))
        bag[kind] -= 1
        return kind


def round_of_passes() -> Table:
    """CL-E9 All merchants are spent, each on a wall. Then each player always visits the same stall: one
    gets all artisans and three stones, the others no artisan. When the last card is taken, none can build."""
    luck = Arranged()
    table = Table(GAME, 3, luck)
    # of each three cards, the one for the first stall is an artisan
    shown = cycle((OTHERS, ARTISANS, OTHERS))
    while table.state.to_act():
        (seat,) = table.state.to_act()
        options = [option.text for option in table.state.options(seat)]
        habits = [
            f"market {seat + 1}",
            "refill",
            "lay 1 1",
            "lay 1 2",
            "keep all",
            "stop",
            "end turn",
            "pass",
        ]
        if len(table.entries) < 18:  # six decisions for each player
            habits[:0] = [f"build wall L{seat + 1}", "merchant artisan", "merchant stone", "merchant wood"]
        choice = next(habit for habit in habits if habit in options)
        luck.wishes = shown if choice == "refill" else repeat(ARTISANS if seat == 0 else OTHERS)
        table.play(choice, seat)
    return table


def second_thoughts() -> Table:
    """A first card is laid, taken back and laid elsewhere; then the game goes on as usual."""
    table, choices = Table(GAME, 4, Chance(41), {}), Chance(41)
    while table.state.to_act():
        waiting = table.state.to_act()
        seat = waiting[choices.pick(len(waiting))]
        table.play(keen(table.state.options(seat), choices), seat)
        if len(table.entries) < 40 and table.can_undo(seat):
            table.undo(seat)
            table.play(table.state.options(seat)[-1], seat)
    return table


RECORDS: dict[str, Maker] = {
    "palace-3": partial(game, 3, 1),
    "palace-4": partial(game, 4, 2),
    "palace-5": partial(game, 5, 3),
    "crocodile": partial(game, 3, CROCODILE_SEED),
    "unfinished": unfinished,
    "round-of-passes": round_of_passes,
    "second-thoughts": second_thoughts,
}
for _number, (_name, _variant) in enumerate(VARIANTS.items()):
    for _choice in _variant.choices[1:]:
        RECORDS[f"{_name}-{_choice}".replace("_", "-")] = partial(game, 3, 100 + _number, **{_name: _choice})
