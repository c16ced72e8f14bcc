"""Every scenario of `tests/scenarios/`, at interpreted speed; `tests/speeds` runs them compiled."""

from __future__ import annotations

from pathlib import Path

import pytest

from penult.conformance.runner import run_line
from penult.conformance.scenario import scenarios_in
from penult.engine.speeds import INTERPRETED

FOLDER = Path(__file__).parent / "scenarios"


def all_lines() -> list[object]:
    return [
        pytest.param(line, id=f"{file.stem}-{line.partition('|')[0].strip()}")
        for file in sorted(FOLDER.glob("*.txt"))
        for _, line in scenarios_in(file.read_text(encoding="utf-8"))
    ]


@pytest.mark.parametrize("line", all_lines())
def test_the_engine_plays_as_the_scenario_says(line: str) -> None:
    verdict = run_line(line, [INTERPRETED])

    assert verdict.why == ""
