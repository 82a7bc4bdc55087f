"""Plant bugs in a copy of the checkout, one at a time, and report whether the tests find them.

  python -m tests.planted                    all of them
  python -m tests.planted camel-up fork-shares-tiles     those of an area, and one by its id
  python -m tests.planted --jobs 2 --table found.md      two at a time; the table as Markdown too

The exit code is 1 if a bug was missed.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tests.planted.bugs import AREAS, BUGS
from tests.planted.hunt import Verdict, hunt


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.planted", description=(__doc__ or "").splitlines()[0]
    )
    parser.add_argument("which", nargs="*", metavar="ID or AREA", help=f"areas: {', '.join(AREAS)}")
    parser.add_argument("--jobs", type=int, default=1, help="copies to work in at the same time")
    parser.add_argument("--table", type=Path, help="write the table as Markdown into this file")
    given = parser.parse_args(arguments)
    unknown = set(given.which) - {bug.id for bug in BUGS} - set(AREAS)
    if unknown:
        parser.error(f"no such bug or area: {', '.join(sorted(unknown))}")
    bugs = [bug for bug in BUGS if not given.which or bug.id in given.which or bug.area in given.which]
    verdicts = []
    for verdict in hunt(bugs, given.jobs):
        verdicts.append(verdict)
        print(f"{len(verdicts):3}/{len(bugs)}  {line(verdict)}", flush=True)
        if not verdict.found:
            print(verdict.output[-2000:], file=sys.stderr, flush=True)
    missed = [verdict.bug.id for verdict in verdicts if not verdict.found]
    print(
        f"\n{len(verdicts) - len(missed)} of {len(verdicts)} found"
        + "".join(f"\nMISSED {id}" for id in missed)
    )
    if given.table:
        given.table.write_text(markdown(verdicts), "utf-8")
    return 1 if missed else 0


def line(verdict: Verdict) -> str:
    bug = verdict.bug
    return f"{bug.id:32} {bug.area:12} {verdict.word:7} {verdict.seconds:6.1f} s  {verdict.failure}"


def markdown(verdicts: list[Verdict]) -> str:
    """Return a table in the order of the list, whatever the order in which the bugs were planted."""
    order = {bug.id: number for number, bug in enumerate(BUGS)}
    rows = sorted(verdicts, key=lambda verdict: order[verdict.bug.id])
    lines = [
        f"| {row.bug.id} | {row.bug.area} | {row.bug.harm} | {row.word} | {row.failure} | {row.seconds:.0f} |"
        for row in rows
    ]
    head = ["| id | area | harm | verdict | first test that failed | s |", "|---|---|---|---|---|---|"]
    return "\n".join([*head, *lines, ""])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
