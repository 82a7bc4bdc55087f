"""The one place that knows what `run.py test`, `--quick` and `--long` mean.

Every folder of tests is a part. A part runs either on the sources or on the build that we ship: the wheel, with
its compiled rules. `run.py` reads this file to plan a run, and tests read `LONG` from it.
"""

from __future__ import annotations

import os
from typing import Final

LONG: Final = os.environ.get("SANDTABLE_LONG") == "1"  # set by `run.py test --long`
