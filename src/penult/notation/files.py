"""Records in files: UTF-8, and no more of it than a record may have."""

from __future__ import annotations

from os import PathLike
from pathlib import Path

from .errors import mistake
from .lines import MOST_CHARACTERS

_MOST_BYTES = 4 * MOST_CHARACTERS


def text_in(path: str | PathLike[str]) -> str:
    content = _content(path)
    if len(content) > _MOST_BYTES:
        raise mistake(0, str(path), f"at most {_MOST_BYTES} bytes", "more")
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise mistake(line, str(path), "UTF-8", f"the byte {content[error.start]:#x}") from error


def _content(path: str | PathLike[str]) -> bytes:
    try:
        with Path(path).open("rb") as file:
            return file.read(_MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise mistake(0, str(path), "a file that can be read", reason) from error
