"""Words and turns of phrase that were edited out stay out; `forbidden.py` has the list."""

from __future__ import annotations

import re

import pytest

from sandtable.locales.language import LANGUAGES
from tests.locales.forbidden import EVERYWHERE, FORBIDDEN, Rule
from tests.locales.texts import Said, texts


def breaches(rule: Rule, said: list[Said]) -> list[str]:
    pattern = re.compile(rule.pattern, re.IGNORECASE)
    return [
        f"{one.file}:{one.key}: {one.text!r} – write: {rule.instead}"
        for one in said
        if rule.only in one.file and pattern.search(one.text)
    ]


@pytest.mark.parametrize("code", LANGUAGES)
def test_nothing_that_was_edited_out_has_come_back(code: str) -> None:
    found = [breach for rule in (*EVERYWHERE, *FORBIDDEN[code]) for breach in breaches(rule, texts(code))]
    assert found == []


@pytest.mark.parametrize(
    ("code", "wrong"),
    [
        ("en", "Lay off: { $card }"),
        ("en", "Only who has neither shows the hand."),
        ("en", "{ $djinn } brings { $seat } { $gold } gold."),
        ("pl", "zabija przed graczem { $victim }: { $victims }"),
        ("de", "{ $winners } gewinnt mit { $talents } Talente."),
        ("de", "{ $seat } tötet vor { $victim }: { $victims }."),
        ("de", "{ $seat } zahlt mit einem Händler vom Nil statt: { $resource }."),
        ("de", "{ $seat } nimmt Stand { $stall }."),
        ("ru", "убивает у игрока { $victim }: { $victims }"),
        ("ru", "{ $seat } ставит золото: { $cost }."),
        ("ru", "{ $seat }: золото { $gold }, всего ПО { $points }."),
        ("ru", "{ $seat } просит ({ $asked }): { $resource }."),
        ("ru", "{ $seat } платит торговцем Нила за: { $resource }."),
        ("ru", "Клеопатра идёт на шаг { $step }."),
    ],
)
def test_the_list_finds_what_the_review_found(code: str, wrong: str) -> None:
    said = [Said("cleopatra", "key", wrong)]
    assert any(breaches(rule, said) for rule in FORBIDDEN[code])
