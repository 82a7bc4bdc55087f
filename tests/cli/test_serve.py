"""`sandtable serve` says where it can be opened, by whom, and how to let others in."""

from __future__ import annotations

import signal
import subprocess
from pathlib import Path
from urllib.request import urlopen

import pytest

from sandtable.cli.serve import for_others
from sandtable.server.web.reach import network_urls
from tests.cli.kit import COMMAND, ENVIRONMENT, refused
from tests.tiers import PATIENCE


def said(data: Path, *options: str) -> list[str]:
    """The lines that a hall prints when it opens; check that the first address works on this machine."""
    words = ["serve", "--port", "0", "--data", str(data), "--bots", "1", *options]
    with subprocess.Popen(
        [*COMMAND, *words], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=ENVIRONMENT
    ) as hall:
        assert hall.stdout is not None
        try:
            lines = [hall.stdout.readline() for _ in range(2)]
            address = lines[0].removeprefix("The hall is open: ").split()[0]
            with urlopen(f"{address}health", timeout=PATIENCE) as answer:
                assert answer.status == 200
        finally:
            hall.send_signal(signal.SIGINT)
        lines += hall.stdout.readlines()
        assert hall.wait(PATIENCE) == 0
    return lines


def test_a_hall_for_this_machine_says_how_to_let_others_in() -> None:
    told = for_others([], only_here=True)
    assert "Only this machine can open it." in told
    assert "--share" in told


def test_a_shared_hall_prints_the_address_for_others(tmp_path: Path) -> None:
    lines = said(tmp_path, "--share")
    assert lines[0].startswith("The hall is open: http://localhost:")
    port = int(lines[0].split("/   (")[0].rsplit(":", 1)[1])
    addresses = [f"{url}/" for url in network_urls("0.0.0.0", port)]
    assert lines[1:] == [f"{line}\n" for line in for_others(addresses, False).splitlines()]


def test_what_is_printed_without_a_network() -> None:
    assert for_others(["http://192.168.1.5:8000/", "http://10.0.0.7:8000/"], False).startswith(
        "For others: http://192.168.1.5:8000/   or http://10.0.0.7:8000/\n"
    )
    assert "connect it to a network" in for_others([], False)


@pytest.mark.parametrize("url", ["play.example.com", "https://example.com/x", "ftp://example.com"])
def test_an_invalid_address_is_refused(url: str) -> None:
    assert "--url" in refused("serve", "--url", url)


def test_two_ways_to_say_where_to_listen_are_one_too_many() -> None:
    assert "--host" in refused("serve", "--share", "--host", "127.0.0.1")
