"""Every edition and format is played to its end by random people, and the log replays after every batch."""

from __future__ import annotations

import pytest

from penult.match.record import MatchRecord
from penult.table.log.batches import finished_matches
from table.evenings import EDITIONS, FORMATS, play_evening


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_match_is_played_to_its_end_whatever_people_do(edition: str, form: str) -> None:
    scene = play_evening(edition, form, seed=1)

    [text] = finished_matches(scene.batches)
    assert MatchRecord.parse(text).replay().standing == scene.table.match.standing
