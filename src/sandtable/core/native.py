"""The few names that only the compiler knows, with replacements for plain Python.

Compiled, `i64` and `i16` are machine integers and `vec` is a packed array; interpreted, they are `int` and
`list`. Rules import these names only from here, so one source runs both ways. `SANDTABLE_CHECKED=1` runs
plain Python on the compiler's packed arrays, which raise an error when a value does not fit.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

CHECKED = os.environ.get("SANDTABLE_CHECKED") == "1"

if TYPE_CHECKING or CHECKED:
    from librt.vecs import append as append
    from librt.vecs import vec as vec
    from mypy_extensions import i16 as i16
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    from sandtable.core._standins import append, i16, i64, mypyc_attr, vec

__all__ = ["CHECKED", "append", "i16", "i64", "mypyc_attr", "vec"]
