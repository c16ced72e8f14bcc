"""`python -m penult.webdata DIR` writes the web client's data; files that are up to date stay untouched."""

from __future__ import annotations

import sys
from pathlib import Path

from .files import files


def write(folder: Path) -> None:
    for name, text in files():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
