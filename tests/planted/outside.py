"""Bugs in the terminal, in what we build and ship, and in the documents."""

from __future__ import annotations

from typing import Final

from tests.planted.bug import Bug

TERMINAL: Final = (
    Bug(
        "te-lang-ignored",
        "terminal",
        "`sandtable play --lang pl` speaks English.",
        "src/sandtable/cli/play.py",
        "    spoken = language(lang)\n",
        '    spoken = language("en")\n',
        "tests/cli/test_play.py",
    ),
    Bug(
        "te-secrets-above-the-screen",
        "terminal",
        "The next player at the keyboard can scroll up to the hand of the one before.",
        "src/sandtable/terminal/screen.py",
        '        console.file.write("\\x1b[3J")\n',
        "        pass\n",
        "tests/terminal/test_screen.py",
    ),
    Bug(
        "te-file-written-over",
        "terminal",
        "Keeping a record destroys a file of the same name.",
        "src/sandtable/terminal/screen.py",
        "(os.O_TRUNC if file.replace else os.O_EXCL)",
        "os.O_TRUNC",
        "tests/terminal/test_files.py tests/cli/test_play.py",
    ),
    Bug(
        "te-bad-input-is-fine",
        "terminal",
        "A script cannot tell that a record was bad: the exit code is 1, as for a failed check.",
        "src/sandtable/cli/program.py",
        "BAD_INPUT: Final = 2",
        "BAD_INPUT: Final = 1",
        "tests/cli/test_bad_input.py",
    ),
    Bug(
        "te-replay-through-all-eyes",
        "terminal",
        "`sandtable replay --seat 0` tells what only others could read.",
        "src/sandtable/cli/replay.py",
        "return event.to[0] if seat is None and event.to else seat",
        "return event.to[0] if event.to else seat",
        "tests/cli/test_commands.py",
    ),
    Bug(
        "te-undo-after-the-bots",
        "terminal",
        "A player who is alone with bots is not asked before they move, so nothing can be taken back.",
        "src/sandtable/terminal/session.py",
        "if several or (self.grace and undoable):",
        "if several:",
        "tests/terminal/test_commands.py",
    ),
)

BUILD: Final = (
    Bug(
        "bu-wheel-without-words",
        "build",
        "The installed package has no catalogues: no game can be played in any language.",
        "pyproject.toml",
        'packages = ["src/sandtable"]\n',
        'packages = ["src/sandtable"]\nexclude = ["*.ftl"]\n',
        "tests/locales/test_language.py",
    ),
    Bug(
        "bu-wheel-without-the-page",
        "build",
        "The installed hall answers that its page is not built.",
        "hatch_build.py",
        '            build_data["artifacts"].append("/src/sandtable/server/web/static/")  # git ignores it\n',
        "",
        "tests/compiled/test_wheels.py",
    ),
    Bug(
        "bu-wheel-without-gardens",
        "build",
        "The installed package lacks the plans of the gardens: Cleopatra cannot be imported.",
        "pyproject.toml",
        'packages = ["src/sandtable"]\n',
        'packages = ["src/sandtable"]\nexclude = ["*.json"]\n',
        "tests/compiled/test_wheels.py",
    ),
    Bug(
        "bu-run-time-need-forgotten",
        "build",
        "The compiled wheel does not ask for the package its arrays are in, and fails where that is missing.",
        "pyproject.toml",
        'at-run-time = ["librt>=0.16", "mypy_extensions>=1.1"]',
        'at-run-time = ["mypy_extensions>=1.1"]',
        "tests/compiled/test_wheels.py",
    ),
    Bug(
        "bu-old-python-is-not-told",
        "build",
        "Whoever starts run.py with an old Python gets a SyntaxError instead of a sentence.",
        "run.py",
        "    sys.stderr.write(needs.format(*sys.version_info[:2]))\n",
        "    if text := needs.format(*sys.version_info[:2]):\n        sys.stderr.write(text)\n",
        "tests/project/test_run.py",
    ),
    Bug(
        "bu-lock-out-of-date",
        "build",
        "The first run installs packages that the project does not work with: the lock was not remade.",
        "pyproject.toml",
        '  "websockets>=17",\n',
        '  "websockets>=99",\n',
        "tests/project/test_run.py",
    ),
)

DOCS: Final = (
    Bug(
        "do-rule-without-a-row",
        "docs",
        "The rules table does not say where CU-6 is kept.",
        "docs/rules/camel-up.md",
        "| CU-6 | The bank never runs out. |",
        "| CU-66 | The bank never runs out. |",
        "tests/docs/test_rules_tables.py",
    ),
    Bug(
        "do-example-is-wrong",
        "docs",
        "The first example of the README shows what the library does not say.",
        "README.md",
        "state.barred(1, game.action(\"partner 2\"))  # 'CU-9'",
        "state.barred(1, game.action(\"partner 2\"))  # 'CU-25'",
        "tests/docs/test_examples.py",
    ),
    Bug(
        "do-link-to-nowhere",
        "docs",
        "A link of the README leads nowhere.",
        "README.md",
        "[protocol](docs/protocol.md))",
        "[protocol](docs/protocols.md))",
        "tests/docs/test_examples.py",
    ),
)

BUGS: Final = (*TERMINAL, *BUILD, *DOCS)
