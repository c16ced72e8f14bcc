"""A live connection to a real server: it reconnects by itself, and knows when not to."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncGenerator, Iterator
from pathlib import Path
from types import UnionType

import pytest
from msgspec import UNSET, UnsetType

from browser.wire import Wire, wired
from client.quick_server import quick_server
from penult.client.address import Address, read_address
from penult.client.connection import Connection
from penult.client.guest import Guest, RequestRejected, Unreachable, come_as_guest, lobby
from penult.client.seen import Seen
from penult.client.table_client import Lost
from penult.wire.events import TableEvent
from penult.wire.http import Solo
from penult.wire.terms import NewTable, Terms
from penult.wire.to_client import Bye, Done, Refused, ToClient, Update, Welcome
from penult.wire.to_server import PickCard, Say, Start
from penult.wire.views import Spread
from server.live.process import Server

Messages = AsyncGenerator[ToClient | Lost, None]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    with quick_server(tmp_path_factory.mktemp("house")) as where:
        yield read_address(where)


def guest_with_table(server: Address, **terms: object) -> tuple[Guest, str]:
    ana = come_as_guest(server.base, "Ana")
    return ana, ana.open(NewTable(terms=Terms(seats=2, **terms))).code  # type: ignore[arg-type]


def port_of(address: str) -> int:
    return int(address.rpartition(":")[2])


async def hear_until(messages: Messages, kind: type | UnionType, most: int = 60) -> list[ToClient | Lost]:
    """Everything up to the first message of a kind."""
    heard = []
    for _ in range(most):
        heard.append(await asyncio.wait_for(anext(messages), 10))
        if isinstance(heard[-1], kind):
            return heard
    raise AssertionError(f"no {kind} among {most} messages")


async def hear_spread(messages: Messages, picks: int) -> None:
    """Read until the spread for the dealer is there and so many cards are taken."""
    while True:
        message = await asyncio.wait_for(anext(messages), 10)
        table = message.table if isinstance(message, Welcome | Update) else UNSET
        spread = None if isinstance(table, UnsetType) else table.spread
        if isinstance(spread, Spread) and len(spread.picks) == picks:
            return


def test_a_guest_opens_a_table_that_the_lobby_lists_once_somebody_is_there(server: Address) -> None:
    ana, code = guest_with_table(server, public=True)

    async def scene() -> None:
        messages = Connection(server, ana.token, code).messages()
        await hear_until(messages, Welcome)

        listed = await asyncio.to_thread(lobby, server.base)
        assert [table.host for table in listed if table.code == code] == ["Ana"]

    asyncio.run(scene())


def test_what_the_server_cannot_open_says_why(server: Address) -> None:
    ana = come_as_guest(server.base, "Ana")

    with pytest.raises(RequestRejected, match="expected"):
        ana.open(NewTable(terms=Terms(rules="chess")))
    with pytest.raises(RequestRejected, match="letters"):
        come_as_guest(server.base, "")
    assert ana.is_known()
    assert not Guest(server.base, "Ana", "nobody.1.x").is_known()


def test_where_nobody_serves_is_said_so() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]

    with pytest.raises(Unreachable, match=f"http://127.0.0.1:{port}"):
        come_as_guest(f"http://127.0.0.1:{port}", "Ana")


def test_a_line_that_breaks_in_the_middle_comes_back_and_misses_nothing(server: Address) -> None:
    ana, code = guest_with_table(server)
    ben = come_as_guest(server.base, "Ben")

    async def scene(wire: Wire) -> None:
        hers = Connection(server, ana.token, code)
        his = Connection(read_address(wire.address), ben.token, code)
        told, heard = hers.messages(), his.messages()
        await hear_until(told, Welcome)
        (welcome,) = await hear_until(heard, Welcome)
        assert isinstance(welcome, Welcome)
        seen = Seen.of(welcome)
        wire.cut()
        await hear_until(heard, Lost)
        for number in range(10):
            assert await hers.send(Say(text=f"line {number}"))
        wire.mend()

        said: list[str | None] = []
        while len(said) < 10:
            message = await asyncio.wait_for(anext(heard), 10)
            if isinstance(message, Welcome | Update):
                events = message.missed if isinstance(message, Welcome) else message.events
                said += [event.text for event in events if isinstance(event, TableEvent) and event.text]
                seen = Seen.of(message) if isinstance(message, Welcome) else seen.after(message)

        assert said == [f"line {number}" for number in range(10)]
        assert all(person.here for person in seen.table.people)
        assert len(seen.table.people) == 2

    with wired(port_of(server.base)) as wire:
        asyncio.run(scene(wire))


@pytest.mark.parametrize("forth", [True, False], ids=["nothing arrives", "only the answer is lost"])
def test_a_dead_network_is_noticed_within_three_seconds_and_a_decision_counts_once(
    tmp_path: Path, forth: bool
) -> None:
    async def scene(server: Address, wire: Wire) -> None:
        ana, code = await asyncio.to_thread(guest_with_table, server)
        ben = await asyncio.to_thread(come_as_guest, server.base, "Ben")
        hers = Connection(server, ana.token, code)
        his = Connection(read_address(wire.address), ben.token, code)
        told, heard = hers.messages(), his.messages()
        await hear_until(told, Welcome)
        await hear_until(heard, Welcome)
        await hers.send(Start(id=1))
        await hear_spread(heard, picks=0)

        wire.hush(forth)
        assert await his.send(PickCard(at=3, id=7))
        async with asyncio.timeout(3):
            await hear_until(heard, Lost)
        wire.mend()
        await hear_spread(heard, picks=1)
        assert await his.send(PickCard(at=4, id=8))
        *_, refused = await hear_until(heard, Refused)

        assert isinstance(refused, Refused)
        assert (refused.id, refused.code) == (8, "picked")
        wire.cut()
        await hear_until(heard, Lost)
        wire.mend()
        await hear_until(heard, Welcome | Update)
        assert await his.send(Say(phrase="hello", id=9))
        answered: list[int] = []
        while 9 not in answered:
            message = await asyncio.wait_for(anext(heard), 10)
            answered += message.yours if isinstance(message, Update) else ()
            answered += [message.id] if isinstance(message, Done | Refused) else ()
        assert answered == [9], "what was answered is not said again"

    with Server(tmp_path, speed=1) as running, wired(port_of(running.address)) as wire:
        asyncio.run(scene(read_address(running.address), wire))


def test_a_server_that_closes_and_opens_again_finds_everybody_back(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]

    async def scene() -> None:
        with quick_server(tmp_path, port) as where:
            server = read_address(where)
            ana = await asyncio.to_thread(come_as_guest, server.base, "Ana")
            opened = await asyncio.to_thread(ana.open_solo, Solo(terms=Terms(seats=3)))
            connection = Connection(server, ana.token, opened.code)
            messages = connection.messages()
            await hear_until(messages, Welcome)
            await connection.send(PickCard(at=7, id=1))
        heard = await hear_until(messages, Lost)
        assert Bye(why="closing") in heard

        with quick_server(tmp_path, port):
            *_, welcome = await hear_until(messages, Welcome)
            assert isinstance(welcome, Welcome)
            assert Seen.of(welcome).table.code == opened.code

    asyncio.run(scene())


def test_a_second_connection_takes_over_and_the_first_does_not_come_back(server: Address) -> None:
    ana, code = guest_with_table(server)

    async def scene() -> None:
        first, second = (Connection(server, ana.token, code).messages() for _ in range(2))
        await hear_until(first, Welcome)
        await hear_until(second, Welcome)

        *_, bye = await hear_until(first, Bye)
        assert bye == Bye(why="taken_over")
        with pytest.raises(StopAsyncIteration):
            await anext(first)

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("token", "code", "why"), [("nobody.1.x", "", "revoked"), ("", "NOTABLE2", "unknown_table")]
)
def test_who_cannot_come_in_is_told_why_and_does_not_try_again(
    server: Address, token: str, code: str, why: str
) -> None:
    ana, real = guest_with_table(server)

    async def scene() -> None:
        messages = Connection(server, token or ana.token, code or real).messages()

        assert [message async for message in messages] == [Bye(why=why)]  # type: ignore[arg-type]

    asyncio.run(scene())


def test_nobody_speaks_faster_than_the_server_listens(server: Address) -> None:
    ana, code = guest_with_table(server)
    pauses: list[float] = []

    async def pause(seconds: float) -> None:
        pauses.append(seconds)
        await asyncio.sleep(seconds)

    async def scene() -> None:
        connection = Connection(server, ana.token, code, pause=pause)
        messages = connection.messages()
        await hear_until(messages, Welcome)
        for _ in range(20):
            assert await connection.send(Say(phrase="hello"))

    asyncio.run(scene())
    assert pauses
    assert max(pauses) <= 1
