"""Whole matches over real connections: every edition and format, with people who come and go."""

from __future__ import annotations

import asyncio
from pathlib import Path

from penult.match.record import MatchRecord
from server.live.company import Company
from server.live.process import Server

FORMATS = {
    "winner+target=20": (2, 0),
    "tally+target=20": (2, 1),
    "elim+target=20": (3, 0),
    "team+target=20": (2, 2),
    "rotate4+rotate4_per_pair=1": (2, 2),
}
"""How many people and bots play each."""
EDITIONS = ("classic", "hp2003+legality=table", "hp2018")
RESTLESS = 0.03


def test_matches_of_every_edition_and_format_come_to_their_end_and_all_views_agree(tmp_path: Path) -> None:
    with Server(tmp_path, speed=100) as server:
        companies = [
            Company.at_new_table(server, people, ("simple",) * bots, rules=f"{edition}+score={score}")
            for edition in EDITIONS
            for score, (people, bots) in FORMATS.items()
        ]

        async def all_matches() -> None:
            async with asyncio.TaskGroup() as tasks:
                for company in companies:
                    tasks.create_task(company.play_match(RESTLESS))

        asyncio.run(all_matches())
        compared = [company.compare() for company in companies]
        records = [server.get(f"/api/tables/{company.players[0].code}/record") for company in companies]

        assert min(shared for shared, _ in compared) > 5
        assert sum(shared for shared, _ in compared) > 500
        assert sum(whole for _, whole in compared) > 10
        for company, text in zip(companies, records, strict=True):
            standing = company.players[0].seen.table.standing
            assert MatchRecord.parse(text).replay().standing.totals == standing.totals
        assert not server.logged("room_failed")
