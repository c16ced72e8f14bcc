"""The list of open tables, as visitors see it, fill it and report what does not belong there."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from penult.server import maintenance
from penult.server.app.rate_limits import RENAMES, REPORTS
from penult.server.lobby import HIDDEN_AFTER, OF_ONE_NEIGHBORHOOD, OF_ONE_PERSON, SEATS_OF_ONE_GUEST
from penult.server.store.database import FILE
from penult.wire.version import PROTOCOL
from server.app.open_server import METRICS_TOKEN, OpenServer, bearer, open_server
from server.app.wire import Wire

PUBLIC = {"public": True, "seats": 3}
PROXY = {
    "trusted_proxies": "127.0.0.1",
    "requests_per_minute": "100000",
    "tables_per_hour": "100000",
    "tables_per_person": "100000",
    "metrics_token": METRICS_TOKEN,
}


@pytest.fixture
def rooms(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[OpenServer]:
    """Behind a proxy, so that people have several addresses; orders are carried out quickly."""
    monkeypatch.setattr(maintenance, "ROUND_SECONDS", 0.05)
    with open_server(tmp_path / "data", **PROXY) as running:
        yield running


def open_table(server: OpenServer, token: str, address: str = "192.0.2.1", **terms: object) -> str:
    """A public table at which its host is."""
    code = server.table(token, terms={**PUBLIC, **terms})
    line = server.call(token, headers={"X-Forwarded-For": address})
    line.send(f'{{"type": "hello", "protocol": {PROTOCOL}, "table": "{code}"}}')
    assert line.hear()["type"] == "welcome"
    return code


def codes(server: OpenServer, search: str = "") -> list[str]:
    query = f"?search={search}" if search else ""
    return [table["code"] for table in server.ask("GET", f"/api/tables{query}").json["tables"]]


def report(server: OpenServer, code: str, address: str, why: str = "name") -> int:
    token = server.guest("Rita")
    headers = {**bearer(token), "X-Forwarded-For": address}
    return server.ask("POST", f"/api/tables/{code}/report", {"why": why}, headers).status


def test_one_guest_cannot_fill_the_list(rooms: OpenServer) -> None:
    flood = rooms.guest("Flo")
    flooding = [open_table(rooms, flood) for _ in range(8)]
    honest = open_table(rooms, rooms.guest("Ana"), "198.51.100.1")

    assert codes(rooms) == [*flooding[:OF_ONE_PERSON], honest]
    assert rooms.join(rooms.guest("Ben"), flooding[-1])


@pytest.mark.parametrize("address", ["192.0.2.{}", "2001:db8:7:{}::1"])
def test_nor_can_many_guests_of_one_neighborhood(rooms: OpenServer, address: str) -> None:
    numbers = range(1, OF_ONE_NEIGHBORHOOD + 4)
    flooding = [open_table(rooms, rooms.guest(f"Flo {n}"), address.format(n)) for n in numbers]
    honest = open_table(rooms, rooms.guest("Ana"), "198.51.100.1")

    assert codes(rooms) == [*flooding[:OF_ONE_NEIGHBORHOOD], honest]


def test_who_waits_for_players_comes_first_and_where_more_wait_before_others(rooms: OpenServer) -> None:
    playing = open_table(rooms, rooms.guest("Ana"))
    full = open_table(rooms, rooms.guest("Ben"), seats=2)
    alone = open_table(rooms, rooms.guest("Cleo"))
    two = open_table(rooms, rooms.guest("Dora"))
    for code in (full, two):
        assert rooms.join(rooms.guest("Eve"), code).hear()["type"] == "welcome"
    host = rooms.lines[0]
    for message in (
        '{"type": "place_bot", "seat": 1, "kind": "simple"}',
        '{"type": "place_bot", "seat": 2, "kind": "simple"}',
        '{"type": "start"}',
    ):
        host.send(message)
    while not any(row["stage"] != "gathering" for row in rooms.ask("GET", "/api/tables").json["tables"]):
        time.sleep(0.01)

    assert codes(rooms) == [two, alone, playing, full]


def test_a_table_is_found_by_its_host_its_code_its_edition_and_its_rules(rooms: OpenServer) -> None:
    ana = open_table(rooms, rooms.guest("Ána López"), rules="hp2003")
    ben = open_table(rooms, rooms.guest("Ben"), rules="classic+score=elim")

    for search in ("ana", "LOPEZ", ana[:5].lower(), "hp2003", "2003"):
        assert codes(rooms, search) == [ana], search
    for search in ("ben", "elim", "cl%C3%A1sica"):
        assert codes(rooms, search) == [ben], search
    assert codes(rooms, "nobody") == []


def told(line: Wire) -> list[str]:
    """What the host hears of the list, until nothing more has come by the time that a ping is answered."""
    line.send('{"type": "ping", "id": 77}')
    kinds: list[str] = []
    while (message := line.hear())["type"] != "pong":
        kinds += [event["kind"] for event in message.get("events", [])]
    return kinds


def test_a_reported_table_goes_behind_others_and_after_three_neighborhoods_out_of_the_list(
    rooms: OpenServer,
) -> None:
    bad = open_table(rooms, rooms.guest("Bad"))
    good = open_table(rooms, rooms.guest("Good"))
    assert codes(rooms) == [bad, good]

    assert report(rooms, bad, "203.0.113.1") == 204
    assert codes(rooms) == [good, bad]
    assert report(rooms, bad, "203.0.113.1") == 204
    assert codes(rooms) == [good, bad]
    for number in range(2, HIDDEN_AFTER + 1):
        assert report(rooms, bad, f"203.0.{number}.1") == 204
    assert codes(rooms) == [good]
    assert told(rooms.lines[0]) == ["table_reported", "table_reported", "unlisted"]
    assert told(rooms.lines[1]) == []
    assert "penult_hidden_tables 1\n" in rooms.metrics().text
    assert 'penult_reports_total{why="name"} 4\n' in rooms.metrics().text
    assert "table_reported" in rooms.log.getvalue()
    assert "203.0.113.1" not in rooms.log.getvalue()


@pytest.mark.parametrize("address", ["203.0.113.{}", "2001:db8:7:{}::1"])
def test_reports_from_one_neighborhood_count_once(rooms: OpenServer, address: str) -> None:
    table = open_table(rooms, rooms.guest("Ana"))

    for number in range(1, HIDDEN_AFTER + 2):
        assert report(rooms, table, address.format(number)) == 204

    assert codes(rooms) == [table]


def test_one_person_counts_once_wherever_the_reports_come_from(rooms: OpenServer) -> None:
    table, token = open_table(rooms, rooms.guest("Ana")), rooms.guest("Rita")

    for number in range(1, HIDDEN_AFTER + 2):
        headers = {**bearer(token), "X-Forwarded-For": f"203.0.{number}.1"}
        assert rooms.ask("POST", f"/api/tables/{table}/report", {}, headers).status == 204

    assert codes(rooms) == [table]


def test_in_a_private_network_everybody_stands_for_themselves(rooms: OpenServer) -> None:
    table = open_table(rooms, rooms.guest("Ana"))

    for number in range(1, HIDDEN_AFTER + 1):
        assert report(rooms, table, f"192.168.1.{number}") == 204

    assert codes(rooms) == []


def test_reports_are_few_and_of_tables_in_the_list(rooms: OpenServer) -> None:
    table = open_table(rooms, rooms.guest("Ana"))
    hidden = rooms.table(rooms.guest("Ben"), terms={"public": False})
    token = rooms.guest("Rita")

    assert report(rooms, hidden, "203.0.113.9") == 404
    assert report(rooms, "NOTABLE2", "203.0.113.9") == 404
    assert rooms.ask("POST", f"/api/tables/{table}/report", {}, {}).status == 401
    spent = [
        rooms.ask("POST", f"/api/tables/{table}/report", {}, bearer(token)).status
        for _ in range(REPORTS.count + 1)
    ]
    assert spent == [204] * REPORTS.count + [429]


def order(rooms: OpenServer, *arguments: str) -> str:
    folder = str(rooms.context.settings.data)
    command = [sys.executable, "-m", "penult", "tables", *arguments, "--data", folder]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def in_time(rooms: OpenServer, wanted: list[str]) -> None:
    until = time.monotonic() + 10
    while codes(rooms) != wanted:
        assert time.monotonic() < until
        time.sleep(0.02)


def test_the_operator_hides_shows_and_closes_tables_while_it_runs(rooms: OpenServer) -> None:
    bad = open_table(rooms, rooms.guest("Bad"))
    good = open_table(rooms, rooms.guest("Good"))
    report(rooms, bad, "203.0.113.1", "talk")

    assert bad in order(rooms, "list").splitlines()[1]
    assert "1 (talk)" in order(rooms, "list").splitlines()[1]
    order(rooms, "hide", bad)
    in_time(rooms, [good])
    order(rooms, "show", bad.lower())
    in_time(rooms, [bad, good])
    assert told(rooms.lines[0]) == ["table_reported", "unlisted", "listed"]
    order(rooms, "close", bad)
    in_time(rooms, [good])
    assert rooms.lines[0].hear() == {"type": "bye", "why": "stopped"}
    assert rooms.join(rooms.guest("Ben"), bad).hear() == {"type": "bye", "why": "unknown_table"}


def test_a_table_without_anybody_is_hidden_in_the_file_alone(rooms: OpenServer) -> None:
    empty, good = rooms.table(rooms.guest("Ana"), terms=PUBLIC), open_table(rooms, rooms.guest("Good"))

    for table in (empty, good):  # orders are obeyed one after the other
        order(rooms, "hide", table)
    in_time(rooms, [])

    assert "penult_hidden_tables 1\n" in rooms.metrics().text


def test_the_file_of_an_older_server_is_not_migrated_under_it(tmp_path: Path) -> None:
    with open_server(tmp_path) as server:
        code = server.table(server.guest("Ana"))
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        database.execute("PRAGMA user_version = 1")
    command = [sys.executable, "-m", "penult", "tables", "hide", code, "--data", str(tmp_path)]

    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)

    assert (done.returncode, done.stdout) == (2, "")
    assert "the server that runs wrote version 1" in done.stderr


def test_what_the_operator_has_looked_at_the_same_people_do_not_hide_again(
    rooms: OpenServer,
) -> None:
    table = open_table(rooms, rooms.guest("Ana"))
    around = [f"203.0.{number}.1" for number in range(1, HIDDEN_AFTER + 1)]
    for address in around:
        report(rooms, table, address)
    in_time(rooms, [])
    order(rooms, "show", table)
    in_time(rooms, [table])

    for address in around:
        assert report(rooms, table, address) == 204
    assert codes(rooms) == [table]
    for address in around:
        report(rooms, table, address.replace("203", "198"))

    assert codes(rooms) == []


def test_a_name_is_changed_three_times_in_ten_minutes_and_the_same_name_is_no_change(
    rooms: OpenServer,
) -> None:
    token = rooms.guest("Ana")
    for name in ("Bea", "Bea", "Cleo", "Dora"):
        assert rooms.ask("PATCH", "/api/me", {"name": name}, bearer(token)).status == 200

    assert RENAMES.count == 3
    assert rooms.ask("PATCH", "/api/me", {"name": "Eve"}, bearer(token)).status == 429
    assert rooms.ask("GET", "/api/me", headers=bearer(token)).json["name"] == "Dora"


def test_one_guest_sits_at_three_public_tables_and_watches_at_the_next(rooms: OpenServer) -> None:
    codes = [open_table(rooms, rooms.guest(f"Host {n}")) for n in range(SEATS_OF_ONE_GUEST + 1)]
    greedy = rooms.guest("Greedy")
    seated = [rooms.join(greedy, code) for code in codes]
    assert [line.hear()["table"]["you"] for line in seated] == [1] * SEATS_OF_ONE_GUEST + [None]

    seated[-1].send({"type": "sit", "id": 1})
    assert seated[-1].hear()["code"] == "too_many_seats"
    assert rooms.join(greedy, codes[0]).hear()["table"]["you"] == 1, "where they sit they may come back"
    assert rooms.join(greedy, rooms.table(rooms.guest("Dora"))).hear()["table"]["you"] == 1, "not public"

    seated[1].send({"type": "leave"})
    assert seated[1].hear_all()[-1]["why"] == "left"
    seated[-1].send({"type": "sit", "id": 2})
    assert seated[-1].hear()["type"] == "update"


def test_at_a_table_without_spectators_who_has_three_seats_is_told_so(rooms: OpenServer) -> None:
    greedy = rooms.guest("Greedy")
    for n in range(SEATS_OF_ONE_GUEST):
        rooms.join(greedy, open_table(rooms, rooms.guest(f"Host {n}"))).hear()

    line = rooms.join(greedy, open_table(rooms, rooms.guest("Dora"), spectators=False))

    assert line.hear() == {"type": "bye", "why": "too_many_seats"}


def test_many_requests_at_once_win_no_fourth_seat(rooms: OpenServer) -> None:
    codes = [open_table(rooms, rooms.guest(f"Host {n}")) for n in range(SEATS_OF_ONE_GUEST + 3)]
    greedy = rooms.guest("Greedy")
    watching = []
    for code in codes:
        watching.append(rooms.join(greedy, code))
        watching[-1].hear()
        watching[-1].send({"type": "stand", "id": 1})
        watching[-1].hear()

    for line in watching:
        line.send({"type": "sit", "id": 2})
    answers = [line.hear() for line in watching]

    assert [answer["type"] for answer in answers].count("update") == SEATS_OF_ONE_GUEST
    assert {answer.get("code") for answer in answers} == {None, "too_many_seats"}
