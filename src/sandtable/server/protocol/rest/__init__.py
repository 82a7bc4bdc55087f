"""The bodies of the hall's HTTP requests and responses, in a module for each part of the API.

`requests.py` and `messages.py` hold what goes through the socket of a table.
"""

from __future__ import annotations

import msgspec

from sandtable.core.message import Word


class Trouble(msgspec.Struct, frozen=True):
    """The body of every refused HTTP request."""

    code: str
    words: dict[str, Word] = {}
