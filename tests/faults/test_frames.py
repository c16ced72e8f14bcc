"""Ten thousand malformed frames; `frames.py` throws more."""

from __future__ import annotations

import json
import random
from pathlib import Path

from faults.frames import KINDS, plain, spoiled, thrown

MEGABYTE = 1 << 20


def test_ten_thousand_malformed_frames_are_answered_and_those_who_play_notice_nothing(tmp_path: Path) -> None:
    answers = thrown(tmp_path, frames=10_000, seed=5)
    grown = answers.pop("bytes grown")

    assert sum(count for name, count in answers.items() if not name.startswith("first")) >= 9_900
    assert answers["malformed"] > 5_000
    assert answers["not_host"] > 100
    assert grown < 8 * MEGABYTE


def test_frames_of_every_kind_are_thrown() -> None:
    rng = random.Random(1)
    frames = [spoiled(rng) for _ in range(2_000)]

    assert {type(frame) for frame in frames} == {str, bytes}
    assert max(map(len, frames)) > 8_000
    assert len(set(frames)) > 1_000
    assert all(kind(rng) is not None for kind in KINDS)


def test_letters_are_alike_but_for_time_and_the_names_of_people() -> None:
    def letter(**changed: object) -> bytes:
        usual = {"type": "update", "n": 3, "time": 17.5, "person": "abcdefghijkl", "counts": [7, 7]}
        return json.dumps({**usual, **changed}, separators=(",", ":")).encode()

    assert plain(letter()) == plain(letter(time=18.25, person="mnopqrstuvwx"))
    assert plain(letter()) != plain(letter(counts=[7, 8]))
    assert plain(letter()) != plain(letter(n=4))
