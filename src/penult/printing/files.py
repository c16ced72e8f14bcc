"""Writing files so that none is ever lost, and recognizing those of a match or a tournament.

A text is written beside the file, flushed to disk, and then replaces it in one step. A killed process leaves
the old version or the new one, never a part of either.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping
from glob import escape
from os import PathLike
from pathlib import Path
from typing import ClassVar

from ..engine.errors import PenultError
from ..notation.errors import EntryRefused, RecordError
from ..notation.files import text_in
from ..notation.lines import OF_A_HAND, Bounds

_BESIDE = ".new"
_ANSWERS = ".typing"
MATCH_HEAD = b"penult score "
TOURNAMENT_HEAD = b'{"tournament"'
"""How the files of a match and of a tournament begin."""


FILE_REFUSALS: Mapping[str, tuple[str, str]] = {
    "taken": ("", "expected a name that is not taken, came {path}"),
    "in_use": ("", "{path} is open in another scorekeeper"),
    "changed": ("", "{path} was changed by somebody else since it was read; nothing was written"),
}
"""Code: no rule, and a plain English sentence. The codes never change."""


class FileRefused(EntryRefused):
    """A file that may not be written, or that another process has open."""

    refusals: ClassVar[Mapping[str, tuple[str, str]]] = FILE_REFUSALS


def kept_text(path: str | PathLike[str], bounds: Bounds = OF_A_HAND) -> str:
    """The text in a file, to read only; an error names the file and the line."""
    try:
        return text_in(path, bounds)
    except RecordError as error:
        where = f"line {error.line}: " if error.line else ""
        raise PenultError(f"{path}: {where}{error.why}") from error


def answers_beside(path: Path) -> Path:
    """Where unfinished answers are kept until they are entered in a file."""
    return path.with_name(f"{path.name}{_ANSWERS}")


def is_kept_in(own: Path, path: str | PathLike[str]) -> bool:
    """Whether a path leads to this file or the answers beside it, in any spelling or through links."""
    real, kept = Path(os.path.expanduser(path)).resolve(), own.resolve()
    return any(real == mine or _same_file(real, mine) for mine in (kept, answers_beside(kept)))


def holds_a_score(path: str | PathLike[str]) -> bool:
    """Whether a file holds a match or a tournament, which no export may replace."""
    return begins_with(path, MATCH_HEAD, TOURNAMENT_HEAD)


def begins_with(path: str | PathLike[str], *heads: bytes) -> bool:
    """Whether a file begins with one of these heads; the rest may be damaged."""
    real = Path(os.path.expanduser(path))
    try:
        if not real.is_file():
            return False
        with real.open("rb") as file:
            return file.read(max(map(len, heads))).startswith(heads)
    except OSError:
        return False


def _same_file(one: Path, other: Path) -> bool:
    return one.exists() and other.exists() and one.samefile(other)


def write_export(path: str | PathLike[str], text: str, replacing: bool = False) -> None:
    """Write a text to a file; an existing file is overwritten only if `replacing`."""
    real = Path(os.path.expanduser(path)).resolve()
    if real.exists() and not replacing:
        raise FileRefused("taken", path=str(path))
    if real.exists() and not real.is_file():
        real.write_text(text, encoding="utf-8", newline="")
        return
    beside = version_beside(real)
    try:
        write_through(beside, text, real)
        put(beside, real, first=not replacing)
    finally:
        beside.unlink(missing_ok=True)


def version_beside(path: Path) -> Path:
    """Where this process writes the next version."""
    return path.with_name(f"{path.name}.{os.getpid()}{_BESIDE}")


def clear_away(path: Path) -> None:
    """Remove what a killed process left beside the file."""
    for left in path.parent.glob(f"{escape(path.name)}.*{_BESIDE}"):
        left.unlink(missing_ok=True)


def write_through(beside: Path, text: str, like: Path) -> None:
    """Write a text and flush it to disk, with the permissions of the previous version."""
    with beside.open("wb") as file:
        if like.exists():
            shutil.copymode(like, beside)
        file.write(text.encode())
        file.flush()
        os.fsync(file.fileno())


def put(beside: Path, path: Path, first: bool) -> None:
    """Replace the last version; the first version must not replace anything."""
    if first and path.exists():
        raise FileRefused("taken", path=str(path))
    if not (first and _linked(beside, path)):
        beside.replace(path)


def _linked(beside: Path, path: Path) -> bool:
    """Name the file unless that name was just taken; False on systems that cannot do so."""
    try:
        os.link(beside, path)
    except FileExistsError as error:
        raise FileRefused("taken", path=str(path)) from error
    except OSError:
        return False
    return True
