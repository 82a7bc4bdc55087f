"""The checks are plain modules; this makes pytest explain their assertions as it does those of tests."""

import pytest

for module in ("cases", "checks_play", "checks_secrets", "walk"):
    pytest.register_assert_rewrite(f"tests.conformance.{module}")
