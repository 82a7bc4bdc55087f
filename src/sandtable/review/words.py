"""A review in words: the sentences that the terminal and the HTML file share, from `review.ftl`."""

from __future__ import annotations

import math
from typing import Final

from sandtable.core.message import Message, reference
from sandtable.locales.language import Language
from sandtable.review.figures import Estimate
from sandtable.review.hint import Hint
from sandtable.review.report import Earned, Left, Moment, Reason, Review, Total

KEYS: Final[dict[str, tuple[str, ...]]] = {
    "review-title": ("title",),
    "review-working": (),
    "review-chart": (),
    "review-totals": (),
    "review-player": (),
    "review-start": (),
    "review-luck": (),
    "review-own": (),
    "review-others": (),
    "review-result": (),
    "review-mistakes": (),
    "review-better-than-luck": ("seat", "wins"),
    "review-worse-than-luck": ("seat", "wins"),
    "review-as-luck": ("seat",),
    "review-moments": (),
    "review-no-moments": (),
    "review-entry": ("number",),
    "review-mistake": ("seat", "chance"),
    "review-lucky": ("seat", "chance"),
    "review-unlucky": ("seat", "chance"),
    "review-played": ("plan",),
    "review-better": ("plan",),
    "review-scores-more": ("score", "lines"),
    "review-scores-otherwise": ("lines",),
    "review-leaves-less": ("seat", "score"),
    "review-leaves-more": ("seat", "score"),
    "review-blurred": (),
    "review-whole-games": ("chance",),
    "review-margin": (),
    "review-decisions": (),
    "review-strokes": (),
    "review-chosen": (),
    "review-instead": (),
    "review-given-away": (),
    "review-hint": ("plan",),
    "review-hint-chance": ("chance",),
    "review-hint-ahead": ("chance", "plan"),
    "review-hint-close": ("plan",),
    "review-puzzle": ("number", "count"),
    "review-puzzle-of-the-day": (),
    "review-puzzle-ask": ("seat",),
    "review-puzzle-choose": ("count",),
    "review-puzzle-right": (),
    "review-puzzle-wrong": (),
    "review-puzzle-answer": ("plan",),
    "review-puzzle-chance": ("chance",),
    "review-puzzle-missed": ("plan",),
    "review-puzzle-score": ("solved", "tried"),
    "review-puzzle-more": (),
}


class PlanWords:
    """Plans, figures and reasons in words, for players with these names."""

    def __init__(self, actions: dict[str, Message], names: list[str], spoken: Language) -> None:
        self.actions = actions
        self.spoken = spoken
        self.names = [
            name or spoken.say(Message("player-name", {"number": seat + 1}))
            for seat, name in enumerate(names)
        ]

    def say(self, topic: str, **words: int | str) -> str:
        return self.spoken.say(Message(f"review-{topic}", dict(words)), self.names)

    # --- figures -----------------------------------------------------------------------------------------

    def percent(self, figure: Estimate) -> str:
        """A chance without a sign, and its margin: `12.3 ± 1.4 %`."""
        margin = rounded_up(figure.margin, 3)
        return f"{self.spoken.percent(abs(figure.value))} ± {self.spoken.percent(margin)}"

    def change(self, figure: Estimate) -> str:
        """What luck changed: a chance with its sign, and its margin."""
        sign = "+" if figure.value > 0 else "−" if figure.value < 0 else ""
        return sign + self.percent(figure)

    def wins(self, figure: Estimate) -> str:
        """A part of the result with its sign, and its margin: `+0.31 ±0.04`."""
        return f"{self.spoken.number(figure.value, 2, sign=True)} ±{self.margin(figure, 2)}"

    def start(self, figure: Estimate) -> str:
        """A chance as a part of a win, and its margin."""
        return f"{self.spoken.number(figure.value, 2)} ±{self.margin(figure, 2)}"

    def score(self, figure: Estimate) -> str:
        """Points without a sign, and their margin."""
        return f"{self.spoken.number(abs(figure.value), 1)} ± {self.margin(figure, 1)}"

    def margin(self, figure: Estimate, digits: int) -> str:
        return self.spoken.number(rounded_up(figure.margin, digits), digits)

    # --- sentences ---------------------------------------------------------------------------------------

    def plan(self, actions: list[str]) -> str:
        """The actions of a plan in words, one after the other."""
        return "; ".join(self.spoken.say(self.actions[text], self.names) for text in actions)

    def hint(self, hint: Hint) -> list[str]:
        """What an expert would do and how well that does, compared with the next best choice."""
        said = [
            self.say("hint", plan=plain(self.plan(hint.actions))),
            self.say("hint-chance", chance=plain(self.percent(hint.chance))),
        ]
        if not hint.other:
            return said
        other = plain(self.plan(hint.other))
        if not hint.ahead.is_certain():
            return [*said, self.say("hint-close", plan=other)]
        said.append(self.say("hint-ahead", chance=plain(self.percent(hint.ahead)), plan=other))
        return said + (self.reason(hint.reason) if hint.reason else [])

    def reason(self, reason: Reason) -> list[str]:
        """Why the better plan is better: what it earns, and what it leaves to others."""
        said = []
        if reason.wins.is_certain() and reason.wins.value > 0:
            said.append(self.say("whole-games", chance=plain(self.percent(reason.wins))))
        if reason.earned:
            lines = plain(", ".join(self.line(earned) for earned in reason.earned))
            if reason.score.is_certain() and reason.score.value > 0:
                said.append(self.say("scores-more", score=plain(self.score(reason.score)), lines=lines))
            else:
                said.append(self.say("scores-otherwise", lines=lines))
        said += [self.left(left) for left in reason.left]
        return said or [self.say("blurred")]

    def line(self, earned: Earned) -> str:
        """A line of the score sheet: `Race bets +0.8`."""
        return (
            f"{self.spoken.say(Message(earned.code))} {self.spoken.number(earned.more.value, 1, sign=True)}"
        )

    def left(self, left: Left) -> str:
        topic = "leaves-more" if left.more.value > 0 else "leaves-less"
        return self.say(topic, seat=reference("seat", left.seat), score=plain(self.score(left.more)))


class ReviewWords(PlanWords):
    """The words of one review in one language."""

    def __init__(self, review: Review, spoken: Language) -> None:
        super().__init__(review.actions, review.names, spoken)
        self.review = review

    def title(self) -> str:
        return self.say("title", title=plain(self.spoken.say(Message(f"{self.review.game}-title"))))

    def headline(self, seat: int, total: Total) -> str:
        """How a seat did, apart from luck."""
        player = reference("seat", seat)
        if not total.skill.is_certain():
            return self.say("as-luck", seat=player)
        wins = plain(f"{self.spoken.number(abs(total.skill.value), 2)} ± {self.margin(total.skill, 2)}")
        return self.say(
            "better-than-luck" if total.skill.value > 0 else "worse-than-luck", seat=player, wins=wins
        )

    def moment(self, moment: Moment) -> str:
        """What happened at a moment."""
        seat, chance = reference("seat", moment.seat), plain(self.percent(moment.change))
        if moment.kind == "decision":
            return self.say("mistake", seat=seat, chance=chance)
        return self.say("lucky" if moment.change.value > 0 else "unlucky", seat=seat, chance=chance)


def rounded_up(margin: float, digits: int) -> float:
    """A margin rounded up to this number of digits, so that it never looks smaller than it is."""
    unit = 10.0**digits
    return max(0, math.ceil(margin * unit - 1e-9)) / unit


def plain(text: str) -> str:
    """A word that is not translated."""
    return reference("text", text)
