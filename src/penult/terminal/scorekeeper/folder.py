"""The default folder of score sheets, and the unfinished ones in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from ...engine.errors import PenultError
from ...scorekeeper.file import read_score
from ...scorekeeper.sheet import ScoreSheet
from ..folders import data_folder, free_path

SUFFIX = ".score"


def usual_folder(environment: Mapping[str, str]) -> Path:
    """`penult-scores` in the user's data folder."""
    return data_folder(environment, "penult-scores")


def last_score(folder: Path) -> Path | None:
    """The sheet written last."""
    return next(iter(_newest_first(folder)), None)


def unfinished_scores(folder: Path) -> Iterator[tuple[Path, ScoreSheet]]:
    """Unfinished matches, the one written last first; unreadable files are skipped."""
    for path in _newest_first(folder):
        with suppress(PenultError):
            sheet = read_score(path)
            if not sheet.match.over:
                yield path, sheet


def _newest_first(folder: Path) -> list[Path]:
    files = folder.glob(f"*{SUFFIX}")
    return sorted(files, key=lambda file: (file.stat().st_mtime_ns, file.name), reverse=True)


def new_score(folder: Path, now: datetime) -> Path:
    """A free file name."""
    return free_path(folder, f"{now:%Y-%m-%d-%H%M}", SUFFIX)
