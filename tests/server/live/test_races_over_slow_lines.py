"""A-68 over real sockets: a fast connection wins nothing, the first speaker wins, late pongs win little."""

from __future__ import annotations

import asyncio
import sys

from server.live.racing import FAST, Race, RacingTable, may_be, racing, report, run

RACES = 120
"""Of equal players. Ten thousand run in `make soak`, with a bound of two per cent."""
CAP = 0.25
LATE = 0.5
"""Seconds by which pongs are delayed: more than the table believes."""


def test_equal_players_win_half_each_and_who_is_100_ms_sooner_wins() -> None:
    tally = asyncio.run(run(RACES, tables=30, seed=68))
    sys.stdout.write(report(tally))

    assert tally.equal >= RACES / 2, "the machine stood still too often to tell"
    assert tally.unequal >= RACES / 8
    assert may_be(0.5, tally.won_by_fast, tally.equal)
    assert tally.won_by_first >= 0.99 * tally.unequal or may_be(0.99, tally.won_by_first, tally.unequal)


async def races_against_late_pongs(slow_hand: float, behind: float) -> tuple[list[bool], int | None]:
    """Both are fast, and the one with late pongs catches later; return if calls won, and what is shown."""
    async with racing(tables=8, seed=43, pong_delay=LATE, fast=FAST, slow=FAST) as (tables, _):
        for table in tables:
            table.slow_hand = slow_hand
        won = await asyncio.gather(*(several(table, Race(0.2, 0.2 + behind)) for table in tables))
        seen = tables[0].caller.seen
        assert seen is not None
        shown = seen.table.round_trips[1]
    return [called for each in won for called in each], shown


async def several(table: RacingTable, race: Race) -> list[bool]:
    called = []
    for _ in range(3):
        called.append(await table.run(race))
        await table.deal_again()
    return called


def test_who_delays_pongs_gains_at_most_the_cap_and_everybody_sees_it() -> None:
    calls, shown = asyncio.run(races_against_late_pongs(slow_hand=CAP + 0.1, behind=CAP + 0.1))

    assert shown == 1000 * CAP
    assert sum(calls) >= len(calls) - 1, "one of them the busy machine may decide"


def test_who_delays_pongs_and_answers_an_update_fast_is_found_out() -> None:
    calls, shown = asyncio.run(races_against_late_pongs(slow_hand=0.0, behind=0.1))

    assert shown == 1000 * CAP, "nobody is shown how soon an answer came (A-11)"
    after_the_first = calls[1::3] + calls[2::3]
    assert sum(after_the_first) >= 0.75 * len(after_the_first), "undetected, no call would win"
