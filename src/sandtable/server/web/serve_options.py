"""The options of `sandtable serve`, and where its tables are kept by default."""

from __future__ import annotations

from pathlib import Path

import msgspec
import sqlalchemy

from sandtable.server import logs
from sandtable.server.hall.bots.turns import Manners
from sandtable.server.limits import DEFAULTS, Limits
from sandtable.server.store.sql import without_password


class ServeOptions(msgspec.Struct, frozen=True, kw_only=True):
    """The options of `sandtable serve`."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    bots: int = 2  # processes
    manners: Manners = Manners()
    generous: bool = False  # no rate limits, for load tests
    inside_webhooks: bool = False  # webhooks to this machine, for tests
    log: logs.Style = "plain"
    trusted_proxies: tuple[str, ...] = ()  # addresses and networks whose X-Forwarded-For is believed
    allowed_hosts: tuple[str, ...] = ()  # names in addition to localhost and the machine's own
    url: str = ""  # the origin under which others reach the hall, if the operator knows better than the hall
    store: str = ""  # the URL of the database; a file in `data` if it is empty
    bus: str = ""  # the URL of the Redis server that carries the doorbell
    limits: Limits = DEFAULTS
    drain: float = 0.0  # seconds to go on serving after SIGTERM, while a balancer notices

    @property
    def database(self) -> str:
        """The URL of the database."""
        return self.store or url_of_folder(self.data)

    @property
    def place(self) -> str:
        """Where the tables are kept, as it may be shown."""
        return without_password(self.store) if self.store else str(self.data)


def url_of_folder(folder: Path) -> str:
    """The URL of the SQLite file in a data folder."""
    url = sqlalchemy.URL.create("sqlite", database=str(folder / "hall.sqlite3"))
    return url.render_as_string(hide_password=False)
