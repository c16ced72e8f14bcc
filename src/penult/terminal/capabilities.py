"""What kind of terminal this is, and which characters it can show."""

from __future__ import annotations

import codecs
import io
import locale
import os
import sys
from collections.abc import Mapping
from unicodedata import category, normalize

_ASCII = ("C", "POSIX")
_NAMED = ("LC_ALL", "LC_CTYPE", "LANG")
_NEAREST = {
    **dict.fromkeys("“”„«»", '"'),
    **dict.fromkeys("‘’", "'"),
    **dict.fromkeys("–—·▏", "-"),
    **dict.fromkeys("¿¡", ""),
    **dict.fromkeys("▸▶→›", ">"),
    **dict.fromkeys("◂←‹", "<"),
    **dict.fromkeys("•▮", "*"),
    "×": "x",
    "↑": "^",
    "↓": "v",
    "♥": "<3",
}
"""ASCII replacements."""


def on_a_screen() -> bool:
    """Whether this is a terminal that can show a full screen."""
    return at_a_terminal() and carries_utf8()


def at_a_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"


def carries_utf8() -> bool:
    return _is_utf8(carried())


def carried() -> str:
    """The encoding of this terminal."""
    written = sys.stdout.encoding or "ascii"
    if not sys.stdout.isatty() or "PYTHONIOENCODING" in os.environ or os.name == "nt":
        return written
    if not _is_utf8(written):
        return written
    in_doubt = bool(sys.flags.utf8_mode) and "PYTHONUTF8" not in os.environ
    return declared(os.environ) if in_doubt else locale.getencoding()


def declared(environment: Mapping[str, str]) -> str:
    """The encoding of the locale, when Python has replaced a locale that it does not have.

    Python then sets `LC_CTYPE` itself. If nothing is set, UTF-8 is assumed.

    >>> declared({"LANG": "C", "LC_CTYPE": "C.UTF-8"}), declared({"LC_CTYPE": "C.UTF-8"})
    ('ascii', 'utf-8')
    >>> declared({"LC_ALL": "es_ES.ISO-8859-1"})
    'iso8859-1'
    """
    name = next(
        (found for each in _NAMED if (found := environment.get(each)) not in (None, "", "C.UTF-8")), ""
    )
    _, dot, codeset = name.partition(".")
    if not dot:
        return "ascii" if name in _ASCII else "utf-8"
    try:
        return codecs.lookup(codeset.partition("@")[0]).name
    except LookupError:
        return "ascii"


def write_what_is_carried() -> None:
    """Replace characters that cannot be written here by the nearest that can, instead of failing."""
    encoding = carried()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding=encoding if stream.isatty() else None, errors=LEGIBLE)


def forgive() -> None:
    """Replace unreadable input by question marks, instead of failing."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def legible(text: str) -> str:
    """The nearest text in ASCII.

    >>> legible("¿“Édition” · 3 × cœur…")
    '"Edition" - 3 x coeur...'
    """
    return "".join(map(_nearest, text))


def _nearest(letter: str) -> str:
    if letter.isascii():
        return letter
    if letter in _NEAREST:
        return _NEAREST[letter]
    plain = normalize("NFKD", letter.replace("œ", "oe").replace("Œ", "OE"))
    kept = "".join(each for each in plain if not category(each).startswith("M"))
    return kept if kept.isascii() else "?"


def _replacing(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return legible(error.object[error.start : error.end]), error.end


def _is_utf8(encoding: str) -> bool:
    return encoding.lower().replace("-", "") == "utf8"


LEGIBLE = "penult.legible"
codecs.register_error(LEGIBLE, _replacing)
