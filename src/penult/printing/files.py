"""Text that is kept in a file, version by version, so that none is ever lost.

Each version is written beside the last one, flushed to disk, and then replaces it in one step. A killed
process leaves the old version or the new one, never a part of either.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from glob import escape
from os import PathLike
from pathlib import Path
from typing import BinaryIO, ClassVar, TypeVar

from ..engine.errors import Malformed, PenultError
from ..notation.errors import EntryRefused, RecordError
from ..notation.files import text_in
from ..notation.lines import OF_A_HAND, Bounds

Held = TypeVar("Held")

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
    beside = real.with_name(f"{real.name}.{os.getpid()}{_BESIDE}")
    try:
        _write_through(beside, text, real)
        _put(beside, real, first=not replacing)
    finally:
        beside.unlink(missing_ok=True)


def open_kept(
    path: str | PathLike[str], read: Callable[[str], Held], bounds: Bounds = OF_A_HAND
) -> tuple[KeptText, Held]:
    """Open a file and read what it holds; a file that cannot be read is left as it is."""
    kept = KeptText.open(path, bounds)
    try:
        held = read(kept.text or "")
    except PenultError as error:
        kept.close()
        raise PenultError(f"{kept.path}: {error}") from error
    kept.clear_away()
    return kept, held


class KeptText:
    """A file, and the text that is certainly in it.

    If the system has locks, the file belongs to one process until it is closed. On every system, a version
    that somebody else wrote is noticed and never overwritten.
    """

    def __init__(self, path: Path, text: str | None, lock: BinaryIO | None) -> None:
        self.path = path
        self.text = text
        self._lock = lock

    @classmethod
    def open(cls, path: str | PathLike[str], bounds: Bounds = OF_A_HAND) -> KeptText:
        """Open an existing file; one that cannot be read is left as it is."""
        real = Path(path).resolve()
        _check_ordinary(real)
        lock = _locked(real)
        try:
            return cls(real, kept_text(real, bounds), lock)
        except PenultError:
            _give_up(lock)
            raise

    @classmethod
    def begin(cls, path: str | PathLike[str], text: str) -> KeptText:
        """Write a new file, which must not exist yet; missing folders are made."""
        real = Path(path).resolve()
        real.parent.mkdir(parents=True, exist_ok=True)
        kept = cls(real, None, None)
        kept.keep(text)
        return kept

    def keep(self, text: str) -> None:
        """When this returns, the text survives a crash of the process or the machine."""
        self._check_untouched()
        beside = self.path.with_name(f"{self.path.name}.{os.getpid()}{_BESIDE}")
        try:
            _write_through(beside, text, self.path)
            lock = _locked(beside)
            _put(beside, self.path, first=self.text is None)
        finally:
            beside.unlink(missing_ok=True)
        _give_up(self._lock)
        self._lock, self.text = lock, text
        _push_folder(self.path.parent)

    def clear_away(self) -> None:
        """Remove what a killed process left beside the file."""
        for left in self.path.parent.glob(f"{escape(self.path.name)}.*{_BESIDE}"):
            left.unlink(missing_ok=True)

    def close(self) -> None:
        """Let others open the file."""
        _give_up(self._lock)
        self._lock = None

    def _check_untouched(self) -> None:
        """Refuse if somebody else has changed the file. If it was deleted, writing it again loses nothing."""
        if self.text is None or not self.path.exists():
            return
        if self.path.read_bytes() != self.text.encode():
            raise FileRefused("changed", path=str(self.path))


def _check_ordinary(path: Path) -> None:
    """Refuse a pipe, for example: opening one may block forever, and it cannot be replaced."""
    if path.exists() and not path.is_file():
        raise Malformed("FILE", str(path), "an ordinary file")


def _write_through(beside: Path, text: str, like: Path) -> None:
    """Write a text and flush it to disk, with the permissions of the previous version."""
    with beside.open("wb") as file:
        if like.exists():
            shutil.copymode(like, beside)
        file.write(text.encode())
        file.flush()
        os.fsync(file.fileno())


def _put(beside: Path, path: Path, first: bool) -> None:
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


def _locked(path: Path) -> BinaryIO | None:
    """The file, open and locked. Each version is locked before it gets its name, so there is no gap."""
    if sys.platform == "win32":
        return None
    file = path.open("rb")
    if _lock(file, path) and not os.path.samestat(os.fstat(file.fileno()), path.stat()):
        file.close()
        return _locked(path)
    return file


def _lock(file: BinaryIO, path: Path) -> bool:
    """Whether the file is locked now; some file systems have no locks."""
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        file.close()
        raise FileRefused("in_use", path=str(path)) from error
    except OSError:
        return False
    return True


def _give_up(lock: BinaryIO | None) -> None:
    if lock is not None:
        lock.close()


def _push_folder(folder: Path) -> None:
    """Flush the new name to disk too; if a folder cannot be flushed, the system does it in time."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
