"""Every file, module and name that the documentation mentions exists."""

from __future__ import annotations

import re
from pathlib import Path
from pkgutil import resolve_name

import pytest

from tests.docs.test_examples import PAGES
from tests.tiers import ROOT

PATH = re.compile(r"(?<![\w/.-])(?:src|tests|tools|ui|bench|docs|examples)/[\w./<>*-]*[\w/>]")
NAME = re.compile(r"(?<![\w/.])sandtable(?:\.\w+)+(?!\w*[<(*=])")
PLACEHOLDERS = re.compile(r"[<>*]")


def missing(path: str) -> bool:
    """Whether there is no such file; `<game>` and `*` stand for anything."""
    pattern = PLACEHOLDERS.sub("*", re.sub(r"<[^>]*>", "*", path)).rstrip("/")
    return not any(ROOT.glob(pattern))


def exists(name: str) -> bool:
    try:
        resolve_name(name)
    except (ImportError, AttributeError):
        return False
    return True


@pytest.mark.parametrize("file", PAGES, ids=lambda file: str(file.relative_to(ROOT)))
def test_every_path_exists(file: Path) -> None:
    text = file.read_text("utf-8")
    assert [path for path in PATH.findall(text) if missing(path)] == []


@pytest.mark.parametrize("file", PAGES, ids=lambda file: str(file.relative_to(ROOT)))
def test_every_name_exists(file: Path) -> None:
    assert [name for name in NAME.findall(file.read_text("utf-8")) if not exists(name)] == []


def test_what_is_wrong_is_found() -> None:
    assert missing("src/sandtable/core/film.py")
    assert not missing("src/sandtable/games/<game>/view.py")
    assert not exists("sandtable.core.film")
    assert exists("sandtable.core.table.Table.play")
