"""The live connection: who may open it, how it begins, and what a client that misbehaves is told."""

from __future__ import annotations

import asyncio
import json
import threading
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from penult.server import passwords
from penult.wire.version import PROTOCOL
from server.app.open_server import OLD_WAY, OpenServer, bearer, hear, open_server


def close_code(line: ClientConnection) -> int:
    try:
        while True:
            line.recv(timeout=10)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def test_a_guest_is_welcomed_at_a_table(server: OpenServer) -> None:
    token = server.guest()
    welcome = hear(server.join(token, server.table(token)))

    assert welcome["type"] == "welcome"
    assert welcome["person"] == server.ask("GET", "/api/me", headers=bearer(token)).json["id"]


def test_another_name_is_told_at_the_table(server: OpenServer) -> None:
    token = server.guest("Ana")
    line = server.join(token, server.table(token))
    hear(line)

    server.ask("PATCH", "/api/me", {"name": "Bea"}, bearer(token))

    update = hear(line)
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
    line = server.call("", headers={"Authorization": "", "Cookie": cookie})
    line.send('{"type": "ping"}')

    assert hear(line)["expected"] == "hello before anything else"


def test_an_old_client_is_told_to_reload(server: OpenServer) -> None:
    line = server.call(server.guest())
    line.send(json.dumps({"type": "hello", "protocol": PROTOCOL + 1, "room": "of another time"}))

    assert hear(line) == {"type": "bye", "why": "reload", "protocol": PROTOCOL}
    assert close_code(line) == 1000


@pytest.mark.parametrize(
    "frame", ["", "{", "hello", '{"type": "sit"}', "[1]", b"\x00\x01", "[" * 9000, '"\ud7ff"']
)
def test_whoever_does_not_greet_is_told_so_and_sent_away(server: OpenServer, frame: str | bytes) -> None:
    line = server.call(server.guest())
    line.send(frame)
    refused = hear(line)

    assert (refused["type"], refused["code"]) == ("refused", "malformed")
    assert refused["expected"].startswith("hello")
    assert close_code(line) == 1008


def test_whoever_says_nothing_is_sent_away(tmp_path: Path) -> None:
    with open_server(tmp_path, head_seconds=1) as server:
        line = server.call(server.guest())

        assert hear(line)["expected"] == "hello within 1 seconds"
        assert close_code(line) == 1008


def test_an_unknown_table_and_a_wrong_password_are_told_in_the_same_bytes(server: OpenServer) -> None:
    locked = server.table(server.guest(), password="sesame")
    token = server.guest("Eve")
    unknown = server.join(token, "AAAAAAAA").recv(timeout=10)
    wrong = server.join(token, locked, password="guess").recv(timeout=10)

    assert unknown == wrong == '{"type":"bye","why":"unknown_table"}'


def test_a_password_is_asked_once(server: OpenServer) -> None:
    code, token = server.table(server.guest(), password="sesame"), server.guest("Ben")
    ben = server.join(token, code, password="sesame")

    assert hear(ben)["table"]["you"] == 1

    ben.close()
    assert hear(server.join(token, code))["table"]["you"] == 1


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
        assert hear(server.join(server.guest("Eve"), code, password=code))["why"] == "unknown_table"

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
    hear(line)
    line.send(frame)
    refused = hear(line)
    line.send('{"type": "ping", "id": 8}')

    assert (refused["code"], refused["id"]) == ("malformed", number)
    assert refused["expected"].startswith(expected)
    assert hear(line)["type"] == "pong"


def test_a_second_hello_is_refused(server: OpenServer) -> None:
    token = server.guest()
    line = server.join(token, server.table(token))
    hear(line)
    line.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "table": "AAAAAAAA"}))

    assert hear(line)["expected"] == "hello only once; another table takes another connection"


def test_a_message_that_is_too_large_ends_the_connection(server: OpenServer) -> None:
    token = server.guest()
    line = server.join(token, server.table(token))
    hear(line)
    line.send(json.dumps({"type": "say", "text": "x" * 20_000}))

    assert close_code(line) == 1009


def test_too_many_malformed_messages_in_a_short_time_end_the_connection(server: OpenServer) -> None:
    token = server.guest()
    line = server.join(token, server.table(token))
    hear(line)
    for _ in range(11):
        line.send("{")
    answers = [hear(line) for _ in range(11)]

    assert [each["type"] for each in answers] == ["refused"] * 10 + ["bye"]
    assert answers[-1]["why"] == "too_fast"
    assert close_code(line) == 1000


def test_a_flood_of_good_messages_ends_the_connection_and_nobody_else_notices(server: OpenServer) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    code = server.table(ana)
    calm, flooding = server.join(ana, code), server.join(ben, code)
    hear(flooding)
    with suppress(ConnectionClosed):  # it may be over before all is said
        for number in range(200):
            flooding.send(f'{{"type": "ping", "id": {number}}}')
    while (last := hear(flooding))["type"] != "bye":
        pass
    calm.send('{"type": "ping", "id": 5}')
    while (heard := hear(calm))["type"] != "pong":
        pass

    assert last["why"] == "too_fast"
    assert heard["id"] == 5


def test_ten_quick_clicks_are_no_flood(server: OpenServer) -> None:
    token = server.guest()
    line = server.join(token, server.table(token))
    hear(line)
    for number in range(10):
        line.send(f'{{"type": "ping", "id": {number}}}')

    assert [hear(line)["type"] for _ in range(10)] == ["pong"] * 10


