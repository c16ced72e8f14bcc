"""The middle of the table: DRAW pile, DISCARD pile, the color in play and the direction."""

from __future__ import annotations

from textual.content import Content
from textual.style import Style
from textual.widget import Widget

from ...engine.view import View
from ...rulebook.voice import Voice
from ..faces import HUGE, LARGE, SMALL, CardSize, Look, back, chip, face

_PEEK = 2
"""How much of a discard is visible under the top card."""
_SIZES = ((HUGE, 15), (LARGE, 10), (SMALL, 0))
"""The sizes of the cards in the middle, with the rows that each needs."""
_AIRY = 8
_DRAW = Style.from_meta({"@click": "screen.press('d')"})
_TURNS = {"L": "↻", "R": "↺"}


class Piles(Widget):
    """A click on the DRAW pile draws."""

    auto_links = False

    def __init__(self, id: str) -> None:  # noqa: A002 Textual's own name
        super().__init__(id=id)
        self._view: View | None = None
        self._voice: Voice | None = None

    def show(self, view: View, voice: Voice) -> None:
        self._view, self._voice = view, voice
        self.refresh()

    def render(self) -> Content:
        if self._view is None or self._voice is None:
            return Content()
        view, voice = self._view, self._voice
        room = self.content_size.height
        size = next(size for size, least in _SIZES if room >= least)
        draw = [row.stylize(_DRAW) for row in back(size, str(view.draw_count))]
        discards = self._discards(view, size)
        cards = [Content.assemble(left, "  ", right) for left, right in zip(draw, discards, strict=True)]
        gap = [Content()] if room >= _AIRY else []
        return Content("\n").join([*cards, *gap, *_words(view, voice)])

    def _discards(self, view: View, size: CardSize) -> list[Content]:
        """The top card, and the edges of the two below it."""
        look = Look(size, view.rules.edition.draw_strength, edged=True)
        faded = look._replace(fade=self.background_colors[1])
        below = [[row[:_PEEK] for row in face(card, faded)] for card in view.discard_pile[-3:-1]]
        top = face(view.top, look._replace(called=view.color, edged=bool(below) or self.app.no_color))
        return [Content.assemble(*rows) for rows in zip(*below, top, strict=True)]


def _words(view: View, voice: Voice) -> list[Content]:
    direction = f"{_TURNS[view.direction]} {voice.say('terminal-direction', direction=view.direction)}"
    color = (
        chip(view.color, voice.say("terminal-color-short", color=view.color))
        if view.color
        else Content.styled(voice.say("terminal-no-color"), "$warning")
    )
    draw_pile = voice.say("terminal-draw-pile", count=view.draw_count)
    if view.stacked:
        draw_pile = voice.say("terminal-total", count=view.due)
    return [
        color,
        Content.styled(str(voice.card(view.top)), "bold"),
        Content.styled(direction, "$quiet"),
        Content.styled(draw_pile, "$quiet"),
    ]
