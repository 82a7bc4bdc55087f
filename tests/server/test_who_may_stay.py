"""Who may watch, which bots may be chosen, and when somebody's seat goes to a bot."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.bots.levels import OFFERED, playable
from sandtable.server.hall.heads import head
from sandtable.server.hall.page import NOT_WATCHABLE
from sandtable.server.protocol.settings import Settings
from sandtable.server.table import decisions
from sandtable.server.table import entries as log
from sandtable.server.table import room as room_rules
from sandtable.server.table.room import Room
from tests.server.inner_kit import InnerPage, eventually, inner_hall, play_until_the_last_decision

NOT_OFFERED = ("random", "accountant", "greedy", "rule-of-thumb", "simple", "nobody")
SALT = "pepper"


# --- watching ------------------------------------------------------------


def test_spectators_who_may_not_watch_have_to_go_when_the_game_begins(tmp_path: Path) -> None:
    async def run() -> None:
        async with inner_hall(tmp_path) as inner:
            ola, jan, eve = [await inner.guest(name) for name in ("Ola", "Jan", "Eve")]
            table = await ola.open_table("five-tribes", ["me", "open"], start=False, watch=False)
            pages = [await each.page(table) for each in (ola, jan, eve)]
            mine, jans, eves = pages
            assert (await jans.say("sit", seat=1, salt=SALT))["type"] == "done"
            for page in pages:
                page.heard()
            assert (await mine.say("start"))["type"] == "done"
            assert eves.heard() == [{"type": "closed"}], "and not a single view of the game"
            assert eves.page.code == NOT_WATCHABLE
            assert (await eves.say("say", text="I see your hand!"))["code"] == "not-watchable"
            assert (await eves.say("ask", seat=None, question="where"))["code"] == "not-watchable"
            shows = [page.last_show() for page in (mine, jans)]
            assert [show["room"]["spectators"] for show in shows] == [0, 0]
            late = await eve.page(table)
            assert late.heard() == [{"type": "closed"}], "not even who knocked before the start"

    asyncio.run(run())


def test_the_host_may_change_their_mind_before_the_game(tmp_path: Path) -> None:
    async def run() -> None:
        async with inner_hall(tmp_path) as inner:
            ola, eve = [await inner.guest(name) for name in ("Ola", "Eve")]
            table = await ola.open_table("five-tribes", ["me", "me"], start=False, watch=True)
            mine, eves = await ola.page(table), await eve.page(table)
            settings = {"game": "five-tribes", "seats": 2, "watch": False}
            assert (await mine.say("change", settings=settings))["type"] == "done"
            assert eves.heard()[-1]["type"] == "show", "while it waits, the link is enough"
            await mine.say("start")
            assert eves.heard() == [{"type": "closed"}]

    asyncio.run(run())


# --- levels ------------------------------------------------------------


@pytest.mark.parametrize("game", sandtable.games())
def test_only_levels_that_are_offered_are_accepted(tmp_path: Path, game: str) -> None:
    async def run() -> None:
        async with inner_hall(tmp_path) as inner:
            ola = await inner.guest("Ola")
            seats = sandtable.game(game).seats[0]
            table = await ola.open_table(game, ["me"] * (seats - 1) + ["open"], start=False)
            page = await ola.page(table)
            for level in NOT_OFFERED:
                refused = {"code": "no-such-level", "words": {}}
                chairs = [{"who": "me"}] * (seats - 1) + [{"who": "bot", "level": level}]
                wish = {"settings": {"game": game, "seats": seats}, "chairs": chairs}
                assert await ola.post("/api/tables", wish) == (400, refused), level
                wish = {
                    "settings": {"game": game, "seats": seats, "stand_in": level},
                    "chairs": [{"who": "me"}] * seats,
                }
                assert await ola.post("/api/tables", wish) == (400, refused), level
                invited = await page.say("invite", seat=seats - 1, level=level)
                assert invited.get("code") == "no-such-level", level
            assert (await page.say("sit", seat=seats - 1, salt=SALT))["type"] == "done"
            assert (await page.say("start"))["type"] == "done"
            for level in NOT_OFFERED:
                assert (await page.say("lend", seat=0, level=level)).get("code") == "no-such-level", level
            _, cards = await ola.get("/api/games")
            assert next(card["levels"] for card in cards if card["name"] == game) == list(OFFERED)

    asyncio.run(run())


def test_an_old_table_with_a_level_that_its_game_lacks_plays_on(tmp_path: Path) -> None:
    """Earlier versions let people open such a table."""
    assert playable("five-tribes", "rule-of-thumb") == "regular"
    assert playable("camel-up", "rule-of-thumb") == "rule-of-thumb"

    async def run() -> None:
        async with inner_hall(tmp_path, tick=0.05) as inner:
            room = Room("A" * 16)
            entries: list[log.AnyEntry] = [
                log.TableOpened(
                    at=1, settings=Settings(game="five-tribes", seats=2), host="host", seed="ab" * 32
                ),
                *(log.Invited(at=1, seat=seat, level="rule-of-thumb") for seat in range(2)),
            ]
            for entry in entries:
                room.fold(entry)
            started = decisions.start(room, 1)
            room.fold(started.entries[0], dealt=started.dealt)
            entries += started.entries
            await inner.store.append(room.id, 1, [log.encode(entry) for entry in entries], head(room))
            await eventually(
                lambda: room.id in inner.hall.rooms and inner.hall.rooms[room.id].room.seq > len(entries)
            )

    asyncio.run(run())


# --- a bot for somebody who left ------------------------------------------------------------


class Deserted:
    """A live game of Ola and Jan, in which Jan is asked but leaves his seat."""

    def __init__(self, ola: InnerPage, jan: InnerPage, seat: int) -> None:
        self.ola = ola
        self.jan = jan
        self.seat = seat

    async def lend(self, level: str = "novice") -> dict[str, Any]:
        return await self.ola.say("lend", seat=self.seat, level=level)

    def place(self) -> dict[str, Any]:
        place: dict[str, Any] = self.ola.last_show()["room"]["seats"][self.seat]
        return place


def deserted(folder: Path, act: Any, **settings: Any) -> None:
    async def run() -> None:
        async with inner_hall(folder, bot_batch=60.0, bot_pause=60.0, undo_grace=60.0) as inner:
            ola, jan = [await inner.guest(name) for name in ("Ola", "Jan")]
            table = await ola.open_table("five-tribes", ["me", "open"], start=False, **settings)
            pages = [await each.page(table) for each in (ola, jan)]
            await pages[1].say("sit", seat=1, salt=SALT)
            await pages[0].say("start")
            live = await inner.live(table)
            if live.room.asked() != [1]:  # Ola is asked: swap their roles
                pages.reverse()
            await act(Deserted(pages[0], pages[1], live.room.asked()[0]))

    asyncio.run(run())


def test_a_seat_is_not_given_away_as_soon_as_a_page_closes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(game: Deserted) -> None:
        assert (await game.lend())["code"] == "not-idle"
        before = game.place()["lendable_at"]
        await game.jan.leave()
        place = game.place()
        assert place["lendable_at"] < before, "who stays has longer"
        assert (await game.lend())["code"] == "not-idle"
        monkeypatch.setattr(room_rules, "AWAY", 0)
        assert (await game.lend("novice"))["type"] == "done"
        place = game.place()
        assert place["lent_because"] == "away"
        assert place["level"] == "strong", "the table's choice, not the opponent's"
        assert (await game.jan.say("reclaim", seat=game.seat))["type"] == "done"
        assert game.place()["level"] == ""

    deserted(tmp_path, act, stand_in="strong")


def test_the_grace_begins_again_for_whoever_comes_back(tmp_path: Path) -> None:
    async def act(game: Deserted) -> None:
        live = game.ola.live
        await game.jan.leave()
        guest = game.jan.page.guest.id
        live.left[guest] -= room_rules.AWAY
        live.pages.add(game.jan.page)
        await live.presence(game.ola.inner.hall_now())
        assert guest not in live.left
        await game.jan.leave()
        assert (await game.lend())["code"] == "not-idle"

    deserted(tmp_path, act)


def test_at_a_turn_based_table_nobody_has_to_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(game: Deserted) -> None:
        monkeypatch.setattr(room_rules, "AWAY", 0)
        await game.jan.leave()
        assert (await game.lend())["code"] == "not-idle"

    deserted(tmp_path, act, pace="turns")


def test_your_own_seat_goes_to_the_bot_that_you_choose(tmp_path: Path) -> None:
    async def act(game: Deserted) -> None:
        assert (await game.jan.say("lend", seat=game.seat, level="novice"))["type"] == "done"
        assert game.place()["level"] == "novice"

    deserted(tmp_path, act, stand_in="strong")


# --- sitting and playing again ------------------------------------------------------------


def test_sitting_down_again_writes_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with inner_hall(tmp_path) as inner:
            ola = await inner.guest("Ola")
            table = await ola.open_table("five-tribes", ["open", "open"], start=False)
            page = await ola.page(table)
            await page.say("sit", seat=0, salt=SALT)
            entries = page.live.room.seq
            for salt in (SALT, "another"):
                assert (await page.say("sit", seat=0, salt=salt))["type"] == "done"
            assert page.live.room.seq == entries
            assert page.live.room.chairs[0].salt == SALT

    asyncio.run(run())


def test_one_rematch_however_many_ask_at_the_same_time(tmp_path: Path) -> None:
    async def run() -> None:
        async with inner_hall(tmp_path) as inner:
            ola = await inner.guest("Ola")
            table = await ola.open_table("camel-up", ["me", "me", "me"])
            page = await ola.page(table)
            assert (await page.say("act", **await play_until_the_last_decision(page)))["type"] == "done"
            answers = await asyncio.gather(*(page.say("rematch") for _ in range(8)))
            assert [answer["type"] for answer in answers] == ["done"] * 8
            heads = await inner.store.sitting(ola.guest.id, 50)
            assert {each.id for each in heads} == {table, page.live.room.next}
            fresh = Room("x")
            for body in await inner.store.since(page.live.room.next, 0):
                fresh.fold(log.decode(body))
            (again,) = {chair.salt for chair in fresh.chairs}
            assert again == "", "everybody adds a new salt"
            eve = await (await inner.guest("Eve")).page(table)
            assert (await eve.say("rematch"))["code"] == "not-your-seat"

    asyncio.run(run())
