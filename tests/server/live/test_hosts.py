"""A host over a real line: who deals, a hand that somebody has left, and what the record says of both."""

from __future__ import annotations

import asyncio
from pathlib import Path

from penult.match.record import MatchRecord
from penult.wire import to_server as asks
from server.live.company import Company
from server.live.player import Player
from server.live.process import SECONDS, Server


async def _granted(player: Player, message: asks.ToServer) -> None:
    sent = await player.say(message)
    while sent.fate == "waiting":
        await player.hear()
    assert sent.fate == "granted", sent.fate


async def _until(player: Player, stage: str) -> None:
    while player.seen is None or player.seen.table.stage != stage:
        await player.hear()


def test_a_named_dealer_and_a_voided_hand_outlive_a_kill_and_stand_in_the_record(tmp_path: Path) -> None:
    with Server(tmp_path, speed=100) as server:
        ana, ben = Company.at_new_table(server, 2, ("simple",), rules="hp2003+target=20").players

        async def until_ben_has_left() -> None:
            await ana.come()
            await ben.come()
            await _granted(ana, asks.NameDealer(seat=2))
            await _granted(ana, asks.Start())
            await _until(ana, "hand")
            await ben.say(asks.Leave())
            await asyncio.wait_for(_left(ana), SECONDS)

        async def until_the_match_is_over() -> None:
            await ana.come()
            assert ana.seen is not None
            assert ana.seen.table.void == "allowed"
            await _granted(ana, asks.VoidHand())
            await ana.leave_line()
            await ana.play(lambda: ana.seen is None or ana.seen.table.stage != "over")

        asyncio.run(until_ben_has_left())
        server.kill()
        server.start()
        asyncio.run(asyncio.wait_for(until_the_match_is_over(), 2 * SECONDS))
        record = server.get(f"/api/tables/{ana.code}/record")

    assert record.index("\nchosen 2\n") < record.index("\nend abandoned digest ")
    assert record.count("\nend abandoned") == 1
    assert ana.seen is not None
    assert ana.seen.table.standing is not None
    assert MatchRecord.parse(record).replay().standing.totals == ana.seen.table.standing.totals


async def _left(player: Player) -> None:
    """Wait until a bot takes over from somebody who began the hand."""
    while player.seen is None or player.seen.table.void != "allowed":
        await player.hear()
