"""The wire of a live connection, byte by byte: what comes in one piece, in many, or after a goodbye."""

from __future__ import annotations

import asyncio
import gc
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

import pytest
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from penult.server.app import client_session, pinger
from penult.server.app.client_session import ClientSession
from penult.server.transport.handshake import Handshake
from penult.server.transport.websocket import PING_BYTES, WebSocket, frame_header
from server.app.open_server import OpenServer, open_server
from server.app.wire import Wire, frame, ping
from server.hall import SetClock

PATIENCE = 5.0
BYE = (1000).to_bytes(2, "big")
PING = bytes((0x89, PING_BYTES))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[OpenServer]:
    with open_server(tmp_path) as server:
        yield server


@pytest.fixture
def wire(server: OpenServer) -> Iterator[Wire]:
    token = server.guest()
    wire = Wire(server.port, token, server.table(token))
    yield wire
    wire.close()


def failures(server: OpenServer) -> list[str]:
    lines = map(json.loads, server.log.getvalue().splitlines())
    return [line["error"] for line in lines if line["level"] == "error"]


@contextmanager
def nobody_looks_for_garbage() -> Iterator[None]:
    """As on a server, which runs a full collection once an hour."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def sockets() -> int:
    return sum(type(each) in (Handshake, WebSocket, ServerProtocol) for each in gc.get_objects())


@pytest.mark.parametrize("welcome", [True, False], ids=["at a table", "at the door"])
def test_a_connection_that_has_ended_leaves_nothing_behind(server: OpenServer, welcome: bool) -> None:
    token = server.guest()
    code = server.table(token)
    with nobody_looks_for_garbage():
        before = sockets()
        for _ in range(5):
            wire = Wire(server.port, token, code)
            wire.comes() if welcome else wire.sends(frame(b"{}"))
            wire.close()
        until = monotonic() + PATIENCE
        while sockets() > before and monotonic() < until:
            sleep(0.02)

        assert sockets() == before


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_frame_begins_as_the_standard_says(length: int) -> None:
    assert frame_header(length) + bytes(length) == Frame(Opcode.TEXT, bytes(length)).serialize(mask=False)


def test_what_comes_with_the_hello_is_answered_in_order(wire: Wire) -> None:
    wire.sends(wire.hello, *(frame(ping(n), Opcode.BINARY if n % 3 else Opcode.TEXT) for n in range(1, 12)))
    wire.hears(b'"id":11')

    places = [wire.heard.index(b'"id":%d,' % n) for n in range(1, 12)]
    assert places == sorted(places)


def test_a_message_in_pieces_is_one_message(wire: Wire) -> None:
    body = ping(7)

    wire.comes().sends(
        frame(body[:5], last=False), frame(b"", Opcode.PING), frame(body[5:], Opcode.CONT), frame(ping(8))
    )

    wire.hears(b'"id":8')
    assert b'"id":7' in wire.heard


def test_pings_now_and_then_are_answered(wire: Wire) -> None:
    wire.comes().sends(*(frame(b"%03d" % n, Opcode.PING) for n in range(100)), frame(ping(7)))
    wire.hears(b'"id":7')

    assert all(b"\x8a\x03%03d" % n in wire.heard for n in range(100))


def test_whoever_pings_too_often_is_told_so(wire: Wire) -> None:
    wire.comes().sends(frame(b"", Opcode.PING) * 201)

    wire.hears(b'{"type":"bye","why":"too_fast"}')


def test_whoever_goes_on_after_a_goodbye_is_not_read_any_more(server: OpenServer, wire: Wire) -> None:
    wire.comes()
    (socket,) = server.context.connections
    wire.sends(frame(b"{") * 11)
    wire.hears(b'"too_fast"')
    assert socket.transport.is_reading()

    wire.sends(frame(b"{") * 201)

    assert any(server.thread() and not socket.transport.is_reading() for _ in range(1000))


def test_whoever_answers_no_ping_is_told_so(wire: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pinger, "PING_SECONDS", 0.2)
    monkeypatch.setattr(client_session, "PONG_CHECKS", 2)
    wire.comes()

    assert (1011).to_bytes(2, "big") in wire.hears_all()


def test_nobody_is_cut_because_the_process_stood_still(
    server: OpenServer, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    sessions: list[ClientSession] = []
    monkeypatch.setattr(server.context.pinger, "add", sessions.append)
    wire.comes()
    clock = SetClock()
    monkeypatch.setattr(server.context, "clock", clock)

    clock.later += 60
    server.loop.call_soon_threadsafe(sessions[0].check_ping)
    wire.sends(frame(ping(7)))
    wire.hears(b'"id":7')

    for _ in range(client_session.PONG_CHECKS):
        server.loop.call_soon_threadsafe(sessions[0].check_ping)
    assert (1011).to_bytes(2, "big") in wire.hears_all(), "a client that never answers is cut all the same"


def test_whoever_waits_for_a_hand_is_pinged_now_and_then(wire: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pinger, "PING_SECONDS", 0.2)
    monkeypatch.setattr(client_session, "PONG_CHECKS", 2)
    wire.comes()
    for number in (1, 2, 3):
        while wire.heard.count(PING) < number:
            wire.hears_more()
        wire.sends(frame(wire.heard.split(PING)[number][:PING_BYTES], Opcode.PONG))

    assert wire.heard.count(PING) == 3


def test_whoever_hangs_up_in_the_handshake_leaves_nothing_and_is_no_failure_of_ours(
    server: OpenServer,
) -> None:
    token = server.guest()
    code = server.table(token)
    for _ in range(20):
        Wire(server.port, token, code, listens=False).close()
    until = monotonic() + PATIENCE
    while (len(server.context.admission) or len(server.context.connections)) and monotonic() < until:
        sleep(0.02)

    assert len(server.context.admission) == len(server.context.connections) == 0
    assert failures(server) == []


def test_whoever_is_in_the_handshake_when_the_server_stops_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, stopped = threading.Event(), asyncio.Event()
    with open_server(tmp_path) as server:
        token = server.guest()
        recognize, shutdown = server.context.people.recognize, Handshake.shutdown

        async def recognize_late(token: str) -> object:
            asked.set()
            await stopped.wait()
            return await recognize(token)

        def note_shutdown(handshake: Handshake) -> None:
            shutdown(handshake)
            stopped.set()

        monkeypatch.setattr(server.context.people, "recognize", recognize_late)
        monkeypatch.setattr(Handshake, "shutdown", note_shutdown)
        wire = Wire(server.port, token, "ANYTABLE", listens=False)
        assert asked.wait(PATIENCE)

    assert wire.hears_all().startswith(b"HTTP/1.1 503 ")
    assert failures(server) == []
    assert len(server.context.admission) == len(server.context.connections) == 0


def test_text_that_is_no_text_ends_the_connection(wire: Wire) -> None:
    wire.comes().sends(frame(b"\xff\xfe"))

    assert (1007).to_bytes(2, "big") in wire.hears_all()


@pytest.mark.parametrize("spoiled", [b"x", b"\xff\xfe", b"{}"])
def test_nonsense_before_a_goodbye_in_one_piece_is_no_failure_of_ours(
    server: OpenServer, wire: Wire, spoiled: bytes
) -> None:
    wire.comes().sends(*[frame(spoiled)] * 100, frame(BYE, Opcode.CLOSE))
    wire.hears_all()

    assert failures(server) == []


def test_a_defect_of_ours_ends_one_connection_and_is_reported_once(
    server: OpenServer, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = client_session.read_by_server

    def read(text: bytes | str) -> object:
        if "id" in str(text) and "13" in str(text):
            raise RuntimeError("a defect")
        return honest(text)

    monkeypatch.setattr(client_session, "read_by_server", read)
    wire.comes().sends(frame(ping(13)), frame(ping(14)))

    assert (1011).to_bytes(2, "big") in wire.hears_all()
    assert b'"id":14' not in wire.heard
    assert failures(server) == ["RuntimeError"]
