"""What a ladder shows: tables for a terminal and for a page, JSON, and a plot."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from sandtable.ladder.output.plot import Scale, plot
from sandtable.ladder.output.sheets import facts, sheets, side_by_side
from sandtable.ladder.statistics.report import LadderReport
from tests.ladder.kit import a_plan, run

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> LadderReport:
    return run(
        a_plan("random", "Backer", games=9, seats=(3, 4)), tmp_path_factory.mktemp("shown") / "results"
    )


def test_tables_have_a_row_for_everybody(report: LadderReport) -> None:
    _, _, first, *_ = sheets(report)
    assert first.title == "camel-up, 3 players: 45 games"
    assert [row[0] for row in first.rows] == ["Backer", "random"]
    assert len(list(sheets(report))) == 10
    for sheet in sheets(report):
        assert {len(row) for row in sheet.rows} == {len(sheet.headings)}


def test_tables_of_all_sizes_side_by_side(report: LadderReport) -> None:
    wins, times = side_by_side(report)
    assert wins.headings == ["match", "3 players", "4 players"]
    assert [row[0] for row in wins.rows] == ["Backer among random"]
    result = report.sections[0].results[0]
    assert wins.rows[0][1].startswith(f"{result.share / result.par:.2f} (")
    assert [row[0] for row in times.rows] == [rating.bot for rating in report.sections[0].ratings]


def test_markdown_is_a_table(report: LadderReport) -> None:
    _, _, _, matches, *_ = sheets(report)
    title, empty, headings, rule, *rows = matches.markdown().splitlines()
    assert title == "**Shares of wins, 3 players: par is 33.3%**"
    assert not empty
    assert headings.count("|") == rule.count("|") == rows[0].count("|") == len(matches.headings) + 1
    assert rows[0].startswith("| Backer among random | 9 |")


def test_the_facts_say_what_the_table_was_made_from(report: LadderReport) -> None:
    said = facts(report)
    assert said.startswith("105 games, seed 1; rules version 2, ")
    assert report.code in said


def test_the_picture_has_a_dot_within_its_interval_for_every_rating(report: LadderReport) -> None:
    picture = ElementTree.fromstring(plot(report))
    dots = [float(dot.attrib["cx"]) for dot in picture.iter(f"{SVG}circle")]
    sure = [path.attrib["d"] for path in picture.iter(f"{SVG}path") if path.attrib["class"] == "sure"]
    assert len(dots) == len(sure) == 4
    for dot, line in zip(dots, sure, strict=True):
        low, high = float(line[1:].split()[0]), float(line.partition("H")[2])
        assert low <= dot <= high
    width, height = float(picture.attrib["width"]), float(picture.attrib["height"])
    for text in picture.iter(f"{SVG}text"):
        assert 0 <= float(text.attrib["x"]) <= width
        assert 0 <= float(text.attrib["y"]) <= height


@pytest.mark.parametrize(("low", "high"), [(-1, 1), (-120, 340), (-2600, 1900), (0, 0)])
def test_the_scale_has_some_round_lines_around_all(low: float, high: float) -> None:
    scale = Scale(low, high)
    assert 2 <= len(scale.lines) <= 12
    assert scale.lines[0] <= low <= high <= scale.lines[-1]


def test_a_name_is_not_markup(tmp_path: Path) -> None:
    plan = a_plan("random", games=3, guests={"<b>": "tests.ladder.odd_bots:Roller"}, bots=("random", "<b>"))
    ElementTree.fromstring(plot(run(plan, tmp_path / "results")))
