"""The messages that the code needs from the catalogues, derived from the code itself.

An id maps to the variables that the code gives it, or to ANY if they are known only during play.
"""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import sandtable
import sandtable.core
import sandtable.server
import sandtable.terminal
from sandtable import Game
from sandtable.bots import LEVELS, OFFERED
from sandtable.bots.cast import CAST
from sandtable.bots.levels import CUSTOM
from sandtable.core.step import Auto
from sandtable.core.view import prompt_code
from sandtable.locales.language import refusal_code
from sandtable.review.words import KEYS as REVIEW_KEYS
from sandtable.server.store import StoreError
from sandtable.server.table import entries as log
from sandtable.server.table import lines

Variables = frozenset[str] | None
ANY: Variables = None
Needs = dict[str, Variables]

RULE_ID = re.compile(r"[A-Z]{2}-([A-Z]?\d+(\.\d+)*[a-z]?|\d+\.[A-Z][A-Za-z'-]*)")  # CU-9, CL-Q2a, FT-10.Leta
REASON = re.compile(r"[a-z]+(-[a-z]+)+")
UNTRANSLATED = ("seat", "text")
NO_REASONS = {"set-up"}  # says where a record is wrong, for developers
# the functions and errors with which the server refuses something
REFUSING = ("Refusal", "Refused", "Trouble", "BadWebhook", "_refuse")
PAGES = Path(__file__).resolve().parents[2] / "ui" / "src"


# --- the shell ---------------------------------------------------------------------------------------


def shell_needs() -> Needs:
    return of_names() | of_prompts() | of_refusals() | of_terminal("shell-")


def of_names() -> Needs:
    pair = frozenset({"head", "tail"})
    times = frozenset({"item", "times"})
    return {"player-name": frozenset({"number"}), "list-times": times, "list-next": pair, "list-last": pair}


def of_prompts() -> Needs:
    return {text: ANY for text in core_words() if text.startswith("prompt-")}


def of_refusals() -> Needs:
    """Every reason that the kernel can give: the code of each error, and why something cannot be taken
    back."""
    reasons = {text for text in core_words() if not text.startswith("prompt-")} - NO_REASONS
    return {refusal_code("", reason): frozenset() for reason in reasons}


def core_words() -> set[str]:
    return {text for text in texts(folder_of(sandtable.core)) if REASON.fullmatch(text)}


def of_terminal(prefix: str) -> Needs:
    """The messages that the terminal lists with their variables in tables named KEYS."""
    needs: Needs = {}
    for module in modules_of(sandtable.terminal):
        for name, table in vars(module).items():
            if name.endswith("KEYS"):
                needs |= {code: frozenset(names) for code, names in table.items() if code.startswith(prefix)}
    return needs


def shell_calls() -> Iterator[tuple[str, frozenset[str]]]:
    """The id and variables of each `shell("topic", word=...)` in the terminal and the commands."""
    for folder in (folder_of(sandtable.terminal), folder_of(sandtable) / "cli"):
        for call in calls(folder, "shell"):
            topic = text_of(call.args[0])
            if topic is not None:
                yield f"shell-{topic}", frozenset(word.arg for word in call.keywords if word.arg)


# --- the hall and its pages ----------------------------------------------------------------------------


def hall_needs() -> Needs:
    return (
        dict.fromkeys(of_pages("page-"), ANY)
        | of_levels()
        | dict.fromkeys((f"hall-persona-{each}" for cast in CAST.values() for each in cast), frozenset())
        | of_log()
        | {refusal_code("", reason): frozenset() for reason in server_reasons()}
    )


def of_pages(prefix: str) -> set[str]:
    """The ids that appear in quotation marks in the sources of the pages."""
    return {found for text in page_sources() for found in re.findall(rf'"({prefix}[a-z0-9_-]+)"', text)}


@cache
def page_sources() -> list[str]:
    files = [file for file in sorted(PAGES.rglob("*")) if file.suffix in (".ts", ".svelte")]
    return [file.read_text(encoding="utf-8") for file in files]


def of_levels() -> Needs:
    """The name and the description of every level."""
    names = [f"hall-level-{level}" for level in LEVELS]
    names += [f"hall-level-{level}-says" for level in (*OFFERED, CUSTOM)]
    return dict.fromkeys(names, frozenset())


def of_log() -> Needs:
    """The log's messages about the table itself; an entry gives them the seats, and sometimes more."""
    needs: Needs = {}
    for entry, code in lines.CODES.items():
        given = {"seat", "other", "name", "level"} & set(entry.__struct_fields__)
        given |= {"plays"} if entry is log.TookBack else set()
        needs |= {code + suffix: frozenset(given) for suffix in lines.SUFFIXES.get(entry, ("",))}
    needs["log-proposed-undo"] = frozenset({"seat", "plays"})
    named, moved = frozenset({"name", "number"}), frozenset({"who", "number"})
    return needs | {lines.CODES[log.SeatNamed]: named, lines.MOVED: moved}


