"""Names and chat: what people really write is accepted, what deceives is not.

Accepted: every script, emoji and their joined forms, the joiners that Persian and Indian languages need.
Refused: control characters, invisible ones, those that turn the direction of the text around, and text that
shows nothing.
"""

from __future__ import annotations

import unicodedata
from typing import Final

ZWNJ: Final = "\u200c"
ZWJ: Final = "\u200d"
BOT_MARK: Final = ":"  # lists show a bot as its level behind this (`TableCard.names`)
FLAG: Final = "\U0001f3f4"  # followed by tags, which spell a region: the flag of Scotland
TAGS: Final = range(0xE0020, 0xE0080)
NEW_EMOJI: Final = range(0x1F000, 0x1FB00)  # some of these are younger than Python's tables
SELECTORS: Final = frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
# They count as letters, marks or symbols, and show nothing.
BLANK: Final = frozenset(
    map(
        chr, (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), 0x2800, 0x3164, 0xFFA0, 0x1D159)
    )
)


def text_or_none(text: str) -> str | None:
    """One line of it, tidied; None if it is not to be shown."""
    tidy = " ".join(unicodedata.normalize("NFC", text).split())
    if not any(map(shows, tidy)):
        return None
    good = all(allowed(tidy, at) for at in range(len(tidy)))
    return tidy if good else None


def name_or_none(name: str) -> str | None:
    """A text that can stand for a person."""
    tidy = text_or_none(name)
    if tidy is None or unicodedata.normalize("NFKC", tidy).startswith(BOT_MARK):
        return None
    return tidy


def cut(text: str, longest: int) -> str:
    """The beginning of a text, without half of a joined sign at its end."""
    return text if len(text) <= longest else text[:longest].rstrip(ZWJ + ZWNJ)


def category(sign: str) -> str:
    found = unicodedata.category(sign)
    return "So" if found == "Cn" and ord(sign) in NEW_EMOJI else found


def shows(sign: str) -> bool:
    """Whether there is something to see by itself: a letter, number, symbol or punctuation mark."""
    return category(sign)[0] in "LNPS" and sign not in BLANK


def allowed(text: str, at: int) -> bool:
    sign = text[at]
    if sign in (ZWJ, ZWNJ):
        return 0 < at < len(text) - 1 and joins(text[at - 1]) and joins(text[at + 1])
    if sign in SELECTORS:
        return at > 0 and (shows(text[at - 1]) or category(text[at - 1])[0] == "M")
    if ord(sign) in TAGS:
        return text[:at].rstrip("".join(map(chr, TAGS))).endswith(FLAG)
    return sign == " " or (category(sign)[0] != "C" and category(sign)[0] != "Z" and sign not in BLANK)


def joins(sign: str) -> bool:
    """Whether a joiner beside it has a meaning: in scripts without capitals, and among emoji.

    Between Latin, Greek or Cyrillic letters it would only make two names that look the same.
    """
    kind = category(sign)
    return kind in ("Lo", "Lm", "Mn", "Mc") or sign in SELECTORS or (kind[0] == "S" and not sign.isascii())
