"""A server that is told to stop, and one whose disk is full: all are told, and nothing granted is lost."""

from __future__ import annotations

import asyncio
import signal
import socket
from contextlib import ExitStack, closing
from pathlib import Path

from faults.ledger import check
from penult.server.store.database import FILE
from penult.wire import to_server as asks
from penult.wire.coding import read_by_client
from penult.wire.to_client import Bye
from server.live.company import Company
from server.live.player import Player
from server.live.process import SECONDS, Server


def test_told_to_stop_it_says_goodbye_to_everybody_and_loses_nothing(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        companies = [Company.at_new_table(server, people=3, rules="classic", seed=n) for n in range(3)]
        heard: list[tuple[Player, object]] = []

        async def scene() -> None:
            for company in companies:
                for player in company.players:
                    player.heard = lambda who, message, _: heard.append((who, message))
            async with asyncio.TaskGroup() as tasks:
                for company in companies:
                    tasks.create_task(company.play(lambda player: (player, closing) not in heard))
                while len(heard) < 300:
                    await asyncio.sleep(0)
                server.tell(signal.SIGTERM)

        closing = Bye(why="closing")
        asyncio.run(scene())

        assert server.stop() == 0
        assert sum(message == closing for _, message in heard) == 9
        for company in companies:
            assert check(tmp_path, company.players[0].code, company.players) > 0
        assert "Traceback" not in server.log


def test_told_to_stop_beside_a_handshake_that_cannot_be_read_it_stops(tmp_path: Path) -> None:
    upgrade = "GET /api/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
    unreadable = [f"{upgrade}{key}X-Long: {'x' * 9000}\r\n\r\n", f"{upgrade}Content-Length: 9\r\n{key}\r\n"]
    with Server(tmp_path) as server, ExitStack() as held:
        where = ("127.0.0.1", int(server.address.rpartition(":")[2]))
        for handshake in unreadable:
            line = held.enter_context(closing(socket.create_connection(where, SECONDS)))
            line.sendall(handshake.encode())
        server.get("/health")  # by now they have been received

        assert server.stop() == 0
        assert "Traceback" not in server.log


def test_a_full_disk_closes_the_table_and_it_goes_on_when_there_is_room_again(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        company = Company.at_new_table(server, people=2, rules="classic")
        ana, ben = company.players

        async def scene() -> None:
            await company.play(lambda _: ana.granted + ben.granted < 20)
            before = await ana.come()
            await ben.come()
            await ana.hear()
            server.limit_files((tmp_path / f"{FILE}-wal").stat().st_size)
            await ana.say(asks.Leave())
            assert [await last_word(player) for player in (ana, ben)] == [Bye(why="closing")] * 2
            ana.line = await ana.dial()
            assert await last_word(ana) == Bye(why="closing")
            server.limit_files(-1)
            after = await ana.come()

            assert after.table.you == before.table.you, "to leave was not granted"
            assert after.hand is not None
            assert before.hand is not None
            assert after.hand.hand == before.hand.hand
            enough = ana.granted + ben.granted + 20
            await company.play(lambda _: ana.granted + ben.granted < enough)

        asyncio.run(scene())
        assert check(tmp_path, ana.code, company.players) >= 30
        assert server.logged("disk_failed")
        assert server.stop() == 0


async def last_word(player: Player) -> object:
    """Of a line that the server ends."""
    assert player.line is not None
    words = [read_by_client(frame) async for frame in player.line]
    return words[-1]
