"""Score sheets in files."""

from __future__ import annotations

from os import PathLike
from pathlib import Path

from ..engine.errors import PenultError
from ..notation.errors import RecordError
from ..printing.files import kept_text, write_export
from ..printing.kept_files import KeptFile
from .refusals import ScoreRefused
from .report import EXPORTS
from .sheet import ScoreSheet

ScoreFile = KeptFile[ScoreSheet]


def read_score(path: str | PathLike[str]) -> ScoreSheet:
    """The sheet in a file, to read only."""
    try:
        return ScoreSheet.parse(kept_text(path))
    except RecordError as error:
        raise PenultError(f"{path}: {error}") from error


def export_sheet(sheet: ScoreSheet, path: str | PathLike[str], replacing: bool = False) -> None:
    """Write the sheet for other programs, in the form of the file's extension."""
    export = EXPORTS.get(Path(path).suffix.removeprefix(".").lower())
    if export is None or not str(path).isprintable():
        raise ScoreRefused("no_export", text=str(path))
    write_export(path, export(sheet), replacing)


def open_score(path: str | PathLike[str]) -> ScoreFile:
    """Continue the sheet in a file, which belongs to one scorekeeper until it is closed."""
    return KeptFile.open(path, ScoreSheet.parse, str)


def begin_score(path: str | PathLike[str], sheet: ScoreSheet) -> ScoreFile:
    """Write a new sheet to a file that does not exist yet."""
    return KeptFile.begin(path, sheet, str)
