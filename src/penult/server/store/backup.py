"""Copying a database while others write to it."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import mkstemp

from ...engine.errors import Malformed
from .damage import disk_errors
from .database import open_for_reading


def copy_database(
    source: Path, target: Path, replace: bool = False, check: Callable[[Path], object] = lambda _: None
) -> None:
    """Copy under another name, check, and then rename, so that `target` is always complete.

    If `check` raises, nothing changes. An existing file is overwritten only with `replace`.
    """
    with closing(open_for_reading(source)) as database:
        _check_target(source, target, replace)
        handle, name = mkstemp(prefix=f".{target.name}.", dir=target.parent)
        os.close(handle)
        half = Path(name)
        try:
            _copy(database, half)
            with _blamed_on(source, half):
                check(half)
            _check_target(source, target, replace)
            half.replace(target)
            sync(target.parent)
        finally:
            half.unlink(missing_ok=True)


def sync(path: Path) -> None:
    """Flush a file, or the names in a folder, to disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


@contextmanager
def _blamed_on(source: Path, half: Path) -> Iterator[None]:
    """Make errors name the source instead of the unfinished copy, which people do not know."""
    try:
        yield
    except OSError as error:
        if error.filename == str(half):
            error.filename = str(source)
        raise
    except Malformed as error:
        if error.came != str(half):
            raise
        raise Malformed(error.what, str(source), error.expected) from None


def _check_target(source: Path, target: Path, replace: bool) -> None:
    if not target.parent.is_dir():
        raise NotADirectoryError(errno.ENOTDIR, "expected a folder that is there", str(target.parent))
    if target.is_dir():
        raise IsADirectoryError(errno.EISDIR, "expected a file, came a folder", str(target))
    if not target.exists():
        return
    if target.samefile(source):
        raise Malformed("FILE", str(target), "another file than the database itself")
    if not replace:
        raise FileExistsError(errno.EEXIST, "expected a file that is not there yet", str(target))


def _copy(database: sqlite3.Connection, half: Path) -> None:
    """In one step, which blocks no writer; a copy in several steps would start over at every commit."""
    with disk_errors(half), closing(sqlite3.connect(half, isolation_level=None)) as copy:
        database.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # a single file, without a write-ahead log
    sync(half)
