"""Words and turns of phrase that an editor has removed and that must not come back, for each language.

A rule is a regular expression and what to write instead. It is searched for in every text of the language,
without regard to case; a text is a message with one choice of its variants, in which `{ $seat }` stands for
a variable.
`only` narrows a rule to the files whose path contains that text. To add one, add a line.
"""

from __future__ import annotations

from typing import Final, NamedTuple

PLAYER: Final = r"\{ \$(seat|seats|name|names|victim|to|from|other|asked|partner|winners) \}"


class Rule(NamedTuple):
    pattern: str
    instead: str
    only: str = ""


EVERYWHERE: Final = (
    Rule(r"\w'\w", "the curly apostrophe ’"),
    Rule(r"\.\.\.", "the one sign …"),
    Rule(r"\S  \S", "one space"),
)

FORBIDDEN: Final[dict[str, tuple[Rule, ...]]] = {
    "en": (
        # The decisions of the glossary: the "not" column.
        Rule(r"\bhall\b", "lobby (the page) or server (the program)"),
        Rule(r"\b(take|takes|taken|taking|took) back the\b|\btaken back\b|\btake back \(", "undo"),
        Rule(r"\b(lay|lays|laid|laying)[- ]off\b", "discard"),
        Rule(r"\b(take|takes|taken|took) up\b", "pick up"),
        Rule(r"\bglow", "highlighted"),
        Rule(r"\bway \{|\bway number\b", "orientation"),
        Rule(r"^usual$", "default"),
        Rule(r"\blent\b|\bplay myself\b", "a bot plays for … / take my seat back"),
        # Literal translations from German.
        Rule(r"\bthe own\b", "your own, their own"),
        Rule(r"(^|[.;:] )(only )?who (has|can|had|is|was|took|bids)\b", "whoever, or a player who"),
        Rule(r"\b(dear ones|dearer)\b", "expensive, worth more"),
        Rule(r"\btiles? around([.,]| –|$)", "a surrounding tile"),
        Rule(r"\bspots? of (\d|\{)", "the 3-gold spot"),
        Rule(r"\bin front of \{", "{ $victim }’s elder"),
        Rule(r"\bshall\b", "should, will"),
        Rule(r"\b(every|some|any)body\b", "everyone, someone, anyone"),
        Rule(r"\bthe mosaic \{", "mosaic “{ $shape }”"),
        Rule(r"\bof the others\b", "other players’"),
        Rule(r"\b(is|are|do|does|can) not\b(?!.*_)", "the short form, as people speak", "hall"),
        Rule(
            r"\buntil then\b|\bgoes on after\b|\bmakes that device you\b", "what an English speaker would say"
        ),
        Rule(r" …", "no space before …"),
        # Two numbers in a row: "Player 3 2 gold".
        Rule(PLAYER + r" \{ \$\w+ \}", "words between a name and a number"),
    ),
    "pl": (
        Rule(r"\bgracz\w* " + PLAYER, "the name alone, without “gracz”"),
        Rule(r"\bsposób \{", "ułożenie"),
        Rule(r" …", "no space before …", "shell"),
    ),
    "de": (
        # The words of the German boxes.
        Rule(r"\bPerson(en)?\b|\bStartperson\b", "Spieler, Startspieler"),
        Rule(r"\bArchitekt", "Baumeister"),
        Rule(r"\bSt[aä]mm(e|en|es)?\b", "Sippe", "five-tribes"),
        Rule(r"\bAssassine", "Meuchelmörder"),
        Rule(r"\bHändlern?\b", "Kaufmann, Kaufleute", "five-tribes"),
        Rule(r"\bRessource", "Rohstoffkarte", "five-tribes"),
        Rule(r"(?-i:\bWaren?\b)|\bJuwelen\b|\bWeizen\b", "Güter, Edelsteine, Getreide", "five-tribes"),
        Rule(r"\bZugstein|\bBietleiste\b", "Zuganzeiger, Bietreihenfolge-Leiste"),
        Rule(r"\bDschinns\b", "die Dschinn"),
        Rule(r"\bFähigkeit", "Kraft"),
        Rule(r"\b(nimmt|nimm) (den ersten |einen )?(Markt)?stand\b", "die Karten von Stand 1"),
        Rule(r"\bStufe\b|\bschluck(t|en)\b", "Feld; aufnehmen", "cleopatra"),
        Rule(
            r"(?<!auf )\b(die|ihre|deine) Hand( zeigen| ab\b|;|\.)|\bHand zeigen\b", "Handkarten", "cleopatra"
        ),
        Rule(r"\bzwei (Handwerker|Steinblöcke|Marmorplatten|Bauhölzer|Lapislazuli)$", "Handwerker (doppelt)"),
        # The words of the page.
        Rule(r"\bSaals?\b", "Lobby (the page) or Server (the program)"),
        Rule(r"\bleuchte", "hervorgehoben"),
        Rule(r"^üblich$", "Standard"),
        Rule(r"\bAbrechnung\b", "Wertungsbogen"),
        Rule(r"\bverkehrt herum\b", "in die falsche Richtung"),
        Rule(r"\bMit den Augen von\b|\bWessen Augen\b", "Sicht von"),
        # Clumsy sentences that avoid inflecting a word.
        Rule(r"\bstatt: ", "als Steinblock"),
        Rule(
            r"\b(um|mit|vor|von|für): \{ \$(resource|card|tribe|payment)\b", "the case: um einen Steinblock"
        ),
        Rule(r"\(Kosten: \{ \$payment", "für { $payment_acc }"),
        Rule(r"\blässt auf\b.*\bnieder\b", "stellt 3 Meeples auf"),
        Rule(
            r"(^|[.:!?] |\boder )(Wähl|Leg|Behalt|Bezahl|Füll|Heb|Zeig|Dreh|Bau|Denk|Lehn|Zieh|Schreib"
            r"|Zahl mit|Spiel (den|die|einen)) ",
            "Wähle, Lege, Behalte in prompts; the infinitive on buttons",
        ),
        Rule(
            r"\b(mit|von|aus|nach|bei|zu|je) \{ \$\w+ \} "
            r"(Talente|Amulette|Punkte|Kamele|Felder|Pfunde|Kaufleute)\b",
            "the dative: mit 3 Talenten",
        ),
        Rule(r"\b(Spieler|Person|Spielerin) " + PLAYER, "the name alone"),
        Rule(r"\bArt \{", "Ausrichtung"),
        Rule(r"\bvor \{ \$victim \}", "von { $victim }"),
        Rule(r"\w…", "a space before …"),
    ),
    "ru": (
        Rule(r"\bигрок\w* " + PLAYER, "the name alone, without «игрок»"),
        Rule(r"\bспособ\w* \{", "положение"),
        # Texts that read like table cells: the case after a preposition or a verb, the plural after a number.
        Rule(r"\b(за|вместо|у|для|просит|платит): \{", "the case: вместо { $resource_gen }"),
        Rule(r"\bзолот(о|а|ом|е),? ?:? \{ \$|\(цена: \{|\(выручка: \{", "3 золотых, with a plural"),
        Rule(r"\} золота\b", "{ $gold } золотых ([one] золотой)"),
        Rule(r"(?-i:\bПО):? \{|\. (?-i:ПО)\b", "{ $points } очков, with a plural"),
        Rule(r"\(\{ \$(asked|to|from) \}\)", "a sentence in which the name is the subject"),
        Rule(r"\} × \{ \$count \}|\{ \$tribe \} ×", "2 старейшин: { $count } { $tribe_many }"),
        Rule(r"\bчислом \{", "a plural: 3 карты джиннов"),
        Rule(r"\bиз \{ \$count \} взятого\b", "взятого джинна"),
        Rule(r"\bне имеет\b", "у … нет, or another subject"),
        # The decisions of the glossary.
        Rule(r"\bзал(а|е|у|ом)?\b", "лобби (the page) or сервер (the program)"),
        Rule(r"\bсвет(ящ\w+|ится|ятся)\b", "подсвеченный"),
        Rule(r"^обычно$", "по умолчанию"),
        Rule(r"\bвключить (ночь|день)\b", "тёмная тема, светлая тема"),
        Rule(r" …", "no space before …"),
        # The words on the box.
        Rule(r"\bкаменоломн", "карьер", "cleopatra"),
        Rule(r"\bобычн\w+ карт", "стандартная карта", "cleopatra"),
        Rule(r"\b(берёт|возьмите|взять|берут) прилавок\b", "карты с прилавка", "cleopatra"),
        Rule(
            r"\b(сыгра\w+|игра(ет|ть|ют|йте)) (персонаж|нищ|куртиз|послан|писц|контраб|визир)",
            "разыгрывать",
            "cleopatra",
        ),
        Rule(
            r"\bпоказ\w+( вам)? руку\b|\bсбрасыва\w+ руки\b|\bпредел руки\b",
            "карты (на руке), лимит карт",
            "cleopatra",
        ),
        Rule(r"\bидёт на шаг\b|\bна шаг \{", "поднимается на ступень", "cleopatra"),
        Rule(r"\bдва (камня|бревна|ремесленника)$", "двойной камень", "cleopatra"),
        Rule(r"\bстопк\w+ карт\b|\bкарт\w* стопки\b", "колода: a стопка has mosaics", "cleopatra"),
        Rule(r"\bставк", "подношение", "cleopatra"),
        Rule(r"\bсамоцвет", "драгоценности", "five-tribes"),
        Rule(r"\bрассева", "расставляйте", "five-tribes"),
        Rule(r"\bтрек\w* торгов\b", "трек порядка торгов", "five-tribes"),
        Rule(r"\bпланировщик", "the name of the button", "five-tribes"),
        Rule(r"\bэтап\w* оплач|\bоплачива\w+ этап", "итоги этапа", "camel-up"),
        Rule(r"\b(пробн|модельн)\w+ забег", "смоделированный забег", "camel-up"),
        Rule(r"\bгоночн\w+ круг", "трасса", "camel-up"),
    ),
}
