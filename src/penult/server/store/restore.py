"""Replaces a database with a backup: the old one is kept aside, with its log.

A log left behind would be read into the new file: SQLite cannot know that they do not belong together. A mark
keeps servers from starting on a half-finished restore.
"""

from __future__ import annotations

import errno
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from ...engine.errors import Malformed
from .backup import copy_database, sync
from .database import FILE, RESTORING

_BESIDE = ("-wal", "-shm", "-journal")


def replace_database(backup: Path, folder: Path, check: Callable[[Path], object]) -> Path | None:
    """The name under which the replaced database is kept; None where there was none.

    The caller holds the folder, so that no server runs in it. `check` sees the copy before anything changes.
    """
    target, mark, fresh = folder / FILE, folder / RESTORING, folder / f".{FILE}.fresh"
    if not backup.is_file():
        raise FileNotFoundError(errno.ENOENT, "expected a backup that is there", str(backup))
    if target.exists() and backup.samefile(target):
        raise Malformed("FILE", str(backup), "another file than the database itself")
    fresh.unlink(missing_ok=True)
    copy_database(backup, fresh, check=check)
    mark.touch(mode=0o600)
    sync(folder)
    kept = _put_aside(target)
    fresh.chmod(0o600)
    fresh.replace(target)
    sync(folder)
    mark.unlink()
    sync(folder)
    return kept


def _put_aside(target: Path) -> Path | None:
    """Under a name by which SQLite still finds the log that belongs to it."""
    aside = target.with_name(f"{FILE}.replaced-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}")
    moved = None
    for end in ("", *_BESIDE):
        here = target.with_name(target.name + end)
        if here.exists():
            moved = here.rename(aside.with_name(aside.name + end))
    sync(target.parent)
    return aside if moved is not None else None
