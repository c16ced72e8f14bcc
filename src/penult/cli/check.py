"""`penult check FILE…`: run conformance scenarios, each on the interpreted and the compiled engine."""

from __future__ import annotations

import argparse
import sys
from importlib.util import find_spec
from pathlib import Path

from ..conformance.runner import run_text
from ..engine.errors import Malformed
from ..engine.speeds import INTERPRETED, Speed, compiled


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help="scenarios, one a line")
    parser.add_argument(
        "--speed", choices=("both", "interpreted", "compiled"), default="both", help="default: both"
    )


def run(chosen: argparse.Namespace) -> int:
    texts = [(name, _read(name)) for name in chosen.files]
    speeds = _speeds(chosen.speed)
    passed = failed = unreadable = 0
    for name, text in texts:
        for verdict in run_text(text, speeds, name):
            failed += bool(verdict.why)
            unreadable += verdict.unreadable
            passed += not verdict.why
            if verdict.why:
                print(f"{verdict.name}: {verdict.why}")
    print(f"{passed} passed, {failed} failed, 0 skipped")
    return 2 if unreadable else 1 if failed else 0


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
