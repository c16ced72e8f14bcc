"""`penult backup`: copy the database of a server, while the server runs."""

from __future__ import annotations

import argparse
import os
from pathlib import Path


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", type=Path, metavar="FILE", help="where to write the copy; keep it as secret as a key"
    )
    parser.add_argument(
        "--data", metavar="DIR", help="the folder of the server; default: the one of `penult serve`"
    )
    parser.add_argument("--replace", action="store_true", help="write in place of a FILE that is there")


def run(chosen: argparse.Namespace) -> int:
    from ..server.app.settings import gather
    from ..server.store.copying import copy_database
    from ..server.store.opening import FILE

    settings, _ = gather({"data": chosen.data}, os.environ)
    copy_database(settings.data / FILE, chosen.file, chosen.replace)
    print(f"{chosen.file}: {chosen.file.stat().st_size} bytes")
    return 0
