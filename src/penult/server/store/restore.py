"""Replacing a database with a backup; the old one is kept under another name, with its log.

SQLite would apply a log that is left behind to the new file, because it cannot know that they do not belong
together. A marker file keeps servers from starting during an unfinished restore.
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
    """Return the path of the old database; None if there was none.

    The caller holds the folder's lock, so that no server runs in it. `check` gets the copy before anything
    changes.
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
    """Rename the old database so that SQLite still finds its log."""
    aside = target.with_name(f"{FILE}.replaced-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}")
    moved = None
    for end in ("", *_BESIDE):
        here = target.with_name(target.name + end)
        if here.exists():
            moved = here.rename(aside.with_name(aside.name + end))
    sync(target.parent)
    return aside if moved is not None else None
