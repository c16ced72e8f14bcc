"""Endless frames that are not messages: their sender is cut, and nobody else notices."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from websockets.frames import Opcode

from penult.wire import to_server as asks
from server.app.wire import Wire, frame
from server.live.client import Client
from server.live.process import Server, open_table

A_LOT = 200_000_000
"""Bytes; a server that kept them would grow visibly."""
GROWTH = 20_000_000
"""More than a server needs for a few people, and much less than a flood."""
FLOODS = {
    "pings": (b"", frame(b"x" * 125, Opcode.PING)),
    "pongs": (b"", frame(b"x" * 125, Opcode.PONG)),
    "pieces": (frame(b"{", last=False), frame(b"", Opcode.CONT, last=False)),
}


@pytest.mark.parametrize("flood", FLOODS)
def test_who_floods_and_never_reads_is_cut_and_another_player_notices_nothing(
    tmp_path: Path, flood: str
) -> None:
    with Server(tmp_path) as server:
        ana, eve = server.guest("Ana"), server.guest("Eve")
        code = open_table(ana)
        player = Client(ana, code)
        wire = Wire(server.port, eve.token, code)
        wire.comes()

        async def scene() -> None:
            await player.come()
            before = server.memory
            flooding = asyncio.create_task(asyncio.to_thread(pour, wire, *FLOODS[flood]))
            answers = 0
            while not flooding.done():
                await answered(player)
                answers += 1

            assert await flooding < A_LOT, "nobody stopped it"
            assert answers
            assert server.memory - before < GROWTH

        asyncio.run(scene())
        wire.close()
        assert 'penult_limited_total{limit="frames"} 1' in server.get("/metrics", "prometheus")


def pour(wire: Wire, first: bytes, then: bytes) -> int:
    """The bytes sent until no more were accepted."""
    poured, block = len(first), then * (65_536 // len(then))
    try:
        wire.sends(first)
        while poured < A_LOT:
            wire.sends(block)
            poured += len(block)
    except OSError:
        pass
    return poured


async def answered(player: Client) -> None:
    async with asyncio.timeout(2):
        assert (await player.ask(asks.Ping())).fate == "heard"
