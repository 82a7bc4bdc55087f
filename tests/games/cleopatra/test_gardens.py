"""Gardens as data: three layouts, custom files, and the errors for bad ones (CL-W1, CL-G15)."""

from __future__ import annotations

import json
import pickle
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from sandtable import BadRecord, BadSetup, Chance, Table
from sandtable.core.registry import register
from sandtable.games.cleopatra import GAME, with_garden
from sandtable.games.cleopatra.board import SHAPES
from sandtable.games.cleopatra.layout import SHIPPED, load_garden
from sandtable.games.cleopatra.pentominoes import FREE_WAYS, MIRRORED_WAYS
from sandtable.games.cleopatra.regions import anchors, both, covered, listed, size


def layout() -> dict[str, Any]:
    file = resources.files("sandtable.games.cleopatra") / "gardens" / "back-flush.json"
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def written(folder: Path, changed: object) -> Path:
    file = folder / "my-box.json"
    file.write_text(changed if isinstance(changed, str) else json.dumps(changed), encoding="utf-8")
    return file


@pytest.mark.parametrize("name", SHIPPED)
def test_cl_w1_the_shipped_gardens(name: str) -> None:
    """CL-W1 A garden has nine by nine squares with nine foundation squares and 22 palms; it is symmetric,
    and no two palms are side by side."""
    garden = GAME.gardens[name]
    assert size(garden.plot) == 72
    assert size(garden.palms) == 22
    assert all(row == row[::-1] for row in garden.grid)
    assert not any("pp" in row for row in garden.grid)
    assert not any("pp" in "".join(row[c] for row in garden.grid) for c in range(9))


@pytest.mark.parametrize("name", SHIPPED)
def test_cl_g2_every_mosaic_can_cover_three_palms_and_none_four(name: str) -> None:
    """CL-G2 A mosaic is therefore worth 4 to 7, and 7 is the rulebook's best case."""
    garden = GAME.gardens[name]
    for shape in range(SHAPES):
        most = max(
            size(both(covered(shape, way, anchor), garden.palms))
            for way in FREE_WAYS[shape]
            for anchor in listed(anchors(shape, way, garden.plot))
        )
        assert most == 3


def test_a_game_is_played_in_a_custom_garden(tmp_path: Path) -> None:
    """CL-W4 A custom garden is the first choice of the variant and is named after its digest; saved games
    keep it."""
    mine = layout() | {"grid": ["........."] * 8 + ["...###..."], "mirrored": ["F"]}
    game = with_garden(written(tmp_path, mine))
    own, *others = game.variants["garden"].choices
    assert own.startswith("own-")
    assert tuple(others) == SHIPPED
    state = game.setup(3, Chance(1))
    assert game.view(state, 0).grid[8] == "...###..."
    assert game.from_data(state.to_data()) == state
    assert game.setup(3, Chance(1), {"garden": "centre"}).rules.garden is GAME.gardens["centre"]


def test_a_registered_garden_pickles_and_replays(tmp_path: Path) -> None:
    """CL-W4 A program that does not know the garden is told what is missing."""
    game = with_garden(written(tmp_path, layout() | {"mirrored": ["F"]}))
    register(game)
    try:
        table = Table(game, 3, Chance(1))
        assert pickle.loads(pickle.dumps(table.state)) == table.state
        record = table.record()
        assert Table.replay(record).state == table.state
        register(with_garden(written(tmp_path, layout() | {"mirrored": ["L"]})))
        with pytest.raises(BadRecord, match="a custom garden, 'own-"):
            Table.replay(record)
    finally:
        register(GAME)
    with pytest.raises(BadRecord, match="a custom garden, 'own-"):
        Table.replay(record)


def test_a_digest_is_of_the_meaning_and_nothing_else(tmp_path: Path) -> None:
    """CL-W1 The digest does not depend on notes, names or the order of squares, but on every palm."""
    plain = load_garden(written(tmp_path, layout())).name
    turned = layout() | {"note": "mine", "walls": {wall: at[::-1] for wall, at in layout()["walls"].items()}}
    assert load_garden(written(tmp_path, turned)).name == plain
    palm = layout()
    palm["grid"][8] = "........."
    assert load_garden(written(tmp_path, palm)).name != plain


def test_cl_g15_a_file_names_the_shapes_printed_in_mirror_image(tmp_path: Path) -> None:
    """CL-G15 If F is printed as its mirror image and may not be flipped, it has the other four ways."""
    game = with_garden(written(tmp_path, layout() | {"mirrored": ["F"]}))
    state = game.setup(3, Chance(1), {"allow_flip": "false"})
    assert list(state.rules.ways[0]) == list(MIRRORED_WAYS[0])


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ("no json", "is not a layout"),
        ({"grid": 3}, "is not a layout"),
        ({"flowers": []}, "unknown field"),
        ({"grid": ["........."]}, "1 rows instead of 9"),
        ({"grid": ["........"] * 9}, "row 0 has 8 squares"),
        ({"grid": ["....x...."] * 9}, "row 0 has 'x'"),
        ({"grid": ["........."] * 9}, "no foundation"),
        ({"walls": {"L1": [[0, 0], [0, 1], [0, 2]]}}, "instead of L1, L2"),
        ({"wall L1": [[0, 0], [0, 0], [0, 2]]}, "2 different squares"),
        ({"wall L1": [[0, 0], [0, 1], [0, 9]]}, "outside the garden"),
        ({"wall L1": [[0, 0], [0, 1], [4, 4]]}, "not at the border"),
        ({"doors": {"left": ["L1"]}}, "instead of left, right"),
        ({"doors": {"left": ["L1"], "right": ["L1"]}}, "each of L1"),
        ({"mirrored": ["Q"]}, "no mosaic 'Q'"),
        ({"grid": ["##.##.##."] * 9}, "the mosaic F fits nowhere"),
    ],
)
def test_a_wrong_file_says_what_is_wrong(tmp_path: Path, change: object, complaint: str) -> None:
    """CL-W1 A wrong file raises BadSetup with a sentence that says what is wrong."""
    if isinstance(change, dict):
        wall = change.pop("wall L1", None)
        change = layout() | change
        if wall:
            change["walls"]["L1"] = wall
    with pytest.raises(BadSetup, match=complaint):
        with_garden(written(tmp_path, change))


def test_a_file_that_is_not_there() -> None:
    """CL-W1 A missing file, a folder and a file that is too large are refused."""
    with pytest.raises(BadSetup, match="cannot be read"):
        load_garden("no-such-garden.json")


def test_a_file_that_is_too_large(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="at most"):
        load_garden(written(tmp_path, " " * 200_000))
