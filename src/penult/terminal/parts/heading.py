"""The first line: what is played, and the keys that always work. A narrow window shows less.

>>> title = Label("Penult", 1), Label("4 players", 2), Label("hand 3")
>>> fitted(title, (Label("? keys"), Label("T light or dark", 1)), 30)
('4 players · hand 3', '? keys')
"""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content
from textual.widget import Widget

from ..labels import Label, in_a_row

_GAP = 2


class Heading(Widget):
    """Labels on the left and on the right; none is cut, but the least important ones are dropped."""

    def __init__(self, title: Sequence[Label], keys: Sequence[Label]) -> None:
        super().__init__()
        self._title, self._keys = title, keys

    def say(self, title: Sequence[Label], keys: Sequence[Label]) -> None:
        self._title, self._keys = title, keys
        self.refresh()

    def render(self) -> Content:
        width = self.content_size.width
        title, keys = fitted(self._title, self._keys, width)
        between = " " * (width - Content(title).cell_length - Content(keys).cell_length)
        return Content.assemble((title, "bold"), between, (keys, "$quiet"))


def fitted(title: Sequence[Label], keys: Sequence[Label], width: int) -> tuple[str, str]:
    """Both rows, with as many labels as fit."""
    left = [*title, *keys]
    while len(left) > 1 and _width(title, keys, left) > width:
        left.remove(min(reversed(left), key=lambda label: label.weight))
    return _row(title, left), _row(keys, left)


def _width(title: Sequence[Label], keys: Sequence[Label], left: list[Label]) -> int:
    return Content(_row(title, left) + " " * _GAP + _row(keys, left)).cell_length


def _row(labels: Sequence[Label], left: list[Label]) -> str:
    return in_a_row([label for label in labels if label in left])
