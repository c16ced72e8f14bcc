"""SVG as text: numbers, elements, groups.

>>> element("circle", r=12.50, fill="#FFF")
'<circle r="12.5" fill="#FFF"/>'
"""

from __future__ import annotations

import re
from html import escape
from zlib import crc32

PREFIX = "penult-"
"""The prefix of every id until the whole picture is known."""

_UNWRITABLE = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")

Attribute = str | float | None


def number(value: float) -> str:
    """At most two decimals, without trailing zeros."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def element(name: str, *inside: str, **attributes: Attribute) -> str:
    """One element; `stroke_width=2` becomes `stroke-width`, and None is left out."""
    words = "".join(
        f' {key.replace("_", "-")}="{value if isinstance(value, str) else number(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    body = "".join(inside)
    return f"<{name}{words}>{body}</{name}>" if body else f"<{name}{words}/>"


def placed(inside: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """A group moved to a place, turned by degrees, and scaled."""
    transform = f"translate({number(x)} {number(y)})"
    transform += f" rotate({number(turn)})" if turn else ""
    transform += f" scale({scale:.5g})" if scale != 1 else ""
    return element("g", inside, transform=transform)


def written(words: str) -> str:
    """Text escaped for XML; characters that XML does not allow are left out."""
    return escape(_UNWRITABLE.sub("", words))


def title(words: str) -> str:
    return element("title", written(words))


def document(inside: str, name: str, width: float, height: float, shown: float) -> str:
    """A whole picture, `shown` pixels wide, with an accessible name."""
    return element(
        "svg",
        title(name),
        inside,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=shown,
        height=shown * height / width,
        role="img",
    )


def prefixed(svg: str, prefix: str | None) -> str:
    """The picture with unique ids: they begin with the prefix, or else with a digest of the picture."""
    if prefix is None:
        prefix = f"{PREFIX}{crc32(svg.encode()):08x}-"
    if not re.fullmatch(r"[A-Za-z_][A-Za-z0-9_.-]*", prefix):
        raise ValueError(f"prefix: expected a letter, then letters, digits, - or _, came {prefix!r}")
    return re.sub(rf'(id="|"#|url\(#){PREFIX}', rf"\g<1>{prefix}", svg)
