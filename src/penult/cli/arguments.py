"""Arguments that several commands share, and checks for the extras they need."""

from __future__ import annotations

import argparse
from importlib.util import find_spec

from ..engine.errors import PenultError
from ..i18n.languages import LANGUAGES, UnknownLanguage, check_language
from ..terminal.capabilities import at_a_terminal, carried, carries_utf8

INTERRUPTED = 130
"""The exit status after Ctrl-C."""
*_OTHERS, _LAST = LANGUAGES
LANGUAGE_HELP = f"{', '.join(_OTHERS)} or {_LAST}; default: the terminal's"
_EXTRAS = {
    "plots": ("matplotlib",),
    "words": ("fluent",),
    "table": ("fluent", "msgspec"),
    "terminal": ("fluent", "msgspec", "textual"),
    "client": ("msgspec", "websockets"),
    "server": ("fluent", "msgspec", "starlette", "uvicorn", "websockets"),
}


def language(text: str) -> str:
    """Parse one of the languages, for argparse."""
    try:
        return check_language(text)
    except UnknownLanguage as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def explain_plain_lines(language: str, asked_for: bool) -> None:
    """Say why a terminal that could have a window gets lines of text, unless the person asked for them."""
    from ..i18n.catalogue import catalogue

    if not asked_for and at_a_terminal() and not carries_utf8():
        print(catalogue(language).say("terminal-no-utf8", encoding=carried()))


def need(extra: str) -> None:
    """Require an extra."""
    if any(find_spec(package) is None for package in _EXTRAS[extra]):
        raise PenultError(f"expected the extra `{extra}` to be installed: pip install 'penult[{extra}]'")
