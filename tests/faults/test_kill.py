"""Twenty kills at random moments; `kill.py` does it more often."""

from __future__ import annotations

from pathlib import Path

import pytest

from faults.kill import killed
from faults.ledger import accounts_for
from penult.wire.to_server import Act
from server.live.client import Sent


def test_whatever_was_granted_is_there_in_order_and_once_after_twenty_kills(tmp_path: Path) -> None:
    counts = killed(tmp_path, times=20, seed=20)

    assert counts["kills"] == 20
    assert counts["kills in start-up"] == counts["tables opened just before"] == 4
    assert counts["granted"] > 200


@pytest.mark.parametrize(
    ("written", "fits"),
    [("ab", True), ("abc", True), ("a", False), ("aab", False), ("ba", False), ("abd", False)],
)
def test_the_ledger_notices_what_is_lost_doubled_out_of_order_or_never_said(written: str, fits: bool) -> None:
    fates = {"a": "granted", "b": "granted", "c": "lost", "d": "refused"}
    said = [Sent(what, Act(move=what, seen=0), fate) for what, fate in fates.items()]

    assert accounts_for(list(written), said) is fits
