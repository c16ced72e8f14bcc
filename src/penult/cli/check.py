"""`penult check FILE…`: run conformance scenarios, each on the interpreted and the compiled engine."""

from __future__ import annotations

import argparse
import sys
from importlib.util import find_spec
from pathlib import Path

from ..conformance.runner import Verdict, run_text
from ..engine.errors import Malformed
from ..engine.speeds import INTERPRETED, Speed, compiled
from ..notation.lines import in_sight


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help="scenarios, one a line")
    parser.add_argument(
        "--speed", choices=("both", "interpreted", "compiled"), default="both", help="default: both"
    )


def run(chosen: argparse.Namespace) -> int:
    texts = [(name, _read(name)) for name in chosen.files]
    speeds = _speeds(chosen.speed)
    passed = failed = 0
    for name, text in texts:
        for verdict in run_text(text, speeds, name):
            passed += not verdict.why
            failed += bool(verdict.why)
            if verdict.why:
                print(in_sight(_line(verdict)))
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


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
