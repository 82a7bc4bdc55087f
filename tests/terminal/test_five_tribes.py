"""The picture of Five Tribes: every word in the player's language, no line too long, no secret, no state
that cannot be drawn, and nothing conveyed by colour alone."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console

import sandtable
from sandtable import Chance, Message
from sandtable.bots import Bot, RandomBot
from sandtable.games.five_tribes import GAME
from sandtable.games.five_tribes.board import PLACE_NAMES, TRIBE_NAMES
from sandtable.games.five_tribes.state import FiveTribes
from sandtable.games.five_tribes.view import FiveTribesView
from sandtable.locales.language import LANGUAGES, catalogues
from sandtable.terminal.files import Files
from sandtable.terminal.game_picture import picture_of
from sandtable.terminal.pictures.five_tribes.picture import BOARD_KEYS, picture
from sandtable.terminal.sentences import Words
from sandtable.terminal.session import Session
from tests.conformance.cases import Case, moments
from tests.conformance.scramble.five_tribes import scramble
from tests.conformance.with_djinns import Rich
from tests.games.five_tribes.kit import RULEBOOK, Hand, Play, full_board, table
from tests.locales.speakers import strict
from tests.terminal.kit import Screen
from tests.tiers import LONG

NAMES = ["Ola", "Jan", "Ewa", "Adam"]
LONG_NAMES = ["Wilhelmina Kunegunda", "Maximilian der Große", "Константинополь Пётр", "Bartholomew Fortuna"]
WIDTHS = (80, 100)
in_every_language = pytest.mark.parametrize("code", LANGUAGES)


def drawn(view: FiveTribesView, code: str = "en", width: int = 100, names: list[str] = NAMES) -> str:
    paper = StringIO()
    console = Console(file=paper, width=width, markup=False, emoji=False, highlight=False, no_color=True)
    words = Words(strict(code), GAME, names[: view.seats])
    console.print(picture(view, words))
    return paper.getvalue()


def tiles(drawing: str) -> dict[str, list[str]]:
    """The three lines of each tile by its name."""
    rows = [line for line in drawing.splitlines() if line.startswith("│")]
    found = {}
    for at in range(0, len(rows), 3):
        for cell in zip(*(row.strip("│").split("│") for row in rows[at : at + 3]), strict=True):
            found[cell[0].lstrip("»")[:2]] = [line.rstrip() for line in cell]
    return found


def states(case: Case, seed: int) -> list[FiveTribes]:
    """Every state of a random game, including its end."""
    found = [state.clone() for state, _, _, _ in moments(case, seed)]
    return [state for state in found if isinstance(state, FiveTribes)]


def sampled(seats: int, code: str, every: int) -> list[FiveTribes]:
    """Some states and the end of a game full of djinns, a different game for each language."""
    found = states(Rich(GAME, seats), LANGUAGES.index(code))
    return [*found[::every], found[-1]]


# --- words and widths ----------------------------------------------------------------------------------


@in_every_language
def test_every_word_is_of_the_players_language(code: str) -> None:
    catalogue = dict(catalogues(code))["five-tribes"]
    known = words_in(re.sub(r"^[\w-]+ =", "", catalogue, flags=re.MULTILINE)) | words_in(" ".join(NAMES))
    for state in sampled(4, code, every=20):
        for seat in (None, *state.to_act()):
            assert words_in(drawn(GAME.view(state, seat), code)) - known == set()


@pytest.mark.parametrize("code", LANGUAGES[1:])
def test_no_label_is_still_english(code: str) -> None:
    labels = [key for key in BOARD_KEYS if "-letter-" not in key]
    ours, english = ([strict(language).say(Message(key)) for key in labels] for language in (code, "en"))
    assert [one for one, other in zip(ours, english, strict=True) if one == other] == []


def words_in(text: str) -> set[str]:
    """The words of three letters or more, without those that an ellipsis cuts off."""
    return set(re.findall(r"[^\W\d_]{3,}(?![^\W\d_]|…)", text))


@in_every_language
def test_no_line_is_too_long_and_the_board_is_straight(code: str) -> None:
    for names in (NAMES, LONG_NAMES):
        for state in sampled(4, code, every=60):
            for width in WIDTHS:
                lines = drawn(GAME.view(state, 0), code, width, names).splitlines()
                assert max(cell_len(line) for line in lines) <= width
                board = [cell_len(line) for line in lines if line.startswith(("│", "├", "┌", "└"))]
                assert len(board) == 21
                assert len(set(board)) == 1


@in_every_language
def test_with_a_hundred_columns_the_words_on_tiles_are_whole(code: str) -> None:
    view = table(full_board(RULEBOOK)).view(0)
    lines = [row for row in drawn(view, code).splitlines() if row.startswith("│")]
    assert "…" not in "".join(lines)


@in_every_language
def test_with_eighty_columns_the_short_names_of_places_are_whole(code: str) -> None:
    """Eighty columns leave 12 letters to each of the six tiles in a row."""
    names = [strict(code).say(Message(f"five-tribes-board-short-{place}")) for place in PLACE_NAMES]
    assert [name for name in names if cell_len(name) > 12] == []
    assert len(set(names)) == len(names)


@in_every_language
def test_tribes_have_different_letters(code: str) -> None:
    language = strict(code)
    letters = {language.say(Message(f"five-tribes-board-letter-{tribe}")) for tribe in TRIBE_NAMES}
    assert len(letters) == len(TRIBE_NAMES)
    assert {cell_len(letter) for letter in letters} == {1}


@in_every_language
def test_the_session_shows_it(code: str) -> None:
    game_table = sandtable.Table(GAME, 3, sandtable.SealedChance.from_number(7))
    bots: dict[int, Bot] = {seat: RandomBot(seat) for seat in (1, 2)}
    words = Words(strict(code), GAME, NAMES[:3])
    screen = Screen(Session(game_table, bots, words, Files("random")), "bid 5")
    assert picture_of("five-tribes").draw is picture
    assert words.say(Message("five-tribes-board-turn-order")) in screen.text


# --- secrets -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variants", [{}, {"sibittis": "face_down"}], ids=["plain", "face-down"])
def test_no_secret_is_drawn(variants: dict[str, str]) -> None:
    """Two tables that differ in what a viewer cannot know look the same to that viewer."""
    for state in states(Rich(GAME, 3, variants), 1)[::25]:
        for viewer in (None, 0, 1, 2):
            twin = scramble(state, viewer, Chance(7))
            assert drawn(GAME.view(twin, viewer)) == drawn(GAME.view(state, viewer))


def test_gold_and_cards_of_the_viewer_alone() -> None:
    game = table("a1=6m:G b1=6m:G", Hand(gold=37, cards="silk*2 fakir"), Hand(gold=41, cards="wheat"))
    mine = drawn(game.view(0))
    assert "37" in mine
    assert "silk ×2  fakir" in mine
    assert "41" not in mine
    assert "wheat" not in mine
    watching = drawn(game.view())
    assert "37" not in watching
    assert "silk" not in watching


# --- what is drawn -------------------------------------------------------------------------------------


def test_the_states_of_a_game_can_be_drawn() -> None:
    for state in states(Case(GAME, 3), 3)[:: 1 if LONG else 4]:
        viewer = state.to_act()[0] if state.to_act() else None
        assert len(tiles(drawn(GAME.view(state, viewer), width=80))) == 30


@pytest.mark.parametrize("seats", [2, 4])
def test_two_and_four_players_can_be_drawn(seats: int) -> None:
    for state in sampled(seats, "en", every=30):
        for seat in (None, *range(seats)):
            assert len(tiles(drawn(GAME.view(state, seat)))) == 30


def test_a_tile_says_all_without_colours() -> None:
    game = table("a1=10s:YWG@1 b1=8o:BR|| c1=5v:^^^ d1=8o:G@0|")
    found = tiles(drawn(game.view(0)))
    assert found["A1"] == ["A1 [10]      @1", "sacred place", "V E M"]
    assert found["B1"] == ["B1 (8)", "oasis        ♣♣", "B A"]
    assert found["C1"] == ["C1 [5]", "village      ▲3", ""]
    assert found["D1"] == ["D1 (8)       @0", "oasis         ♣", "M"]


def test_crowded_tiles() -> None:
    for meeples, shown in (
        ("YYWWGGBB", "V V E E M M B B"),
        ("YYWWGGBBR", "VVEEMMBBA"),
        ("Y" * 11 + "WWGBR", "V11E2M1B1A1"),
    ):
        assert tiles(drawn(table(f"a1=6m:{meeples} f5=6m:Y").view(0)))["A1"][2] == shown
    narrow = tiles(drawn(table("a1=6m:YYWWGGBB f5=6m:Y").view(0), width=80))
    assert narrow["A1"][2] == "VVEEMMBB"


def test_the_move_in_hand_and_the_final_tile() -> None:
    game = table("a1=6m:RB b1=6m:G c1=6m:RY f5=6m:BB", Hand(elders=1, djinns="iblis"))
    game.play("take a1", "drop b1 builder")
    assert line(game, "In hand") == "In hand A"
    game.play("drop c1 assassin")
    assert tiles(drawn(game.view(0)))["C1"][0].startswith("»C1")
    game.play("use iblis elder")
    assert line(game, "In hand") == "In hand A A + Iblis"


def line(game: Play, label: str, seat: int | None = 0) -> str:
    """A line of the picture, with single spaces."""
    found = [row for row in drawn(game.view(seat)).splitlines() if row.startswith(label)]
    return " ".join(found[0].split())


def test_tracks_and_market() -> None:
    row = "ivory jewels gold fish wheat fakir fakir silk"
    game = table("a1=6m:G b1=6m:G", bidding=True, row=row)
    assert line(game, "Bid order") == "Bid order Ola › Jan › Ewa › Adam"
    assert line(game, "Market") == (
        "Market ► 1 ivory 2 jewels 3 gold │ 4 fish 5 wheat 6 fakir │ 7 fakir 8 silk"
    )
    game.play("bid 3", "bid 0", "bid 0")
    assert line(game, "Turn order") == "Turn order 18 · 12 · 8 · 5 · 3: Ola 1 · 0: Ewa 0: Jan 0 ·"
    assert line(table("a1=6m:G b1=6m:G"), "Market") == "Market –"


def test_djinns_with_value_cost_and_power() -> None:
    game = table("a1=6m:G b1=6m:G", Hand(cards="fakir*2", djinns="sloar"), djinn_row="leta boaz kumarbi")
    assert line(game, "Leta").startswith("Leta 4 EE/EF Place a camel")
    assert line(game, "Boaz").startswith("Boaz 6 Your elders")
    assert line(game, "Kumarbi").startswith("Kumarbi 6 F+ Discard any number")
    assert line(game, "Sloar").startswith("Sloar 8 F Take the top card")
    game.play("use sloar fakir", luck=[0])
    assert line(game, "Sloar").startswith("Sloar (used)")
    assert "Sloar (used)" in line(game, "► @0")


def test_what_sibittis_shows_is_drawn_for_its_owner() -> None:
    game = table("a1=6m:G b1=6m:G", Hand(elders=2, djinns="sibittis"), djinn_deck="enki leta nekir")
    game.play("use sibittis two-elders", luck=[0, 0, 0])
    assert "You’re looking at" in drawn(game.view(0))
    assert line(game, "Leta").startswith("Leta 4")
    assert "You’re looking at" not in drawn(game.view(1))


def test_a_marker_that_sits_out_and_goods_for_sale() -> None:
    broke = [Hand(gold=0)] * 4
    game = table("a1=6m:G b1=6m:G", *broke, bidding=True, variants={"broke_bidder": "sits_out"})
    game.play("bid 0", "bid 0", "bid 0", "sit out")
    assert line(game, "Sits out", game.to_act) == "Sits out Adam"
    game = table("a1=6m:G b1=6m:G", Hand(cards="silk wheat fish"))
    game.play("take a1", "drop b1 merchant", "sell silk", "sell fish")
    assert line(game, "For sale") == "For sale silk fish"
