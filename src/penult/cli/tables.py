"""`penult tables`: see, hide and close the tables of a server, while it runs or not."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from ..engine.errors import Malformed

ORDERS = ("hide", "show", "close")
_SHOWN = """
    SELECT code, opened, coalesce(seen, opened), hidden,
        (SELECT count(*) FROM reports WHERE table_id = id AND settled = 0),
        (SELECT group_concat(DISTINCT why) FROM reports WHERE table_id = id AND settled = 0)
    FROM tables LEFT JOIN visits ON table_id = id WHERE over = 0
    ORDER BY 5 DESC, 3 DESC LIMIT ?
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "what", choices=("list", *ORDERS), help="list, or what to do with the table of a CODE"
    )
    parser.add_argument("code", nargs="?", default="", metavar="CODE", help="of the table")
    parser.add_argument("--most", type=int, default=50, metavar="N", help="so many are listed (50)")
    parser.add_argument(
        "--data", metavar="DIR", help="the folder of the server; default: the one of `penult serve`"
    )


def run(chosen: argparse.Namespace) -> int:
    from ..server.settings import gather
    from ..server.store.database import FILE

    settings, _ = gather({"data": chosen.data}, os.environ)
    file = settings.data / FILE
    if chosen.what == "list":
        for line in _listed(file, chosen.most):
            print(line)
        return 0
    if not chosen.code:
        raise Malformed("CODE", "nothing", "the code of a table")
    _order(file, chosen.code.upper(), chosen.what)
    print(f"{chosen.code.upper()}: {chosen.what}; a server that runs obeys within seconds")
    return 0


def _listed(file: Path, most: int) -> Iterator[str]:
    """Those with reports first, then where somebody was last."""
    from ..server.store.damage import disk_errors
    from ..server.store.database import open_for_reading

    with disk_errors(file), closing(open_for_reading(file)) as database:
        rows = database.execute(_SHOWN, (most,)).fetchall()
    yield f"{'code':8}  {'opened':16}  {'last visit':16}  reports"
    for code, opened, seen, hidden, reports, why in rows:
        told = f"{reports} ({why})" if reports else "0"
        yield f"{code:8}  {_time(opened)}  {_time(seen)}  {told}{', hidden' if hidden else ''}"


def _order(file: Path, code: str, what: str) -> None:
    from ..server.store import writes
    from ..server.store.damage import disk_errors
    from ..server.store.database import open_for_reading, open_for_writing
    from ..server.store.migrations import check_same_version

    with closing(open_for_reading(file)) as database:
        check_same_version(database, str(file))
    with disk_errors(file), closing(open_for_writing(file)) as database:
        found = database.execute("SELECT id FROM tables WHERE code = ? AND over = 0", (code,)).fetchone()
        if found is None:
            raise Malformed("CODE", code, "the code of a table that is not over")
        database.execute("BEGIN IMMEDIATE")
        writes.order(found[0], what)(database)
        database.execute("COMMIT")


def _time(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M}"
