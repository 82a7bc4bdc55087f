"""Make the golden playthroughs again: `python -m tests.playthroughs` makes all that are stored or missing,
`python -m tests.playthroughs camel-up 5` adds one. Read the difference before you commit it."""

from __future__ import annotations

import sys

import sandtable
from tests.playthroughs.transcript import kept, path_of, transcript


def needed() -> list[tuple[str, int]]:
    """The playthroughs that must exist: the smallest and the largest table of every game."""
    found = [(name, seats) for name in sandtable.games() for seats in (_seats(name)[0], _seats(name)[-1])]
    return sorted({*found, *(case for case in kept() if case[0] in sandtable.games())})


def _seats(name: str) -> range:
    return sandtable.game(name).seats


def main(words: list[str]) -> None:
    for name, seats in [(words[0], int(words[1]))] if len(words) == 2 else needed():
        text = transcript(sandtable.game(name), seats)
        path_of(name, seats).write_text(text, encoding="utf-8", newline="\n")
        print(f"{path_of(name, seats).name}: {len(text)} characters")


if __name__ == "__main__":
    main(sys.argv[1:])
