"""The live connection: who may open it, how it begins, and what a client that misbehaves is told."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from penult.server import passwords
from penult.wire.version import PROTOCOL
from server.app.open_server import OpenServer, bearer, open_server
from server.app.wire import Wire


def test_a_guest_is_welcomed_at_a_table(server: OpenServer) -> None:
    token = server.guest()
    welcome = server.join(token, server.table(token)).hear()

    assert welcome["type"] == "welcome"
    assert welcome["person"] == server.ask("GET", "/api/me", headers=bearer(token)).json["id"]


def test_another_name_is_told_at_the_table(server: OpenServer) -> None:
    token = server.guest("Ana")
    line = server.join(token, server.table(token))
    line.hear()

    server.ask("PATCH", "/api/me", {"name": "Bea"}, bearer(token))

    update = line.hear()
    assert update["table"]["people"][0]["name"] == "Bea"
    assert [(event["kind"], event["text"]) for event in update["events"]] == [("renamed", "Bea")]


@pytest.mark.parametrize("token", ["", "nobody.1.x"])
def test_nobody_without_a_token_gets_in(server: OpenServer, token: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        server.call(token)

    assert refused.value.response.status_code == 401
    assert json.loads(refused.value.response.body or b"")["code"] == "no_token"


def test_the_cookie_opens_it_as_well(server: OpenServer) -> None:
    cookie = server.ask("POST", "/api/guest", {"name": "Ana"}).headers["Set-Cookie"].partition(";")[0]
    line = server.call("", headers={"Cookie": cookie})
    line.send('{"type": "ping"}')

    assert line.hear()["expected"] == "hello before anything else"


def test_an_old_client_is_told_to_reload(server: OpenServer) -> None:
    line = server.call(server.guest())
    line.send({"type": "hello", "protocol": PROTOCOL + 1, "room": "of another time"})

    assert line.hear() == {"type": "bye", "why": "reload", "protocol": PROTOCOL}
    assert line.close_code() == 1000


@pytest.mark.parametrize(
    "frame", ["", "{", "hello", '{"type": "sit"}', "[1]", b"\x00\x01", "[" * 9000, '"\ud7ff"']
)
def test_whoever_does_not_greet_is_told_so_and_sent_away(server: OpenServer, frame: str | bytes) -> None:
    line = server.call(server.guest())
    line.send(frame)
    refused = line.hear()

    assert (refused["type"], refused["code"]) == ("refused", "malformed")
    assert refused["expected"].startswith("hello")
    assert line.close_code() == 1008


def test_whoever_says_nothing_is_sent_away(tmp_path: Path) -> None:
    with open_server(tmp_path, head_seconds=1) as server:
        line = server.call(server.guest())

        assert line.hear()["expected"] == "hello within 1 seconds"
        assert line.close_code() == 1008


def test_an_unknown_table_and_a_wrong_password_are_told_in_the_same_bytes(server: OpenServer) -> None:
    locked = server.table(server.guest(), password="sesame")
    token = server.guest("Eve")
    unknown = server.join(token, "AAAAAAAA").hear_text()
    wrong = server.join(token, locked, password="guess").hear_text()

    assert unknown == wrong == '{"type":"bye","why":"unknown_table"}'


def test_a_password_is_asked_once(server: OpenServer) -> None:
    code, token = server.table(server.guest(), password="sesame"), server.guest("Ben")
    ben = server.join(token, code, password="sesame")

    assert ben.hear()["table"]["you"] == 1

    ben.close()
    assert server.join(token, code).hear()["table"]["you"] == 1


def test_a_code_of_no_table_is_asked_for_its_password_too(
    server: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that both take equally long; and never on the event loop's thread."""
    asked: list[tuple[str, bool]] = []
    honest = passwords.fits

    def fits(password: str, written: str) -> bool:
        asked.append((password, threading.get_ident() != serving))
        return honest(password, written)

    monkeypatch.setattr(passwords, "fits", fits)
    serving = server.thread()
    locked = server.table(server.guest(), password="sesame")
    for code in ("AAAAAAAA", locked):
        assert server.join(server.guest("Eve"), code, password=code).hear()["why"] == "unknown_table"

    assert asked == [("AAAAAAAA", True), (locked, True)]


