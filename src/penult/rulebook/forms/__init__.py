"""The rulebook in three forms: plain text, Markdown and an HTML page."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..sheet import Sheet
from .html import sheet_as_html
from .markdown import sheet_as_markdown
from .text import sheet_as_text

FORMATS: Mapping[str, Callable[[Sheet], str]] = {
    "text": sheet_as_text,
    "markdown": sheet_as_markdown,
    "html": sheet_as_html,
}
