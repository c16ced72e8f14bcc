"""The frame and the style of a self-contained HTML page."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from importlib.resources import files


def html_page(language: str, title: str, body: Iterable[str], own_style: str = "") -> str:
    """A whole page; `own_style` is only for this page and comes last."""
    page = (
        "<!doctype html>",
        f'<html lang="{language}">',
        '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title>",
        f"<style>\n{_style('sheet.css')}{own_style}</style></head>",
        "<body>",
        *body,
        "</body>",
        "</html>",
    )
    return "\n".join(page) + "\n"


def wall_style() -> str:
    """For pages on a wall or a television, read across a room."""
    return _style("wall.css")


def schedule_style() -> str:
    return wall_style() + _style("schedule.css")


def _style(name: str) -> str:
    return (files(__package__) / name).read_text(encoding="utf-8")
