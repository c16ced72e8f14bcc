"""What several commands ask for, and what they need installed."""

from __future__ import annotations

import argparse
from importlib.util import find_spec

from ..engine.errors import PenultError
from ..i18n.languages import UnknownLanguage, check_language

_EXTRAS = {
    "words": ("fluent",),
    "terminal": ("fluent", "textual"),
    "client": ("msgspec", "websockets"),
    "server": ("fluent", "msgspec", "starlette", "uvicorn", "websockets"),
}


def language(text: str) -> str:
    """One of the four languages, for argparse."""
    try:
        return check_language(text)
    except UnknownLanguage as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def need(extra: str) -> None:
    """An extra that a command cannot do without."""
    if any(find_spec(package) is None for package in _EXTRAS[extra]):
        raise PenultError(f"expected the extra `{extra}` to be installed: pip install 'penult[{extra}]'")
