"""Five hundred connections that never end; `flood.py` opens more."""

from __future__ import annotations

from pathlib import Path

from faults.flood import flooded
from faults.hostile import KINDS, Bounds


def test_people_come_play_and_come_back_while_five_hundred_connections_of_every_kind_are_held(
    tmp_path: Path,
) -> None:
    counts = flooded(tmp_path, sockets=500, bounds=Bounds(2, 2, 3, 6), seconds=3, slack=3)

    assert counts.hostile.late == []
    assert counts.failed == []
    assert counts.hostile.longest.keys() >= {name for name, kind in KINDS.items() if kind.lasts}
    assert counts.hostile.most_held > 450
    assert counts.turned_away > 0
    assert len(counts.waited["be dealt in"]) > 0
    assert len(counts.waited["come back"]) > 10
    assert max(max(times) for times in counts.waited.values()) < 6.0
    assert counts.granted > 20
