"""Pytest set-up for the research tests; those of OpenSpiel are left out on systems without its wheels."""

import importlib.util

import pytest

pytest.register_assert_rewrite("tests.research.kit")
collect_ignore = [] if importlib.util.find_spec("pyspiel") else ["test_openspiel.py"]
