"""Only the long run includes the tests that build and install wheels, which takes minutes."""

from tests.tiers import LONG

collect_ignore_glob = [] if LONG else ["test_long_*.py"]
