"""Seats: bots with names, several people on one device, swapped seats, and who has won."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from sandtable.bots.cast import CAST, persona
from sandtable.bots.levels import OFFERED
from sandtable.core.message import Message
from sandtable.core.registry import game, games
from sandtable.locales.language import LANGUAGES, language
from sandtable.server.protocol.messages import Told
from sandtable.server.table.entries import SatDown, Swapped
from sandtable.server.table.lines import lines
from tests.server.inside import HallInside
from tests.server.kit import Client, Page, Refused, play_to_the_end


def told(page: Page) -> list[str]:
    """The log in English, told without the current names of seats, as old lines must not depend on them."""
    english = language("en")
    spoken = [line["message"] for line in page.lines if line["type"] == "told"]
    return [english.say(Message(one["code"], one["words"]), ["?"] * 8) for one in spoken]


def names(page: Page) -> list[str]:
    return [chair["name"] or chair["persona"] for chair in page.show["room"]["seats"]]


def last(options: list[str]) -> str:
    return options[-1]


# --- bots ----------------------------------------------------------------------------------------------


def test_every_level_has_a_cast_for_a_full_table_and_nobody_is_in_two() -> None:
    assert set(CAST) == set(OFFERED)
    most = max(game(name).seats[-1] for name in games())
    everybody = [each for cast in CAST.values() for each in cast]
    assert all(len(cast) >= most for cast in CAST.values())
    assert len(everybody) == len(set(everybody))


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_two_bots_have_the_same_name(code: str) -> None:
    spoken = [
        language(code).say(Message(f"hall-persona-{each}", {})) for cast in CAST.values() for each in cast
    ]
    assert len(set(spoken)) == len(spoken)
    assert max(map(len, spoken)) <= 8  # so that they fit on a table of four


def test_a_full_table_of_one_level_has_eight_different_bots() -> None:
    taken: set[str] = set()
    for seat in [3, 3, 3, 0, 1, 7, 7, 2]:
        taken.add(persona("expert", seat, taken))
    assert taken == set(CAST["expert"])
    assert persona("expert", 0, taken) == ""
    assert persona("random", 0, ()) == ""


def test_bots_have_names_and_keep_them_on_another_seat_and_in_the_rematch(hall: HallInside) -> None:
    async def play() -> None:
        ola = Client(hall, "Ola")
        table = ola.open_table("camel-up", ["me", "novice", "novice", "open"])
        async with ola.at(table) as page:
            await page.next_show()
            assert names(page) == ["Ola", "tiko", "lulu", ""]
            await page.ask("invite", seat=3, level="regular")
            await page.ask("swap", seat=1, other=3)
            assert names(page) == ["Ola", "faris", "lulu", "tiko"]
            assert [chair["level"] for chair in page.show["room"]["seats"]] == [
                "",
                "regular",
                "novice",
                "novice",
            ]
            assert "Tiko sits down: a bot (novice)." in told(page)
            assert "Tiko and Faris swap seats." in told(page)
            await page.ask("start")
            await play_to_the_end(page, last)
            await page.ask("rematch")
            await page.until(lambda show: show["room"]["next"] is not None)
            again = page.show["room"]["next"]
        async with ola.at(again) as page:
            await page.next_show()
            assert names(page) == ["faris", "lulu", "tiko", "Ola"]

    asyncio.run(play())


# --- swapping ------------------------------------------------------------------------------------------


def test_the_log_of_swaps_names_those_who_swapped(hall: HallInside) -> None:
    async def play() -> None:
        anna, ben, cyryl = (Client(hall, name) for name in ("Anna", "Ben", "Cyryl"))
        table = anna.open_table("camel-up", ["me", "open", "open", "open"])
        async with anna.at(table) as host, ben.at(table) as second, cyryl.at(table) as third:
            await second.ask("sit", seat=1, salt="s")
            await third.ask("sit", seat=2, salt="s")
            await host.ask("swap", seat=0, other=1)
            await host.ask("swap", seat=1, other=2)
            await third.ask("swap", seat=1, other=3)
            await host.ask("swap", seat=1, other=3)
            await host.until(lambda show: show["room"]["seats"][1]["name"] == "Cyryl")
            assert told(host)[-4:] == [
                "Anna and Ben swap seats.",
                "Anna and Cyryl swap seats.",
                "Cyryl moves to seat 4.",
                "Cyryl moves to seat 2.",
            ]
            before = host.show["entry"]
            await host.ask("swap", seat=3, other=3)  # does nothing, and nothing is logged
            assert host.show["entry"] == before
            await host.ask("stand", seat=1)
            assert told(host)[-1] == "Cyryl leaves the seat."

    asyncio.run(play())


@pytest.mark.parametrize(("name", "sentence"), [("Ola", "Ola sits down."), ("", "Player 3 sits down.")])
def test_a_player_of_a_record_without_names_is_named_by_the_seat(name: str, sentence: str) -> None:
    sat_down = SatDown(at=1, seat=2, guest="imported 2", name=name)
    (line,) = lines(7, sat_down, "camel-up", [None], {})[None]
    assert isinstance(line, Told)
    assert language("en").say(line.message, ["Player 1", "Player 2", "Player 3"]) == sentence


def test_an_older_log_of_swaps_can_still_be_read() -> None:
    (line,) = lines(7, Swapped(at=1, seat=0, other=2), "camel-up", [None], {})[None]
    assert line.message == Message("log-swapped", {"seat": "seat.0", "other": "seat.2"})  # type: ignore[union-attr]


# --- several people on one device ----------------------------------------------------------------------


def test_each_seat_of_a_guest_may_have_a_name(hall: HallInside) -> None:
    async def play() -> None:
        ola, jan = Client(hall, "Ola"), Client(hall, "Jan")
        chairs = [{"who": "me"}, {"who": "me", "name": "  Ela "}, {"who": "open"}]
        wish = {"settings": {"game": "camel-up", "seats": 3}, "chairs": chairs}
        table = ola.post("/api/tables", wish)["id"]
        async with ola.at(table) as page, jan.at(table) as other:
            await page.next_show()
            assert names(page) == ["Ola", "Ela", ""]
            assert "Ela sits down." in told(page)
            await page.ask("sit", seat=2, salt="s")
            await page.ask("name-seat", seat=2, name="Ewa")
            assert "Ewa is playing on seat 3." in told(page)
            with pytest.raises(Refused, match="not-your-seat"):
                await other.ask("name-seat", seat=2, name="Jan")
            for wrong in ("\u202e", ":expert"):
                with pytest.raises(Refused, match="bad-name"):
                    await page.ask("name-seat", seat=2, name=wrong)
            ola.post("/api/me", {"name": "Olga"})  # renames the guest, not the others on the device
            await page.until(lambda show: show["room"]["seats"][0]["name"] == "Olga")
            assert names(page) == ["Olga", "Ela", "Ewa"]
            await page.ask("start")
            await page.ask("name-seat", seat=1, name="")
            assert names(page) == ["Olga", "Olga", "Ewa"]
            assert [card["names"] for card in ola.get("/api/hall")["mine"] if card["id"] == table] == [
                ["Olga", "Olga", "Ewa"]
            ]

    asyncio.run(play())


def test_a_chair_s_name_is_checked_when_a_table_is_opened(hall: HallInside) -> None:
    chairs = [{"who": "me", "name": "\u202e"}, {"who": "open"}, {"who": "open"}]
    with pytest.raises(Refused, match="bad-name"):
        Client(hall, "Ola").post(
            "/api/tables", {"settings": {"game": "camel-up", "seats": 3}, "chairs": chairs}
        )


# --- how it ended --------------------------------------------------------------------------------------


def finished(guest: Client, chairs: list[str]) -> dict[str, Any]:
    """Play a game to its end; return the id of its table and the outcome."""

    async def play() -> dict[str, Any]:
        table = guest.open_table("camel-up", chairs, start=True)
        async with guest.at(table) as page:
            await page.next_show()
            await play_to_the_end(page, last)
            return {"id": table, **page.show["play"]["view"]["outcome"]}

    return asyncio.run(play())


def test_lists_say_who_has_won_and_the_history_adds_it_up(hall: HallInside) -> None:
    ola = Client(hall, "Ola")
    assert ola.get("/api/me/history")["tables"] == []
    running = ola.open_table("camel-up", ["me", "novice", "novice"], start=True)
    games_played = [finished(ola, ["me", "novice", "novice"]) for _ in range(2)]
    cards = {card["id"]: card for card in ola.get("/api/hall")["mine"]}
    assert (cards[running]["scores"], cards[running]["winners"], cards[running]["mine"]) == ([], [], [0])
    for outcome in games_played:
        card = cards[outcome["id"]]
        assert (card["scores"], card["winners"]) == (outcome["scores"], outcome["winners"])
    history = ola.get("/api/me/history")
    assert [card["id"] for card in history["tables"]] == [one["id"] for one in reversed(games_played)]
    assert history["tallies"] == [
        {
            "game": "camel-up",
            "played": 2,
            "won": sum(0 in one["winners"] for one in games_played),
            "best": max(one["scores"][0] for one in games_played),
            "levels": [
                {"against": "novice", "played": 2, "won": sum(0 in one["winners"] for one in games_played)}
            ],
            "hinted": 0,
            "reviewed": 0,
            "given_away": 0,
            "margin": 0,
        }
    ]
    with pytest.raises(Refused, match="unknown-guest"):
        Client(hall).get("/api/me/history")


def test_a_record_of_others_is_not_in_my_history(hall: HallInside) -> None:
    ola, jan = Client(hall, "Ola"), Client(hall, "Jan")
    outcome = finished(ola, ["me", "novice", "novice"])
    jan.post("/api/records", ola.get(f"/api/tables/{outcome['id']}/record"))
    history = jan.get("/api/me/history")
    assert (history["tallies"], history["tables"]) == ([], [])