@pytest.mark.parametrize(
    ("frame", "number", "expected"),
    [
        ("{", 0, "Input data was truncated"),
        ('{"type": "dance", "id": 7}', 7, "Invalid value 'dance' - at `$.type`"),
        ('{"type": "sit", "id": 7, "seat": "first"}', 7, "Expected `int | null`, got `str` - at `$.seat`"),
        ('{"type": "sit", "id": 7, "seat": 99}', 7, "Expected `int` <= 9 - at `$.seat`"),
        ('{"type": "say", "id": 7, "text": "' + "x" * 201 + '"}', 7, "Expected `str` of length <= 200"),
        ('{"type": "act", "id": "x", "move": "draw", "seen": 1}', 0, "Expected `int`, got `str` - at `$.id`"),
        (
            '{"type": "act", "id": 7, "move": "draw", "seen": 1, "seat": 2}',
            7,
            "Object contains unknown field `seat`",
        ),
        ('{"x": ' + "[" * 9000, 0, ""),
    ],
)
def test_a_malformed_message_is_answered_and_the_talk_goes_on(
    server: OpenServer, frame: str, number: int, expected: str
) -> None:
    token = server.guest()
    line = server.join(token, server.table(token))
    line.hear()
    line.send(frame)
    refused = line.hear()
    line.send('{"type": "ping", "id": 8}')

    assert (refused["code"], refused["id"]) == ("malformed", number)
    assert refused["expected"].startswith(expected)
    assert line.hear()["type"] == "pong"


def test_a_second_hello_is_refused(server: OpenServer) -> None:
    token = server.guest()
    line = server.join(token, server.table(token))
    line.hear()
    line.send({"type": "hello", "protocol": PROTOCOL, "table": "AAAAAAAA"})

    assert line.hear()["expected"] == "hello only once; another table takes another connection"


def test_a_message_that_is_too_large_ends_the_connection(server: OpenServer) -> None:
    token = server.guest()
    line = server.join(token, server.table(token))
    line.hear()
    line.send({"type": "say", "text": "x" * 20_000})

    assert line.close_code() == 1009


def test_too_many_malformed_messages_in_a_short_time_end_the_connection(server: OpenServer) -> None:
    token = server.guest()
    line = server.join(token, server.table(token))
    line.hear()
    for _ in range(11):
        line.send("{")
    answers = [line.hear() for _ in range(11)]

    assert [each["type"] for each in answers] == ["refused"] * 10 + ["bye"]
    assert answers[-1]["why"] == "too_fast"
    assert line.close_code() == 1000


def test_a_flood_of_good_messages_ends_the_connection_and_nobody_else_notices(server: OpenServer) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    code = server.table(ana)
    calm, flooding = server.join(ana, code), server.join(ben, code)
    flooding.hear()
    with suppress(ConnectionError):  # it may be over before all is said
        for number in range(200):
            flooding.send(f'{{"type": "ping", "id": {number}}}')
    while (last := flooding.hear())["type"] != "bye":
        pass
    calm.send('{"type": "ping", "id": 5}')
    while (heard := calm.hear())["type"] != "pong":
        pass

    assert last["why"] == "too_fast"
    assert heard["id"] == 5


def test_ten_quick_clicks_are_no_flood(server: OpenServer) -> None:
    token = server.guest()
    line = server.join(token, server.table(token))
    line.hear()
    for number in range(10):
        line.send(f'{{"type": "ping", "id": {number}}}')

    assert [line.hear()["type"] for _ in range(10)] == ["pong"] * 10


def test_revoking_ends_what_the_token_began(server: OpenServer) -> None:
    token = server.guest()
    line = server.join(token, server.table(token))
    line.hear()
    server.ask("DELETE", "/api/me", headers=bearer(token))

    assert line.hear() == {"type": "bye", "why": "revoked"}
    assert line.close_code() == 1000


def test_a_second_tab_takes_over(server: OpenServer) -> None:
    token = server.guest()
    code = server.table(token)
    first = server.join(token, code)
    first.hear()
    second = server.join(token, code)

    assert second.hear()["type"] == "welcome"
    assert first.hear() == {"type": "bye", "why": "taken_over"}


def test_there_is_no_live_connection_anywhere_else(server: OpenServer) -> None:
    with pytest.raises(InvalidStatus) as refused:
        Wire(server.port, path="/api/tables")

    assert refused.value.response.status_code == 404


def test_one_address_has_only_so_many_connections(tmp_path: Path) -> None:
    with open_server(tmp_path, connections_per_address="2") as server:
        token = server.guest()
        first, _ = server.call(token), server.call(token)
        with pytest.raises(InvalidStatus) as refused:
            server.call(token)
        first.close()

        assert refused.value.response.status_code == 429
        assert is_free_again(lambda: server.call(token))


