"""Scenarios spoiled at random pass, fail or are refused, and nothing else."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

from penult.conformance.runner import run_line
from penult.conformance.scenario import scenarios_in
from penult.engine.speeds import INTERPRETED

FOLDER = Path(__file__).parents[1] / "scenarios"
LINES = [line for file in sorted(FOLDER.glob("*.txt")) for _, line in scenarios_in(file.read_text("utf-8"))]
CASES = 1500
JUNK = [
    "",
    "-",
    "x",
    "=",
    ",",
    ":",
    "/",
    "|",
    ";",
    "~",
    "#",
    "0",
    "7",
    "99",
    "W4",
    "*",
    "*3",
    "n=2",
    "r9",
    "é",
]


def spoiled(line: str, rng: random.Random) -> str:
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(line) + 1)
        line = line[:at] + rng.choice(JUNK) + line[at + rng.randint(0, 3) :]
    return line


def test_a_spoiled_scenario_gets_a_verdict() -> None:
    rng, counts = random.Random(6), Counter[str]()
    matches = [line for line in LINES if " match " in line or " tour4" in line or " tour8" in line]
    for _ in range(CASES):
        verdict = run_line(spoiled(rng.choice(rng.choice([LINES, matches])), rng), [INTERPRETED])
        counts["refused" if verdict.unreadable else "failed" if verdict.why else "passed"] += 1
        assert "\n" not in verdict.why

    assert min(counts[kind] for kind in ("refused", "failed", "passed")) > CASES // 50
