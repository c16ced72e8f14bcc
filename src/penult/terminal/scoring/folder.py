"""Where score sheets lie when nobody has said where, and which of them is the last."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from itertools import count
from pathlib import Path

SUFFIX = ".score"


def usual_folder(environment: Mapping[str, str]) -> Path:
    """`penult-scores` in the folder for a person's data."""
    data = environment.get("XDG_DATA_HOME") or Path(environment.get("HOME") or "~", ".local", "share")
    return Path(data).expanduser() / "penult-scores"


def last_score(folder: Path) -> Path | None:
    """The sheet that was last written to."""
    files = sorted(folder.glob(f"*{SUFFIX}"), key=lambda file: (file.stat().st_mtime_ns, file.name))
    return files[-1] if files else None


def new_score(folder: Path, now: datetime) -> Path:
    """A name that is not taken."""
    name = f"{now:%Y-%m-%d-%H%M}"
    names = (name if nth == 1 else f"{name}-{nth}" for nth in count(1))
    return next(path for each in names if not (path := folder / f"{each}{SUFFIX}").exists())
