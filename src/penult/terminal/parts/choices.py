"""What can be done now besides laying a card: keys to press or click, each with a sentence."""

from __future__ import annotations

from collections.abc import Iterable

from textual.content import Content
from textual.style import Style
from textual.widget import Widget

from ...engine.view import View
from ...rulebook.voice import Voice
from ..faces import chip
from ..offers import KeyOffer
from ..plain_view import move_words, several

_GAP = 2


class Choices(Widget):
    """Keys in as many lines as they need; clicking one is the same as pressing it."""

    auto_links = False

    def __init__(self, id: str | None = None, classes: str | None = None) -> None:  # noqa: A002 Textual's name
        super().__init__(id=id, classes=classes)
        self._keys: list[Content] = []

    def offer(self, offers: Iterable[KeyOffer], view: View, voice: Voice, *also: tuple[str, str]) -> None:
        self.put([*((offer.key, _words(offer, view, voice)) for offer in offers), *also])

    def put(self, keys: Iterable[tuple[str, str | Content]]) -> None:
        """Show keys with their texts."""
        self._keys = [_key(key, words) for key, words in keys]
        self.refresh(layout=True)

    def render(self) -> Content:
        return Content("\n").join(_lines(self._keys, self.content_size.width))

    def get_content_height(self, container: object, viewport: object, width: int) -> int:
        del container, viewport
        return max(1, len(_lines(self._keys, width)))


def _lines(keys: list[Content], width: int) -> list[Content]:
    """Wrap between keys, never between a key and its text or within a word."""
    lines: list[Content] = []
    for key in keys:
        if lines and lines[-1].cell_length + _GAP + key.cell_length <= width:
            lines[-1] = Content.assemble(lines[-1], " " * _GAP, key)
        else:
            lines += key.wrap(width) if 0 < width < key.cell_length else [key]
    return lines


def _words(offer: KeyOffer, view: View, voice: Voice) -> str | Content:
    """The text of a key; among several alike, only the color or the player."""
    move = offer.move
    if move is None:
        return several(offer, voice)
    if move.color:
        return chip(move.color, voice.color(move.color))
    if offer.key == str(move.target):
        return voice.name(move.target)
    return move_words(offer.key, move, view, voice)


def _key(key: str, words: str | Content) -> Content:
    label = Content.styled(f" {key.upper()} ", "bold reverse $accent")
    click = Style.from_meta({"@click": f"screen.press({key!r})"})
    return Content.assemble(label, " ", words).stylize(click)
