"""Writing the output of a command to stdout, or with `--out` to a file.

An existing file is replaced only with `--force`, in the same way by every command.
"""

from __future__ import annotations

import argparse
import os
import sys
from importlib.util import find_spec
from pathlib import Path

from ..engine.errors import Malformed, PenultError
from ..i18n.languages import language_of
from ..printing.files import FileRefused, write_export

_HERE = Path("-")
_ENGLISH = {
    "output-taken": "The file {path} already exists. Add --force to replace it.",
    "output-own": "The file {path} is a saved score, so an export can’t replace it. Choose another name.",
    "score-exported": "Saved in {path}",
}
"""For when the extra `words` is not installed."""


def add_out(
    parser: argparse.ArgumentParser, form: str = "write to FILE instead of printing; - prints"
) -> None:
    parser.add_argument("--out", type=Path, metavar="FILE", help=form)
    parser.add_argument("--force", action="store_true", help="replace a FILE that already exists")


def write_out(text: str, chosen: argparse.Namespace) -> None:
    """Write to the file given and say so, or else to stdout."""
    if chosen.force and chosen.out is None:
        raise Malformed("--force", "no file", "--out FILE beside it")
    if chosen.out in (None, _HERE):
        sys.stdout.write(text)
        return
    _put(text, chosen)
    print(_said("score-exported", chosen.out, chosen))


def taken(path: Path, chosen: argparse.Namespace) -> PenultError:
    """The error for an existing file."""
    return PenultError(_said("output-taken", path, chosen))


def own_file(path: Path, chosen: argparse.Namespace) -> PenultError:
    """The error for an export that would overwrite its own source; `--force` does not help."""
    return PenultError(_said("output-own", path, chosen))


def _put(text: str, chosen: argparse.Namespace) -> None:
    pipe = chosen.out.exists() and not chosen.out.is_file()  # or a device; writing to it destroys nothing
    try:
        write_export(chosen.out, text, replacing=chosen.force or pipe)
    except FileRefused as error:
        raise taken(chosen.out, chosen) from error


def _said(message: str, path: Path, chosen: argparse.Namespace) -> str:
    """In the language of the command line, or else of the terminal."""
    if find_spec("fluent") is None:
        return _ENGLISH[message].format(path=path)
    from ..i18n.catalogue import catalogue

    return catalogue(getattr(chosen, "lang", None) or language_of(os.environ)).say(message, path=str(path))
