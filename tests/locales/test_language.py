"""How a message becomes a sentence."""

from __future__ import annotations

import pytest

import sandtable
from sandtable.core.errors import BadSetup
from sandtable.core.events import Event
from sandtable.core.message import Message, Word
from sandtable.games.five_tribes import events as five_tribes
from sandtable.locales.language import LANGUAGES, Language, capital, language
from tests.locales.speakers import strict

NAMES = ["Ann", "Bob", "Cem"]
GOODS = sandtable.game("five-tribes").vocabulary.lists["good"]


def moves(riders: list[int | str]) -> Message:
    return Message("camel-up-event-moves", {"camel": "camel.red", "riders": riders, "from": 3, "to": 5})


def said(code: str, message: str, **words: Word) -> str:
    return strict(code).say(Message(message, words), NAMES)


@pytest.mark.parametrize(
    ("code", "none", "one", "three"),
    [
        (
            "en",
            "The red camel moves from space 3 to space 5.",
            "The red camel moves from space 3 to space 5, carrying blue.",
            "The red camel moves from space 3 to space 5, carrying blue, green and white.",
        ),
        (
            "pl",
            "Czerwony wielbłąd idzie z pola 3 na pole 5.",
            "Czerwony wielbłąd idzie z pola 3 na pole 5, a na grzbiecie niesie niebieskiego.",
            "Czerwony wielbłąd idzie z pola 3 na pole 5, a na grzbiecie niesie niebieskiego, zielonego "
            "i białego.",
        ),
        (
            "de",
            "Das rote Kamel zieht von Feld 3 auf Feld 5.",
            "Das rote Kamel zieht von Feld 3 auf Feld 5 und trägt Blau.",
            "Das rote Kamel zieht von Feld 3 auf Feld 5 und trägt Blau, Grün und Weiß.",
        ),
        (
            "ru",
            "Красный верблюд идёт с клетки 3 на клетку 5.",
            "Красный верблюд идёт с клетки 3 на клетку 5 и везёт на спине синего.",
            "Красный верблюд идёт с клетки 3 на клетку 5 и везёт на спине синего, зелёного и белого.",
        ),
    ],
)
def test_lists_of_none_one_and_three_in_the_right_case(code: str, none: str, one: str, three: str) -> None:
    speaker = strict(code)
    assert speaker.say(moves([])) == none
    assert speaker.say(moves(["camel.blue"])) == one
    assert speaker.say(moves(["camel.blue", "camel.green", "camel.white"])) == three


@pytest.mark.parametrize(
    ("code", "forms"),
    [
        ("en", ("with 1 die in", "with 2 dice in", "with 5 dice in")),
        ("pl", ("jest 1 kostka", "są 2 kostki", "jest 5 kostek")),
        ("de", ("mit 1 Würfel in", "mit 2 Würfeln in", "mit 5 Würfeln in")),
        ("ru", ("1 кубик", "2 кубика", "5 кубиков")),
    ],
)
def test_plurals_of_one_two_and_five(code: str, forms: tuple[str, str, str]) -> None:
    for number, form in zip((1, 2, 5), forms, strict=True):
        text = said(code, "camel-up-odds-title", dice=number)
        assert form in text
        assert not any(other in text for other in forms if other != form and not other.startswith(form))


AND = {"en": "and", "pl": "i", "de": "und", "ru": "и"}
in_every_language = pytest.mark.parametrize("code", LANGUAGES)


def good_in(code: str, good: str) -> str:
    return strict(code).say(Message(f"five-tribes-good-{good}"))


@in_every_language
def test_the_bid_order_is_told_marker_by_marker(code: str) -> None:
    event = Event(five_tribes.ROUND_STARTS, (3, (0, 1, 1, 0)))
    message = sandtable.game("five-tribes").read(event, None)
    text = strict(code).say(message, NAMES)
    assert f"Ann, Bob, Bob {AND[code]} Ann" in text
    assert "×" not in text


@in_every_language
def test_the_cards_of_a_pile_are_told_from_first_to_last(code: str) -> None:
    text = said(code, "camel-up-page-pile", pile="pile.winner", seats=["seat.0", "seat.1", "seat.0"])
    assert f"Ann, Bob {AND[code]} Ann" in text


@in_every_language
def test_the_row_of_the_market_is_told_card_by_card(code: str) -> None:
    fish, silk = GOODS.index("fish"), GOODS.index("silk")
    event = Event(five_tribes.REFILLS, ((fish, fish, silk, fish),))
    message = sandtable.game("five-tribes").read(event, None)
    text = strict(code).say(message)
    fish_word, silk_word = (
        strict(code).say(Message(f"five-tribes-good-{good}")) for good in ("fish", "silk")
    )
    assert f"{fish_word}, {fish_word}, {silk_word} {AND[code]} {fish_word}" in text


