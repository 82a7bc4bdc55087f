"""Players of a table that cannot be read are told so, and can save what is left of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.kit import Visitor
from tests.server.fuzz.siege import broken_table
from tests.server.kit import RunningHall


def test_what_can_be_read_is_offered(visit: Callable[..., Visitor], hall: RunningHall) -> None:
    ola, table = visit("Ola"), broken_table(hall)
    ola.go(f"/t/{table}")
    expect(ola.page.get_by_role("heading", name=ola.words("page-table-broken"))).to_be_visible()
    with ola.page.expect_download() as saving:
        ola.page.get_by_role("link", name=ola.words("page-salvage")).click()
    saved = json.loads(Path(saving.value.path()).read_text("utf-8"))
    assert saved["table"] == table
    assert 0 < saved["readable"] < saved["entries"]
