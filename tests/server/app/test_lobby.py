"""The list of open tables, as visitors see it, fill it and report what does not belong there."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from penult.server import housekeeping
from penult.server.app.limits import RENAMES, REPORTS
from penult.server.lobby import HIDDEN_AFTER, OF_ONE_ADDRESS, OF_ONE_PERSON
from penult.wire.version import PROTOCOL
from server.app.open_server import METRICS_TOKEN, OpenServer, bearer, hear, open_server

PUBLIC = {"public": True, "seats": 3}
PROXY = {
    "trusted_proxies": "127.0.0.1",
    "requests_per_minute": "100000",
    "tables_per_hour": "100000",
    "tables_per_person": "100000",
    "metrics_token": METRICS_TOKEN,
}


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[OpenServer]:
    """Behind a proxy, so that people can come from several addresses; orders are obeyed quickly."""
    monkeypatch.setattr(housekeeping, "ROUND_SECONDS", 0.05)
    with open_server(tmp_path / "data", **PROXY) as running:
        yield running


def open_table(server: OpenServer, token: str, address: str = "192.0.2.1", **terms: object) -> str:
    """A public table at which its host is."""
    code = server.table(token, terms={**PUBLIC, **terms})
    line = server.call(token, headers={"X-Forwarded-For": address})
    line.send(f'{{"type": "hello", "protocol": {PROTOCOL}, "table": "{code}"}}')
    assert hear(line)["type"] == "welcome"
    return code


def codes(server: OpenServer, search: str = "") -> list[str]:
    query = f"?search={search}" if search else ""
    return [table["code"] for table in server.ask("GET", f"/api/tables{query}").json["tables"]]


def report(server: OpenServer, code: str, address: str, why: str = "name") -> int:
    token = server.guest("Rita")
    headers = {**bearer(token), "X-Forwarded-For": address}
    return server.ask("POST", f"/api/tables/{code}/report", {"why": why}, headers).status


def test_one_guest_cannot_fill_the_list(house: OpenServer) -> None:
    flood = house.guest("Flo")
    flooding = [open_table(house, flood) for _ in range(8)]
    honest = open_table(house, house.guest("Ana"), "198.51.100.1")

    assert codes(house) == [*flooding[:OF_ONE_PERSON], honest]
    assert house.join(house.guest("Ben"), flooding[-1])


def test_nor_can_many_guests_from_one_address(house: OpenServer) -> None:
    flooding = [open_table(house, house.guest(f"Flo {number}")) for number in range(OF_ONE_ADDRESS + 3)]
    honest = open_table(house, house.guest("Ana"), "198.51.100.1")

    assert codes(house) == [*flooding[:OF_ONE_ADDRESS], honest]


def test_who_waits_for_players_comes_first_and_where_more_wait_before_others(house: OpenServer) -> None:
    playing = open_table(house, house.guest("Ana"))
    full = open_table(house, house.guest("Ben"), seats=2)
    alone = open_table(house, house.guest("Cleo"))
    two = open_table(house, house.guest("Dora"))
    for code in (full, two):
        assert hear(house.join(house.guest("Eve"), code))["type"] == "welcome"
    host = house.lines[0]
    for message in (
        '{"type": "place_bot", "seat": 1, "kind": "simple"}',
        '{"type": "place_bot", "seat": 2, "kind": "simple"}',
        '{"type": "start"}',
    ):
        host.send(message)
    while not any(row["stage"] != "gathering" for row in house.ask("GET", "/api/tables").json["tables"]):
        time.sleep(0.01)

    assert codes(house) == [two, alone, playing, full]


def test_a_table_is_found_by_its_host_its_code_its_edition_and_its_rules(house: OpenServer) -> None:
    ana = open_table(house, house.guest("Ána López"), rules="hp2003")
    ben = open_table(house, house.guest("Ben"), rules="classic+score=elim")

    for search in ("ana", "LOPEZ", ana[:5].lower(), "hp2003", "2003"):
        assert codes(house, search) == [ana], search
    for search in ("ben", "elim", "cl%C3%A1sica"):
        assert codes(house, search) == [ben], search
    assert codes(house, "nobody") == []


def test_a_reported_table_goes_behind_others_and_after_three_addresses_out_of_the_list(
    house: OpenServer,
) -> None:
    bad = open_table(house, house.guest("Bad"))
    good = open_table(house, house.guest("Good"))
    assert codes(house) == [bad, good]

    assert report(house, bad, "203.0.113.1") == 204
    assert codes(house) == [good, bad]
    assert report(house, bad, "203.0.113.1") == 204
    assert codes(house) == [good, bad]
    for number in range(2, HIDDEN_AFTER + 1):
        assert report(house, bad, f"203.0.113.{number}") == 204
    assert codes(house) == [good]
    assert "penult_hidden_tables 1\n" in house.metrics().text
    assert 'penult_reports_total{why="name"} 4\n' in house.metrics().text
    assert "table_reported" in house.log.getvalue()
    assert "203.0.113.1" not in house.log.getvalue()


def test_reports_are_few_and_of_tables_in_the_list(house: OpenServer) -> None:
    table = open_table(house, house.guest("Ana"))
    hidden = house.table(house.guest("Ben"), terms={"public": False})
    token = house.guest("Rita")

    assert report(house, hidden, "203.0.113.9") == 404
    assert report(house, "NOTABLE2", "203.0.113.9") == 404
    assert house.ask("POST", f"/api/tables/{table}/report", {}, {}).status == 401
    spent = [
        house.ask("POST", f"/api/tables/{table}/report", {}, bearer(token)).status
        for _ in range(REPORTS.count + 1)
    ]
    assert spent == [204] * REPORTS.count + [429]


def order(house: OpenServer, *arguments: str) -> str:
    folder = str(house.desk.settings.data)
    command = [sys.executable, "-m", "penult", "tables", *arguments, "--data", folder]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def in_time(house: OpenServer, wanted: list[str]) -> None:
    until = time.monotonic() + 10
    while codes(house) != wanted:
        assert time.monotonic() < until
        time.sleep(0.02)


def test_whoever_runs_the_server_hides_shows_and_closes_tables_while_it_runs(house: OpenServer) -> None:
    bad = open_table(house, house.guest("Bad"))
    good = open_table(house, house.guest("Good"))
    report(house, bad, "203.0.113.1", "talk")

    assert bad in order(house, "list").splitlines()[1]
    assert "1 (talk)" in order(house, "list").splitlines()[1]
    order(house, "hide", bad)
    in_time(house, [good])
    order(house, "show", bad.lower())
    in_time(house, [bad, good])
    order(house, "close", bad)
    in_time(house, [good])
    assert hear(house.lines[0]) == {"type": "bye", "why": "stopped"}
    assert hear(house.join(house.guest("Ben"), bad)) == {"type": "bye", "why": "unknown_table"}


def test_a_name_is_changed_three_times_in_ten_minutes_and_the_same_name_is_no_change(
    house: OpenServer,
) -> None:
    token = house.guest("Ana")
    for name in ("Bea", "Bea", "Cleo", "Dora"):
        assert house.ask("PATCH", "/api/me", {"name": name}, bearer(token)).status == 200

    assert RENAMES.count == 3
    assert house.ask("PATCH", "/api/me", {"name": "Eve"}, bearer(token)).status == 429
    assert house.ask("GET", "/api/me", headers=bearer(token)).json["name"] == "Dora"
