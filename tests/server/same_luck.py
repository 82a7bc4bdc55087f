"""`sandtable` with the same luck at every table, for halls that tests run in another process."""

from __future__ import annotations

from sandtable.cli import main
from sandtable.core.sealed import SEED_BYTES
from sandtable.server.hall import lobby

if __name__ == "__main__":
    lobby.new_seed = lambda: bytes(SEED_BYTES).hex()
    main()
