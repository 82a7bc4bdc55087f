"""The picture of Cleopatra: every word in the player's language, no line too long, no secret, no state that
cannot be drawn, and nothing conveyed by colour alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console

import sandtable
from sandtable import Chance
from sandtable.bots import Bot, RandomBot
from sandtable.games.cleopatra.board import SHAPE_NAMES
from sandtable.games.cleopatra.state import Cleopatra
from sandtable.games.cleopatra.view import CleopatraView
from sandtable.locales.language import LANGUAGES, catalogues
from sandtable.terminal.files import Files
from sandtable.terminal.game_picture import picture_of
from sandtable.terminal.pictures.cleopatra.garden import MOSAICS
from sandtable.terminal.pictures.cleopatra.picture import picture
from sandtable.terminal.sentences import Words
from sandtable.terminal.session import Session
from tests.conformance.cases import Case, moments
from tests.conformance.scramble.cleopatra import scramble
from tests.games.cleopatra.kit import GAME, Palace, nearly_done, palace
from tests.locales.speakers import strict
from tests.terminal.kit import Screen
from tests.tiers import LONG

NAMES = ["Ola", "Jan", "Ewa", "Adam", "Iga"]
LONG_NAMES = [
    "Wilhelmina Kunegunda",
    "Maximilian der Große",
    "Константинополь Пётр",
    "Bartholomew Fortuna",
    "Iga",
]
in_every_language = pytest.mark.parametrize("code", LANGUAGES)
GARDEN = """
    p.p###p.p
    ...###...
    p.p###p.p
    ....p....
    .p.....p.
    p.p.p.p.p
    VVVp.p...
    ..V.....p
    ..Vp.p...
