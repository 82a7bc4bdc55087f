"""The checks are plain modules; pytest explains their assertions all the same."""

import pytest

for module in ("cases", "checks_play", "checks_secrets", "walk"):
    pytest.register_assert_rewrite(f"tests.conformance.{module}")
