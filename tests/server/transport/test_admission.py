"""How many connections there may be: in all, from an address, behind a proxy, and for people with a seat."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from ipaddress import ip_network
from pathlib import Path
from socket import SO_RCVBUF, SOL_SOCKET, create_connection, socket
from time import monotonic, sleep

import pytest

from penult.server.app.web_client import WebClient, WebFile
from penult.server.transport.admission import (
    RESERVE_SHARES,
    SEAT_SECONDS,
    SOCKETS_FOR_A_SEAT,
    WATCHER_SOCKETS,
    Admission,
    Slot,
)
from penult.server.transport.http import HEALTH_PATHS, PIPELINED_REQUESTS
from penult.server.transport.server import SPARE_FILES
from server.app.open_server import OpenServer, bearer, open_server
from server.app.wire import ping
from server.live.process import Server

PATIENCE = 10.0
STRANGER, PLAYER = ("198.51.100.1", 5000), ("203.0.113.7", 5000)


class Door:
    """An admission with a stopped clock."""

    def __init__(
        self,
        most: int = 10,
        per_address: int = 100,
        reserved: int = 20,
        trusted: str = "",
        watchers: str = "",
    ) -> None:
        self.now = 0.0
        proxies, known = ([ip_network(each)] if each else [] for each in (trusted, watchers))
        self.admission = Admission(most, per_address, reserved, lambda: self.now, proxies, known)

    def come(self, peer: tuple[str, int], times: int = 1) -> list[Slot]:
        return [self.admission.enter(peer) for _ in range(times)]

    def fill(self) -> list[Slot]:
        """From as many addresses as it takes."""
        entries = []
        while not (slot := self.admission.enter((f"198.51.100.{len(entries)}", 1))).refused:
            entries.append(slot)
        return entries


def refusals(entries: list[Slot]) -> list[str]:
    return [slot.refused for slot in entries]


def test_one_address_has_only_so_many() -> None:
    door = Door(per_address=2)

    assert refusals(door.come(STRANGER, 3)) == ["", "", "sockets_per_address"]
    assert refusals(door.come(PLAYER)) == [""]


def test_one_address_has_never_more_than_half_of_what_strangers_may_have() -> None:
    door = Door(most=10, per_address=100, reserved=20)

    assert refusals(door.come(STRANGER, 5)) == ["", "", "", "", "sockets_per_address"]


def test_of_ipv6_a_network_of_64_bits_is_one_address() -> None:
    door = Door(per_address=1)
    door.come(("2001:db8:0:1::5", 1))

    assert refusals(door.come(("2001:db8:0:1:ffff::6", 1))) == ["sockets_per_address"]
    assert refusals(door.come(("2001:db8:0:2::5", 1))) == [""]


def test_an_address_of_ipv4_is_the_same_over_ipv6() -> None:
    door = Door(per_address=1)
    door.come(("::ffff:203.0.113.7", 1))

    assert refusals(door.come(("203.0.113.7", 1))) == ["sockets_per_address"]


def test_who_leaves_makes_room_once() -> None:
    door = Door(per_address=1)
    (slot,) = door.come(STRANGER)
    slot.release()
    slot.release()

    assert refusals(door.come(STRANGER, 2)) == ["", "sockets_per_address"]
    assert len(door.admission) == 1


def test_the_reserve_is_for_those_who_had_a_seat() -> None:
    door = Door(most=10, reserved=20)
    door.admission.remember_seat(PLAYER[0], "ana")

    assert len(door.fill()) == 8
    assert refusals(door.come(PLAYER, 3)) == ["", "", "sockets"]
    assert refusals(door.come(STRANGER)) == ["sockets"]


def test_a_seat_is_worth_so_many_connections_of_the_reserve() -> None:
    door = Door(most=1000, per_address=1000, reserved=20)
    for person in ("ana", "ana", "ben"):
        door.admission.remember_seat(PLAYER[0], person)
    door.fill()

    came = refusals(door.come(PLAYER, 2 * SOCKETS_FOR_A_SEAT + 1))
    assert came == [""] * (2 * SOCKETS_FOR_A_SEAT) + ["sockets"]


def test_no_neighborhood_buys_the_whole_reserve_with_seats() -> None:
    door = Door(most=10_000, per_address=1000, reserved=20)
    for nth in range(50):
        for address in ("192.0.2.1", "192.0.2.2"):
            door.admission.remember_seat(address, f"guest {nth}")
    door.admission.remember_seat(PLAYER[0], "ana")
    for nth in range(8):
        door.come((f"198.51.{nth}.1", 1), 1000)

    came = [*door.come(("192.0.2.1", 1), 200), *door.come(("192.0.2.2", 1), 200)]
    assert refusals(came).count("") == 2000 // RESERVE_SHARES
    assert refusals(door.come(PLAYER)) == [""]

    for slot in came:
        slot.release()
    assert refusals(door.come(("192.0.2.1", 1))) == [""]


def test_who_watches_the_server_comes_in_however_full_it_is() -> None:
    door, watcher = Door(watchers="192.0.2.0/28"), ("192.0.2.3", 1)
    door.fill()

    came = door.come(watcher, WATCHER_SOCKETS + 1)
    assert refusals(came) == [""] * WATCHER_SOCKETS + ["sockets"]
    came[0].release()
    came[0].release()
    assert refusals(door.come(watcher, 2)) == ["", "sockets"]
    assert len(door.admission) == 8


def test_a_seat_is_forgotten_after_an_hour() -> None:
    door = Door()
    door.admission.remember_seat(PLAYER[0], "ana")
    door.now = SEAT_SECONDS + 1
    door.fill()

    assert refusals(door.come(PLAYER)) == ["sockets"]


def test_behind_a_proxy_an_address_is_counted_when_it_is_known() -> None:
    door, proxy = Door(per_address=1, trusted="10.0.0.0/8"), ("10.0.0.1", 1)
    first, second, third = door.come(proxy, 3)

    assert door.admission.assign_address(first, proxy, "203.0.113.7") == ""
    assert door.admission.assign_address(first, proxy, "203.0.113.7") == ""
    assert door.admission.assign_address(second, proxy, "6.6.6.6, 203.0.113.7") == "sockets_per_address"
    assert door.admission.assign_address(first, proxy, "203.0.113.8") == ""
    assert door.admission.assign_address(third, proxy, "203.0.113.7") == ""


def test_behind_a_proxy_the_reserve_is_for_those_who_had_a_seat_too() -> None:
    door, proxy = Door(trusted="10.0.0.0/8"), ("10.0.0.1", 1)
    door.admission.remember_seat(PLAYER[0], "ana")
    door.fill()
    ana, eve, beyond = door.come(proxy, 3)

    assert door.admission.assign_address(ana, proxy, PLAYER[0]) == ""
    assert door.admission.assign_address(eve, proxy, STRANGER[0]) == "sockets"
    assert beyond.refused == "sockets"


def test_the_server_itself_counts_for_nobody() -> None:
    door = Door(per_address=1)
    door.fill()
    door.admission.exempt(("127.0.0.1", 4242))
    (own,) = door.come(("127.0.0.1", 4242))

    assert own.refused == ""
    assert len(door.admission) == 8


def eventually(seen: Callable[[], bool]) -> bool:
    until = monotonic() + PATIENCE
    while not seen():
        if monotonic() > until:
            return False
        sleep(0.01)
    return True


@contextmanager
def connected(port: int, times: int, source: str = "127.0.0.1") -> Iterator[list[socket]]:
    with ExitStack() as open_ones:
        where = ("127.0.0.1", port)
        yield [
            open_ones.enter_context(closing(create_connection(where, PATIENCE, (source, 0))))
            for _ in range(times)
        ]


def is_turned_away(port: int, source: str) -> bool:
    try:
        with connected(port, 1, source) as (stranger,):
            return is_closed(stranger)
    except ConnectionResetError:  # even before it was told that it is connected
        return True


def is_closed(connection: socket) -> bool:
    try:
        return connection.recv(1) == b""
    except ConnectionResetError:
        return True


def test_what_is_too_much_from_one_address_is_closed_unread_and_others_notice_nothing(tmp_path: Path) -> None:
    with (
        open_server(tmp_path, sockets_per_address=3) as server,
        connected(server.port, 3, source="127.0.0.9"),
    ):
        assert eventually(lambda: len(server.context.admission) == 3)
        assert is_turned_away(server.port, "127.0.0.9")
        assert server.ask("GET", "/api/here").status == 200
        assert 'limit="sockets_per_address"} 1' in server.context.metrics.text()
        assert '"why": "sockets_per_address", "address": "127.0.0.0/24"' in server.log.getvalue()


def test_a_place_is_free_again_when_a_connection_has_ended(tmp_path: Path) -> None:
    with open_server(tmp_path) as server:
        token = server.guest()
        line = server.join(token, server.table(token))
        line.hear()
        assert len(server.context.admission) == 1
        line.close()

        assert eventually(lambda: len(server.context.admission) == 0)


def test_who_plays_comes_back_though_strangers_hold_everything(tmp_path: Path) -> None:
    with open_server(tmp_path, sockets=20, sockets_per_address=8) as server:
        token = server.guest()
        code = server.table(token)
        line = server.join(token, code)
        line.hear()
        line.send('{"type": "mute", "person": "nobody", "id": 1}')
        line.hear()
        line.close()
        with connected(server.port, 8, "127.0.0.2"), connected(server.port, 8, "127.0.0.3"):
            assert eventually(lambda: len(server.context.admission) == 16)
            assert is_turned_away(server.port, "127.0.0.4")

            assert server.join(token, code).hear()["type"] == "welcome"


def test_behind_a_proxy_too_many_are_told_so(tmp_path: Path) -> None:
    eve = {"X-Forwarded-For": "198.51.100.1"}
    with open_server(tmp_path, sockets_per_address=2, trusted_proxies="127.0.0.1") as server:
        token = server.guest()
        held = [server.call(token, headers=eve) for _ in range(2)]
        refused = server.ask("GET", "/api/here", headers=eve)

        assert (refused.status, refused.json["code"]) == (503, "too_many")
        assert server.ask("GET", "/api/here", headers={"X-Forwarded-For": "203.0.113.7"}).status == 200
        assert server.ask("GET", "/health", headers=eve).status == 200
        for line in held:
            line.send(ping(1))
            assert line.hear()["expected"] == "hello before anything else"


@pytest.mark.parametrize("path", ["", "/penult"])
def test_of_what_a_proxy_brings_only_questions_about_health_pass_the_limits(
    tmp_path: Path, path: str
) -> None:
    eve = {"X-Forwarded-For": "198.51.100.1"}
    told = {"public_url": f"https://cards.example.org{path}", "trusted_proxies": "127.0.0.1"}
    with open_server(tmp_path, sockets_per_address=2, **told) as server:
        token = server.guest()
        for _ in range(2):
            server.call(token, headers=eve)

        for asked in HEALTH_PATHS:
            assert server.ask("GET", f"{path}{asked}", headers=eve).status == 200
            assert server.ask("GET", asked, headers=eve).headers["Connection"] == "close"
        for method, asked in (
            ("POST", "/health"),
            ("HEAD", "/health"),
            ("GET", "/health?"),
            ("GET", "/health/"),
            ("GET", "/healthy"),
            ("GET", "/api/here"),
        ):
            assert server.ask(method, f"{path}{asked}", headers=eve).status == 503, asked


def test_when_files_run_out_that_is_said_and_counted_and_people_come_in_afterwards(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ana = server.guest("Ana")
        before = resource.prlimit(server.pid, resource.RLIMIT_NOFILE)
        here = len(os.listdir(f"/proc/{server.pid}/fd"))
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (here + 3, before[1]))
        with connected(int(server.address.rpartition(":")[2]), 6):
            assert eventually(lambda: bool(server.logged("out_of_files")))
            spent = server.processor_seconds
            sleep(0.5)
            assert server.processor_seconds - spent < 0.25, "it spins"
            resource.prlimit(server.pid, resource.RLIMIT_NOFILE, before)

            assert ana.is_known()
        assert len(server.logged("out_of_files")) == 1
        counted = next(
            line
            for line in server.get("/metrics", "prometheus").splitlines()
            if line.startswith("penult_out_of_files_total")
        )
        assert 0 < int(counted.split()[1]) < 100


LIMITED = """
import resource, sys
_, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, (200, {hard}))
from penult.server.transport.server import raise_file_limit
print(raise_file_limit(10_000), *resource.getrlimit(resource.RLIMIT_NOFILE))
"""


def limits_after(hard: str) -> list[int]:
    command = [sys.executable, "-c", LIMITED.format(hard=hard)]
    return [int(word) for word in subprocess.check_output(command, text=True).split()]


def test_the_soft_limit_of_files_is_raised_to_the_hard_one() -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)

    assert limits_after("hard") == [hard, hard, hard]


def test_no_more_connections_are_admitted_than_there_are_files_for(tmp_path: Path) -> None:
    most = 10 * resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    with open_server(tmp_path, sockets=min(most, 1_000_000)) as server:
        files = resource.getrlimit(resource.RLIMIT_NOFILE)[0]

        assert server.context.admission.limit == files - SPARE_FILES
        assert '"event": "few_files"' in server.log.getvalue()
        assert server.ask("GET", "/api/me", headers=bearer(server.guest())).status == 200


def raw(server: OpenServer, text: str) -> socket:
    connection = create_connection(("127.0.0.1", server.port), PATIENCE)
    connection.sendall(text.replace("\n", "\r\n").encode())
    return connection


def test_a_body_that_does_not_come_is_asked_for_once_and_then_the_connection_ends(tmp_path: Path) -> None:
    with open_server(tmp_path, body_seconds=1) as server:
        asking = "POST /api/guest HTTP/1.1\nHost: x\nContent-Type: application/json\nContent-Length: 9\n\n"
        with closing(raw(server, asking)) as slow:
            answer = b"".join(iter(lambda: slow.recv(4096), b""))

    assert answer.startswith(b"HTTP/1.1 408 Request Timeout\r\n")
    assert b'"code":"too_slow"' in answer
    assert 'penult_late_total{deadline="body"} 1' in server.context.metrics.text()


def test_late_in_the_life_of_a_connection_an_answer_closes_it_in_good_order(tmp_path: Path) -> None:
    question = "GET /api/here HTTP/1.1\nHost: x\n\n"
    with open_server(tmp_path, connection_seconds=3) as server, closing(raw(server, question)) as kept:
        first = kept.recv(4096)
        until = monotonic() + 1.6
        while monotonic() < until:
            sleep(0.05)
        kept.sendall(question.replace("\n", "\r\n").encode())
        second = b"".join(iter(lambda: kept.recv(4096), b""))

    assert b"connection: close" not in first
    assert b"HTTP/1.1 200" in second
    assert b"connection: close" in second


def test_a_post_that_wants_a_live_connection_is_answered_as_a_post(tmp_path: Path) -> None:
    asking = "POST /api/here HTTP/1.1\nHost: x\nConnection: Upgrade\nUpgrade: websocket\n\n"
    with open_server(tmp_path) as server, closing(raw(server, asking)) as posting:
        assert posting.recv(4096).startswith(b"HTTP/1.1 405")


def test_whoever_asks_far_ahead_of_the_answers_is_cut(tmp_path: Path) -> None:
    question = "GET /api/here HTTP/1.1\nHost: x\n\n"
    with open_server(tmp_path) as server, closing(raw(server, 500 * question)) as hasty:
        with closing(raw(server, PIPELINED_REQUESTS * question)) as quick:
            answered = b""
            while answered.count(b"HTTP/1.1 200") < PIPELINED_REQUESTS:
                answered += quick.recv(65536)
        heard = b""
        try:
            while more := hasty.recv(65536):
                heard += more
        except ConnectionResetError:
            pass

    assert heard.count(b"HTTP/1.1 200") < 500


BIG = WebClient("<html>", {"/big.js": WebFile("text/javascript", bytes(600_000), None, lasting=True)})
DOWNLOAD = "GET /big.js HTTP/1.1\nHost: x\n\n"


def drained(connection: socket, bytes_a_second: int) -> int:
    """How many bytes come over a slow line before it ends."""
    heard, began = 0, monotonic()
    try:
        while some := connection.recv(8192):
            heard += len(some)
            sleep(max(0.0, began + heard / bytes_a_second - monotonic()))
    except ConnectionResetError:
        pass
    return heard


def narrow(server: OpenServer, question: str) -> socket:
    """A connection with a small receive buffer."""
    connection = socket()
    connection.setsockopt(SOL_SOCKET, SO_RCVBUF, 8192)
    connection.connect(("127.0.0.1", server.port))
    connection.sendall(question.replace("\n", "\r\n").encode())
    return connection


def test_a_slow_but_honest_line_gets_all_of_a_large_file(tmp_path: Path) -> None:
    with (
        open_server(tmp_path, client=BIG, head_seconds=1, body_seconds=1, answer_seconds=20) as server,
        closing(narrow(server, DOWNLOAD)) as slow,
    ):
        assert drained(slow, bytes_a_second=200_000) > 600_000
        assert 'deadline="answer"' not in server.context.metrics.text()


def test_an_answer_that_is_taken_too_slowly_is_cut_though_bytes_flow(tmp_path: Path) -> None:
    with (
        open_server(tmp_path, client=BIG, head_seconds=1, body_seconds=1, answer_seconds=1) as server,
        closing(narrow(server, DOWNLOAD)) as slow,
    ):
        assert drained(slow, bytes_a_second=100_000) < 600_000
        assert 'penult_late_total{deadline="answer"} 1' in server.context.metrics.text()
