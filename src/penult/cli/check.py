"""`penult check FILE…`: run conformance scenarios on the interpreted and the compiled engine."""

from __future__ import annotations

import argparse
import json
import sys
from importlib.util import find_spec
from pathlib import Path

from ..conformance.runner import Verdict, run_text
from ..engine.errors import Malformed
from ..engine.speeds import INTERPRETED, Speed, compiled
from ..notation.lines import in_sight


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help="scenarios, one per line")
    parser.add_argument(
        "--speed", choices=("both", "interpreted", "compiled"), default="both", help="default: both"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(chosen: argparse.Namespace) -> int:
    texts = [(name, _read(name)) for name in chosen.files]
    speeds = _speeds(chosen.speed)
    tell = _Told(chosen.json)
    for name, text in texts:
        for verdict in run_text(text, speeds, name):
            tell.verdict(verdict)
    tell.end()
    return 1 if tell.failures else 0


class _Told:
    """Reports results: a line for each failure as it comes, or one JSON object at the end."""

    def __init__(self, as_json: bool) -> None:
        self._as_json = as_json
        self._passed = 0
        self.failures: list[Verdict] = []

    def verdict(self, verdict: Verdict) -> None:
        if not verdict.why:
            self._passed += 1
            return
        self.failures.append(verdict)
        if not self._as_json:
            print(in_sight(_line(verdict)))

    def end(self) -> None:
        if not self._as_json:
            print(f"{self._passed} passed, {len(self.failures)} failed")
            return
        failures = [
            {"scenario": each.name, "why": each.why, "unreadable": each.unreadable} for each in self.failures
        ]
        print(json.dumps({"passed": self._passed, "failed": len(failures), "failures": failures}))


def _line(verdict: Verdict) -> str:
    found = "cannot be read: " if verdict.unreadable else ""
    return f"{verdict.name}: {found}{verdict.why}"


def _speeds(wanted: str) -> list[Speed]:
    if wanted == "interpreted":
        return [INTERPRETED]
    if wanted == "both" and find_spec("numba") is None:
        print("interpreted engine only: the extra `fast` is not installed", file=sys.stderr)
        return [INTERPRETED]
    return [compiled()] if wanted == "compiled" else [INTERPRETED, compiled()]


def _read(name: str) -> str:
    try:
        return Path(name).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise Malformed("scenario file", name, "text in UTF-8") from None