def server_reasons() -> set[str]:
    """Every reason for a refusal that is not the kernel's: the server's, and the page's own."""
    folder = folder_of(sandtable.server)
    arguments = [argument for name in REFUSING for call in calls(folder, name) for argument in call.args]
    own = {found for text in page_sources() for found in re.findall(r'UNREACHABLE = "([a-z-]+)"', text)}
    said = {text for text in map(text_of, arguments) if text is not None}
    of_the_disk = {StoreError.code, *(error.code for error in StoreError.__subclasses__())}
    return (said | own | of_the_disk) - core_words()


# --- reviews -------------------------------------------------------------------------------------------


def review_needs() -> Needs:
    """The messages about reviews in the terminal, and those only in the page."""
    said: Needs = {code: frozenset(names) for code, names in REVIEW_KEYS.items()}
    return dict.fromkeys(of_pages("review-"), ANY) | said


# --- a game ------------------------------------------------------------------------------------------


def game_needs(game: Game[Any]) -> Needs:
    name = game.name
    return (
        {f"{name}-title": frozenset(), f"{name}-blurb": frozenset()}
        | words_of(game)
        | {prompt_code(name, step): ANY for step in game.steps if not issubclass(step, Auto)}
        | acts_of(game)
        | events_of(game)
        | {refusal_code(name, rule): frozenset() for rule in rules_of(game)}
        | dict.fromkeys(score_lines_of(game), ANY)
        | {f"{name}-end-{reason}": frozenset() for reason in game.ends}
        | variants_of(game)
        | of_terminal(f"{name}-")
        | dict.fromkeys(of_pages(f"{name}-page-"), ANY)
    )


def words_of(game: Game[Any]) -> Needs:
    """The vocabularies that events use, and the others that actions refer to."""
    referred = {(vocabulary, key) for vocabulary, keys in game.vocabulary.lists.items() for key in keys}
    for action in game.actions:
        for word in action.words.values():
            if isinstance(word, str):
                vocabulary, _, key = word.partition(".")
                referred.add((vocabulary, key))
    return {f"{game.name}-{v}-{key}": frozenset() for v, key in referred if v not in UNTRANSLATED}


def acts_of(game: Game[Any]) -> Needs:
    """Each verb as a sentence, which may use the words that all its actions have, and as a heading."""
    needs: Needs = {}
    for action in game.actions:
        code = game.describe(action).code
        known = needs.get(code)
        needs[code] = frozenset(action.words) if known is None else known & frozenset(action.words)
    return needs | {code.replace("-act-", "-verb-", 1): frozenset() for code in needs}


def events_of(game: Game[Any]) -> Needs:
    needs: Needs = {}
    for kind in game.kinds:
        code = f"{game.name}-event-{kind.code}"
        needs[code] = frozenset(name.partition(":")[0] for name in kind.names)
        if kind.secret:
            needs[f"{code}-told"] = frozenset(name.partition(":")[0] for name in kind.names + kind.secret)
    return needs


def rules_of(game: Game[Any]) -> set[str]:
    """Every rule id that the code contains as a value, except those that a Variant names."""
    folder = folder_of_game(game)
    ids = Counter(text for text in texts(folder) if RULE_ID.fullmatch(text))
    ids -= Counter(text_of(argument) or "" for call in calls(folder, "Variant") for argument in call.args)
    return set(ids)


def score_lines_of(game: Game[Any]) -> set[str]:
    """The lines of the score sheet, which the code names in full or by their endings in a list LINE_NAMES."""
    prefix = f"{game.name}-score-"
    lines = {text for text in texts(folder_of_game(game)) if text.startswith(prefix) and text != prefix}
    for module in modules_of(importlib.import_module(type(game).__module__)):
        lines |= {prefix + name for name in vars(module).get("LINE_NAMES", ())}
    return lines


def variants_of(game: Game[Any]) -> Needs:
    needs: Needs = {}
    for name, variant in game.variants.items():
        code = f"{game.name}-variant-{name}"
        needs |= {code: frozenset()} | {f"{code}-{choice}": frozenset() for choice in variant.choices}
    return needs


# --- reading the source --------------------------------------------------------------------------------


def folder_of(package: ModuleType) -> Path:
    return Path(str(package.__file__)).parent


def folder_of_game(game: Game[Any]) -> Path:
    return folder_of(importlib.import_module(type(game).__module__))


def modules_of(package: ModuleType) -> list[ModuleType]:
    found = pkgutil.walk_packages(package.__path__, package.__name__ + ".")
    return [importlib.import_module(module.name) for module in found]


@cache
def nodes(folder: Path) -> list[ast.AST]:
    sources = [file.read_text(encoding="utf-8") for file in sorted(folder.rglob("*.py"))]
    return [node for source in sources for node in ast.walk(ast.parse(source))]


def texts(folder: Path) -> list[str]:
    """Every string in the code, as often as it occurs."""
    return [text for text in map(text_of, nodes(folder)) if text is not None]


def text_of(node: ast.AST) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def calls(folder: Path, name: str) -> list[ast.Call]:
    """The calls of a function or method by its name."""
    found = [node for node in nodes(folder) if isinstance(node, ast.Call)]
    return [
        call for call in found if name in (getattr(call.func, "id", None), getattr(call.func, "attr", None))
    ]
