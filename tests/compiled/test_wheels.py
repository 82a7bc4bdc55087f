"""Both kinds of wheel hold what they promise."""

import re
from pathlib import Path

import pytest

from tests.compiled.kit import KINDS, pack, python, wheel

TRY = """
import sandtable, sandtable.language
from sandtable.playouts import play_out
game = sandtable.game("camel-up")
luck = sandtable.Chance(7)
print(sandtable.COMPILED, play_out(game.setup(4, luck), luck, sandtable.Chance(8)))
print(sandtable.__file__)
"""


@pytest.mark.parametrize("kind", KINDS)
def test_a_wheel_plays_by_itself(kind: str) -> None:
    home = wheel(kind)
    played, file = python(home, "-c", TRY).splitlines()
    assert file.startswith(str(home))
    assert re.fullmatch(rf"{kind == 'compiled'} \d+", played)
    assert "Play GAME here" in python(home, "-m", "sandtable", "play", "--help")


def test_only_the_compiled_wheel_needs_the_packed_arrays() -> None:
    for kind in KINDS:
        metadata = (wheel(kind) / "sandtable-0.1.0.dist-info" / "METADATA").read_text("utf-8")
        assert ("Requires-Dist: librt" in metadata) == (kind == "compiled")


def test_without_a_compiler_the_plain_wheel_is_built(tmp_path: Path) -> None:
    packed, said = pack(tmp_path, PATH=str(tmp_path))
    assert packed.name.endswith("-py3-none-any.whl")
    assert "Sandtable will run as plain Python: there is no C compiler" in said


def test_both_wheels_play_the_same_game() -> None:
    played = {python(wheel(kind), "-c", TRY).split()[1] for kind in KINDS}
    assert len(played) == 1