@in_every_language
def test_equal_things_of_a_bag_are_told_once(code: str) -> None:
    fish, silk = GOODS.index("fish"), GOODS.index("silk")
    event = Event(five_tribes.SELLS, (0, (fish, silk, fish), 4))
    message = sandtable.game("five-tribes").read(event, None)
    assert message.words["cards"] == {"good.fish": 2, "good.silk": 1}
    fish_word, silk_word = (
        strict(code).say(Message(f"five-tribes-good-{good}")) for good in ("fish", "silk")
    )
    assert f"2 × {fish_word} {AND[code]} {silk_word}" in strict(code).say(message, NAMES)


def test_a_bag_counts_every_thing_in_it() -> None:
    bag: Word = {"tribe.elder": 2}
    text = said("en", "five-tribes-event-kills-held", seat="seat.0", victim="seat.1", victims=bag)
    assert text == "Ann kills two of Bob’s meeples: 2 × elder."


def test_one_and_several_winners() -> None:
    wins = "camel-up-event-wins"
    alone: list[int | str] = ["seat.1"]
    both: list[int | str] = ["seat.0", "seat.2"]
    assert said("en", wins, winners=alone, money=9) == "Bob wins with 9 EP."
    assert said("de", wins, winners=both, money=9) == "Ann und Cem teilen sich den Sieg mit je 9 ÄP."
    assert said("ru", wins, winners=both, money=21) == "Победу делят Ann и Cem: по 21 фунту."
    assert said("ru", wins, winners=alone, money=22) == "Побеждает Bob: 22 фунта."


@pytest.mark.parametrize(
    ("code", "stranger"), [("en", "Player 4"), ("pl", "Gracz 4"), ("de", "Spieler 4"), ("ru", "Игрок 4")]
)
def test_a_seat_is_called_by_its_name_or_its_number(code: str, stranger: str) -> None:
    assert "Cem" in said(code, "camel-up-act-partner", partner="seat.2")
    assert stranger in said(code, "camel-up-act-partner", partner="seat.3")


def test_a_text_stands_for_itself() -> None:
    assert said("en", "shell-record-kept", file="text.races/may.1.json").endswith("races/may.1.json.")


def test_a_card_on_the_table_is_named_to_its_owner_only() -> None:
    told = said("pl", "camel-up-event-bets-told", seat="seat.0", pile="pile.loser", camel="camel.green")
    assert told == "Ann kładzie zakrytą kartę typowania zielonego wielbłąda na stos największego przegranego."
    assert "zielon" not in said("pl", "camel-up-event-bets", seat="seat.0", pile="pile.loser")


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_refusal_names_the_rule_or_the_reason(code: str) -> None:
    speaker = strict(code)
    assert "16" in speaker.refusal("camel-up", "CU-20")
    assert speaker.refusal("camel-up", "undo-luck") != speaker.refusal("camel-up", "undo-other")


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadSetup, match=r"no language 'fr'; the languages are en, pl, de, ru"):
        Language("fr")


def test_a_language_is_read_once() -> None:
    assert language("pl") is language("pl")


GAPS = [
    (Message("camel-up-event-gallops"), "camel-up-event-gallops"),
    (Message("camel-up-act-leg", {"camel": "camel.pink"}), "Take the top pink betting ticket"),
    (Message("camel-up-act-leg"), "Take the top camel betting ticket"),
    (Message("camel-up-act-partner", {"partner": "seat.-1"}), "Form a partnership with -1"),
    (Message("shell-turn", {"seat": "camel.blue"}), "blue to play"),
]


@pytest.mark.parametrize(("message", "shown"), GAPS)
def test_a_gap_does_not_break_the_screen_and_is_remembered(message: Message, shown: str) -> None:
    speaker = Language("en")
    assert speaker.say(message) == shown
    assert len(speaker.faults) == 1


@pytest.mark.parametrize(("message", "shown"), GAPS)
def test_a_strict_language_raises_at_a_gap(message: Message, shown: str) -> None:
    with pytest.raises(LookupError, match="language en: "):
        strict("en").say(message)


def test_a_refusal_without_words_falls_back_too() -> None:
    speaker = Language("de")
    assert speaker.refusal("camel-up", "CU-99.1") == "camel-up-rule-cu-99-1"
    assert speaker.has("camel-up-rule-cu-20")
    assert not speaker.has("camel-up-rule-cu-99-1")


def test_only_the_first_letter_of_a_sentence_changes() -> None:
    assert capital("das Kamel von Ann") == "Das Kamel von Ann"
    assert capital("") == ""
