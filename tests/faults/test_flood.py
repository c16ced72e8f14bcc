"""Connections of every kind that never end: alone, and five hundred at once; `flood.py` opens more."""

from __future__ import annotations

import asyncio
from pathlib import Path

from faults.flood import flooded
from faults.hostile import KINDS, Bounds, Hostile
from server.app.open_server import open_server
from server.transport.test_admission import BIG, DOWNLOAD

AT_ONCE = {
    "old_and_kept": "200",
    "half_closed": "200",
    "other_language": "400",
    "upgrade_without_key": "400",
    "upgrade_with_a_body": "unanswered",
    "upgrade_in_chunks": "unanswered",
    "upgrade_with_a_long_header": "431",
    "upgrade_with_many_headers": "431",
    "upgrade_behind_assets": "unanswered",
    "no_token": "401",
}
"""The kinds for which nobody waits, and how each is answered."""
BOUNDS = Bounds(1, 1, 2, 3)
SLACK = 3.0


def test_what_can_only_be_refused_is_cut_as_soon_as_it_is_understood_and_not_by_a_deadline(
    tmp_path: Path,
) -> None:
    with open_server(tmp_path, client=BIG) as server:
        token = server.guest()
        ones = [Hostile(kind, "127.1.0.1", server.port, DOWNLOAD, token, tick=0.1) for kind in AT_ONCE]

        async def all_at_once() -> None:
            await asyncio.gather(*(one.run(seconds=server.context.settings.head_seconds) for one in ones))

        asyncio.run(all_at_once())

        assert {one.kind: one.ending for one in ones} == AT_ONCE
        assert max(one.lasted for one in ones) < server.context.settings.head_seconds / 2
        assert "penult_late_total{" not in server.context.metrics.text()
        assert "penult_limited_total{" not in server.context.metrics.text()


def test_people_come_play_and_come_back_while_five_hundred_connections_of_every_kind_are_held(
    tmp_path: Path,
) -> None:
    counts = flooded(tmp_path, sockets=500, bounds=BOUNDS, seconds=1.5, slack=SLACK)

    assert counts.hostile.late == []
    assert counts.failed == []
    assert KINDS.keys() - AT_ONCE.keys() - counts.hostile.longest.keys() == set(), "never seen to be held"
    assert counts.hostile.cut.keys() == AT_ONCE.keys()
    assert max(counts.hostile.cut.values()) < BOUNDS.head + SLACK
    assert counts.hostile.most_held > 450
    assert counts.turned_away > 0
    assert len(counts.waited["be dealt in"]) > 0
    assert len(counts.waited["come back"]) > 10
    assert max(max(times) for times in counts.waited.values()) < 6.0
    assert counts.granted > 20
