"""docs/protocol.md has an example of every message, and each can be decoded and encoded."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from sandtable.server.protocol import messages, requests, settings
from tools.typescript import REST

ROOT = Path(__file__).parents[2]
DOC = (ROOT / "docs" / "protocol.md").read_text("utf-8")
EXAMPLES = re.findall(r"<!-- (\w+) -->\n```json\n(.*?)\n```", DOC)
MESSAGES = {
    name: found
    for module in (settings, requests, messages, *REST)
    for name, found in vars(module).items()
    if isinstance(found, type) and issubclass(found, msgspec.Struct) and found.__module__ == module.__name__
}
ABSTRACT = {"Strict", "Request"}


def test_every_message_has_an_example() -> None:
    assert {name for name, _ in EXAMPLES} == set(MESSAGES) - ABSTRACT


@pytest.mark.parametrize(("name", "text"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_an_example_is_that_message(name: str, text: str) -> None:
    decoded = msgspec.json.decode(text, type=MESSAGES[name])
    assert holds(json.loads(msgspec.json.encode(decoded)), json.loads(text))


def holds(whole: Any, given: Any) -> bool:
    """Whether a message contains the given values; fields that are not given have their defaults."""
    if isinstance(given, dict):
        return isinstance(whole, dict) and all(
            name in whole and holds(whole[name], given[name]) for name in given
        )
    if isinstance(given, list):
        return len(whole) == len(given) and all(map(holds, whole, given))
    return bool(whole == given)


def test_unions_hold_every_message_of_a_socket() -> None:
    from_page = {kind.__name__ for kind in get_args(requests.FromPage)}
    assert (
        from_page
        == {name for name, kind in MESSAGES.items() if issubclass(kind, requests.Request)} - ABSTRACT
    )


def test_every_code_of_the_hall_is_explained() -> None:
    sources = [path.read_text("utf-8") for path in (ROOT / "src/sandtable/server").rglob("*.py")]
    used = {code for source in sources for code in re.findall(r'Refusal\("([a-z-]+)"', source)}
    used |= {code for source in sources for code in re.findall(r'"(webhook-[a-z-]+)"', source)}
    table = DOC.split("## Codes of refusals")[1]
    told = set(re.findall(r"`([a-z-]+)`", table))
    assert not {code for code in used if code not in told and not code.startswith("webhook-")}
