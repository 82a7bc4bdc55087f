"""The checks are plain modules; pytest explains their assertions all the same."""

import pytest

pytest.register_assert_rewrite("tests.conformance.checks_play", "tests.conformance.checks_secrets")
