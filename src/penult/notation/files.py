"""Reading records from files: UTF-8, and no more than a record may have."""

from __future__ import annotations

from os import PathLike
from pathlib import Path

from .errors import mistake
from .lines import OF_A_HAND, Bounds

_BYTES_A_CHARACTER = 4


def text_in(path: str | PathLike[str], bounds: Bounds = OF_A_HAND) -> str:
    most = _BYTES_A_CHARACTER * bounds.characters
    content = _content(path, most + 1)
    if len(content) > most:
        raise mistake(0, str(path), f"at most {most} bytes", "more")
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise mistake(line, str(path), "UTF-8", f"the byte {content[error.start]:#x}") from error


def _content(path: str | PathLike[str], most: int) -> bytes:
    try:
        with Path(path).open("rb") as file:
            return file.read(most)
    except (OSError, ValueError) as error:
        raise mistake(0, str(path), "a file that can be read", _came(error)) from error


def _came(error: OSError | ValueError) -> object:
    if isinstance(error, FileNotFoundError):
        return "no file of that name"
    if isinstance(error, IsADirectoryError):
        return "a folder"
    return getattr(error, "strerror", None) or error
