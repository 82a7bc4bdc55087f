"""The table of all REST routes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from starlette.requests import Request

from sandtable.server.web.api import deals, finished_games, guests, hall, operators, tables
from sandtable.server.web.api.context import Api

Handler = Callable[[Api, Request], Awaitable[Any]]

ROUTES: Final[list[tuple[str, str, Handler]]] = [
    ("GET", "/api/me", guests.me),
    ("POST", "/api/me", guests.hello),
    ("POST", "/api/me/link", guests.link),
    ("POST", "/api/me/take", guests.take),
    ("PUT", "/api/me/webhook", guests.webhook),
    ("GET", "/api/push-key", guests.push_key),
    ("PUT", "/api/me/push", guests.subscribe),
    ("DELETE", "/api/me/push", guests.unsubscribe),
    ("GET", "/api/me/history", guests.history),
    ("GET", "/api/me/records", guests.records),
    ("GET", "/api/reach", hall.reach),
    ("POST", "/api/join", tables.join),
    ("GET", "/api/games", hall.list_games),
    ("GET", "/api/hall", hall.lists),
    ("GET", "/api/games/{game}/words/{language}", hall.words),
    ("GET", "/api/puzzles/{game}", hall.puzzle),
    ("GET", "/api/daily/{game}", deals.daily),
    ("POST", "/api/daily/{game}", deals.play_daily),
    ("POST", "/api/tables", tables.open_table),
    ("POST", "/api/tables/{id}/code", tables.join_code),
    ("GET", "/api/tables/{id}/invitation", tables.invitation),
    ("GET", "/api/tables/{id}/log", tables.log_page),
    ("GET", "/api/tables/{id}/story", finished_games.story),
    ("GET", "/api/tables/{id}/moment", finished_games.position),
    ("GET", "/api/tables/{id}/record", finished_games.record),
    ("GET", "/api/tables/{id}/verify", finished_games.verified),
    ("GET", "/api/tables/{id}/review", finished_games.review),
    ("POST", "/api/tables/{id}/review", finished_games.begin_review),
    ("DELETE", "/api/tables/{id}/review", finished_games.cancel_review),
    ("POST", "/api/tables/{id}/branch", tables.branch_off),
    ("GET", "/api/tables/{id}/deal", deals.deal),
    ("POST", "/api/tables/{id}/duplicate", deals.duplicate),
    ("GET", "/api/tables/{id}/salvage", finished_games.salvage),
    ("POST", "/api/records", tables.import_record),
    ("GET", "/health", operators.health),
    ("GET", "/health/live", operators.live),
    ("GET", "/health/ready", operators.health),
    ("GET", "/metrics", operators.show_metrics),
]
