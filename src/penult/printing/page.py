"""The frame of a page of HTML that stands alone, in the look of all of Penult's sheets."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from importlib.resources import files


def html_page(language: str, title: str, body: Iterable[str], own_style: str = "") -> str:
    """A whole page; `own_style` is what only this one needs, and comes last."""
    style = (files(__package__) / "sheet.css").read_text(encoding="utf-8")
    page = (
        "<!doctype html>",
        f'<html lang="{language}">',
        '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title>",
        f"<style>\n{style}{own_style}</style></head>",
        "<body>",
        *body,
        "</body>",
        "</html>",
    )
    return "\n".join(page) + "\n"
