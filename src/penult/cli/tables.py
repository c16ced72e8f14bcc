"""`penult tables`: list, hide and close the tables of a server, whether it runs or not."""

from __future__ import annotations

import argparse
import os
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from ..engine.errors import Malformed

if TYPE_CHECKING:
    from ..server.store.operator import OpenTable

ORDERS = ("hide", "show", "close")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "what", choices=("list", *ORDERS), help="list, or what to do with the table of this CODE"
    )
    parser.add_argument("code", nargs="?", default="", metavar="CODE", help="of the table")
    parser.add_argument("--most", type=int, default=50, metavar="N", help="list at most this many (50)")
    parser.add_argument(
        "--data", metavar="DIR", help="the folder of the server; default: the one of `penult serve`"
    )


def run(chosen: argparse.Namespace) -> int:
    from ..server.settings import gather
    from ..server.store.database import FILE
    from ..server.store.operator import open_tables, order

    settings, _ = gather({"data": chosen.data}, os.environ)
    file = settings.data / FILE
    if chosen.what == "list":
        print(f"{'code':8}  {'opened':16}  {'last visit':16}  reports")
        for table in open_tables(file, chosen.most):
            print(_line(table))
        return 0
    if not chosen.code:
        raise Malformed("CODE", "nothing", "the code of a table")
    order(file, chosen.code.upper(), chosen.what)
    print(f"{chosen.code.upper()}: {chosen.what}; a running server obeys within seconds")
    return 0


def _line(table: OpenTable) -> str:
    reports = f"{table.reports} ({table.why})" if table.reports else "0"
    hidden = ", hidden" if table.hidden else ""
    return f"{table.code:8}  {_time(table.opened)}  {_time(table.seen)}  {reports}{hidden}"


def _time(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M}"
