"""What takes minutes, because wheels are built and installed, is part of the long run only."""

from tests.tiers import LONG

collect_ignore_glob = [] if LONG else ["test_long_*.py"]
