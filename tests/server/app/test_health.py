"""Health: the server connects to itself, and reports when nobody could."""

from __future__ import annotations

import http.client
import json
import secrets
from pathlib import Path

import pytest

from penult.server.app.self_check import HEADER
from penult.server.transport.handshake import Handshake
from penult.server.transport.http import HEALTH_PATHS
from penult.server.transport.websocket import WebSocket
from server.app.open_server import OpenServer, open_server
from server.transport.test_admission import connected, eventually


def health(server: OpenServer) -> tuple[int, str]:
    answer = server.ask("GET", "/health")
    return answer.status, answer.json["status"]


def test_a_server_that_can_be_reached_is_well_and_its_own_call_counts_for_nobody(tmp_path: Path) -> None:
    with open_server(tmp_path, connections_per_address=1) as server:
        assert health(server) == (200, "ok")
        assert eventually(lambda: len(server.context.admission) == 0)

        assert server.context.self_check.calls == 1
        assert len(server.context.connections) == 0
        assert "penult_connections_total 0" in server.context.metrics.text()
        assert '"level": "error"' not in server.log.getvalue()


def of_another_version(socket: Handshake | WebSocket, *_: object) -> None:
    """As with a version of `websockets` that ours was not written for."""
    socket.no_such_attribute()  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("part", "broken"),
    [
        (Handshake, "begin"),
        (Handshake, "accept"),
        (WebSocket, "start"),
        (WebSocket, "listen"),
        (WebSocket, "data_received"),
        (WebSocket, "send"),
    ],
)
def test_a_live_door_that_is_broken_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: type, broken: str
) -> None:
    with open_server(tmp_path) as server:
        monkeypatch.setattr(part, broken, of_another_version)

        assert health(server) == (503, "unreachable")


def test_a_live_door_that_never_answers_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("penult.server.app.self_check.CALL_SECONDS", 0.2)
    with open_server(tmp_path) as server:
        monkeypatch.setattr(WebSocket, "send", lambda *_: True)

        assert health(server) == (503, "unreachable")


def statuses(server: OpenServer) -> dict[str, int]:
    return {path: server.ask("GET", path).status for path in HEALTH_PATHS}


def test_live_says_only_that_the_process_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_server(tmp_path) as server:
        assert server.ask("GET", "/health/live").json == {"status": "ok"}
        assert server.context.self_check.calls == 0
        monkeypatch.setattr(WebSocket, "send", of_another_version)

        assert statuses(server) == {"/health": 503, "/health/ready": 503, "/health/live": 200}


@pytest.mark.parametrize("trouble", ["damaged", "failing"])
def test_trouble_with_the_file_keeps_nobody_out(tmp_path: Path, trouble: str) -> None:
    with open_server(tmp_path) as server:
        setattr(server.context, trouble, lambda: True)

        assert health(server) == (503, trouble)
        assert statuses(server) == {"/health": 503, "/health/ready": 200, "/health/live": 200}


def test_asking_after_health_counts_against_no_limit(tmp_path: Path) -> None:
    with open_server(tmp_path, requests_per_minute=3) as server:
        told = [server.ask("GET", path).status for path in 3 * HEALTH_PATHS]

        assert told == [200] * len(told)
        assert server.ask("GET", "/api/here").status == 200


def test_those_who_ask_at_about_the_same_time_share_one_call(tmp_path: Path) -> None:
    with open_server(tmp_path) as server:
        assert {health(server) for _ in range(20)} == {(200, "ok")}
        assert server.context.self_check.calls == 1


def test_what_has_been_mended_is_well_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("penult.server.app.self_check.FRESH_SECONDS", 0.0)
    with open_server(tmp_path) as server:
        with monkeypatch.context() as spoiled:
            spoiled.setattr(WebSocket, "send", of_another_version)
            assert health(server) == (503, "unreachable")

        assert health(server) == (200, "ok")


def test_behind_a_proxy_and_under_a_path_it_calls_itself_all_the_same(tmp_path: Path) -> None:
    told = {"public_url": "https://cards.example.org/penult", "trusted_proxies": "127.0.0.1"}
    with open_server(tmp_path, **told) as server:
        assert health(server) == (200, "ok")


def test_a_server_that_is_full_can_still_call_itself(tmp_path: Path) -> None:
    with open_server(tmp_path, sockets=10, sockets_per_address=8) as server:
        asking = http.client.HTTPConnection(
            "127.0.0.1", server.port, timeout=10, source_address=("127.0.0.5", 0)
        )
        asking.connect()
        with connected(server.port, 4, "127.0.0.2"), connected(server.port, 3, "127.0.0.3"):
            assert eventually(lambda: len(server.context.admission) == 8)
            asking.request("GET", "/health")
            answer = asking.getresponse()

            assert json.loads(answer.read())["status"] == "ok"
        asking.close()


def test_nobody_else_knows_how_the_server_calls_itself(tmp_path: Path) -> None:
    with open_server(tmp_path) as server:
        upgrade = {
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
        }

        for secret in ("", secrets.token_urlsafe(18)):
            assert server.ask("GET", "/api/live", headers={**upgrade, HEADER: secret}).status == 401
