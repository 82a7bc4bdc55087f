"""The words of buttons fit into them in every language; `test_lobby.py` tests the lobby."""

from __future__ import annotations

from collections.abc import Callable

import sandtable
from sandtable.locales.language import LANGUAGES
from tests.browser.kit import Visitor

LAPTOP = {"width": 1366, "height": 768}


def test_a_table_in_play(visit: Callable[..., Visitor]) -> None:
    """This is tested on a laptop; `test_phone.py` tests the phone."""
    ola = visit("Ola", size=LAPTOP)
    found = {}
    for game in sandtable.games():
        ola.move_on_to(game, ["me"] + ["novice"] * (sandtable.game(game).seats[0] - 1))
        for code in dict.fromkeys((ola.language, *LANGUAGES)):
            if code != ola.language:
                ola.switch_to(code)
            found[game, code] = ola.clipped()
    assert {where: clipped for where, clipped in found.items() if clipped} == {}
