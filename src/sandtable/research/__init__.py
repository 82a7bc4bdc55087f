"""Environments for research: observations, batches, and the interfaces that others use.

They need NumPy: `pip install 'sandtable[rl]'`. docs/research.md begins with why, and twenty lines that run.
"""

from __future__ import annotations

try:
    import numpy  # noqa: F401 - only to say what is missing
except ImportError as error:
    raise ImportError("sandtable.research needs NumPy: pip install 'sandtable[rl]'") from error

from sandtable.research.batch import Batch, Frame
from sandtable.research.encoder import Encoder, encoder
from sandtable.research.layout import Layout, Slice

__all__ = ["Batch", "Encoder", "Frame", "Layout", "Slice", "encoder"]
