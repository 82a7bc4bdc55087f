"""Put the built page into the wheel, and the compiled rules if there is a C compiler.

pyproject.toml lists what is compiled and what that needs. SANDTABLE_COMPILE=0 asks for a plain wheel, and =1
for a compiled one or an error. Compiled modules are kept in the folder `build` until a source changes.
"""

from __future__ import annotations

import hashlib
import os
import re
import runpy
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
WISH = os.environ.get("SANDTABLE_COMPILE", "")
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
LONGEST_BUILD = 3600.0  # seconds
PAGE = runpy.run_path(str(ROOT / "ui" / "make.py"))


class CompileError(Exception):
    """The rules could not be compiled; the message says why."""


class CompileHook(BuildHookInterface[Any]):
    """Puts the page and the compiled modules into a wheel; an editable install runs its sources."""

    def dependencies(self) -> list[str]:
        """Node if the page has changed, and the packages that compiling needs if there is a compiler."""
        page = [] if PAGE["is_current"]() else [PAGE["NODE"]]
        return page + (list(self.config["needs"]) if WISH == "1" or (WISH != "0" and has_compiler()) else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and self.target_name == "wheel":
            PAGE["build"]()
            build_data["artifacts"].append("/src/sandtable/server/web/static/")  # git ignores it
        if version == "editable" or WISH == "0":
            return
        try:
            folder = compiled(listed(self.config["modules"], self.config["plain"]), self.config["needs"])
        except CompileError as failure:
            if WISH == "1":
                raise
            reason = str(failure).strip().splitlines()[-1]
            self.app.display_warning(f"Sandtable will run as plain Python: {reason[:200]}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["dependencies"] = list(self.config["at-run-time"])
        for file in sorted(folder.rglob("*" + SUFFIX)):
            build_data["force_include"][str(file)] = file.relative_to(folder).as_posix()


def has_compiler() -> bool:
    """Whether there is a C compiler, with the headers of this Python."""
    if sys.implementation.name != "cpython" or not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return False
    return os.name == "nt" or shutil.which((sysconfig.get_config_var("CC") or "cc").split()[0]) is not None


def listed(patterns: list[str], plain: list[str]) -> list[str]:
    """The modules to compile, as paths from the folder of the sources."""
    found = {path for pattern in patterns for path in SOURCE.glob(pattern)}
    return sorted(
        path.relative_to(SOURCE).as_posix()
        for path in found
        if not any(path.match(pattern) for pattern in plain)
    )


def compiled(modules: list[str], needs: list[str]) -> Path:
    """The folder with the compiled modules, compiled now if they are not there yet."""
    if not has_compiler():
        raise CompileError("there is no C compiler")
    ready = ROOT / "build" / f"compiled-{fingerprint(modules, needs)}"
    if ready.is_dir():
        return ready
    work = working_folder(ready.parent)
    command = [sys.executable, str(Path(__file__).resolve()), str(work), *modules]
    done = subprocess.run(command, cwd=SOURCE, capture_output=True, text=True, errors="replace", check=False)
    if done.returncode:
        shutil.rmtree(work)
        raise CompileError((done.stdout + done.stderr)[-4000:] or "the compiler failed")
    if work.parent != ready.parent:
        return work / "lib"
    for old in ready.parent.glob("compiled-*"):
        if old != ready:
            shutil.rmtree(old, ignore_errors=True)
    if not ready.is_dir():  # another build may have finished first
        os.replace(work / "lib", ready)
    shutil.rmtree(work)
    return ready


def fingerprint(modules: list[str], needs: list[str]) -> str:
    """A fingerprint of all rules and layouts: the compiler also reads what the listed modules import."""
    digest = hashlib.sha256(repr((modules, needs, sys.version)).encode() + Path(__file__).read_bytes())
    rules = {path for room in ("core", "games") for path in SOURCE.glob(f"sandtable/{room}/**/*.py")}
    layouts = SOURCE.glob("sandtable/research/*/layout.py")
    for path in sorted({*rules, *layouts, *(SOURCE / module for module in modules)}):
        digest.update(path.relative_to(SOURCE).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def working_folder(wanted: Path) -> Path:
    """A new folder to compile in: whenever possible the same one, so that ccache knows its files again."""
    usual = wanted / "compiling"
    try:
        wanted.mkdir(exist_ok=True)
        if usual.is_dir() and usual.stat().st_mtime < time.time() - LONGEST_BUILD:
            shutil.rmtree(usual)  # that build was killed
        usual.mkdir()
        return usual
    except FileExistsError:  # another build is compiling
        return Path(tempfile.mkdtemp(prefix="compiling-", dir=wanted))
    except OSError:  # we may not write to this checkout
        return Path(tempfile.mkdtemp(prefix="sandtable-"))


def compile_into(work: str, modules: list[str]) -> None:
    """Compile the modules. This needs a process of its own, because compilers change global state."""
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class SideBySide(build_ext):
        """Compiles the C files of the modules in parallel; setuptools would take one after the other."""

        def build_extensions(self) -> None:
            one = self.compiler.compile

            def several(sources: list[str], *rest: Any, **named: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as workers:
                    done = list(workers.map(lambda source: one([source], *rest, **named), sources))
                return [file for files in done for file in files]

            self.compiler.compile = several
            super().build_extensions()

    # Errors in modules that are only imported are not reported: mypy --strict has checked them already.
    options = ["--config-file=", "--follow-imports=silent", f"--cache-dir={os.devnull}"]
    extensions = mypycify(
        [*options, *modules],
        opt_level="2",
        debug_level="0",
        multi_file=True,
        target_dir=f"{work}/c",
        group_name="sandtable_rules",
    )
    widen_literals(Path(work, "c"))
    if os.name != "nt":
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
    build = ["build_ext", f"--build-lib={work}/lib", f"--build-temp={work}/o", f"--parallel={os.cpu_count()}"]
    commands = {"build_ext": SideBySide}
    setup(name="sandtable", packages=[], ext_modules=extensions, cmdclass=commands, script_args=build)


def widen_literals(c_files: Path) -> None:
    """Make the 1 of `1 << n` 64 bits wide: mypyc writes it as a C int, although the result is an i64."""
    for path in c_files.glob("*.c"):
        text = path.read_text("utf-8")
        path.write_text(re.sub(r"= (\d+) << ", r"= (int64_t)\1 << ", text), "utf-8")


if __name__ == "__main__":
    compile_into(sys.argv[1], sys.argv[2:])
