"""The sheet for readers has every sentence, with samples that fit."""

from __future__ import annotations

from sandtable.locales.language import LANGUAGES
from tests.locales import sheet
from tests.locales.catalogue import read


def test_the_sheet_covers_every_key_of_every_language() -> None:
    """The speakers are strict, so a missing sample would raise LookupError."""
    shown = list(sheet.rows())
    covered = {row.key for row in shown}
    for code in LANGUAGES:
        keys = {key for catalogue in read(code).values() for key in catalogue.variables}
        assert sorted(keys - covered) == []
    assert {len(row.said) for row in shown} == {len(LANGUAGES)}


def test_the_sheet_shows_plurals_and_can_be_narrowed() -> None:
    text = sheet.main(["cleopatra-event-keeps-all", "pl"])
    assert "Ann keeps all 1 card." in text
    assert "Ann keeps all 5 cards." in text
    assert "  pl  " in text
    assert "  de  " not in text


def test_the_sheet_as_a_page() -> None:
    page = sheet.main(["page-join-link", "--html"])
    assert page.count("<tr>") == 2
    assert "<td>Table code or link</td>" in page
