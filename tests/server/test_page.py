"""The built page is small enough and contains nothing that the hall's content security policy would block."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

import sandtable
import ui.make
from sandtable.locales.language import LANGUAGES
from sandtable.server.web import assets
from tests.server.inside import HallInside
from tests.server.kit import PATIENCE

FIRST_TABLE = 130_000  # bytes of JavaScript, compressed
LOCALES = "../src/sandtable/locales"


@pytest.fixture(scope="module")
def manifest() -> dict[str, Any]:
    ui.make.build()
    found: dict[str, Any] = json.loads((ui.make.STATIC / ".vite" / "manifest.json").read_text("utf-8"))
    return found


def size(manifest: dict[str, Any], *parts: str) -> int:
    """Return the size of these chunks and of everything they import, each counted once."""
    wanted, files = [*parts], set()
    while wanted:
        chunk = manifest[wanted.pop()]
        if chunk["file"] not in files:
            files.add(chunk["file"])
            wanted += chunk.get("imports", [])
    return sum(len(gzip.compress((ui.make.STATIC / file).read_bytes())) for file in files)


@pytest.mark.parametrize("path", ["/", "/t/x", "/x", "/%20", "/assets/x.js"])
def test_a_page_that_is_not_built_says_how(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, path: str
) -> None:
    monkeypatch.setattr(assets, "STATIC", tmp_path / "nothing")
    monkeypatch.setattr(assets, "INDEX", tmp_path / "nothing" / "index.html")
    with HallInside(tmp_path / "data") as hall, pytest.raises(HTTPError) as error:
        urlopen(hall.url + path, timeout=PATIENCE)
    assert (error.value.code, error.value.read().decode()) == (503, assets.NOT_BUILT)
    error.value.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sandtable.games())
def test_the_first_table_loads_quickly(manifest: dict[str, Any], game: str, language: str) -> None:
    catalogues = [f"{LOCALES}/{language}/{name}.ftl?raw" for name in ("shell", "hall", game)]
    face = f"src/lib/games/{game}/index.ts"
    parts = ["index.html", "src/routes/Table.svelte", *catalogues, *([face] if face in manifest else [])]
    assert size(manifest, *parts) <= FIRST_TABLE


def test_the_page_has_no_inline_script_or_style_and_loads_only_its_own_files(
    manifest: dict[str, Any],
) -> None:
    assert manifest
    html = (ui.make.STATIC / "index.html").read_text("utf-8")
    assert re.findall(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=", html) == []
    assert [link for link in re.findall(r'(?:src|href)="([^"]+)"', html) if not link.startswith("/")] == []


def test_no_component_writes_a_style_attribute_into_its_template() -> None:
    """The policy blocks style attributes in markup, but not `style:width` or `style={...}` of Svelte."""
    sources = sorted((ui.make.UI / "src").rglob("*.svelte"))
    assert [
        file.name for file in sources if re.search(r'<\w[^>]*\sstyle="[^{"]*"', file.read_text("utf-8"))
    ] == []