def test_revoking_ends_what_the_token_began(server: OpenServer) -> None:
    token = server.guest()
    line = server.join(token, server.table(token))
    hear(line)
    server.ask("DELETE", "/api/me", headers=bearer(token))

    assert hear(line) == {"type": "bye", "why": "revoked"}
    assert close_code(line) == 1000


def test_a_second_tab_takes_over(server: OpenServer) -> None:
    token = server.guest()
    code = server.table(token)
    first = server.join(token, code)
    hear(first)
    second = server.join(token, code)

    assert hear(second)["type"] == "welcome"
    assert hear(first) == {"type": "bye", "why": "taken_over"}


def test_there_is_no_live_connection_anywhere_else(server: OpenServer) -> None:
    from websockets.sync.client import connect

    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://127.0.0.1:{server.port}/api/tables", proxy=None, **OLD_WAY)

    assert refused.value.response.status_code == 404


def test_one_address_has_only_so_many_connections(tmp_path: Path) -> None:
    with open_server(tmp_path, connections_per_address="2") as server:
        token = server.guest()
        first, _ = server.call(token), server.call(token)
        with pytest.raises(InvalidStatus) as refused:
            server.call(token)
        first.close()
        again = wait_for(lambda: server.call(token))

        assert refused.value.response.status_code == 429
        assert again.response is not None


def wait_for(call) -> ClientConnection:  # type: ignore[no-untyped-def]
    """The server notices a closed connection a moment later."""
    for _ in range(100):
        try:
            return call()  # type: ignore[no-any-return]
        except InvalidStatus:
            continue
    raise AssertionError("the place was never free again")


def test_codes_cannot_be_tried_out(tmp_path: Path) -> None:
    with open_server(tmp_path, tries_per_minute="3") as server:
        token = server.guest()
        code = server.table(token, password="sesame")
        tries = [server.join(server.guest(f"Eve {n}"), code, password="x") for n in range(2)]
        tries.append(server.join(token, "AAAAAAAA"))
        whys = [hear(line)["why"] for line in tries]
        whys.append(hear(server.join(server.guest("Ben"), code, password="sesame"))["why"])

        assert whys == ["unknown_table"] * 3 + ["too_fast"]
        assert hear(server.join(token, code))["type"] == "welcome", "who is at the table needs no try"
        assert server.ask("GET", f"/api/tables/{code}/record").status == 429


def test_right_codes_cost_no_try(tmp_path: Path) -> None:
    with open_server(tmp_path, tries_per_minute="1") as server:
        token = server.guest()
        code = server.table(token)

        assert [hear(server.join(token, code))["type"] for _ in range(5)] == ["welcome"] * 5


def test_who_finds_no_seat_has_tried_no_wrong_code(tmp_path: Path) -> None:
    with open_server(tmp_path, tries_per_minute="1") as server:
        token = server.guest()
        code = server.table(token, terms={"seats": 2, "spectators": False})
        hear(server.join(token, code))
        hear(server.join(server.guest("Ben"), code))
        cleo = server.guest("Cleo")

        assert [hear(server.join(cleo, code))["why"] for _ in range(3)] == ["full"] * 3


def test_who_was_sent_away_has_tried_a_wrong_code(tmp_path: Path) -> None:
    with open_server(tmp_path, tries_per_minute="1") as server:
        token, eve = server.guest(), server.guest("Eve")
        code = server.table(token)
        host, guest = server.join(token, code), server.join(eve, code)
        person = hear(guest)["person"]
        host.send(json.dumps({"type": "kick", "person": person}))
        while hear(guest)["type"] != "bye":
            pass

        assert [hear(server.join(eve, code))["why"] for _ in range(2)] == ["unknown_table", "too_fast"]


def test_who_greets_while_the_server_closes_is_told_to_come_back(tmp_path: Path) -> None:
    with open_server(tmp_path) as server:
        token = server.guest()
        code = server.table(token)
        line = server.call(token)
        asyncio.run_coroutine_threadsafe(server.context.rooms.close(), server.loop).result(10)
        line.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "table": code}))

        assert hear(line) == {"type": "bye", "why": "closing"}


def test_a_household_says_only_so_much_and_its_neighbors_notice_nothing(tmp_path: Path) -> None:
    with open_server(tmp_path, messages_per_address="2", trusted_proxies="127.0.0.1") as server:
        lines = [seated(server, f"203.0.113.{number}") for number in (7, 7, 7, 8)]
        for line in lines:
            line.send('{"type": "ping", "id": 1}')
            line.send('{"type": "ping", "id": 2}')
        heard = [[hear(line)["type"] for _ in range(2)] for line in lines]

        assert sum(each.count("pong") for each in heard[:3]) == 4
        assert sum(each.count("refused") for each in heard[:3]) == 2
        assert heard[3] == ["pong", "pong"]
        assert 'limit="messages_per_address"} 2' in server.context.metrics.text()


def test_a_big_family_that_clicks_fast_is_heard(server: OpenServer) -> None:
    lines = [seated(server, "203.0.113.7") for _ in range(10)]
    for number in range(10):
        for line in lines:
            line.send(f'{{"type": "ping", "id": {number}}}')

    assert [hear(line)["type"] for line in lines for _ in range(10)] == ["pong"] * 100


def seated(server: OpenServer, address: str) -> ClientConnection:
    """Somebody at a table of their own."""
    token = server.guest()
    line = server.call(token, headers={"X-Forwarded-For": address})
    line.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "table": server.table(token)}))
    assert hear(line)["type"] == "welcome"
    return line
