"""The checks are plain modules; OpenSpiel has no wheels for some systems, so its tests are left out there."""

import importlib.util

import pytest

pytest.register_assert_rewrite("tests.research.kit")
collect_ignore = [] if importlib.util.find_spec("pyspiel") else ["test_openspiel.py"]
