"""`penult study`: measure published figures about the game again, and write a page about them."""

from __future__ import annotations

import argparse
import json
from importlib.util import find_spec

from ..engine.errors import Malformed
from ..sim.bulk import MOST_SEED
from ..sim.study import Effort, Finding, study
from ..sim.study_report import document
from ..workers.progress import ProgressBar
from .arena import workers_of
from .output import add_out, write_out

_FINDINGS = 31
"""About how many there are, for the progress bar."""
_HANDS = range(1, 10**9)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--hands", type=int, default=1_000_000, help="for each figure; default 1000000")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same figures")
    parser.add_argument("--workers", type=int, help="how many at the same time; default: one for each core")
    parser.add_argument("--interpreted", action="store_true", help="without compiling")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_out(parser)


def run(chosen: argparse.Namespace) -> int:
    if chosen.hands not in _HANDS:
        raise Malformed("--hands", chosen.hands, f"{_HANDS[0]} to {_HANDS[-1]}")
    if not 0 <= chosen.seed <= MOST_SEED:
        raise Malformed("--seed", chosen.seed, f"0 to {MOST_SEED}")
    fast = not chosen.interpreted and find_spec("numba") is not None
    effort = Effort(chosen.hands, chosen.seed, fast, workers_of(chosen.workers))
    findings = _findings(effort)
    if chosen.json:
        facts = {"hands": effort.hands, "seed": effort.seed, "findings": [each.facts() for each in findings]}
        write_out(json.dumps(facts) + "\n", chosen)
    else:
        write_out(document(effort, findings), chosen)
    return 0


def _findings(effort: Effort) -> list[Finding]:
    bar, findings = ProgressBar(_FINDINGS, "figures"), list[Finding]()
    try:
        for finding in study(effort):
            findings.append(finding)
            bar.show(len(findings))
    finally:
        bar.close()
    return findings