"""


def drawn(view: CleopatraView, code: str = "en", width: int = 100, names: list[str] = NAMES) -> str:
    paper = StringIO()
    console = Console(file=paper, width=width, markup=False, emoji=False, highlight=False, no_color=True)
    words = Words(strict(code), GAME, names[: view.seats])
    console.print(picture(view, words))
    return paper.getvalue()


ROW = re.compile(r"(.* )(\d) ([┆█].{27}[┆█])")


def garden(drawing: str) -> list[str]:
    """The nine rows of the garden with their walls; check that all begin in the same column."""
    rows = [row for row in map(ROW.match, drawing.splitlines()) if row]
    assert [row[2] for row in rows] == list("123456789")
    assert len({cell_len(row[1]) for row in rows}) == 1
    return [row[3] for row in rows]


def line(played: Palace, label: str, seat: int | None = 0, width: int = 100) -> str:
    """A line of the picture, with single spaces."""
    found = [row for row in drawn(played.view(seat), width=width).splitlines() if row.startswith(label)]
    return " ".join(found[0].split())


def sampled(seats: int, seed: int, every: int) -> Iterator[Cleopatra]:
    """Some states of a random game, and its end."""
    for number, (state, _, _, _) in enumerate(moments(Case(GAME, seats), seed)):
        if number % every == 0 or not state.to_act():
            assert isinstance(state, Cleopatra)
            yield state


# --- words and widths ----------------------------------------------------------------------------------


@in_every_language
def test_every_word_is_of_the_players_language(code: str) -> None:
    catalogue = dict(catalogues(code))["cleopatra"]
    known = words_in(re.sub(r"^[\w-]+ =", "", catalogue, flags=re.MULTILINE)) | words_in(" ".join(NAMES))
    for state in sampled(5, LANGUAGES.index(code), 23):
        for seat in (None, *state.to_act()[:1]):
            assert words_in(drawn(GAME.view(state, seat), code)) - known == set()


def words_in(text: str) -> set[str]:
    return {word for word in re.findall(r"[^\W\d_]+", text) if len(word) > 2}


@in_every_language
@pytest.mark.parametrize("width", [80, 100])
def test_no_line_is_too_long_and_the_garden_is_straight(code: str, width: int) -> None:
    for names in (NAMES, LONG_NAMES):
        for state in sampled(5, LANGUAGES.index(code), 60):
            drawing = drawn(GAME.view(state, 0), code, width, names)
            assert max(cell_len(row) for row in drawing.splitlines()) <= width
            assert "…" not in drawing
            assert len(garden(drawing)) == 9


@in_every_language
def test_a_hundred_columns_have_the_palace_beside_the_garden(code: str) -> None:
    view = palace().view(0)
    assert any("┆" in row and "■" not in row and "□" in row for row in drawn(view, code).splitlines())
    assert not any("┆" in row and "□" in row for row in drawn(view, code, 80).splitlines())


@in_every_language
def test_the_session_shows_it(code: str) -> None:
    table = sandtable.Table(GAME, 3, sandtable.SealedChance.from_number(7), {"first_player": "seat_0"})
    bots: dict[int, Bot] = {seat: RandomBot(seat) for seat in (1, 2)}
    words = Words(strict(code), GAME, NAMES[:3])
    screen = Screen(Session(table, bots, words, Files("random")), "market 1", "refill")
    assert picture_of("cleopatra").draw is picture
    assert words.say(sandtable.Message("cleopatra-board-drawn")) in screen.text


# --- secrets -------------------------------------------------------------------------------------------


def test_no_secret_is_drawn() -> None:
    """Two tables that differ in what a viewer cannot know look the same to that viewer."""
    for number, state in enumerate(sampled(3, 1, 23)):
        for viewer in (None, 0, 1, 2):
            twin = scramble(state, viewer, Chance(number))
            assert drawn(GAME.view(twin, viewer)) == drawn(GAME.view(state, viewer))


def test_hand_talents_and_amulets_of_the_viewer_alone() -> None:
    played = palace(["aaaSTT4", "l", "l"], talents=[37, 41, 5], amulets=[7, 8, 0])
    mine = drawn(played.view(0))
    assert "standard artisan ×3" in " ".join(mine.split())
    assert "tainted double stone, trompe-l’oeil ×2" in " ".join(mine.split())
    assert "characters Scribe" in " ".join(mine.split())
    assert line(played, "► ") == "► 0 Ola 37 7 7 3 2"
    assert "1 Jan ? ? 1 3 2" in " ".join(mine.split())
    assert "37" not in drawn(played.view())
    assert "Scribe" not in drawn(played.view())


def test_what_lies_face_down_has_no_name() -> None:
    played = palace(["a"], stalls="s?s|??|", top="?", rest="pile")
    assert line(played, "Stall 1") == "Stall 1 stone ×2, 1 face down"
    assert line(played, "Stall 2") == "Stall 2 2 face down"
    assert line(played, "Stall 3") == "Stall 3 –"
    assert "on top: face-down card" in line(played, "Pile")
    assert "on top: Vizier" in line(palace(top="6"), "Pile")


def test_what_vizier_and_courtesan_show_is_for_their_player_alone() -> None:
    vizier = palace(["6", ""], discards="ssmwl", rest="1").play("vizier")
    assert line(vizier, "The Vizier shows") == "The Vizier shows stone ×2, marble, wood, lapis lazuli"
    assert line(vizier, "The Vizier shows", 1) == "The Vizier shows 5 face down"
    courtesan = palace(["2"], discards="slm").play("courtesan")
    assert "Discards stone, marble, lapis lazuli, Courtesan" in " ".join(drawn(courtesan.view(0)).split())
    assert "Discards 4" in " ".join(drawn(courtesan.view(1)).split())


def test_a_sealed_offering_is_a_mark() -> None:
    played = palace(["4"], altar=4, talents=[9, 9, 9]).play("scribe onto").act(1, "bid 7")
    assert "Offering" in drawn(played.view(0))
    assert "1 Jan ? ? 0 3 2 ✓" in " ".join(drawn(played.view(0)).split())
    assert "1 Jan 9 0 0 3 2 7" in " ".join(drawn(played.view(1)).split())


# --- what is drawn -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "every"), [(3, 1 if LONG else 4), (4, 9), (5, 9)])
def test_the_states_of_a_game_can_be_drawn(seats: int, every: int) -> None:
    for state in sampled(seats, 0, every):
        seat = state.to_act()[0] if state.to_act() else None
        assert len(garden(drawn(GAME.view(state, seat), "en", 80))) == 9


def test_the_garden_says_all_without_colours() -> None:
    played = palace(garden=GARDEN, statues=[(1, 8, 1)], walls="L1 B2 R3", throne=1)
    drawing = drawn(played.view(0))
    rows = garden(drawing)
    assert rows[0] == "┆ ♣  ·  ♣ ▓▓▓▓▓▓▓▓▓ ♣  ·  ♣ █"
    assert rows[6] == "█ V  V  V  ♣  ·  ♣  ·  ·  · ┆"
    assert rows[7] == "█‹1› 1  V  ·  ·  ·  ·  ·  ♣ ┆"
    assert rows[8] == "█ 1  1  V  ♣  ·  ♣  ·  ·  · ┆"
    assert "┄┄┄ +3 ┄┄▄▄▄▄▄▄▄▄▄┄┄┄ +3 ┄┄" in drawing
    assert "‹1› sanctuary" in drawing


def test_pieces_built_left_and_what_they_would_bring() -> None:
    played = palace(
        garden=GARDEN, walls="L2 L3 R1", sphinxes=3, obelisks="left", throne=1, doors="left", stack="FILP"
    )
    drawing = " ".join(drawn(played.view(0), width=80).split())
    assert "column walls ■■■□□□□□□ +3–4 artisan, stone, wood" in drawing
    assert "sphinxes ■■■□□□ +5" in drawing
    assert "obelisks ■ left □ right +12" in drawing
    assert "■ Pedestal □ Throne +12" in drawing
    assert "door frames ■ left □ right +5" in drawing
    assert "mosaics ■□□□□××××××× +4 +♣" in drawing


def test_steps_dice_and_the_visit() -> None:
    played = palace(["asW" + "aaml"], altar=2, obelisks="left right")
    assert line(played, "Cleopatra") == "Cleopatra 0 [1] 2 3 4 5 Altar [✶][✶][ ][ ][ ]"
    played.play("build wall L1", "pay artisan")
    assert line(played, "Still missing") == "Still missing stone, wood"
    assert line(played, "Suggestion") == "Suggestion stone, Nile merchant: wood"
    assert "Suggestion" not in drawn(played.view(1))
    played.play("pay stone", "pay double-wood")
    assert line(played, "This visit") == "This visit ■ +3"
    assert line(played, "Left over from doubles") == "Left over from doubles wood"


def test_characters_of_this_turn_and_cards_to_lay() -> None:
    played = palace(["44"], stalls="s|a|a", top="6").play("scribe onto", "scribe off")
    assert line(played, "Played this turn") == "Played this turn Scribe ×2"
    played.play("market 1", "refill")
    assert line(played, "Cards drawn").startswith("Cards drawn 1) Vizier 2) ")


def test_a_mosaic_to_turn_is_drawn_each_way() -> None:
    played = palace(["aasml"], mosaic="V").play("build mosaic").pay()
    drawing = drawn(played.view(0))
    numbers = re.search(r"Mosaic +1\) +2\) +3\) +4\) ", drawing)
    assert numbers, drawing
    assert drawing.count("▸V") == 4
    played.play("turn 1")
    assert drawn(played.view(0)).count("▸V") == 1
    below = "below it, in no particular order: F I L N P T U W X Y Z"
    assert line(played, "Top mosaic", 1) == f"Top mosaic V V V {below}"


def test_the_end_shows_all_hands_and_who_was_eaten() -> None:
    played = nearly_done(["asw", "mm1"], amulets=[0, 9, 0])
    played.build("build wall L1").play("stop")
    drawing = " ".join(drawn(played.view()).split())
    assert "Eaten by the crocodile: Jan" in drawing
    assert "Jan standard marble ×2 characters Beggar" in drawing


def test_every_mosaic_has_a_colour_of_its_own() -> None:
    assert set(MOSAICS) == set(SHAPE_NAMES)
    assert len(set(MOSAICS.values())) == len(SHAPE_NAMES)
