"""A score sheet in a file: each version is safe before it is told of."""

from __future__ import annotations

from os import PathLike
from pathlib import Path

from ..engine.errors import PenultError
from ..notation.errors import RecordError
from ..printing import files
from ..printing.files import KeptText, kept_text
from .refusals import ScoreRefused
from .report import EXPORTS
from .sheet import ScoreSheet


def read_score(path: str | PathLike[str]) -> ScoreSheet:
    """The sheet in a file, only to look at."""
    return _sheet_in(path, kept_text(path))


def write_export(sheet: ScoreSheet, path: str | PathLike[str], replacing: bool = False) -> None:
    """Write the sheet for other programs, as the end of the name says; no file is replaced unasked."""
    export = EXPORTS.get(Path(path).suffix.removeprefix(".").lower())
    if export is None or not str(path).isprintable():
        raise ScoreRefused("no_export", text=str(path))
    files.write_export(path, export(sheet), replacing)


class ScoreFile:
    """A file, and the sheet that surely is in it; it belongs to one scorekeeper until it is closed."""

    def __init__(self, files: KeptText, sheet: ScoreSheet) -> None:
        self._kept = files
        self.sheet = sheet

    @property
    def path(self) -> Path:
        return self._kept.path

    @property
    def text(self) -> str:
        """What surely is in the file."""
        return self._kept.text or ""

    @classmethod
    def open(cls, path: str | PathLike[str]) -> ScoreFile:
        """Go on with a sheet; a file that cannot be read is left as it is."""
        files = KeptText.open(path)
        try:
            sheet = _sheet_in(files.path, files.text or "")
        except PenultError:
            files.close()
            raise
        files.clear_away()
        return cls(files, sheet)

    @classmethod
    def begin(cls, path: str | PathLike[str], sheet: ScoreSheet) -> ScoreFile:
        """Put a new sheet where no file is yet; folders are made."""
        return cls(KeptText.begin(path, str(sheet)), sheet)

    def keep(self, sheet: ScoreSheet) -> None:
        """When this returns, the sheet survives whatever happens to the process or the machine."""
        self._kept.keep(str(sheet))
        self.sheet = sheet

    def close(self) -> None:
        """Let others open the file."""
        self._kept.close()


def _sheet_in(path: str | PathLike[str], text: str) -> ScoreSheet:
    """What a text says; an error names the file and the line."""
    try:
        return ScoreSheet.parse(text)
    except RecordError as error:
        raise PenultError(f"{path}: {error}") from error
