"""Spoiled records, a few hundred here; `python tests/notation/fuzz.py --cases 200000` for a night."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from notation.fuzz import GOLDEN, MATCHES, MOST_SPOILS, ROOM, SPOILS, Spoil, run, spoiled, verdict_on
from penult.match.record import MatchRecord
from penult.notation.errors import RecordError
from penult.notation.record import Record

CASES = 300
"""How many records each test here spoils."""

NUMBERS = st.integers(0, ROOM)
ANY_SPOIL = st.builds(Spoil, st.integers(0, len(SPOILS) - 1), NUMBERS, NUMBERS)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("fuzz") / "spoiled.record"


@settings(max_examples=CASES, deadline=None, suppress_health_check=list(HealthCheck))
@given(golden=st.sampled_from(GOLDEN), spoils=st.lists(ANY_SPOIL, min_size=1, max_size=MOST_SPOILS))
def test_a_spoiled_record_replays_or_is_refused(golden: bytes, spoils: list[Spoil], file: Path) -> None:
    assert verdict_on(spoiled(golden, spoils), file) in ("replayed", "refused")


@settings(max_examples=CASES, deadline=None, suppress_health_check=list(HealthCheck))
@given(golden=st.sampled_from(MATCHES), spoils=st.lists(ANY_SPOIL, min_size=1, max_size=MOST_SPOILS))
def test_a_spoiled_match_replays_or_is_refused(golden: bytes, spoils: list[Spoil], file: Path) -> None:
    assert verdict_on(spoiled(golden, spoils), file) in ("replayed", "refused")


@pytest.mark.parametrize("golden", GOLDEN)
def test_what_is_not_spoiled_replays(golden: bytes, file: Path) -> None:
    assert verdict_on(golden, file) == "replayed"


def test_of_many_spoiled_records_most_are_refused_and_some_replay(tmp_path: Path) -> None:
    counts = run(CASES, seed=1, folder=tmp_path)

    assert counts["crashes"] == 0
    assert counts["refused"] > counts["replayed"] > 0


@settings(max_examples=CASES, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.text())
def test_any_text_at_all_is_refused(text: str) -> None:
    for kind in (Record, MatchRecord):
        with pytest.raises(RecordError):
            kind.parse(text)


@settings(max_examples=CASES, deadline=None, suppress_health_check=list(HealthCheck))
@given(content=st.binary())
def test_any_bytes_at_all_are_refused(content: bytes, file: Path) -> None:
    assert verdict_on(content, file) == "refused"
