"""Review parts of recorded games and print every figure: `review_trace.py RECORD...`."""

import sys
from pathlib import Path

import msgspec

import sandtable
from sandtable.review.effort import Effort
from sandtable.review.reviewer import Reviewer

LITTLE = Effort(thought=0.02, finals=8, playouts=4, draws=2, games=2, worlds=4)


def main(paths: list[str]) -> None:
    print(sandtable.COMPILED)
    for path in paths:
        reviewer = Reviewer(sandtable.Record.from_json(Path(path).read_bytes()), LITTLE)
        for piece in (0, reviewer.pieces // 3, reviewer.pieces - 1):
            finding = reviewer.do(piece)
            reason = finding.decision and reviewer.explain(finding.decision)
            print(path, piece, msgspec.json.encode([finding, reason]).decode())


if __name__ == "__main__":
    main(sys.argv[1:])
