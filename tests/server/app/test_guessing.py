"""Guessing codes and passwords: from many addresses, and by how long an answer takes."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from time import perf_counter

import pytest

from penult.server import passwords
from penult.server.app.rate_limits import NEIGHBORHOOD_TRIES, TABLE_SECONDS, PasswordAttempts
from penult.server.passwords import NO_PASSWORD_FITS, REFUSAL_SECONDS
from penult.table.rate_limit import Rate
from penult.wire.version import PROTOCOL
from server.app.open_server import OpenServer, open_server

TRIES = 4


@pytest.fixture
def server(tmp_path: Path) -> Iterator[OpenServer]:
    """Everybody sets their own address."""
    with open_server(
        tmp_path, trusted_proxies="127.0.0.1", tries_per_table=TRIES, tries_per_minute=1000
    ) as running:
        yield running


def come(server: OpenServer, token: str, code: str, password: str, address: str) -> str:
    """`welcome`, or why not."""
    line = server.call(token, headers={"X-Forwarded-For": address})
    hello = {"type": "hello", "protocol": PROTOCOL, "table": code, "password": password}
    line.send(json.dumps(hello))
    heard = line.hear()
    return str(heard.get("why", heard["type"]))


def read_record(server: OpenServer, code: str, password: str, address: str) -> int:
    headers = {"X-Forwarded-For": address, "Penult-Password": password}
    return server.ask("GET", f"/api/tables/{code}/record", headers=headers).status


def besiege(server: OpenServer, code: str, networks: int) -> list[str]:
    """One wrong password from each of so many networks."""
    eve = server.guest("Eve")
    return [come(server, eve, code, "guess", f"198.51.{n}.7") for n in range(networks)]


def test_a_table_hears_only_so_many_wrong_passwords_from_all_addresses_together(server: OpenServer) -> None:
    code = server.table(server.guest(), password="sesame")
    besiege(server, code, TRIES)

    mallory = [come(server, server.guest(), code, "guess", "203.0.113.9") for _ in range(5)]

    assert mallory == ["unknown_table"] * NEIGHBORHOOD_TRIES + ["too_fast"] * (5 - NEIGHBORHOOD_TRIES)
    assert 'limit="tries_per_table"} 2' in server.context.metrics.text()


def test_the_record_of_a_table_is_behind_the_same_limit(server: OpenServer) -> None:
    code = server.table(server.guest(), password="sesame")
    besiege(server, code, TRIES)

    statuses = [read_record(server, code, "guess", "203.0.113.9") for _ in range(NEIGHBORHOOD_TRIES + 1)]

    assert statuses == [404] * NEIGHBORHOOD_TRIES + [429]


def test_a_code_of_no_table_is_limited_in_the_same_words(server: OpenServer) -> None:
    eve = server.guest("Eve")
    whys = [come(server, eve, "AAAAAAAA", "guess", "203.0.113.9") for _ in range(TRIES + 1)]

    assert whys == ["unknown_table"] * TRIES + ["too_fast"]


def test_who_knows_the_password_comes_in_while_others_guess(server: OpenServer) -> None:
    code = server.table(server.guest(), password="sesame")
    besiege(server, code, TRIES + 5)

    assert come(server, server.guest("Ben"), code, "sesame", "203.0.113.7") == "welcome"


def test_who_is_at_the_table_comes_back_even_from_where_somebody_guesses(server: OpenServer) -> None:
    token = server.guest()
    code = server.table(token, password="sesame")
    for _ in range(TRIES + NEIGHBORHOOD_TRIES + 1):
        come(server, server.guest("Eve"), code, "guess", "203.0.113.9")

    assert come(server, token, code, "", "203.0.113.9") == "welcome"


def test_an_attack_that_has_ended_leaves_no_debt() -> None:
    tries = PasswordAttempts(Rate(20, TABLE_SECONDS))
    for n in range(10_000):
        tries.charge("CODE", f"198.51.{n}.0/24", now=0.0)

    assert tries.wait("CODE", "203.0.113.0/24", now=0.0) == 0
    assert tries.wait("CODE", "198.51.1.0/24", now=TABLE_SECONDS / 20) == 0


def seconds(ask: Callable[[], object]) -> float:
    began = perf_counter()
    ask()
    return perf_counter() - began


def test_a_code_without_a_record_is_refused_as_late_as_no_code(server: OpenServer) -> None:
    """A table in play cannot be told from one that was never opened."""
    server.context.limits.table_tries = PasswordAttempts(Rate(1000, TABLE_SECONDS))
    idle, locked = server.table(server.guest()), server.table(server.guest(), password="sesame")
    played = server.ask("POST", "/api/solo", {"name": "Ana"}).json["code"]
    took = {
        code: median(
            seconds(lambda code=code: read_record(server, code, "x", "203.0.113.7")) for _ in range(3)
        )
        for code in (idle, locked, played, "AAAAAAAA")
    }

    assert min(took.values()) >= REFUSAL_SECONDS
    assert max(took.values()) - min(took.values()) < REFUSAL_SECONDS / 2


def test_a_code_without_a_record_costs_the_server_as_much_as_no_code(
    server: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    stretched: list[str] = []
    monkeypatch.setattr(passwords, "fits", lambda _, written: stretched.append(written) and False)
    for code in (server.table(server.guest()), "AAAAAAAA"):
        assert read_record(server, code, "x", "203.0.113.7") == 404

    assert stretched == [NO_PASSWORD_FITS] * 2


def test_a_wrong_password_is_refused_as_late_as_a_wrong_code(server: OpenServer) -> None:
    locked, eve = server.table(server.guest(), password="sesame"), server.guest("Eve")
    took = [
        median(seconds(lambda code=code: come(server, eve, code, "x", "203.0.113.7")) for _ in range(3))
        for code in (locked, "AAAAAAAA")
    ]

    assert min(took) >= REFUSAL_SECONDS
    assert abs(took[0] - took[1]) < REFUSAL_SECONDS / 2
