"""A score sheet in a file: each version is on the disk before anybody is told of it."""

from __future__ import annotations

from os import PathLike
from pathlib import Path

from ..engine.errors import PenultError
from ..notation.errors import RecordError
from ..printing.files import KeptText, kept_text, open_kept, write_export
from .refusals import ScoreRefused
from .report import EXPORTS
from .sheet import ScoreSheet


def read_score(path: str | PathLike[str]) -> ScoreSheet:
    """The sheet in a file, only to look at."""
    try:
        return ScoreSheet.parse(kept_text(path))
    except RecordError as error:
        raise PenultError(f"{path}: {error}") from error


def export_sheet(sheet: ScoreSheet, path: str | PathLike[str], replacing: bool = False) -> None:
    """Write the sheet for other programs, in the form that the file's name ends in."""
    export = EXPORTS.get(Path(path).suffix.removeprefix(".").lower())
    if export is None or not str(path).isprintable():
        raise ScoreRefused("no_export", text=str(path))
    write_export(path, export(sheet), replacing)


class ScoreFile:
    """A file, and the sheet that is surely in it; it belongs to one scorekeeper until it is closed."""

    def __init__(self, kept: KeptText, sheet: ScoreSheet) -> None:
        self._kept = kept
        self.sheet = sheet

    @property
    def path(self) -> Path:
        return self._kept.path

    @property
    def text(self) -> str:
        """What is surely in the file."""
        return self._kept.text or ""

    @classmethod
    def open(cls, path: str | PathLike[str]) -> ScoreFile:
        """Go on with a sheet; a file that cannot be read is left as it is."""
        return cls(*open_kept(path, ScoreSheet.parse))

    @classmethod
    def begin(cls, path: str | PathLike[str], sheet: ScoreSheet) -> ScoreFile:
        """Write a new sheet where there is no file yet; folders are made."""
        return cls(KeptText.begin(path, str(sheet)), sheet)

    def keep(self, sheet: ScoreSheet) -> None:
        """When this returns, the sheet survives a crash of the process or the machine."""
        self._kept.keep(str(sheet))
        self.sheet = sheet

    def close(self) -> None:
        """Let others open the file."""
        self._kept.close()
