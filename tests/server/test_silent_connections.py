"""Connections that send nothing, send half a request or read nothing are closed; time is moved by hand."""

from __future__ import annotations

import contextlib
import re
import resource
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from sandtable.server.hall.timekeeper import Timekeeper
from sandtable.server.limits import DEFAULTS
from sandtable.server.logs import LINES
from sandtable.server.web import connections, serve
from sandtable.server.web.addresses import Networks
from sandtable.server.web.connections import Door
from tests.server.by_hand import ByHand
from tests.server.inside import HallInside
from tests.server.kit import PATIENCE, Client, RunningHall, wait_until

GET = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n"
REQUESTS = 2000  # enough for their answers to overflow every buffer
POST = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20\r\n\r\n"


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallInside]:
    with HallInside(tmp_path_factory.mktemp("hall") / "data", ByHand()) as inside:
        yield inside


@contextlib.contextmanager
def connected(hall: HallInside | RunningHall, source: str = "127.0.0.1") -> Iterator[socket.socket]:
    with socket.create_connection(
        ("127.0.0.1", hall.port), timeout=PATIENCE, source_address=(source, 0)
    ) as connection:
        yield connection


def arrived(hall: HallInside) -> None:
    """Wait until the hall has read everything sent so far, as it reads in the order of arrival."""
    Client(hall).get("/api/me")


def is_open(connection: socket.socket) -> bool:
    connection.setblocking(False)
    try:
        return connection.recv(1, socket.MSG_PEEK) != b""
    except BlockingIOError:
        return True
    except ConnectionError:
        return False
    finally:
        connection.settimeout(PATIENCE)


@pytest.mark.parametrize(
    ("sent", "seconds"),
    [
        (b"", DEFAULTS.head_seconds),
        (GET[:-4], DEFAULTS.head_seconds),
        (b"G", DEFAULTS.head_seconds),
        (POST + b'{"name"', DEFAULTS.body_seconds),
    ],
    ids=["nothing", "half a head", "a letter", "half a body"],
)
def test_a_connection_that_does_not_go_on_is_ended(hall: HallInside, sent: bytes, seconds: float) -> None:
    with connected(hall) as connection:
        connection.sendall(sent)
        arrived(hall)
        hall.move_time(seconds - 1)
        assert is_open(connection)
        hall.move_time(2)
        wait_until(lambda: not is_open(connection))


def test_drops_do_not_move_a_deadline(hall: HallInside) -> None:
    with connected(hall) as connection:
        for letter in GET[:10]:
            connection.sendall(bytes([letter]))
            arrived(hall)
            hall.move_time(DEFAULTS.head_seconds / 10 - 0.1)
        assert is_open(connection)
        hall.move_time(2)
        wait_until(lambda: not is_open(connection))


def test_each_request_has_its_own_time(hall: HallInside) -> None:
    with connected(hall) as connection:
        for _ in range(3):
            connection.sendall(GET[:-4])
            arrived(hall)
            hall.move_time(DEFAULTS.head_seconds - 1)
            connection.sendall(GET[-4:])
            answer(connection)
            hall.move_time(DEFAULTS.idle_seconds - 1)


def answer(connection: socket.socket) -> bytes:
    """The head of an answer, after all of it has been read."""
    head, _, body = connection.recv(4096).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 200")
    found = re.search(rb"content-length: ([0-9]+)", head)
    assert found
    while len(body) < int(found[1]):
        body += connection.recv(4096)
    return head


@pytest.mark.parametrize("sent", [b"", GET[:10]], ids=["nothing", "half a head"])
def test_an_idle_connection_is_closed(hall: HallInside, sent: bytes) -> None:
    seconds = DEFAULTS.head_seconds if sent else DEFAULTS.idle_seconds
    with connected(hall) as connection:
        connection.sendall(GET)
        assert f"keep-alive: timeout={int(DEFAULTS.idle_seconds)}".encode() in answer(connection)
        connection.sendall(sent)
        arrived(hall)
        hall.move_time(seconds - 1)
        assert is_open(connection)
        hall.move_time(2)
        wait_until(lambda: not is_open(connection))


def test_half_a_second_request_has_the_time_of_a_head(hall: HallInside) -> None:
    with connected(hall) as connection:
        connection.sendall(GET + GET[:10])
        answer(connection)
        hall.move_time(DEFAULTS.head_seconds - 1)
        assert is_open(connection)
        hall.move_time(2)
        wait_until(lambda: not is_open(connection))


