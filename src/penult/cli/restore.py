"""`penult restore`: replace a server's database with a backup while the server does not run."""

from __future__ import annotations

import argparse
import os
from pathlib import Path


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="what `penult backup` wrote")
    parser.add_argument(
        "--data", metavar="DIR", help="the folder of the server; default: the one of `penult serve`"
    )
    parser.add_argument(
        "--quick", action="store_true", help="read every page, but do not replay the log of every table"
    )


def run(chosen: argparse.Namespace) -> int:
    from ..server.folder_lock import folder_lock
    from ..server.settings import gather
    from ..server.store.restore import replace_database
    from ..server.verification import Contents, verify

    settings, _ = gather({"data": chosen.data}, os.environ)
    found: list[Contents] = []
    with folder_lock(settings.data):
        kept = replace_database(
            chosen.file, settings.data, lambda copy: found.append(verify(copy, logs=not chosen.quick))
        )
    print(f"{chosen.file}: whole, {found[0].tables} tables, {found[0].people} people")
    print(f"{settings.data}: restored; `penult serve` continues from there")
    if kept is not None:
        print(f"{kept}: the database that was there before, kept as it was")
    return 0
