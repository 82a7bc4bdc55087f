"""Looking again at a finished game: winning chances, luck and skill, better plans, puzzles."""

from __future__ import annotations

from sandtable.review.effort import EFFORTS, Effort
from sandtable.review.report import Review
from sandtable.review.review import review

__all__ = ["EFFORTS", "Effort", "Review", "review"]
