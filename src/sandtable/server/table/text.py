"""Which names and chat lines are accepted: what people really write, but nothing that deceives.

Accepted are all scripts, emoji and their joined forms, and the joiners that Persian and Indic scripts need.
Refused are control characters, invisible characters, characters that reverse the direction of the text, and
text that shows nothing.
"""

from __future__ import annotations

import unicodedata
from typing import Final

ZWNJ: Final = "\u200c"
ZWJ: Final = "\u200d"
BOT_MARK: Final = ":"  # before the level of a bot in lists (`TableCard.names`)
FLAG: Final = "\U0001f3f4"  # followed by tags that spell a region: the flag of Scotland
TAGS: Final = range(0xE0020, 0xE0080)
NEW_EMOJI: Final = range(0x1F000, 0x1FB00)  # some of these are newer than Python's Unicode tables
SELECTORS: Final = frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
# These count as letters, marks or symbols but show nothing.
BLANK: Final = frozenset(
    map(
        chr, (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), 0x2800, 0x3164, 0xFFA0, 0x1D159)
    )
)


def text_or_none(text: str) -> str | None:
    """The text as one tidy line; None if it must not be shown."""
    tidy = " ".join(unicodedata.normalize("NFC", text).split())
    if not any(map(shows, tidy)):
        return None
    good = all(allowed(tidy, at) for at in range(len(tidy)))
    return tidy if good else None


def name_or_none(name: str) -> str | None:
    """The text tidied as a person's name; None if it cannot be one."""
    tidy = text_or_none(name)
    if tidy is None or unicodedata.normalize("NFKC", tidy).startswith(BOT_MARK):
        return None
    return tidy


def cut(text: str, longest: int) -> str:
    """The first `longest` characters, without a dangling joiner at the end."""
    return text if len(text) <= longest else text[:longest].rstrip(ZWJ + ZWNJ)


def category(sign: str) -> str:
    """The Unicode category of a character; new emoji count as symbols."""
    found = unicodedata.category(sign)
    return "So" if found == "Cn" and ord(sign) in NEW_EMOJI else found


def shows(sign: str) -> bool:
    """Whether a character is visible by itself: a letter, number, symbol or punctuation mark."""
    return category(sign)[0] in "LNPS" and sign not in BLANK


def allowed(text: str, at: int) -> bool:
    """Whether the character at that index may stand there."""
    sign = text[at]
    if sign in (ZWJ, ZWNJ):
        return 0 < at < len(text) - 1 and joins(text[at - 1]) and joins(text[at + 1])
    if sign in SELECTORS:
        return at > 0 and (shows(text[at - 1]) or category(text[at - 1])[0] == "M")
    if ord(sign) in TAGS:
        return text[:at].rstrip("".join(map(chr, TAGS))).endswith(FLAG)
    return sign == " " or (category(sign)[0] != "C" and category(sign)[0] != "Z" and sign not in BLANK)


def joins(sign: str) -> bool:
    """Whether a joiner next to this character means anything: in scripts without capitals, and among emoji.

    Between Latin, Greek or Cyrillic letters it would only let two different names look the same.
    """
    kind = category(sign)
    return kind in ("Lo", "Lm", "Mn", "Mc") or sign in SELECTORS or (kind[0] == "S" and not sign.isascii())
