"""What the hall offers: its addresses, its games, puzzles, and lists of tables."""

from __future__ import annotations

import asyncio

from starlette.requests import Request

from sandtable.core.registry import games
from sandtable.locales.language import LANGUAGES, catalogue
from sandtable.server.hall.lobby.puzzles import puzzle_view
from sandtable.server.hall.lobby.table_lists import game_cards
from sandtable.server.protocol.rest.finished_games import PuzzleView
from sandtable.server.protocol.rest.hall import GameCard, GameWords, HallView
from sandtable.server.protocol.rest.tables import Reach
from sandtable.server.table.refusal import Refusal
from sandtable.server.web.api.context import Api
from sandtable.server.web.http_io import query
from sandtable.server.web.reach import is_on_this_machine


async def reach(api: Api, request: Request) -> Reach:
    """Where others can open this hall; see `Reach` for who is told what."""
    port = request.scope["server"][1]
    network = await asyncio.to_thread(api.place.network, port) if is_on_this_machine(request) else []
    return Reach(api.place.url, network)


async def list_games(api: Api, request: Request) -> list[GameCard]:
    return game_cards()


async def words(api: Api, request: Request) -> GameWords:
    """The words of a game that are not built into the page."""
    name, language = request.path_params["game"], request.path_params["language"]
    if name not in games() or language not in LANGUAGES:
        raise Refusal("no-such-game")
    return GameWords(await asyncio.to_thread(catalogue, name, language))


async def puzzle(api: Api, request: Request) -> PuzzleView:
    game, number = request.path_params["game"], query(request, "number")
    return await asyncio.to_thread(puzzle_view, game, number, api.hall.time.now())


async def lists(api: Api, request: Request) -> HallView:
    return await api.table_lists.lists(await api.people.guest(request))
