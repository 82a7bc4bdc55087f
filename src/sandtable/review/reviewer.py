"""The work of a review in pieces, which may be done in any order and by any process."""

from __future__ import annotations

from typing import Final

import msgspec

from sandtable.core.chance import Chance
from sandtable.core.record import Record
from sandtable.core.state import State
from sandtable.review.decision import Comparison, PlayedPlan
from sandtable.review.effort import Effort
from sandtable.review.figures import Estimate
from sandtable.review.judge import Judge
from sandtable.review.luck import Deal, after, expected
from sandtable.review.reasons import reason
from sandtable.review.report import Alternative, JudgedDecision, Reason
from sandtable.review.runs import GameLine, Run

# Independent questions about a run, each with its own luck
JUDGED: Final = 1
EXPECTED: Final = 2
COMPARED: Final = 3
EXPLAINED: Final = 5
LEAST_MISTAKE: Final = 0.01  # of a win; less is not called a mistake, however certain it is


class Finding(msgspec.Struct, frozen=True):
    """What one piece of the work found out: everybody's chances afterwards, and what was expected."""

    after: list[Estimate]
    expected: list[Estimate] | None = None
    decision: JudgedDecision | None = None


class Reviewer:
    """Does the pieces of one review: piece 0 is the set-up, and each run of the game is another."""

    def __init__(self, record: Record, effort: Effort) -> None:
        self.line = GameLine(record)
        self.effort = effort

    @property
    def pieces(self) -> int:
        return len(self.line.runs) + 1

    def do(self, piece: int) -> Finding:
        """Do one piece; the finding depends on nothing but the record and the effort."""
        return self.run(self.line.runs[piece - 1]) if piece else self.set_up()

    def set_up(self) -> Finding:
        line, record = self.line, self.line.record
        judge = Judge(line.game)
        seed = Run(0, 0, line.start).seed(JUDGED)

        def deal(chance: Chance) -> State:
            start: State = line.game.setup(record.seats, chance, record.variants, record.rules_version)
            return start

        before = self.expected(judge, deal, Run(0, 0, line.start).seed(EXPECTED))
        return Finding(judge.chances(line.start, self.effort.playouts, seed), before)

    def run(self, run: Run) -> Finding:
        judge = Judge(self.line.game)
        chances = judge.chances(run.after, self.effort.playouts, run.seed(JUDGED))
        if not run.actions:
            return Finding(chances)
        before = None
        if run.dealt:
            deal = after(run.last, run.seat, run.actions[-1])
            before = self.expected(judge, deal, run.seed(EXPECTED))
        return Finding(chances, before, self.decision(judge, run))

    def expected(self, judge: Judge, deal: Deal, seed: int) -> list[Estimate]:
        effort = self.effort
        return expected(judge, deal, effort.outcomes, effort.draws, effort.playouts, seed)

    def decision(self, judge: Judge, run: Run) -> JudgedDecision | None:
        """The judged decision; None if there was nothing to decide."""
        if all(len(options) < 2 for options in self.offered(run)):
            return None
        comparison = Comparison(judge, run.before, run.seat, self.effort, run.seed(COMPARED))
        played = comparison.include(run.actions)
        if len(comparison.options) == 1:
            return None
        found = comparison.finalists(played)
        others = [option for option in found if option is not played]
        return JudgedDecision(
            run.seat,
            run.first,
            run.entry,
            played.texts,
            played.chance(),
            given_away(found[0], played),
            [Alternative(other.texts, other.chance(), other.ahead_of(played)) for other in others],
        )

    def offered(self, run: Run) -> list[list[str]]:
        """What the seat could choose at each step of a run."""
        s = run.before.clone()
        found = []
        for action in run.actions[:-1]:
            found.append([option.text for option in s.options(run.seat)])
            s.apply(run.seat, action, Chance(0))
        found.append([option.text for option in s.options(run.seat)])
        return found

    def explain(self, decision: JudgedDecision) -> Reason:
        """Why the best alternative to a decision is better."""
        run = next(run for run in self.line.runs if run.first == decision.first)
        judge = Judge(self.line.game)
        comparison = Comparison(judge, run.before, run.seat, self.effort, run.seed(EXPLAINED))
        plans = [
            comparison.include([self.line.game.action(text) for text in texts]).plan
            for texts in (decision.alternatives[0].actions, decision.actions)
        ]
        return reason(comparison, plans[0], plans[1], self.effort.games)


def given_away(best: PlayedPlan, played: PlayedPlan) -> Estimate:
    """What the played plan loses against the best one; nothing unless that is certain."""
    if best is played:
        return Estimate(0.0)
    ahead = best.ahead_of(played)
    certain = ahead.is_certain() and ahead.value >= LEAST_MISTAKE
    return ahead if certain else Estimate(0.0, max(ahead.margin, abs(ahead.value)))
