"""`penult backup`: copy the database of a server while the server runs."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from ..engine.errors import PenultError
from .output import taken


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", type=Path, metavar="FILE", help="where to write the copy; keep it as secret as a key"
    )
    parser.add_argument(
        "--data", metavar="DIR", help="the folder of the server; default: the one of `penult serve`"
    )
    parser.add_argument(
        "--force",
        "--replace",
        dest="replace",
        action="store_true",
        help="replace a FILE that already exists",
    )
    how = parser.add_mutually_exclusive_group()
    how.add_argument(
        "--quick", action="store_true", help="read every page, but do not replay the log of every table"
    )
    how.add_argument(
        "--damaged", action="store_true", help="keep a copy of what there is, even if it may be damaged"
    )


def run(chosen: argparse.Namespace) -> int:
    from ..server.settings import gather
    from ..server.store.backup import copy_database
    from ..server.store.database import FILE
    from ..server.verification import Contents, verify

    if chosen.damaged and chosen.replace:
        raise PenultError("--damaged: expected a new FILE, for it might replace a good copy; came --force")
    settings, _ = gather({"data": chosen.data}, os.environ)
    contents: list[Contents] = []

    def check(copy: Path) -> None:
        if not chosen.damaged:
            contents.append(verify(copy, logs=not chosen.quick))

    try:
        copy_database(settings.data / FILE, chosen.file, chosen.replace, check)
    except FileExistsError as error:
        raise taken(chosen.file, chosen) from error
    found = [f"whole, {each.tables} tables, {each.people} people" for each in contents]
    print(f"{chosen.file}: {chosen.file.stat().st_size} bytes, {'; '.join(found) or 'not checked'}")
    return 0
