"""A pytest plugin that stops Hypothesis from shrinking: here it is enough to know that a test fails."""

from __future__ import annotations

from hypothesis import Phase, settings

settings.register_profile("unshrunk", phases=[Phase.explicit, Phase.reuse, Phase.generate])
settings.load_profile("unshrunk")
