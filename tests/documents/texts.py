"""The documents that people read, and what they name in code, in links and as pictures."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted(
    [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *ROOT.glob("docs/**/*.md")]
)
NAMES = [str(file.relative_to(ROOT)) for file in DOCUMENTS]

_FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
_SPAN = re.compile(r"`([^`]+)`")
_LINK = re.compile(r"\]\(([^)\s]+)\)")
_PICTURE = re.compile(r"""(?:!\[[^\]]*\]\(|src=")([^)"\s]+)""")


def text_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def spans(text: str) -> list[str]:
    """The text between backticks, outside of code blocks; line breaks become spaces."""
    return [" ".join(span.split()) for span in _SPAN.findall(_FENCE.sub("", text))]


def code_lines(text: str) -> list[str]:
    """The lines of all blocks of code."""
    return [line for block in _FENCE.findall(text) for line in block.splitlines()[1:-1]]


def links(text: str) -> list[str]:
    """The targets of relative links."""
    return [link for link in _LINK.findall(_FENCE.sub("", text)) if "://" not in link]


def first_column(text: str, heading: str) -> Iterator[str]:
    """The text in backticks in the first column of tables with this heading."""
    inside = False
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.split("|")[1:-1]] if line.startswith("|") else []
        inside = bool(cells) and (inside or cells[0] == heading)
        if inside:
            yield from _SPAN.findall(cells[0])


def pictures_shown() -> set[Path]:
    """The files of the pictures that the documents show."""
    return {
        (document.parent / place).resolve()
        for document in DOCUMENTS
        for place in _PICTURE.findall(document.read_text(encoding="utf-8"))
        if "://" not in place
    }
