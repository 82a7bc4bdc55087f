"""Puts the findings of a review together: the chart, luck and skill, and the moments that mattered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.message import Message
from sandtable.core.record import Record
from sandtable.review.effort import EFFORTS
from sandtable.review.figures import Estimate, total
from sandtable.review.judge import result_of
from sandtable.review.report import JudgedDecision, Moment, Point, Reason, Review, Stroke, Total
from sandtable.review.reviewer import Finding, Reviewer
from sandtable.review.runs import GameLine

MOMENTS: Final = 5
STROKES: Final = 2  # of the moments, if there are enough decisions
Progress = Callable[[int, int], None]


def review(record: Record, effort: str = "normal", progress: Progress | None = None) -> Review:
    """Review a finished game in this process; the same record and effort give the same figures.

    `progress` is called with the pieces done and all pieces. Raises BadRecord if the game is not over.

    >>> from sandtable.review import review
    >>> from sandtable.simulation.playouts import play_out
    >>> table = sandtable.Table(sandtable.game("camel-up"), 3, sandtable.Chance(7))
    >>> review(table.record())
    Traceback (most recent call last):
        ...
    sandtable.core.errors.BadRecord: this game is not over: only finished games are reviewed
    """
    reviewer = Reviewer(record, EFFORTS[effort])
    findings = []
    for piece in range(reviewer.pieces):
        if progress:
            progress(piece, reviewer.pieces)
        findings.append(reviewer.do(piece))
    reasons = [reviewer.explain(decision) for decision in decisions_of(moments_of(reviewer.line, findings))]
    return assemble(reviewer.line, effort, findings, reasons)


def decisions_of(moments: list[JudgedDecision | Stroke]) -> list[JudgedDecision]:
    """The moments that are decisions; each needs a reason."""
    return [moment for moment in moments if isinstance(moment, JudgedDecision)]


def strokes_of(line: GameLine, findings: list[Finding]) -> list[Stroke]:
    """Every stroke of luck; the first one is the set-up."""
    seats: list[int | None] = [None, *[run.seat for run in line.runs]]
    entries = [0, *[run.entry for run in line.runs]]
    return [
        Stroke(entry, seat, [now - before for now, before in zip(found.after, found.expected, strict=True)])
        for entry, seat, found in zip(entries, seats, findings, strict=True)
        if found.expected is not None
    ]


def moments_of(line: GameLine, findings: list[Finding]) -> list[JudgedDecision | Stroke]:
    """The moments that mattered, in the order of the game: mistakes first, then luck."""
    mistakes = [found.decision for found in findings if found.decision and found.decision.is_mistake]
    mistakes.sort(key=lambda decision: -decision.given_away.value)
    strokes = [
        stroke for stroke in strokes_of(line, findings) if stroke.entry and largest(stroke).is_certain()
    ]
    strokes.sort(key=lambda stroke: -abs(largest(stroke).value))
    lucky: list[JudgedDecision | Stroke] = [*strokes[: max(STROKES, MOMENTS - len(mistakes))]]
    chosen = [*mistakes[: MOMENTS - len(lucky)], *lucky]
    return sorted(chosen, key=lambda each: each.entry)


def largest(stroke: Stroke) -> Estimate:
    """The largest change of a stroke of luck."""
    return max(stroke.changes, key=lambda change: abs(change.value))


def assemble(line: GameLine, effort: str, findings: list[Finding], reasons: list[Reason]) -> Review:
    """The whole review. A moment is left out if the games behind its reason say the opposite."""
    chosen = moments_of(line, findings)
    why = {decision.entry: reason for decision, reason in zip(decisions_of(chosen), reasons, strict=True)}
    shown = [
        moment(each, why.get(each.entry) if isinstance(each, JudgedDecision) else None)
        for each in chosen
        if not (isinstance(each, JudgedDecision) and is_denied(why[each.entry]))
    ]
    entries = [0, *[run.entry for run in line.runs]]
    return Review(
        game=line.game.name,
        seats=line.record.seats,
        names=line.names,
        effort=effort,
        entries=len(line.record.entries),
        points=[Point(entry, found.after) for entry, found in zip(entries, findings, strict=True)],
        decisions=[found.decision for found in findings if found.decision],
        strokes=strokes_of(line, findings),
        moments=shown,
        totals=[total_of(line, findings, seat) for seat in range(line.record.seats)],
        actions=words_of(line, findings),
    )


def words_of(line: GameLine, findings: list[Finding]) -> dict[str, Message]:
    """Every action that the review mentions, in words."""
    decisions = [found.decision for found in findings if found.decision]
    plans = [decision.actions for decision in decisions]
    plans += [other.actions for decision in decisions for other in decision.alternatives]
    texts = sorted({text for plan in plans for text in plan})
    return line.game.describe_all(texts)


def is_denied(reason: Reason) -> bool:
    """Whether whole games certainly prefer what was played."""
    return reason.wins.is_certain() and reason.wins.value < 0.0


def moment(chosen: JudgedDecision | Stroke, reason: Reason | None) -> Moment:
    """A moment; a decision is shown on the board as it was before."""
    if isinstance(chosen, Stroke):
        change = largest(chosen)
        return Moment("luck", chosen.entry, chosen.entry, chosen.changes.index(change), change)
    return Moment(
        "decision",
        chosen.entry,
        chosen.first - 1,
        chosen.seat,
        chosen.given_away,
        chosen.actions,
        chosen.alternatives[0].actions,
        reason,
    )


def total_of(line: GameLine, findings: list[Finding], seat: int) -> Total:
    """Luck and skill of a seat: they add up to its result, whatever the judgement of positions is worth."""
    luck: list[Estimate] = []
    own: list[Estimate] = []
    others: list[Estimate] = []
    start = (findings[0].expected or findings[0].after)[seat]
    luck.append(findings[0].after[seat] - start)
    for run, before, found in zip(line.runs, findings, findings[1:], strict=False):
        met = found.after[seat] if found.expected is None else found.expected[seat]
        (own if run.seat == seat else others).append(met - before.after[seat])
        if found.expected is not None:
            luck.append(found.after[seat] - found.expected[seat])
    mistakes = [
        found.decision
        for found in findings
        if found.decision and found.decision.seat == seat and found.decision.is_mistake
    ]
    result = (result_of(line.end) or [0.0] * line.record.seats)[seat]
    return Total(
        start=start,
        luck=total(luck),
        own=total(own),
        others=total(others),
        skill=total([*own, *others]),
        result=result,
        given_away=total([decision.given_away for decision in mistakes]),
        mistakes=len(mistakes),
    )
