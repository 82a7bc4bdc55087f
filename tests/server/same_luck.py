"""The command `sandtable` with the same luck at every table, for halls that tests run in another process."""

from __future__ import annotations

import sys

from sandtable import cli
from sandtable.core.sealed import SEED_BYTES
from sandtable.server.hall.lobby import lobby


def main(arguments: list[str]) -> None:
    lobby.new_seed = lambda: bytes(SEED_BYTES).hex()
    cli.main(arguments, prog_name="sandtable")


if __name__ == "__main__":
    main(sys.argv[1:])
