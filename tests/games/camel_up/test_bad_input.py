"""Bad input gives a clear error that says what was expected, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import sandtable
from sandtable import BadRecord, BadSetup, Chance, IllegalAction, Record, SandtableError, Script, Table
from tests.games.camel_up.kit import GAME, QUICK, race

START = "1:G,Y,R 3:B,P 15:W 16:K"


def test_unknown_game() -> None:
    with pytest.raises(BadSetup, match=r"no game 'camel-down'; the games are .*camel-up"):
        sandtable.game("camel-down")


@pytest.mark.parametrize("seats", [-1, 0, 2, 9, 100])
def test_seats_out_of_range(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"camel-up is for 3 to 8 players, not {seats}"):
        GAME.setup(seats, Chance(1))


def test_unknown_variant_and_unknown_choice() -> None:
    with pytest.raises(BadSetup, match="no variant 'weather'; its variants: setup_order, race_bets"):
        GAME.setup(4, Chance(1), {"weather": "hot"})
    with pytest.raises(BadSetup, match="'race_bets' of camel-up is one of card_by_card, netted, not 'free'"):
        GAME.setup(4, Chance(1), {"race_bets": "free"})


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("fly blue", "the verbs are bet, leg, partner, roll, stack, tile"),
        ("", "the verbs are"),
        ("leg pink", "expected something like 'leg blue' or 'leg purple'"),
        ("tile cheering 17", "expected something like 'tile cheering 2' or 'tile booing 16'"),
        ("tile cheering 1", "expected something like"),
        ("bet winner white", "expected something like 'bet winner blue' or 'bet loser purple'"),
        ("partner 8", "expected something like 'partner 0' or 'partner 7'"),
        ("LEG BLUE", "the verbs are"),
    ],
)
def test_text_that_is_not_an_action(text: str, message: str) -> None:
    table = Table(GAME, 4, Chance(1), QUICK)
    with pytest.raises(IllegalAction, match=message) as refused:
        table.play(text, 0, 0)
    assert refused.value.code == "no-such-action"
    assert table.history == []


def test_spare_blanks_are_forgiven() -> None:
    assert GAME.action("  leg   blue ") is GAME.action("leg blue")


@pytest.mark.parametrize(
    ("seat", "answer", "text", "code"),
    [
        (1, 0, "leg blue", "not-your-turn"),
        (7, 0, "leg blue", "not-your-turn"),
        (-1, 0, "leg blue", "not-your-turn"),
        (0, 1, "leg blue", "stale-answer"),
        (0, -1, "leg blue", "stale-answer"),
        (0, 0, "partner 1", "CU-9"),
        (0, 0, "tile cheering 16", "CU-20"),
        (0, 0, "stack blue", "not-now"),
    ],
)
def test_refused_actions_name_their_reason_and_change_nothing(
    seat: int, answer: int, text: str, code: str
) -> None:
    table = Table(GAME, 4, Script([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]), QUICK)
    before = table.state.digest()
    with pytest.raises(IllegalAction) as refused:
        table.play(text, seat, answer)
    assert refused.value.code == code
    assert (table.state.digest(), table.entries, table.answer(0)) == (before, [], 0)


def test_a_second_click_on_the_same_question_is_stale() -> None:
    table = Table(GAME, 3, Chance(1), QUICK)
    table.play("leg blue", 0, 0)
    table.play("leg blue", 1, 0)
    table.play("leg blue", 2, 0)
    with pytest.raises(IllegalAction, match="seat 0 is at question 1; this answers question 0"):
        table.play("leg red", 0, 0)


def test_luck_that_does_not_fit_gives_everything_back() -> None:
    table = Table(GAME, 3, Script([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 5, 6]), QUICK)
    before = table.state.digest()
    with pytest.raises(BadRecord, match="expected 0 to 5, found 6"):
        table.play("roll", 0, 0)
    assert table.state.digest() == before
    assert len(table.chance.dealt) == 12


def test_nothing_can_be_played_after_the_end() -> None:
    ended = race("1:B,G 2:Y,P 13:K 14:W 16:R").roll("R1").state
    assert ended.barred(0, GAME.action("roll")) == "not-your-turn"
    table = Table(GAME, 4, Chance(1), QUICK)
    table.state = ended
    with pytest.raises(IllegalAction, match="the game is over"):
        table.play("roll", 1, 0)


# --- records ------------------------------------------------------------------------------------------


def played_record() -> dict[str, Any]:
    table = Table(GAME, 3, Script([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2]), QUICK)
    table.play("leg blue", 0, 0)
    table.play("roll", 1, 0)
    table.play("bet winner red", 2, 0)
    data: dict[str, Any] = msgspec.to_builtins(table.record())
    return data


def set_to(name: str, value: object) -> Callable[[dict[str, Any]], None]:
    def change(data: dict[str, Any]) -> None:
        data[name] = value

    return change


def entry(number: int, *values: object) -> Callable[[dict[str, Any]], None]:
    def change(data: dict[str, Any]) -> None:
        data["entries"][number] = list(values)

    return change


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (set_to("game", "camel-down"), "set-up: there is no game 'camel-down'"),
        (set_to("rules_version", 99), "set-up: rules version 99 of camel-up is not supported"),
        (set_to("rules_version", -1), r"^not a Sandtable record: Expected `int` >= 0"),
        (set_to("seats", 2), "set-up: camel-up is for 3 to 8 players"),
        (set_to("variants", {"weather": "hot"}), "set-up: camel-up has no variant 'weather'"),
        (set_to("setup", [0, 0, 0]), "set-up: luck is missing"),
        (set_to("setup", [0] * 12 + [1, 1]), "set-up: luck to spare: 2"),
        (set_to("setup", [3] + [0] * 11), "set-up: luck out of range: expected 0 to 2, found 3"),
        (entry(0, "play", 3, "leg blue", []), "entry 1 .*there is no seat 3: seats are 0 to 2"),
        (entry(0, "play", 1, "leg blue", []), "entry 1 .*seat 1 is not asked now; waiting for 0"),
        (entry(0, "play", 0, "fly blue", []), "entry 1 .*no action 'fly blue'"),
        (entry(0, "play", 0, "partner 1", []), "entry 1 .*may not 'partner 1' now: CU-9"),
        (entry(0, "play", 0, "leg blue", [4]), "entry 1 .*luck to spare: 1"),
        (
            entry(1, "play", 1, "roll", [0]),
            "entry 2 .*luck is missing: no outcome is written down for a pick among 3",
        ),
        (entry(1, "play", 1, "roll", [6, 0]), "entry 2 .*luck out of range: expected 0 to 5, found 6"),
        (entry(2, "undo", 0, 1, False), "entry 3 .*seat 0 may not take back 1 decisions"),
        (entry(2, "undo", 0, 9, True), "entry 3 .*only 2 decisions can be taken back, not 9"),
        (
            set_to("result", {"scores": [9, 0, 0], "winners": [0], "reason": "backward"}),
            "result: the record says",
        ),
    ],
)
def test_a_wrong_record_says_where(spoil: Callable[[dict[str, Any]], None], message: str) -> None:
    data = played_record()
    Table.replay(Record.from_data(data))
    spoil(data)
    with pytest.raises(BadRecord, match=message):
        Table.replay(Record.from_data(data))


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{}",
        b"[]",
        b"null",
        b"\xff",
        b'{"sandtable":2}',
        b'{"sandtable":1,"game":"camel-up","seats":"3"}',
    ],
)
def test_what_is_no_record_at_all(text: bytes) -> None:
    with pytest.raises(BadRecord, match="not a Sandtable record"):
        Record.from_json(text)


# --- saved states ---------------------------------------------------------------------------------------


MOMENT = {"leg": 1, "camels": [8, 16, 24, 32, 40, 48, 56], "dice": 63}


def field(name: str, value: object) -> Callable[[dict[str, Any]], None]:
    def change(data: dict[str, Any]) -> None:
        data["state"][name] = value

    return change


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (set_to("game", "five-tribes"), "a state of 'five-tribes'"),
        (set_to("seats", 9), "3 to 8 players"),
        (set_to("agenda", [["Fly", 0]]), "agenda.0.: camel-up has no step"),
        (set_to("agenda", [[]]), "agenda.0.: camel-up has no step"),
        (set_to("agenda", [["Turn"]]), "agenda.0.: Turn does not take"),
        (set_to("agenda", [["Turn", 4]]), "there is no seat 4"),
        (set_to("agenda", []), "a race must be over exactly when"),
        (set_to("agenda", [["ScoreRace"]]), r"ScoreRace\(\) asks nobody"),
        (set_to("agenda", [["Turn", 0], ["Turn", 1]]), "cannot wait on the agenda"),
        (field("camels", [8] * 7), "the stack on 1 has a gap"),
        (field("camels", [8] * 6), "Expected `array` of length >= 7"),
        (field("dice", 64), "Expected `int` <= 63"),
        (field("dice", 0b011111), "every die must be either in the pyramid or out of it"),
        (field("rolled", [0]), "every die must be either in the pyramid or out of it"),
        (field("pyramid", [1, 0, 0, 0]), "a pyramid ticket for each die"),
        (field("pyramid", [1, -1, 0, 0]), "a pyramid ticket for each die"),
        (field("tiles", [0] * 17), "tiles has 17 entries instead of 18"),
        (field("hands", [31, 31, 31, 30]), "finish cards of seat 3 do not add up"),
        (field("piles", [[0], []]), "finish cards of seat 0 do not add up"),
        (field("piles", [[8, 8], []]), "seat 1 laid a card twice"),
        (field("laid", [[MOMENT], []]), "1 moments for 0 finish cards"),
        (field("laid", [[]]), "Expected `array` of length >= 2"),
        (field("partner", [1, 0, -1, -1]), "partners at a table of fewer than six"),
        (field("ticket_owner", [-1, 0] + [-1] * 18), "tickets must be taken from the top"),
        (field("ticket_owner", [4] + [-1] * 19), "a ticket belongs to nobody"),
        (field("account", [-1] + [0] * 31), "seat 0 has less money than 0"),
        (field("ended", 1), "a race must be over exactly when"),
        (field("weather", 1), "unknown field"),
    ],
)
def test_a_saved_race_that_cannot_be(spoil: Callable[[dict[str, Any]], None], message: str) -> None:
    data = race(START).state.to_data()
    spoil(data)
    with pytest.raises(BadRecord, match=message):
        GAME.from_data(data)


@pytest.mark.parametrize(
    ("tiles", "tile_of", "message"),
    [
        ({1: 1}, [1, 0, 0, 0], "a tile lies on 1 "),
        ({8: 1, 9: 1}, [8, 9, 0, 0], "tiles lie next to each other on 8 and 9"),
        ({3: 1}, [3, 0, 0, 0], "a tile lies under camels on 3"),
        ({8: 1}, [0, 0, 0, 0], "one owner"),
        ({8: 1}, [8, 8, 0, 0], "one owner"),
        ({8: 7}, [8, 0, 0, 0], "unknown side"),
    ],
)
def test_cu20_saved_tiles_that_cannot_be(tiles: dict[int, int], tile_of: list[int], message: str) -> None:
    data = race(START).state.to_data()
    data["state"]["tile_of"] = tile_of
    for space, side in tiles.items():
        data["state"]["tiles"][space] = side
    with pytest.raises(BadRecord, match=message):
        GAME.from_data(data)


@pytest.mark.parametrize(
    "agenda",
    [
        [["Turn", 0], ["PlaceCrazyCamels"], ["BuildStack", 0, 99, [0, 1]]],
        [["Turn", 0], ["PlaceCrazyCamels"], ["BuildStack", 0, 1, [0, 9]]],
        [["Turn", 0], ["PlaceCrazyCamels"], ["BuildStack", 0, 1, [0]]],
        [["Turn", 0], ["PlaceCrazyCamels"], ["BuildStack", 0, 1, 5]],
        [["BuildStack", 0, 1, [0, 1]]],
        [["Turn", "leg blue"]],
        [["Turn", [0]]],
    ],
)
def test_cu46_a_saved_set_up_that_cannot_be(agenda: list[list[Any]]) -> None:
    data = GAME.setup(3, Script([0, 0, 1, 1, 2]), {"setup_order": "roller"}).to_data()
    assert GAME.from_data(data).to_act() == [0]
    with pytest.raises(BadRecord):
        GAME.from_data({**data, "agenda": agenda})


@pytest.mark.parametrize("data", [None, 5, "camel-up", [], {}, {"game": "camel-up"}])
def test_what_is_no_saved_state_at_all(data: object) -> None:
    with pytest.raises(SandtableError):
        GAME.from_data(data)


@pytest.mark.parametrize(("camel", "place"), [(0, 3), (4, 7), (4, 0), (0, 8)])
def test_cu46_every_camel_stands_on_the_track_or_waits_for_its_place(camel: int, place: int) -> None:
    """Blue must wait for its place, but the saved state says that purple stands on 3."""
    data = GAME.setup(3, Script([0, 0, 1, 1, 2]), {"setup_order": "roller"}).to_data()
    data["state"]["camels"][camel] = place
    with pytest.raises(BadRecord, match=r"wait for its place|that waits"):
        GAME.from_data(data)
