"""Games of Five Tribes in which most djinns are owned from the beginning, for checks of what djinns do."""

from __future__ import annotations

from dataclasses import dataclass

from sandtable import Chance, State, Table
from tests.conformance.cases import Case
from tests.games.five_tribes.kit import rich_table


@dataclass(frozen=True)
class Rich(Case):
    """A case in which most djinns are owned from the beginning."""

    def setup(self, chance: Chance) -> State:
        return rich_table(self.seats, chance.pick(1000), self.variants)

    def table(self, chance: Chance) -> Table:
        return Table.resume(self.setup(chance), chance, [0] * self.seats, None)