def test_a_proxy_may_keep_its_connections_longer(tmp_path: Path) -> None:
    """uvicorn would close them after five seconds of real time, whatever the hall's own time is."""
    with (
        HallInside(tmp_path / "data", ByHand(), trusted_proxies=["127.0.0.1"]) as hall,
        connected(hall) as connection,
    ):
        connection.sendall(GET)
        answer(connection)
        hall.move_time(DEFAULTS.idle_seconds_of_a_proxy - 1)
        connection.sendall(GET)
        answer(connection)
        hall.move_time(DEFAULTS.idle_seconds_of_a_proxy + 1)
        wait_until(lambda: not is_open(connection))


def test_a_client_that_does_not_read_the_answers_is_cut_off(hall: HallInside) -> None:
    """The client requests long answers until the hall can send no more of them."""
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.connect(("127.0.0.1", hall.port))
        connection.setblocking(False)
        connection.send(GET.replace(b"/api/me", b"/metrics") * REQUESTS)
        wait_until(lambda: answered(hall) > 0 and no_more_answers(hall))
        assert answered(hall) < REQUESTS
        hall.move_time(DEFAULTS.stuck_seconds - 1)
        assert not ended_for_writing(connection)
        hall.move_time(2)
        wait_until(lambda: ended_for_writing(connection))


def answered(hall: HallInside) -> float:
    labels = {"route": "/metrics", "status": "200"}
    return hall.hall.metrics.registry.get_sample_value("sandtable_requests_total", labels) or 0


def no_more_answers(hall: HallInside) -> bool:
    before = answered(hall)
    time.sleep(1)
    return answered(hall) == before


def ended_for_writing(connection: socket.socket) -> bool:
    try:
        connection.send(b"\r\n")
    except BlockingIOError:
        return False
    except OSError:
        return True
    return False


def test_a_head_has_a_largest_size(hall: HallInside) -> None:
    with connected(hall) as connection:
        connection.sendall(GET[:-2] + b"X: " + b"x" * DEFAULTS.largest_head)
        assert connection.recv(20).startswith(b"HTTP/1.1 400")
        wait_until(lambda: not is_open(connection) or not connection.recv(4096))


# --- how many ---------------------------------------------------------------------------------------------


def test_an_address_has_a_limit_and_a_household_is_one() -> None:
    door = Door(Timekeeper(), 10_000, Networks())
    for number in range(DEFAULTS.connections):
        assert door.enter(f"2001:db8:0:1::{number:x}")
    assert door.enter("2001:db8:0:1:ffff::1") is None
    assert door.enter("2001:db8:0:2::1")
    for _ in range(DEFAULTS.connections):
        who = door.enter("192.0.2.1")
    assert door.enter("::ffff:192.0.2.1") is None
    assert who is not None
    door.leave(who)
    assert door.enter("::ffff:192.0.2.1")


def test_few_files_are_shared_and_some_are_kept_back() -> None:
    door = Door(Timekeeper(), connections.FILES_KEPT_BACK + 40, Networks(["10.0.0.0/8"]))
    assert sum(door.enter("192.0.2.1") is not None for _ in range(40)) == 10
    assert sum(door.enter("10.1.1.1") is not None for _ in range(40)) == 30  # many people behind a proxy
    assert door.enter("192.0.2.2") is None


def test_a_flood_from_a_few_addresses_leaves_room_for_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "open_files", lambda: connections.FILES_KEPT_BACK + 40)
    with HallInside(tmp_path / "data", generous=False) as hall, contextlib.ExitStack() as flood:
        held = [flood.enter_context(connected(hall, f"127.0.0.{2 + number % 3}")) for number in range(60)]
        assert Client(hall, "Ola").get("/api/me")["name"] == "Ola"
        assert sum(is_open(each) for each in held) == 30


def test_a_hall_that_runs_out_of_files_recovers_and_its_log_stays_short(tmp_path: Path) -> None:
    """The limit on open files is lowered while the hall runs, so the hall cannot have prepared for it."""
    with RunningHall(tmp_path / "data", "--no-pauses", "--no-limits") as hall:
        client = Client(hall, "Ola")
        assert hall.process is not None
        files = len(list(Path(f"/proc/{hall.process.pid}/fd").iterdir()))
        resource.prlimit(hall.process.pid, resource.RLIMIT_NOFILE, (files + 10, files + 10))
        with contextlib.ExitStack() as flood:
            for _ in range(40):
                flood.enter_context(connected(hall))
            wait_until(lambda: "asyncio: socket.accept" in hall.log.read_text())
        wait_until(lambda: answers(client))
        lines = hall.log.read_text().splitlines()
        assert sum("asyncio: socket.accept" in line for line in lines) <= LINES
        assert any("silent-for=60" in line for line in lines)


def answers(client: Client) -> bool:
    try:
        return bool(client.get("/api/me")["name"] == "Ola")
    except OSError:
        return False
