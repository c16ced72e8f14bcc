"""A few spoiled databases; `make soak` tries hundreds of others."""

from __future__ import annotations

from pathlib import Path

from faults.damage import TABLES, damaged

SERVERS = 3


def test_over_a_spoiled_page_nobody_waits_in_vain_and_health_tells_the_truth(tmp_path: Path) -> None:
    counts = damaged(tmp_path, SERVERS, seed=11)

    assert counts["servers"] == SERVERS
    assert counts["damaged, and health says so"] > 0
    assert 0 < counts["welcome"] < SERVERS * TABLES
