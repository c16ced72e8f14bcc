"""Where score sheets lie when nobody has said where, and which of them is the last."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from ..folders import data_folder, free_path

SUFFIX = ".score"


def usual_folder(environment: Mapping[str, str]) -> Path:
    """`penult-scores` in the folder for a person's data."""
    return data_folder(environment, "penult-scores")


def last_score(folder: Path) -> Path | None:
    """The sheet that was last written to."""
    files = sorted(folder.glob(f"*{SUFFIX}"), key=lambda file: (file.stat().st_mtime_ns, file.name))
    return files[-1] if files else None


def new_score(folder: Path, now: datetime) -> Path:
    """A name that is not taken."""
    return free_path(folder, f"{now:%Y-%m-%d-%H%M}", SUFFIX)
