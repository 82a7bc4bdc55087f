"""Saving games: private files of unfinished games, records of finished ones, and resuming."""

from __future__ import annotations

from pathlib import Path

import pytest

import sandtable
from sandtable.bots import Bot
from sandtable.cli.record_file import read_record
from sandtable.terminal.files import Files
from sandtable.terminal.save import private_name, read_private_save
from sandtable.terminal.sentences import Words
from sandtable.terminal.session import Session
from tests.bots.kit import regular_bot
from tests.locales.speakers import strict
from tests.terminal.kit import Screen, new_session


def read(record: bytes) -> sandtable.Record:
    return sandtable.Record.from_json(record)


def test_a_saved_game_goes_on_with_the_same_luck(tmp_path: Path) -> None:
    """A game that is saved after a few decisions and resumed has the same entries as one played without a
    break."""

    def fresh() -> Session:
        session = new_session(seats=3, grace=False)
        session.bots = dict.fromkeys(session.bots, regular_bot("camel-up"))
        return session

    whole = Screen(fresh(), then="roll").session.table.record()
    saved = Screen(fresh(), "roll", "roll", "s game.json", "q").files
    path = tmp_path / "game.private.json"
    path.write_bytes(saved["game.private.json"])
    private = read_private_save(path)
    table = private.open()
    words = Words(strict("en"), table.game, private.names)
    bots: dict[int, Bot] = {seat: regular_bot("camel-up") for seat in range(3) if seat not in private.people}
    screen = Screen(Session(table, bots, words, Files(private.bots), grace=False), then="roll")
    assert "Resuming after" in screen.text
    assert table.record().entries == whole.entries
    assert table.record().dice == whole.dice
    assert sandtable.verify(table.record()).dice == "verified"


def test_a_private_save_is_named_and_marked_as_such() -> None:
    assert private_name("game.json") == private_name("game") == private_name("game.private.json")
    screen = Screen(new_session(), "leg blue", "", "s game.json", "s game.json", "q")
    assert screen.private == {"game.private.json"}
    assert "sandtable play --resume game.private.json" in screen.text
    assert "See you next time!" in screen.text


def test_an_unfinished_game_is_not_kept_unless_somebody_wants_it() -> None:
    assert Screen(new_session(), "leg blue", "", "q", "n").files == {}
    assert Screen(new_session(), "leg blue", "", "q").files == {}
    assert list(Screen(new_session(), "leg blue", "", "q", "").files) == ["camel-up.private.json"]
    # nothing was played, so there is nothing to save
    assert Screen(new_session(), "q").asked == ["Your choice"]


def test_with_record_the_unfinished_game_is_kept_beside_it() -> None:
    screen = Screen(new_session(files=Files("random", record="my.json")), "leg blue", "")
    assert list(screen.files) == ["my.private.json"]


def test_a_file_that_cannot_be_written_is_reported_and_asked_for_again() -> None:
    screen = Screen(
        new_session(), "leg blue", "", "s full", "q", "full", "other", broken=frozenset({"full.private.json"})
    )
    assert screen.text.count("Couldn’t write full.private.json: No space left on device") == 2
    assert list(screen.files) == ["other.private.json"]


def test_at_the_end_a_person_is_asked_where_to_keep_the_record() -> None:
    """The script also types `roll` in answer to this question, so that becomes the name of the file."""
    screen = Screen(new_session(grace=False), then="roll")
    assert "The game record is in roll." in screen.text
    assert read(screen.files["roll"]).result is not None


def test_no_file_is_written_over() -> None:
    session = new_session(grace=False, files=Files("random", record="there"))
    screen = Screen(session, then="roll", there=frozenset({"there"}))
    assert "there already exists: choose another name." in screen.text
    assert list(screen.files) == ["roll"]


@pytest.mark.parametrize("interrupted", ["game.private.json", None])
def test_ctrl_c_keeps_the_game_where_the_command_line_said(interrupted: str | None) -> None:
    session = new_session(files=Files("random", record="game.json" if interrupted else None), grace=False)
    dialogue = session.play()
    for _ in range(200):
        if session.table.entries:
            break
        show = next(dialogue)
        while type(show).__name__ != "ReadLine":
            show = next(dialogue)
        dialogue.send("leg blue")
    show = dialogue.throw(KeyboardInterrupt())
    assert getattr(show, "path", None) == interrupted
    with pytest.raises(KeyboardInterrupt):
        list(dialogue)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (b"", "not a saved game"),
        (b"[" * 100_000, "not a saved game"),
        (b"\xff\xfe", "not a saved game"),
        (b'{"sandtable": 1}', "this is a record"),
        (b'{"sandtable_private_save": 2}', "not a saved game"),
    ],
)
def test_anything_but_a_private_save_is_refused(tmp_path: Path, text: bytes, expected: str) -> None:
    path = tmp_path / "save"
    path.write_bytes(text)
    with pytest.raises(sandtable.BadRecord, match=expected):
        read_private_save(path)


def test_a_private_save_that_was_meddled_with_is_refused(tmp_path: Path) -> None:
    data = Screen(new_session(), "roll", "s x", "q").files["x.private.json"]
    path = tmp_path / "save"
    for find, put, expected in (
        (b'"seed":"', b'"seed":"00', "commitment"),
        (b'"seed":"', b'"seed":"zz', "not a saved game"),
        (b'"people":[0]', b'"people":[9]', "do not fit"),
        (b'"bots":"random"', b'"bots":"genius"', "Invalid enum value"),
        (b'"names":["Ola",', b'"names":[', "do not fit"),
        (b'"play",0,"roll"', b'"play",1,"roll"', "entry 1"),
        (b'"play",0,"roll",[', b'"play",0,"roll",[1,', "entry 1"),
        (b'"game":"camel-up"', b'"game":"chess"', "chess"),
    ):
        assert find in data, find
        path.write_bytes(data.replace(find, put, 1))
        with pytest.raises(sandtable.BadRecord, match=expected):
            read_private_save(path).open()


def test_a_private_save_is_not_a_record(tmp_path: Path) -> None:
    path = tmp_path / "save"
    path.write_bytes(Screen(new_session(), "roll", "s x", "q").files["x.private.json"])
    with pytest.raises(sandtable.BadRecord, match="--resume"):
        read_record(path)
