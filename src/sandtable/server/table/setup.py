"""Checks of what a table is opened with."""

from __future__ import annotations

from sandtable.bots.levels import offered
from sandtable.core.errors import SandtableError
from sandtable.core.message import reference
from sandtable.core.registry import game, games
from sandtable.server.protocol.settings import Settings
from sandtable.server.table.refusal import Refusal


def check_settings(settings: Settings) -> None:
    """Refuse a game, number of seats, variant or stand-in that does not exist."""
    if settings.game not in games():
        raise Refusal("no-such-game")
    title = game(settings.game)
    try:
        title.setting(settings.seats, dict(settings.variants), title.rules_version)
    except SandtableError as error:
        raise Refusal("bad-setup", reason=reference("text", error)) from error
    check_level(settings.game, settings.stand_in)


def check_level(game: str, level: str) -> None:
    """Refuse a level that this game does not have or that is not offered to people."""
    if level not in offered(game):
        raise Refusal("no-such-level")
