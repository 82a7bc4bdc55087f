"""The files in deploy/ mention only options, routes, metrics and files that exist."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from sandtable.cli import main
from sandtable.server.metrics import Metrics
from sandtable.server.web.api.routes import ROUTES
from tests.tiers import ROOT

DEPLOY = ROOT / "deploy"
TEXTS = {
    path.relative_to(ROOT).as_posix(): path.read_text("utf-8")
    for path in [*DEPLOY.rglob("*"), ROOT / "docs" / "hosting.md", ROOT / "docs" / "scaling.md"]
    if path.is_file()
}


def options_of(command: Any) -> set[str]:
    own = {name for parameter in command.params for name in (*parameter.opts, *parameter.secondary_opts)}
    return own.union(*map(options_of, getattr(command, "commands", {}).values()))


@pytest.mark.parametrize("name", [name for name in TEXTS if name.endswith((".yaml", ".service", ".md"))])
def test_every_option_of_a_sandtable_command_exists(name: str) -> None:
    known = options_of(main)
    lines = TEXTS[name].replace("\\\n", " ").splitlines()
    ours = [line for line in lines if "sandtable serve" in line or "sandtable admin" in line]
    ours += re.findall(r"^\s+- (--[\w-]+)", TEXTS[name], re.MULTILINE)
    named = {option for line in ours for option in re.findall(r"(?<![\w-])--[a-z][a-z-]*", line)}
    assert named <= known, named - known


def test_the_dashboard_asks_for_metrics_that_exist() -> None:
    dashboard = json.loads(TEXTS["deploy/grafana/sandtable.json"])
    asked = " ".join(target["expr"] for panel in dashboard["panels"] for target in panel["targets"])
    exposed = Metrics().text().decode()
    names = set(re.findall(r"(?:sandtable|process)_\w+", asked))
    families = {name.removesuffix("_total").removesuffix("_bucket") for name in names}
    assert len(families) > 10
    assert [name for name in families if f"# TYPE {name}" not in exposed] == []
    ids = [panel["id"] for panel in dashboard["panels"]]
    assert len(ids) == len(set(ids))


def test_health_checks_ask_routes_that_exist() -> None:
    paths = {path for _, path, _ in ROUTES}
    for name in ("deploy/Dockerfile", "deploy/Caddyfile"):
        asked = set(re.findall(r"/health/\w+", TEXTS[name]))
        assert asked
        assert asked <= paths


def test_the_image_does_not_run_as_root_and_is_checked() -> None:
    image = TEXTS["deploy/Dockerfile"]
    last = image.rpartition("\nFROM ")[2]
    (user,) = re.findall(r"^USER (.*)$", last, re.MULTILINE)
    assert int(user) > 0, "a number, so that a host can tell it from root"
    assert f"--uid {user} " in last
    assert "HEALTHCHECK" in last


def test_a_unit_without_workers_does_not_end_its_hall_to_reload_it() -> None:
    """Only a parent of workers handles SIGHUP."""
    lines = TEXTS["deploy/sandtable.service"].replace("\\\n", " ").splitlines()
    (start,) = [line for line in lines if line.startswith("ExecStart=")]
    reloads = [line for line in lines if line.startswith("ExecReload=")]
    assert "--workers" in start or not reloads


def test_every_file_of_the_kit_is_described() -> None:
    described = TEXTS["deploy/README.md"]
    files = [name.removeprefix("deploy/") for name in TEXTS if name.startswith("deploy/")]
    assert [name for name in files if f"`{name}`" not in described and name != "README.md"] == []