def is_free_again(call: Callable[[], Wire]) -> bool:
    """The server hears of a closed connection a moment later."""
    for _ in range(100):
        with suppress(InvalidStatus):
            call()
            return True
    return False


def test_codes_cannot_be_tried_out(tmp_path: Path) -> None:
    with open_server(tmp_path, tries_per_minute="3") as server:
        token = server.guest()
        code = server.table(token, password="sesame")
        tries = [server.join(server.guest(f"Eve {n}"), code, password="x") for n in range(2)]
        tries.append(server.join(token, "AAAAAAAA"))
        whys = [line.hear()["why"] for line in tries]
        whys.append(server.join(server.guest("Ben"), code, password="sesame").hear()["why"])

        assert whys == ["unknown_table"] * 3 + ["too_fast"]
        assert server.join(token, code).hear()["type"] == "welcome", "who is at the table needs no try"
        assert server.ask("GET", f"/api/tables/{code}/record").status == 429


def test_right_codes_cost_no_try(tmp_path: Path) -> None:
    with open_server(tmp_path, tries_per_minute="1") as server:
        token = server.guest()
        code = server.table(token)

        assert [server.join(token, code).hear()["type"] for _ in range(5)] == ["welcome"] * 5


def test_who_finds_no_seat_has_tried_no_wrong_code(tmp_path: Path) -> None:
    with open_server(tmp_path, tries_per_minute="1") as server:
        token = server.guest()
        code = server.table(token, terms={"seats": 2, "spectators": False})
        server.join(token, code).hear()
        server.join(server.guest("Ben"), code).hear()
        cleo = server.guest("Cleo")

        assert [server.join(cleo, code).hear()["why"] for _ in range(3)] == ["full"] * 3


def test_who_was_sent_away_has_tried_a_wrong_code(tmp_path: Path) -> None:
    with open_server(tmp_path, tries_per_minute="1") as server:
        token, eve = server.guest(), server.guest("Eve")
        code = server.table(token)
        host, guest = server.join(token, code), server.join(eve, code)
        person = guest.hear()["person"]
        host.send({"type": "kick", "person": person})
        while guest.hear()["type"] != "bye":
            pass

        assert [server.join(eve, code).hear()["why"] for _ in range(2)] == ["unknown_table", "too_fast"]


def test_who_greets_while_the_server_closes_is_told_to_come_back(tmp_path: Path) -> None:
    with open_server(tmp_path) as server:
        token = server.guest()
        code = server.table(token)
        line = server.call(token)
        asyncio.run_coroutine_threadsafe(server.context.rooms.close(), server.loop).result(10)
        line.send({"type": "hello", "protocol": PROTOCOL, "table": code})

        assert line.hear() == {"type": "bye", "why": "closing"}


def test_a_household_says_only_so_much_and_its_neighbors_notice_nothing(tmp_path: Path) -> None:
    with open_server(tmp_path, messages_per_address="2", trusted_proxies="127.0.0.1") as server:
        lines = [seated(server, f"203.0.113.{number}") for number in (7, 7, 7, 8)]
        for line in lines:
            line.send('{"type": "ping", "id": 1}')
            line.send('{"type": "ping", "id": 2}')
        heard = [[line.hear()["type"] for _ in range(2)] for line in lines]

        assert sum(each.count("pong") for each in heard[:3]) == 4
        assert sum(each.count("refused") for each in heard[:3]) == 2
        assert heard[3] == ["pong", "pong"]
        assert 'limit="messages_per_address"} 2' in server.context.metrics.text()


def test_a_big_family_that_clicks_fast_is_heard(server: OpenServer) -> None:
    lines = [seated(server, "203.0.113.7") for _ in range(10)]
    for number in range(10):
        for line in lines:
            line.send(f'{{"type": "ping", "id": {number}}}')

    assert [line.hear()["type"] for line in lines for _ in range(10)] == ["pong"] * 100


def seated(server: OpenServer, address: str) -> Wire:
    """Somebody at a table of their own."""
    token = server.guest()
    line = server.call(token, headers={"X-Forwarded-For": address})
    line.send({"type": "hello", "protocol": PROTOCOL, "table": server.table(token)})
    assert line.hear()["type"] == "welcome"
    return line
