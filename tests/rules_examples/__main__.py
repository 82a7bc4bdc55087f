"""Make all examples again."""

from __future__ import annotations

from tests.rules_examples import FOLDER, files

for name, content in files().items():
    (FOLDER / name).write_bytes(content)
