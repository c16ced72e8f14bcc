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
from penult.wire.to_client import Bye
from server.app.wire import upgrade
from server.live.client import SECONDS, Client
from server.live.company import Company
from server.live.process import Server


def test_told_to_stop_it_says_goodbye_to_everybody_and_loses_nothing(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        companies = [Company.at_new_table(server, people=3, rules="classic", seed=n) for n in range(3)]
        heard: list[tuple[Client, object]] = []

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
    spoiled = (f"Host: x\nX-Long: {'x' * 9000}", "Host: x\nContent-Length: 9")
    unreadable = [upgrade("").replace("Host: x", head).replace("\n", "\r\n") for head in spoiled]
    with Server(tmp_path) as server, ExitStack() as held:
        where = ("127.0.0.1", server.port)
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
            await company.play_until(20)
            before = await ana.come()
            await ben.come()
            await ana.until(lambda seen: all(person.here for person in seen.table.people))
            server.limit_files((tmp_path / f"{FILE}-wal").stat().st_size)
            await ana.say(asks.Leave())
            for player in (ana, ben):
                await player.until(lambda _, player=player: player.bye == Bye(why="closing"))
                await player.go()
            assert await ana.first_word() == Bye(why="closing")
            server.limit_files(-1)
            after = await ana.come()

            assert after.table.you == before.table.you, "to leave was not granted"
            assert after.hand is not None
            assert before.hand is not None
            assert after.hand.hand == before.hand.hand
            await company.play_until(company.granted + 20)

        asyncio.run(scene())
        assert check(tmp_path, ana.code, company.players) >= 30
        assert server.logged("disk_failed")
        assert server.stop() == 0
