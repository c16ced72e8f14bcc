"""A host over a real line: who deals, a hand that somebody has left, and what the record says of both."""

from __future__ import annotations

import asyncio
from pathlib import Path

from penult.match.record import MatchRecord
from penult.wire import to_server as asks
from server.live.client import SECONDS, Client
from server.live.company import Company
from server.live.process import Server


async def granted(client: Client, message: asks.ToServer) -> None:
    assert (await client.ask(message)).fate == "granted"


def test_a_named_dealer_and_a_voided_hand_outlive_a_kill_and_stand_in_the_record(tmp_path: Path) -> None:
    with Server(tmp_path, speed=100) as server:
        ana, ben = Company.at_new_table(server, 2, ("simple",), rules="hp2003+target=20").players

        async def until_ben_has_left() -> None:
            await ana.come()
            await ben.come()
            await granted(ana, asks.NameDealer(seat=2))
            await granted(ana, asks.Start())
            await ana.until(lambda seen: seen.table.stage == "hand")
            await ben.say(asks.Leave())
            await ana.until(lambda seen: seen.table.void == "allowed")  # a bot plays on in the seat of Ben

        async def until_the_match_is_over() -> None:
            await ana.come()
            assert ana.seen is not None
            assert ana.seen.table.void == "allowed"
            await granted(ana, asks.VoidHand())
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
