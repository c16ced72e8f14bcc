"""A whole crowd in the house: how it comes, how its matches begin, and how fast it plays."""

from __future__ import annotations

import asyncio

from .doorway import Doorway
from .party import Party
from .tally import Tally

PACE = 3.0
"""Seconds between two moves of a table."""
COMING_AT_ONCE = 32


async def come(
    where: tuple[str, int], tables: int, terms: dict[str, object], rush: bool, tally: Tally
) -> list[Party]:
    """Everybody is at a table and seated."""
    parties: list[Party] = []
    places = iter(range(tables))

    async def keep_coming() -> None:
        async with Doorway.open(where) as doorway:
            for _ in places:
                parties.append(await Party.gather(doorway, terms, rush, tally))

    await asyncio.gather(*(keep_coming() for _ in range(COMING_AT_ONCE)))
    return parties


async def begin(parties: list[Party]) -> None:
    """Until cards are dealt at every table."""
    for party in parties:
        party.start()
        await asyncio.sleep(PACE / len(parties))
    while not all(party.dealt for party in parties):
        await asyncio.sleep(0.1)


async def pace(parties: list[Party], seconds: float) -> None:
    """The tables move one after the other, round and round."""
    loop = asyncio.get_running_loop()
    apart = PACE / len(parties)
    began = loop.time()
    for turn in range(round(seconds / apart)):
        await asyncio.sleep(began + turn * apart - loop.time())
        parties[turn % len(parties)].move()
