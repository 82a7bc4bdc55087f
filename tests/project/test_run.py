"""run.py as a newcomer meets it: in a copied folder, offline, and with a fake uv that does what the test
says."""

import ast
import contextlib
import os
import re
import runpy
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
import tomllib
from collections.abc import Callable
from pathlib import Path

import pathspec
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import run
import ui.make
from tests.tiers import PATIENCE

ROOT = Path(run.__file__).parent
RUN = (ROOT / "run.py").read_text("utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LOCKS = {name: (ROOT / name).read_text("utf-8") for name in (run.TO_PLAY, run.TO_TEST)}
each_lock = pytest.mark.parametrize("name", LOCKS)

posix_only = pytest.mark.skipif(os.name == "nt", reason="the stand-in for uv is a shell script")

FAKE_UV = """#!/bin/sh
echo "$@" >> "$UV_LOG"
case "$1 $2" in
  --version*) echo "uv 0" ;;
  venv*) mkdir -p "$2/bin" "$2/$SITE" && printf '#!/bin/sh\\necho game "$@"\\nexit 7\\n' > "$2/bin/python" \\
         && chmod +x "$2/bin/python" ;;
  "pip sync") while [ -n "$UV_WAITS_FOR" ] && [ ! -e "$UV_WAITS_FOR" ]; do sleep 0.02; done
         if [ -n "$UV_HANGS" ]; then exec sleep 60; fi
         if [ -n "$UV_SAYS" ]; then echo "Traceback"; echo "$UV_SAYS"; exit 3; fi
         mkdir .venv/"$SITE"/msgspec ;;
  "pip install") echo src > .venv/"$SITE"/sandtable.pth ;;
esac
"""


class Folder:
    """A fresh checkout with run.py, in a path with a space, and a fake uv."""

    def __init__(self, place: Path) -> None:
        self.root = place / "my games"
        self.venv = self.root / ".venv"
        self.stamp = self.venv / run.STAMP.name
        self.log = place / "uv.log"
        self.log.touch()
        self.site = Path(sysconfig.get_path("purelib", "venv", {"base": str(self.venv)}))
        uv = place / "bin" / "uv"
        self.env = {
            "PATH": f"{uv.parent}{os.pathsep}{os.defpath}",
            "SITE": str(self.site.relative_to(self.venv)),
            "UV_LOG": str(self.log),
        }
        self.root.mkdir()
        uv.parent.mkdir()
        uv.write_text(FAKE_UV, "utf-8")
        uv.chmod(0o755)
        for name in ("run.py", "pyproject.toml", "hatch_build.py", *LOCKS):
            (self.root / name).write_bytes((ROOT / name).read_bytes())

    def start(self, *arguments: str, **settings: str) -> "subprocess.Popen[str]":
        command = [sys.executable, str(self.root / "run.py"), *arguments]
        out = subprocess.PIPE
        return subprocess.Popen(
            command,
            cwd=self.root.parent,
            env=self.env | {"SANDTABLE_COMPILE": "0"} | settings,
            stdout=out,
            stderr=out,
            text=True,
        )

    def play(self, **settings: str) -> tuple[int, str, str]:
        with self.start("play", **settings) as process:
            out, err = process.communicate(timeout=PATIENCE)
        assert "Traceback" not in err
        return process.returncode, out, err

    def times_made(self) -> int:
        return self.log.read_text("utf-8").count("venv ")

    def wait_until_installing(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while "pip sync" not in self.log.read_text("utf-8"):
            assert time.monotonic() < deadline
            time.sleep(0.02)


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    return Folder(tmp_path)


# The command line


def test_it_can_be_read_by_python_3_6() -> None:
    ast.parse(RUN, feature_version=(3, 6))


def test_an_old_python_is_told_what_is_needed() -> None:
    older = "import runpy, sys; sys.version_info = (3, 8, 1); runpy.run_path('run.py', run_name='__main__')"
    done = subprocess.run(
        [sys.executable, "-c", older], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stderr == (
        "Sandtable needs Python 3.11 or newer, not 3.8: install one and start run.py with it.\n"
    )


@pytest.mark.parametrize("arguments", [[], ["dance"], ["--fast", "play"]])
def test_an_unknown_command_is_answered_with_help(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run.main(arguments) == 2
    told = capsys.readouterr().err
    assert "python3 run.py play" in told
    assert told.endswith("say play or test, as shown above.\n")


@pytest.mark.parametrize("arguments", [["--help"], ["-h"], ["help"], ["test", "--help"]])
def test_help_is_given_without_setting_up(
    arguments: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "prepare", lambda: pytest.fail("no need to set up"))
    assert run.main(arguments) == 0
    assert "python3 run.py test --long" in capsys.readouterr().out


@posix_only
@pytest.mark.parametrize(
    ("given", "passed"),
    [
        ([], ["serve", "--open"]),
        (["--port", "9"], ["serve", "--open", "--port", "9"]),
        (["camel-up", "--lang", "pl"], ["play", "camel-up", "--lang", "pl"]),
        (["--help"], ["serve", "--open", "--help"]),
    ],
)
def test_play_becomes_the_game(given: list[str], passed: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    class Became(BaseException):
        """Raised in place of an exec, after which nothing else would run."""

    def execve(_: str, command: list[str], env: dict[str, str]) -> None:
        assert env["PYTHONPATH"].startswith(str(run.built()))
        raise Became(*command)

    started: list[list[str]] = []
    monkeypatch.setattr(os, "execve", execve)
    monkeypatch.setattr(run, "built", lambda: Path("no such folder"))
    monkeypatch.setattr(run, "make_page", lambda: None)
    monkeypatch.setattr(run, "Popen", lambda command, **_: started.append(command))
    monkeypatch.delenv("SANDTABLE_COMPILE", raising=False)
    with pytest.raises(Became) as game:
        run.play(given)
    assert game.value.args == (run.PYTHON, "-P", "-m", "sandtable", *passed)
    assert [command[-1] for command in started] == ["compile"]  # compiles for the next game
    monkeypatch.setenv("SANDTABLE_COMPILE", "0")
    with pytest.raises(Became):
        run.play(given)
    assert len(started) == 1


def test_test_and_shots_run_in_the_venv(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[list[str]] = []
    monkeypatch.setattr(run, "prepare", lambda pins: ran.append([pins]))
    monkeypatch.setattr(run, "check", lambda command: ran.append(command[1:]))
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    run.main(["test", "--quick"])
    run.main(["shots", "--only", "hall"])
    assert ran[1::2] == [["-m", "tests", "--quick"], ["-m", "tests.browser.shots", "--only", "hall"]]
    assert ran[::2] == [[run.TO_TEST]] * 2


def test_a_check_that_is_killed_counts_as_failed() -> None:
    suicide = "import os, signal; os.kill(os.getpid(), signal.SIGTERM)"
    assert run.check([sys.executable, "-c", suicide]) != 0
    assert run.check([sys.executable, "-c", "raise SystemExit(9)"]) == 9


# Setting up


@posix_only
def test_the_first_run_sets_up_and_the_second_starts_at_once(folder: Folder) -> None:
    code, out, err = folder.play()
    assert (code, out) == (7, "game -P -m sandtable serve --open\n")
    assert re.search(r"installing packages \.\.\. \d+\.\d s\n", err)
    assert "--require-hashes requirements.lock" in folder.log.read_text("utf-8")
    folder.log.write_text("")
    assert folder.play() == (7, out, "")
    assert folder.log.read_text("utf-8") == ""


@posix_only
def test_tests_add_packages_once_to_what_games_may_be_running_from(folder: Folder) -> None:
    folder.play()
    folder.log.write_text("")
    for _ in range(2):
        with folder.start("test", "-x") as process:
            process.communicate(timeout=PATIENCE)
    said = folder.log.read_text("utf-8")
    assert said.count("pip install") == said.count("--require-hashes -r requirements-test.lock") == 1
    assert folder.play()[0] == 7
    assert folder.log.read_text("utf-8") == said
    assert folder.times_made() == 0


def remove_python(folder: Folder) -> None:
    (folder.venv / "bin" / "python").unlink()


def remove_a_package(folder: Folder) -> None:
    (folder.site / "msgspec").rmdir()


def remove_the_stamp(folder: Folder) -> None:
    folder.stamp.unlink()


def empty_the_stamp(folder: Folder) -> None:
    folder.stamp.write_bytes(b"")


def change_a_pin(folder: Folder) -> None:
    with open(folder.root / "requirements.lock", "a") as lock:
        lock.write("# changed\n")


def change_the_project(folder: Folder) -> None:
    with open(folder.root / "pyproject.toml", "a") as project:
        project.write("# changed\n")


def move_the_folder(folder: Folder) -> None:
    folder.root = folder.root.rename(folder.root.with_name("elsewhere"))


@posix_only
@pytest.mark.parametrize(
    "harm",
    [
        remove_python,
        remove_a_package,
        remove_the_stamp,
        empty_the_stamp,
        change_a_pin,
        change_the_project,
        move_the_folder,
    ],
)
def test_a_broken_or_outdated_venv_is_made_again(folder: Folder, harm: Callable[[Folder], None]) -> None:
    folder.play()
    harm(folder)
    assert folder.play()[0] == 7
    assert folder.times_made() == 2


@posix_only
def test_a_package_of_the_users_own_is_left_alone(folder: Folder) -> None:
    folder.play()
    (folder.site / "ipython").mkdir()
    assert folder.play()[0] == 7
    assert folder.times_made() == 1


@posix_only
@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ("cause: failed to copy: No space left on device (os error 28)", "The disk is full: "),
        ("error: Permission denied (os error 13)", "Sandtable may not write there: "),
        ("error: Hash mismatch for `rich==15.0.0`", "A downloaded package is not the one that "),
        ("cause: invalid peer certificate: UnknownIssuer", "Unknown certificate: "),
        (
            "cause: error sending request for url\n  cause: dns error",
            "The packages could not be downloaded: ",
        ),
        ("Error: Command '-m ensurepip' returned non-zero exit status 1", "No pip here "),
        ("Resolved 36 packages in 2ms\nerror: something new", "Setting up failed for the reason above: "),
    ],
)
def test_a_failure_ends_with_what_to_do(folder: Folder, said: str, sentence: str) -> None:
    code, out, err = folder.play(UV_SAYS=said)
    assert (code, out) == (1, "")
    assert f"\n{said}\n" in err
    assert err.splitlines()[-1].startswith(sentence)
    assert folder.play()[0] == 7  # the next run repairs it


@posix_only
def test_a_venv_that_cannot_be_replaced_is_named(folder: Folder) -> None:
    folder.venv.touch()
    code, _, err = folder.play()
    assert code == 1
    assert "delete the folders .venv and .tools" in err.splitlines()[-1]


@posix_only
def test_without_uv_pip_is_asked_and_without_network_we_say_so(folder: Folder) -> None:
    code, _, err = folder.play(PATH=os.defpath, PIP_NO_INDEX="1", PIP_CONFIG_FILE=os.devnull, PIP_USER="1")
    assert code == 1
    assert "fetching uv" in err
    assert err.splitlines()[-1].startswith("The packages could not be downloaded: ")


@posix_only
@pytest.mark.parametrize(("by", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_an_interrupted_set_up_is_repaired_next_time(folder: Folder, by: signal.Signals, code: int) -> None:
    with folder.start("play", UV_HANGS="1") as process:
        folder.wait_until_installing()
        process.send_signal(by)
        _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == code
    assert "Traceback" not in err
    assert not folder.stamp.exists()
    assert folder.play()[0] == 7
    assert folder.times_made() == 2


@posix_only
def test_two_at_once_make_one_venv(folder: Folder) -> None:
    go_on = folder.root / "go-on"
    with folder.start("play", UV_WAITS_FOR=str(go_on)) as first:
        folder.wait_until_installing()
        with folder.start("play") as second:
            assert second.stderr
            said = second.stderr.readline()
            go_on.touch()
            out, err = second.communicate(timeout=PATIENCE)
        assert said + err == "Another run.py is setting up this folder: waiting for it ...\n"
        assert (second.returncode, out) == (7, "game -P -m sandtable serve --open\n")
        assert first.communicate(timeout=PATIENCE)[0] == out
    assert folder.times_made() == 1


def test_our_own_uv_follows_the_settings_of_pip(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = {"--version": "uv 0", "list": ":env:.cert='mine.pem'\nglobal.cert='all.pem'\n"}
    answers["list"] += "global.extra-index-url='second'\nglobal.index-url='mirror'\n"
    monkeypatch.setattr(shutil, "which", lambda _: None)
    monkeypatch.setattr(run, "answer", lambda command, _: answers[command[-1]])
    env: dict[str, str] = {}
    assert Path(run.find_uv(env)).is_relative_to(run.TOOLS)
    assert env == {"SSL_CERT_FILE": "mine.pem", "UV_DEFAULT_INDEX": "mirror"}


# The pins, and what must not be in the repository


def pins(name: str) -> dict[str, str]:
    return dict(re.findall(r"^([a-z0-9-]+)==(\S+)", LOCKS[name], re.MULTILINE))


@each_lock
def test_a_lock_holds_hashed_pins_and_nothing_else(name: str) -> None:
    pin = r"[a-z0-9-]+==[\w.]+( ; [^\\\n]+)?( \\\n    --hash=sha256:[0-9a-f]{64})+\n"
    assert re.fullmatch(rf"(#[^\n]*\n)+({pin})+", LOCKS[name])
    assert "://" not in LOCKS[name]


@each_lock
def test_a_lock_fulfils_the_project(name: str) -> None:
    project = PROJECT["project"]
    tests = project["optional-dependencies"]["test"] if name == run.TO_TEST else []
    wanted = [*project["dependencies"], *PROJECT["dependency-groups"]["build"], *tests]
    for requirement in map(Requirement, wanted):
        assert pins(name)[canonicalize_name(requirement.name)] in requirement.specifier


def test_what_is_tested_is_what_is_played() -> None:
    assert pins(run.TO_PLAY).items() < pins(run.TO_TEST).items()


def test_players_need_not_fetch_what_only_tests_need() -> None:
    assert pins(run.TO_PLAY).keys().isdisjoint({"ray", "playwright", "pytest", "ruff"})


def test_the_build_group_pins_the_build_backend_the_compiler_and_node() -> None:
    needs = PROJECT["tool"]["hatch"]["build"]["hooks"]["custom"]["needs"]
    wanted = [*PROJECT["build-system"]["requires"], *needs, ui.make.NODE]
    assert sorted(PROJECT["dependency-groups"]["build"]) == sorted(wanted)


def test_the_page_is_built_when_its_sources_have_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[list[str]] = []
    monkeypatch.setattr(run, "step", lambda doing, command, env: steps.append(command))
    monkeypatch.setattr(run, "locked", contextlib.nullcontext)
    for current, wanted in ((True, []), (False, [[run.PYTHON, "-m", "ui.make"]])):
        monkeypatch.setattr(runpy, "run_path", lambda _, current=current: {"is_current": lambda: current})
        run.make_page()
        assert steps == wanted


def repository() -> list[Path]:
    """Every file that git would track, found without git, which a bare machine may not have."""
    rules = [".git/", *(ROOT / ".gitignore").read_text("utf-8").splitlines()]
    ignored = pathspec.GitIgnoreSpec.from_lines(rules)
    kept: list[Path] = []
    for folder, folders, files in os.walk(ROOT):
        here = Path(folder).relative_to(ROOT)
        folders[:] = [name for name in folders if not ignored.match_file(f"{(here / name).as_posix()}/")]
        kept += [ROOT / here / name for name in files if not ignored.match_file((here / name).as_posix())]
    return kept


def test_no_file_names_a_package_registry_or_a_machine() -> None:
    hosts = [
        "pypi org",
        "pythonhosted org",
        "npmjs org",
        "npmjs com",
        "yarnpkg com",
        "debian org",
        "crates io",
    ]
    unwanted = [host.replace(" ", r"\.") for host in hosts] + [r"(?<![\w.-])/(work|root)/", r"\.\./shared\b"]
    pattern = re.compile("|".join(unwanted).encode())
    found = {str(path): match[0] for path in repository() if (match := pattern.search(path.read_bytes()))}
    assert found == {}


def test_no_lock_with_addresses_and_no_python_version_is_committed() -> None:
    assert {path.name for path in repository()}.isdisjoint({"uv.lock", ".python-version"})


def test_what_is_built_depends_on_sources_and_not_on_what_python_keeps(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Python writes cache files with temporary names while the wheel is being built."""
    module = tmp_path / "src" / "sandtable" / "rules.py"
    cache = module.parent / "__pycache__"
    cache.mkdir(parents=True)
    for file in (module, tmp_path / "pyproject.toml", tmp_path / "hatch_build.py"):
        file.write_text("", "utf-8")
    monkeypatch.setattr(run, "ROOT", tmp_path)
    before = run.built()
    (cache / "rules.cpython-311.pyc.140737").write_bytes(b"half")
    assert run.built() == before
    module.write_text("changed = True", "utf-8")
    assert run.built() != before
