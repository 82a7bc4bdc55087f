"""Step small batches at random and print a fingerprint of every frame: `batch_trace.py STEPS`."""

import hashlib
import sys

import sandtable
from sandtable.research import Batch


def main(steps: int) -> None:
    print(sandtable.COMPILED)
    for name in sandtable.games():
        batch = Batch(name, 3, rows=3, seed=8, recall=4)
        for number in range(steps):
            actions = batch.random_actions()
            frame = batch.step(actions)
            kinds = [array.dtype.name for array in frame]
            seen = hashlib.sha256(b"".join(array.tobytes() for array in (actions, *frame))).hexdigest()
            print(name, number, *kinds, seen)


if __name__ == "__main__":
    main(int(sys.argv[1]))
