"""The default folders of a person's files, and free names in them."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from os import W_OK, X_OK, access
from pathlib import Path

from ..engine.errors import Malformed


def data_folder(environment: Mapping[str, str], name: str) -> Path:
    """The folder with this name in the user's data folder."""
    data = environment.get("XDG_DATA_HOME") or Path(environment.get("HOME") or "~", ".local", "share")
    return Path(data).expanduser() / name


def free_path(folder: Path, name: str, suffix: str) -> Path:
    """`name`, or `name-2`, or the first number that is free."""
    names = (name if nth == 1 else f"{name}-{nth}" for nth in count(1))
    return next(path for each in names if not (path := folder / f"{each}{suffix}").exists())


def check_place(path: Path) -> None:
    """Refuse early, before anybody has typed anything, if no file can be made there."""
    above = next(folder for folder in path.absolute().parents if folder.exists())
    if not above.is_dir():
        raise Malformed("FILE", str(path), f"a place in a folder; {above} is a file")
    if not access(above, W_OK | X_OK):
        raise Malformed("FILE", str(path), f"a place that can be written to; {above} cannot")
