"""Cards as rows of colored text in the cells of a terminal.

Figure, shape and sign are at the left, so that cards can overlap like a fan in the hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from textual.color import Color
from textual.content import Content
from textual.style import Style

from ..engine.cards import Card
from .inks import BACK, DARK_FIGURE, INKS, LIGHT_FIGURE, PAPER, SHAPES, CellInk


class CardSize(NamedTuple):
    width: int
    height: int


SMALL = CardSize(6, 3)
LARGE = CardSize(9, 5)
HUGE = CardSize(13, 7)


class Look(NamedTuple):
    """How a card is shown."""

    size: CardSize
    draws: int = 2
    """The strength of the edition's Draw card."""
    fade: Color | None = None
    """The background that a card fades into if it does not fit."""
    called: str | None = None
    """The color named for a wild."""
    edged: bool = False
    """Whether a line separates the card from the one beneath it."""


_ART = {
    (SMALL, "R"): ("▟█▙", "▜█▛"),
    (SMALL, "B"): ("▐█▌", "▐█▌"),
    (SMALL, "G"): (" ▄ ", "▟█▙"),
    (SMALL, "Y"): ("▄█▄", "▟▀▙"),
    (LARGE, "R"): ("▗▟█▙▖", "█████", "▝▜█▛▘"),
    (LARGE, "B"): ("▄▄▄▄▄", "█████", "▀▀▀▀▀"),
    (LARGE, "G"): ("  ▄  ", " ▟█▙ ", "▟███▙"),
    (LARGE, "Y"): ("  █  ", "▀███▀", " ▟▀▙ "),
    (HUGE, "R"): ("▗▟███▙▖", "███████", "███████", "▝▜███▛▘"),
    (HUGE, "B"): ("███████", "███████", "███████", "███████"),
    (HUGE, "G"): ("   ▄   ", "  ▟█▙  ", " ▟███▙ ", "▟█████▙"),
    (HUGE, "Y"): ("   █   ", "▀▜███▛▀", "  ███  ", " ▟▀ ▀▙ "),
}
"""The large shape in the corner of a colored card."""
_WILD_ART = (("R", "B"), ("G", "Y"))
_SIGNS = {"V": "⇄", "S": "⊘"}
_FADED = 0.4
_DARK_GROUND = 0.5


def face(card: Card, look: Look) -> list[Content]:
    """The rows of a card, each as wide as the card."""
    ink = _faded(INKS[card.color] if card.color else PAPER, look.fade)
    return [_row(row, card, ink, look) for row in range(look.size.height)]


def back(size: CardSize, words: str) -> list[Content]:
    """The back of a card, with a word in its middle."""
    woven = Style(background=BACK.ground, foreground=BACK.tint)
    rows = [Content.styled("░" * size.width, woven) for _ in range(size.height)]
    word = Style(background=BACK.ground, foreground=BACK.figure, bold=True)
    side = (size.width - len(words) - 2) // 2
    rest = size.width - len(words) - 2 - side
    rows[size.height // 2] = Content.assemble(("░" * side, woven), (f" {words} ", word), ("░" * rest, woven))
    return rows


def chip(color: str, words: str) -> Content:
    """A color as a word on its ground, after its shape: never the color alone."""
    ink = INKS[color]
    ground = Style(background=ink.ground, foreground=ink.figure, bold=True)
    return Content.styled(f" {SHAPES[color]} {words} ", ground)


def codes(cards: Iterable[Card]) -> Content:
    """Cards as a line of small chips with their codes."""
    inks = ((str(card), INKS[card.color] if card.color else PAPER) for card in cards)
    chips = (
        Content.styled(f"{code:<2}", Style(background=ink.ground, foreground=ink.figure, bold=True))
        for code, ink in inks
    )
    return Content(" ").join(chips)


def _row(row: int, card: Card, ink: CellInk, look: Look) -> Content:
    ground = Style(background=ink.ground, foreground=ink.figure, bold=True)
    edge = Style(background=ink.ground, foreground=ink.figure if look.edged else ink.ground)
    index, art = _index(row, card, look), Content.assemble(*_art(row, card, ink, look))
    room = look.size.width - 2 - len(index)
    gap = " " * (room - art.cell_length)
    seen = art[max(0, art.cell_length - room) :]
    return Content.assemble(("▏" if look.edged else " ", edge), (index + gap, ground), seen, (" ", ground))


def _index(row: int, card: Card, look: Look) -> str:
    if row == 0:
        return str(card)
    if row == 1:
        return SHAPES.get(look.called or card.color or "", "◇")
    return _sign(str(card), look.draws) if row == 2 else ""


def _sign(code: str, draws: int) -> str:
    """The sign of an action card, if it has one."""
    return "+4" if code == "W4" else f"+{draws}" if code[1:] == "D" else _SIGNS.get(code[1:], "")


def _art(row: int, card: Card, ink: CellInk, look: Look) -> Iterator[Content]:
    """This row's part of the large shape, or of the four small ones of a wild."""
    if card.color is None:
        return _wild_art(row - look.size.height + len(_WILD_ART), ink, look)
    art = _ART[look.size, card.color]
    return _shape(row - look.size.height + len(art), art, ink)


def _shape(row: int, art: tuple[str, ...], ink: CellInk) -> Iterator[Content]:
    if row >= 0:
        yield Content.styled(art[row], Style(background=ink.ground, foreground=ink.tint))


def _wild_art(row: int, ink: CellInk, look: Look) -> Iterator[Content]:
    for color in _WILD_ART[row] if row >= 0 else ():
        shade = _faded(INKS[color], look.fade).ground
        yield Content.styled(SHAPES[color], Style(background=ink.ground, foreground=shade))


def _faded(ink: CellInk, into: Color | None) -> CellInk:
    """The ink blended with the background; its figure stays readable."""
    if into is None:
        return ink
    ground = ink.ground.blend(into, _FADED)
    figure = LIGHT_FIGURE if ground.brightness < _DARK_GROUND else DARK_FIGURE
    return CellInk(ground, ink.tint.blend(into, _FADED), figure)
