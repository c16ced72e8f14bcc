"""Looking at the window: everything on it, and whether its words are complete."""

from __future__ import annotations

import re

from penult.terminal.window import Window

_WORD = re.compile(r"[^\W\d_]{2,}(?:['’-][^\W\d_]+)*")


def screen(app: Window) -> list[str]:
    """What the topmost page shows, line by line; only the sheet if one covers another page."""
    strips = app.screen._compositor.render_strips()
    lines = ["".join(segment.text for segment in strip).rstrip() for strip in strips]
    for sheet in app.screen.query(".sheet"):
        region = sheet.region
        return [line[region.x : region.right] for line in lines[region.y : region.bottom]]
    return lines


def words(lines: list[str]) -> set[str]:
    """The words in these lines."""
    return {word for line in lines for word in _WORD.findall(line)}
