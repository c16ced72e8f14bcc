"""Records replay at both speeds, event by event."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from laws.mixes import chaos, some_deal
from penult.engine.speeds import Speed, compiled
from penult.notation.record import Record

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.record"))


@pytest.fixture(scope="module")
def speed() -> Speed:
    return compiled()


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_golden_record_replays_at_both_speeds(file: Path, speed: Speed) -> None:
    record = Record.read(file)
    fast, slow = record.replay(speed), record.replay()

    assert record.ending.digest
    assert fast.events == slow.events
    assert fast.state == slow.state


@pytest.mark.parametrize("seed", range(12))
def test_the_text_of_a_chaotic_hand_replays_at_both_speeds(seed: int, speed: Speed) -> None:
    rng = random.Random(f"records/{seed}")
    deal = some_deal(rng)
    for _ in chaos(deal, rng):
        pass
    record = Record.parse(str(Record.of(deal)))

    assert record.replay(speed).events == deal.events
    assert record.replay().events == deal.events
