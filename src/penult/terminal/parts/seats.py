"""The other players in one or two rows: whose turn it is, how many cards they hold, who forgot to call."""

from __future__ import annotations

from textual.content import Content
from textual.widget import Widget

from ...engine.view import View
from ...rulebook.voice import Voice

_NARROWEST = 15
_WIDEST = 24
_MOST_BACKS = 7
_CHEVRONS = {"L": "›", "R": "‹"}
"""Your left neighbor is at the left, so play to the left goes through the row from left to right."""


class Seats(Widget):
    """One plate for each seat except the reader's own."""

    def __init__(self, id: str) -> None:  # noqa: A002 Textual's own name
        super().__init__(id=id)
        self._view: View | None = None
        self._voice: Voice | None = None

    def show(self, view: View, voice: Voice) -> None:
        self._view, self._voice = view, voice
        self.refresh(layout=True)

    def render(self) -> Content:
        if self._view is None or self._voice is None:
            return Content()
        width = self.content_size.width
        seats = others(self._view)
        per_row = _per_row(len(seats), width)
        plate = min(_WIDEST, width // per_row)
        rows = [seats[start : start + per_row] for start in range(0, len(seats), per_row)]
        return Content("\n").join(
            line for row in rows for line in self._lines_of(row, plate, self._view, self._voice)
        )

    def get_content_height(self, container: object, viewport: object, width: int) -> int:
        del container, viewport
        count = len(others(self._view)) if self._view else 1
        return 2 * -(-count // _per_row(count, width))

    def _lines_of(self, seats: list[int], width: int, view: View, voice: Voice) -> list[Content]:
        chevron = Content.styled(_CHEVRONS[view.direction], "$accent")
        names = [Content.assemble(_name(seat, width - 2, view, voice), " ", chevron) for seat in seats]
        counts = [_cards(seat, width - 2, view, voice).append("  ") for seat in seats]
        return [Content.assemble(*names), Content.assemble(*counts)]


def others(view: View) -> list[int]:
    """The other seats, from the reader's left."""
    mine = view.seat if view.seat is not None else view.seats - 1
    around = [(mine + step) % view.seats for step in range(1, view.seats + 1)]
    return around if view.seat is None else around[:-1]


def _per_row(count: int, width: int) -> int:
    """As many plates as fit in a row; two rows are equally full."""
    fit = max(1, width // _NARROWEST)
    rows = -(-count // fit)
    return max(1, -(-count // rows))


def _name(seat: int, width: int, view: View, voice: Voice) -> Content:
    mark = "▶" if view.turn == seat else " "
    text = Content(f"{mark}{seat} {voice.name(seat)}")
    return text.truncate(width, ellipsis=True, pad=True).stylize(f"bold {_style(seat, view)}")


def _cards(seat: int, width: int, view: View, voice: Voice) -> Content:
    if seat not in view.playing:
        words = Content(f" {voice.say('terminal-one-card.out')}")
        return words.truncate(width, ellipsis=True, pad=True).stylize("$quiet on $mat")
    count = view.counts[seat]
    exposed = "yes" if seat in view.exposed else "no"
    mark = voice.say("terminal-one-card", exposed=exposed) if count == 1 else ""
    text = Content(f" {'▮' * min(count, _MOST_BACKS)} {count} {mark}")
    return text.truncate(width, ellipsis=True, pad=True).stylize(_style(seat, view))


def _style(seat: int, view: View) -> str:
    if seat in view.exposed:
        return "$background on $warning"
    return "$foreground on $soft" if view.turn == seat else "$foreground on $mat"
