"""The archive's process."""

from __future__ import annotations

from typing import Final

import msgspec

from sandtable.processes.pipe import serve
from sandtable.server.hall.archive.jobs import Archivist, Job

POLITE: Final = 10  # niceness, so that old games do not delay those being played


def main() -> None:
    """Do jobs until the hall ends."""
    archivist, jobs = Archivist(), msgspec.msgpack.Decoder(Job)
    serve(lambda message: msgspec.msgpack.encode(archivist.do(jobs.decode(message))), POLITE)
