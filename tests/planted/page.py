"""Bugs in the page, and in the words of four languages."""

from __future__ import annotations

from typing import Final

from tests.planted.bug import Bug

LIB: Final = "ui/src/lib/"
LOCALES: Final = "src/sandtable/locales/"

PAGE: Final = (
    Bug(
        "pa-clock-without-hours",
        "page",
        "A clock shows hours as minutes.",
        LIB + "play/clock.ts",
        "if (seconds >= 3600) return",
        "if (seconds > DAY) return",
        "ui.make test",
    ),
    Bug(
        "pa-number-key-waits-in-vain",
        "page",
        "With ten options, the key 1 immediately chooses the first, and the tenth cannot be typed.",
        LIB + "play/number_keys.svelte.ts",
        "number * 10 > most",
        "number * 10 >= most",
        "ui.make test",
    ),
    Bug(
        "pa-comes-back-to-nothing",
        "page",
        "A page that was offline comes back without what it missed.",
        LIB + "net/connection.ts",
        "        this.#since = message.entry;\n",
        "",
        "ui.make test",
    ),
    Bug(
        "pa-camels-under-each-other",
        "page",
        "For a moment a cheered camel is shown under the stack it lands on.",
        LIB + "games/camel-up/advance.ts",
        "under ? [...unit, ...there] : [...there, ...unit]",
        "under ? [...there, ...unit] : [...unit, ...there]",
        "ui.make test",
    ),
    Bug(
        "pa-wrong-type",
        "page",
        "The page reads a field that the hall does not send: its clocks show nonsense.",
        LIB + "net/session.svelte.ts",
        "this.shownAt = show.now;",
        "this.shownAt = show.time;",
        "ui.make check",
    ),
    Bug(
        "pa-space-does-nothing",
        "page",
        "Pieces on the board cannot be chosen with the space bar, as every button can.",
        LIB + "ui/Target.svelte",
        'if (event.key !== "Enter" && event.key !== " ") return;',
        'if (event.key !== "Enter") return;',
        "ui.make test",
    ),
    Bug(
        "pa-escape-is-a-trap",
        "page",
        "Somebody who has chosen a space with the keyboard cannot change their mind: Escape does nothing.",
        LIB + "games/camel-up/Board.svelte",
        '<svelte:window onkeydown={(pressed) => pressed.key === "Escape" && hands.rest()} />\n',
        "",
        "ui.make test",
    ),
    Bug(
        "pa-dialog-without-a-name",
        "page",
        "A screen reader does not say which dialog has opened.",
        LIB + "ui/Dialog.svelte",
        "  aria-labelledby={id}\n",
        "",
        "tests/browser/test_accessibility.py -k 'hall_dialogs and en'",
    ),
    Bug(
        "pa-silent-bell",
        "page",
        "The bell does not ring when it is my turn.",
        LIB + "play/bell.svelte.ts",
        "if (mine && !this.#mine) this.#ring(title, live);",
        "if (mine && this.#mine) this.#ring(title, live);",
        "tests/browser/test_bell.py",
    ),
    Bug(
        "pa-wider-than-the-phone",
        "page",
        "On a phone the dialog of a new table runs out of the screen.",
        LIB + "ui/Dialog.svelte",
        "width: min(40rem, 100vw - 2 * var(--space-3));",
        "width: 40rem;\n    max-width: none;",
        "tests/browser/test_lobby.py -k 'fit_the_screen and phone'",
    ),
    Bug(
        "pa-theme-forgotten",
        "page",
        "After a reload, the dark theme has turned light again.",
        LIB + "theme.svelte.ts",
        "  localStorage.setItem(KEPT, wish);\n",
        "",
        "tests/browser/test_languages.py -k day_and_night",
    ),
    Bug(
        "pa-no-rest-for-the-eyes",
        "page",
        "People who asked for no motion see camels run.",
        LIB + "games/stage.svelte.ts",
        "this.speed === 0 || prefersReducedMotion.current || document.hidden",
        "this.speed === 0 || document.hidden",
        "tests/browser/test_motion.py -k no_motion",
    ),
    Bug(
        "pa-undo-button-is-dead",
        "page",
        "The button that takes a decision back does nothing.",
        LIB + "play/UndoButton.svelte",
        "  onclick={() => (steps > 0 ? takeBack(false) : propose())}\n",
        "",
        "tests/browser/test_undo.py",
    ),
)

WORDS: Final = (
    Bug(
        "wo-missing-in-german",
        "words",
        "Germans read a code instead of the action that rolls a die.",
        LOCALES + "de/camel-up.ftl",
        "camel-up-act-roll = Ein Pyramidenplättchen nehmen und würfeln\n",
        "",
        "tests/locales/test_catalogues.py",
    ),
    Bug(
        "wo-polish-case",
        "words",
        "Poles read the name of a variable where a colour should be.",
        LOCALES + "pl/camel-up.ftl",
        "camel-up-act-bet = Typuj { $camel_acc } wielbłąda",
        "camel-up-act-bet = Typuj { $camel_ins } wielbłąda",
        "tests/locales/test_catalogues.py",
    ),
    Bug(
        "wo-russian-plural",
        "words",
        "Russians read «5 таланта».",
        LOCALES + "ru/cleopatra.ftl",
        "        [many] { $talents } талантов\n"
        "       *[other] { $talents } таланта\n    }\ncleopatra-act-begin-offering",
        "       *[other] { $talents } таланта\n    }\ncleopatra-act-begin-offering",
        "tests/locales/test_alike.py",
    ),
    Bug(
        "wo-selector-without-default",
        "words",
        "The undo button in German is broken: a selector has no default.",
        LOCALES + "de/hall.ftl",
        "       *[other] Zurücknehmen ({ $steps })",
        "        [other] Zurücknehmen ({ $steps })",
        "tests/locales/test_catalogues.py",
    ),
    Bug(
        "wo-finish-line-by-number",
        "words",
        "Germans read that a camel goes to space 17, which does not exist.",
        LOCALES + "de/camel-up.ftl",
        "        [0] rückwärts über die Ziellinie\n        [17] über die Ziellinie\n"
        "       *[other] auf Feld { $to }\n    }{ $riders_count ->",
        "        [0] rückwärts über die Ziellinie\n       *[other] auf Feld { $to }\n    }{ $riders_count ->",
        "tests/locales/test_alike.py",
    ),
    Bug(
        "wo-stress-never-closed",
        "words",
        "Half a page of the German rules is emphasized.",
        LOCALES + "de/rules/camel-up.ftl",
        "_das meiste Geld_",
        "_das meiste Geld",
        "tests/locales/test_rules_texts.py",
    ),
    Bug(
        "wo-capital-letters-lost",
        "words",
        "A phrase that begins a sentence loses the capital letters inside it.",
        "src/sandtable/locales/language.py",
        "return text[:1].upper() + text[1:]",
        "return text.capitalize()",
        "tests/locales/test_language.py",
    ),
    Bug(
        "wo-english-in-russian",
        "words",
        "Russians find an English button.",
        LOCALES + "ru/hall.ftl",
        "page-close = Закрыть",
        "page-close = Close",
        "tests/locales/test_alike.py",
    ),
)

BUGS: Final = (*PAGE, *WORDS)
