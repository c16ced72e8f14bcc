"""`penult serve`: run a server on which people play together."""

from __future__ import annotations

import argparse
import os
from dataclasses import MISSING, Field
from pathlib import Path

from ..server.settings import FIELDS, Settings, gather, shown, usual_folder
from .arguments import INTERRUPTED, need


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--config", type=Path, metavar="FILE", help="a TOML file with these settings")
    parser.add_argument(
        "--show-config", action="store_true", help="print the settings and where they come from"
    )
    for name, field in FIELDS.items():
        parser.add_argument(f"--{name.replace('_', '-')}", metavar="…", help=_help(field))


def _help(field: Field[object]) -> str:
    usual = usual_folder(os.environ) if field.default is MISSING else field.default
    says = str(field.metadata["says"])
    return (f"{says} ({usual})" if usual else says).replace("%", "%%")


def run(chosen: argparse.Namespace) -> int:
    settings, sources = gather(vars(chosen), os.environ)
    if chosen.show_config:
        print(shown(settings, sources))
        return 0
    need("server")
    return INTERRUPTED if _serve(settings) else 0


def _serve(settings: Settings) -> bool:
    from ..server.app.lifecycle import serve
    from ..server.clock import SystemClock
    from ..server.system_chance import SystemChance
    from ..server.transport.server import run_until_stopped

    return run_until_stopped(serve(settings, SystemClock(), SystemChance(), _say_where))


def _say_where(address: str, network: str) -> None:
    print(f"Penult is open at {address}", flush=True)
    print(f"Open that in a browser, or play in a terminal: penult join {address}", flush=True)
    if not network:
        print("Only this machine reaches it; --host 0.0.0.0 lets others on your network in.", flush=True)
    elif network != address:
        print(f"Others on your network open {network}", flush=True)
    print("Ctrl-C closes it; every table goes on when it opens again.", flush=True)
