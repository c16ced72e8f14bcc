"""Files that are kept open, version by version: each is on disk before anybody is told of it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from os import PathLike
from pathlib import Path
from typing import BinaryIO, Generic, TypeVar

from ..engine.errors import Malformed, PenultError
from ..notation.lines import OF_A_HAND, Bounds
from .files import FileRefused, clear_away, kept_text, put, version_beside, write_through

Content = TypeVar("Content")


class KeptFile(Generic[Content]):
    """A file, and the value that is certainly in it."""

    def __init__(self, kept: KeptText, content: Content, write: Callable[[Content], str]) -> None:
        self._kept = kept
        self._write = write
        self.content = content

    @classmethod
    def open(
        cls,
        path: str | PathLike[str],
        read: Callable[[str], Content],
        write: Callable[[Content], str],
        bounds: Bounds = OF_A_HAND,
    ) -> KeptFile[Content]:
        """Open an existing file; one that cannot be read is left as it is."""
        kept = KeptText.open(path, bounds)
        try:
            content = read(kept.text or "")
        except PenultError as error:
            kept.close()
            raise PenultError(f"{kept.path}: {error}") from error
        clear_away(kept.path)
        return cls(kept, content, write)

    @classmethod
    def begin(
        cls, path: str | PathLike[str], content: Content, write: Callable[[Content], str]
    ) -> KeptFile[Content]:
        """Write a new file, which must not exist yet; missing folders are made."""
        return cls(KeptText.begin(path, write(content)), content, write)

    @property
    def path(self) -> Path:
        return self._kept.path

    @property
    def text(self) -> str:
        """The text that is certainly in the file."""
        return self._kept.text or ""

    def keep(self, content: Content) -> None:
        """When this returns, the value survives a crash of the process or the machine."""
        self._kept.keep(self._write(content))
        self.content = content

    def close(self) -> None:
        """Let others open the file."""
        self._kept.close()


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
        beside = version_beside(self.path)
        try:
            write_through(beside, text, self.path)
            lock = _locked(beside)
            put(beside, self.path, first=self.text is None)
        finally:
            beside.unlink(missing_ok=True)
        _give_up(self._lock)
        self._lock, self.text = lock, text
        _push_folder(self.path.parent)

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
