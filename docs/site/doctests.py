"""Shows the examples in docstrings as Python sessions on the pages of the API."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from griffe import Object

try:
    from griffe import Extension
except ImportError:  # the tests read this file without the tools of the site
    Extension = object  # type: ignore[assignment,misc]

_EXAMPLE = re.compile(r"^>>>.*?(?=\n\n(?!>>>)|\Z)", re.MULTILINE | re.DOTALL)


class Doctests(Extension):
    def on_object(self, *, obj: Object, **_: Any) -> None:
        if obj.docstring:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(docstring: str) -> str:
    """
    >>> fenced("One.\\n\\n>>> 1 + 1\\n2")
    'One.\\n\\n```pycon\\n>>> 1 + 1\\n2\\n```'
    """
    return _EXAMPLE.sub(lambda example: f"```pycon\n{example[0]}\n```", docstring)
