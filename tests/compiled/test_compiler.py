"""What `hatch_build.py` does to the compiler's C, tried with a module of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.compiled.kit import CAN_COMPILE
from tests.tiers import ROOT

NARROW = """
from mypy_extensions import i64

def bit(place: i64) -> i64:
    return 1 << place
"""
ASK = "import narrow; print(narrow.__file__.endswith('.py'), [narrow.bit(n) for n in (0, 31, 40, 62)])"


@pytest.mark.skipif(not CAN_COMPILE, reason="without a C compiler nothing is compiled")
def test_shifts_are_64_bits_wide(tmp_path: Path) -> None:
    """The rules shift that far only now and then, so that whole games could hide it."""
    (tmp_path / "narrow.py").write_text(NARROW, "utf-8")
    compile_it = [sys.executable, str(ROOT / "hatch_build.py"), str(tmp_path), "narrow.py"]
    subprocess.run(compile_it, cwd=tmp_path, check=True, capture_output=True)
    run = [sys.executable, "-c", ASK]
    said = subprocess.run(run, cwd=tmp_path / "lib", check=True, capture_output=True, text=True).stdout
    assert said == f"False {[1, 1 << 31, 1 << 40, 1 << 62]}\n"
