"""`faces.json`: the faces of all cards in parts, small enough for a first visit.

What faces have in common is written once. A face is a list of indexes into `parts`, from the ground to the
edge; a part that differs by color is a list in the order of `colors`. In a part, `$g`, `$t`, `$l` and `$f`
stand for the inks of the color, and `$7` for one of the `outlines`, counted from 0. The client puts them
together.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict

from ..pictures.cards import DEFINITIONS, card
from ..pictures.catalogue import CHIP_BOX
from ..pictures.faces import COLORED, STRENGTHS, WILDS
from ..pictures.inks import INKS
from ..pictures.shapes import NAMES, shape, solid
from ..pictures.sizes import CORNER, HEIGHT, SIZES, WIDTH
from ..pictures.wilds import foot_band

COLORS = "RBGY"
"""In the order of a sorted hand and of the color buttons."""

Part = str | tuple[str, ...]
"""The same for every color, or one for each."""

_CHIP, _SOLID = 8.8, 9.4
_TAG = re.compile(r"<(/?)[a-zA-Z]+[^>]*?(/?)>")
_OUTLINE = re.compile(r' d="([^"]{40,})"')
_INLINE_STYLE = 'style="mix-blend-mode:multiply"'
_CLASS = 'class="overprint"'


def faces() -> dict[str, object]:
    drawn = {size: dict(_faces(size)) for size in SIZES}
    called = _of_every_color([_elements(foot_band(color)) for color in COLORS])
    lists = [parts for by_face in drawn.values() for parts in by_face.values()] + [called]
    known = list(dict.fromkeys(part for parts in lists for part in parts))
    outlines = _repeated_outlines(known)
    place = {part: nth for nth, part in enumerate(known)}
    return {
        "width": WIDTH,
        "height": HEIGHT,
        "corner": CORNER,
        "chip_box": CHIP_BOX,
        "definitions": DEFINITIONS,
        "colors": {color: _color(color) for color in COLORS},
        "outlines": outlines,
        "parts": [_without(outlines, part) for part in known],
        "faces": {size: _placed(by_face, place) for size, by_face in drawn.items()},
        "called": [place[part] for part in called],
    }


def _faces(size: str) -> Iterator[tuple[str, list[Part]]]:
    """Colored faces by their code without the color, Draw cards with their strength; the others by code."""
    for face in dict.fromkeys(code[1:] for code in COLORED):
        for draw in STRENGTHS if face == "D" else STRENGTHS[:1]:
            key = f"{face}{draw}" if face == "D" else face
            yield key, _of_every_color([_inside(card(color + face, size, None, draw)) for color in COLORS])
    for code in (*WILDS, "*", "?"):
        yield code, list(_inside(card(code, size)))


def _of_every_color(drawings: list[list[str]]) -> list[Part]:
    """The same element of four drawings as one part; a single text if only the inks differ."""
    named = zip(COLORS, drawings, strict=True)
    inked = [[_with_names(color, text) for text in drawing] for color, drawing in named]
    return [texts[0] if len(set(texts)) == 1 else texts for texts in zip(*inked, strict=True)]


def _with_names(color: str, text: str) -> str:
    ink = INKS[color]
    for letter, value in (("g", ink.ground), ("t", ink.tint), ("l", ink.light), ("f", ink.figure)):
        text = text.replace(value, f"${letter}")
    return text


def _inside(group: str) -> list[str]:
    """The elements of a card's group; the page rounds the corners itself, so the clip path is dropped."""
    return _elements(group[group.index(">") + 1 : -len("</g>")])


def _elements(drawing: str) -> list[str]:
    """The top-level elements of a drawing, with a class for inline styles, which a strict page forbids."""
    found, start, depth = [], 0, 0
    for tag in _TAG.finditer(drawing):
        closing, alone = tag.groups()
        depth += -1 if closing else 0 if alone else 1
        if depth == 0:
            found.append(drawing[start : tag.end()].replace(_INLINE_STYLE, _CLASS))
            start = tag.end()
    return found


def _repeated_outlines(parts: list[Part]) -> list[str]:
    counted = Counter(
        outline for part in parts for text in _texts(part) for outline in _OUTLINE.findall(text)
    )
    return [outline for outline, times in counted.items() if times > 1]


def _without(outlines: list[str], part: Part) -> str | list[str]:
    places = {outline: nth for nth, outline in enumerate(outlines)}
    texts = [
        _OUTLINE.sub(lambda m: f' d="${places[m[1]]}"' if m[1] in places else m[0], text)
        for text in _texts(part)
    ]
    return texts[0] if isinstance(part, str) else texts


def _texts(part: Part) -> tuple[str, ...]:
    return (part,) if isinstance(part, str) else part


def _placed(by_face: dict[str, list[Part]], place: dict[Part, int]) -> dict[str, list[int]]:
    return {face: [place[part] for part in parts] for face, parts in by_face.items()}


def _color(color: str) -> dict[str, str]:
    """The inks, the name of the shape, and the shape: as a chip, and filling its box."""
    inks = asdict(INKS[color])
    return {
        **inks,
        "shape": NAMES[color],
        "chip": shape(color, 0, 0, _CHIP),
        "solid": solid(color, 0, 0, _SOLID, "currentColor"),
    }
