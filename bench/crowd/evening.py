"""A whole crowd on a server: joining, beginning matches, and playing at a pace."""

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
    """Seat everybody at a table."""
    parties: list[Party] = []
    places = iter(range(tables))

    async def keep_coming() -> None:
        async with Doorway.open(where) as doorway:
            for _ in places:
                parties.append(await Party.gather(doorway, terms, rush, tally))

    await asyncio.gather(*(keep_coming() for _ in range(COMING_AT_ONCE)))
    return parties


async def begin(parties: list[Party]) -> None:
    """Wait until cards are dealt at every table."""
    for party in parties:
        party.start()
        await asyncio.sleep(PACE / len(parties))
    while not all(party.dealt for party in parties):
        await asyncio.sleep(0.1)


async def pace(parties: list[Party], seconds: float) -> None:
    """Let the tables move one after another, round after round."""
    loop = asyncio.get_running_loop()
    apart = PACE / len(parties)
    began = loop.time()
    for turn in range(round(seconds / apart)):
        await asyncio.sleep(began + turn * apart - loop.time())
        parties[turn % len(parties)].move()
