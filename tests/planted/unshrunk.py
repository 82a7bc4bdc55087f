"""A plugin of pytest: that a test fails is enough, hypothesis need not look minutes for a smaller example."""

from __future__ import annotations

from hypothesis import Phase, settings

settings.register_profile("unshrunk", phases=[Phase.explicit, Phase.reuse, Phase.generate])
settings.load_profile("unshrunk")
