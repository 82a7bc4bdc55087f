"""Names and chat may contain whatever people really write; text that deceives others is refused."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sandtable.server.protocol.settings import LONGEST_NAME
from sandtable.server.table.text import cut, name_or_none, text_or_none
from tests.server.inner_kit import inner_hall

REAL = [
    "Ola",
    "Żółć",
    "Анна-Мария",
    "李小龍",
    "עדה",
    "می‌خواهم",  # Persian with a zero-width non-joiner
    "क्‍ष",  # Devanagari with a joiner
    "👩‍💻",
    "👨‍👩‍👧‍👦",
    "🏳️‍🌈 and ❤️‍🔥",
    "👍🏽",
    "👨🏿‍🚀",
    "🏴󠁧󠁢󠁳󠁣󠁴󠁿",  # the flag of Scotland
    "🙂‍↔️",
    "🩷",  # newer than the Unicode tables of Python 3.11
    "O’Neill 3rd",
    "¯\\_(ツ)_/¯",
    "a:b",
    "นภา",
]
DECEPTIVE = [
    "",
    " ",
    "\u3164",  # Hangul filler
    "\u2800",  # an empty Braille cell
    "\u115f\u1160",
    "\uffa0",
    "\u200b",
    "\u200d",
    "\u034f",
    "\ufe0f",
    "\u0301",  # an accent on nothing
    "Ola\u200b",
    "O\u200dla",  # looks like Ola
    "Ola\u200c",
    "\u200cOla",
    "О\u200cля",
    "O\u3164la",
    "abc\u202edcba",
    "\u2066Ola\u2069",
    "\u200eOla",
    "Ola\u061c",
    "Ola\x00",
    "Ola\x1b[31m",
    "Ola\x85x\x9b",
    "Ola\u00ad",
    "Ola\ufeff",
    "Ola\ue000",
    "Ola\U000e0067",  # a tag without its flag
    "Ola\ud800",
    "Ola\U0001d173",
]
BOTS = [":expert", ":regular", "  :expert", "：expert", ":)"]


@pytest.mark.parametrize("text", REAL)
def test_what_people_write(text: str) -> None:
    assert name_or_none(text) == text_or_none(text) == text


@pytest.mark.parametrize("text", DECEPTIVE)
def test_what_deceives(text: str) -> None:
    assert name_or_none(text) is None
    assert text_or_none(text) is None


@pytest.mark.parametrize("name", BOTS)
def test_no_name_looks_like_a_bot_in_a_list(name: str) -> None:
    assert name_or_none(name) is None
    assert text_or_none(name) is not None, "but it may be said"


def test_it_is_tidied() -> None:
    assert text_or_none("  two \n lines\t") == "two lines"
    assert text_or_none("Ame\u0301lie") == "Amélie"
    assert cut("👩‍💻👩‍💻", 2) == "👩"


def test_at_the_door_and_at_a_table(tmp_path: Path) -> None:
    async def run() -> None:
        async with inner_hall(tmp_path, tick=60.0) as inner:
            ola = await inner.guest("Ola")
            page = await ola.page(await ola.open_table("five-tribes", ["me", "open"], start=False))
            for text in REAL:
                assert (await ola.post("/api/me", {"name": text}))[1]["name"] == text
                assert (await page.say("say", text=text))["type"] == "done", text
            for text in DECEPTIVE:
                if text and "\ud800" not in text:
                    assert (await ola.post("/api/me", {"name": text}))[1]["code"] == "bad-name"
                    assert (await page.say("say", text=text))["code"] == "bad-text"
            assert (await ola.post("/api/me", {"name": "x" * (LONGEST_NAME + 1)}))[0] == 400

    asyncio.run(run())
