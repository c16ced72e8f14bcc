"""`penult serve` as a process: it says where it is, keeps what was played, and leaves when it is told to."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from server.app.wire import Wire


@contextmanager
def serving(data: Path, *flags: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The process and its address."""
    command = [sys.executable, "-m", "penult", "serve", "--data", str(data), "--port", "0", *flags]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield process, process.stdout.readline().split()[-1]
        finally:
            process.kill()


def post(address: str, path: str, body: object) -> Any:
    request = urllib.request.Request(
        address + path, json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=10) as answer:
        return json.load(answer)


def welcomed(address: str, solo: dict[str, str]) -> Wire:
    """A connection that has heard its welcome."""
    return Wire(int(address.rpartition(":")[2]), solo["token"], solo["code"]).comes()


@pytest.mark.parametrize(("told", "status"), [(signal.SIGTERM, 0), (signal.SIGINT, 130)])
def test_told_to_stop_it_says_goodbye_and_leaves_without_complaint(
    tmp_path: Path, told: signal.Signals, status: int
) -> None:
    with serving(tmp_path) as (process, address):
        line = welcomed(address, post(address, "/api/solo", {"name": "Ana", "bearer": True}))
        process.send_signal(told)
        heard = line.hear_all()
        output, errors = process.communicate(timeout=20)

    assert heard[-1] == {"type": "bye", "why": "closing"}
    assert process.returncode == status
    assert "Traceback" not in output + errors
    assert errors.splitlines()[-1].endswith("closed")


def test_tables_and_people_are_there_again_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as (process, address):
        solo = post(address, "/api/solo", {"name": "Ana", "bearer": True})
        process.kill()
    with serving(tmp_path) as (_, address):
        welcomed(address, solo).close()


def test_a_port_that_is_taken_is_named_in_one_line(tmp_path: Path) -> None:
    with serving(tmp_path) as (_, address):
        port = address.rpartition(":")[2]
        command = [sys.executable, "-m", "penult", "serve", "--data", str(tmp_path / "other"), "--port", port]
        second = subprocess.run(command, capture_output=True, text=True, timeout=20, check=False)

    assert second.returncode == 2
    assert second.stderr == f"penult serve: '127.0.0.1:{port}': Address already in use\n"


@pytest.mark.parametrize("host", ["nowhere.invalid", "203.0.113.7"])
def test_an_address_that_is_not_ours_is_named_in_one_line(tmp_path: Path, host: str) -> None:
    command = [
        sys.executable,
        "-m",
        "penult",
        "serve",
        "--data",
        str(tmp_path),
        "--port",
        "0",
        "--host",
        host,
    ]
    refused = subprocess.run(command, capture_output=True, text=True, timeout=20, check=False)

    assert refused.returncode == 2
    assert refused.stderr.startswith(f"penult serve: '{host}:0': ")
    assert refused.stderr.count("\n") == 1


def test_it_says_whom_it_lets_in(tmp_path: Path) -> None:
    with serving(tmp_path) as (process, _):
        process.terminate()
        assert process.stdout is not None
        rest = process.stdout.read()

    assert "Only this machine reaches it; --host 0.0.0.0 lets others on your network in." in rest


def test_it_says_how_to_join(tmp_path: Path) -> None:
    with serving(tmp_path, "--public-url", "https://cards.example/penult") as (process, address):
        process.terminate()
        assert process.stdout is not None
        rest = process.stdout.read()

    assert address == "https://cards.example/penult"
    assert "penult join https://cards.example/penult" in rest


@pytest.mark.parametrize(
    ("flags", "told"), [((), ""), (("--public-url", "https://a.example/b"), "https://a.example/b")]
)
def test_others_are_told_where_they_find_it(tmp_path: Path, flags: tuple[str, ...], told: str) -> None:
    with serving(tmp_path, "--log-format", "json", *flags) as (process, _):
        assert process.stderr is not None
        lines = (json.loads(line) for line in process.stderr)
        port = next(line["port"] for line in lines if line["event"] == "open")

        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/here", timeout=10) as answer:
            assert json.load(answer) == {"address": told}
