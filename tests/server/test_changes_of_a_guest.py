"""A guest cannot change their name, webhook or devices all the time: a new name goes to all their tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from sandtable.server.limits import changed
from tests.server.inside import HallInside
from tests.server.kit import Client, Refused

MOST = 4
PUSH = {"endpoint": "https://push.example.org/x", "keys": {"p256dh": "B" * 87, "auth": "a" * 22}}


def names(number: int) -> tuple[str, str, Any]:
    return "POST", "/api/me", {"name": f"Ola {number}"}


def webhooks(number: int) -> tuple[str, str, Any]:
    return "PUT", "/api/me/webhook", {"url": f"https://example.org/{number}"}


def subscriptions(number: int) -> tuple[str, str, Any]:
    return "PUT", "/api/me/push", PUSH


def farewells(number: int) -> tuple[str, str, Any]:
    return "DELETE", "/api/me/push", {"endpoint": f"https://push.example.org/{number}"}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallInside]:
    limits = changed({"changes": f"{MOST} a minute", "requests": "1000 a second"})
    with HallInside(tmp_path_factory.mktemp("strict") / "data", generous=False, limits=limits) as hall:
        yield hall


@pytest.mark.parametrize("change", [names, webhooks, subscriptions, farewells])
def test_changes_are_limited(strict: HallInside, change: Callable[[int], tuple[str, str, Any]]) -> None:
    ola = Client(strict, "Ola")
    codes = []
    for number in range(MOST + 1):
        method, path, body = change(number)
        try:
            ola.post(path, body, method)
            codes.append("")
        except Refused as refused:
            codes.append(refused.code)
    assert codes == [*[""] * MOST, "too-fast"]
    same = ola.get("/api/me")["name"]
    assert ola.post("/api/me", {"name": same})["name"] == same, "the same name is no change"
