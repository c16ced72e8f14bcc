"""Reads a QR code from its dark modules, as a phone would: byte mode, level M, versions 1 to 6.

There is no error correction, because our codes have no errors.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from playwright.sync_api import Locator

Matrix = list[list[bool]]

QUIET = 4
BLOCKS = {1: (1, 16), 2: (1, 28), 3: (1, 44), 4: (2, 32), 5: (2, 43), 6: (4, 27)}
"""The number of blocks and of data words in each, by version."""
BYTES = 0b0100
MASKS: tuple[Callable[[int, int], bool], ...] = (
    lambda row, column: (row + column) % 2 == 0,
    lambda row, _column: row % 2 == 0,
    lambda _row, column: column % 3 == 0,
    lambda row, column: (row + column) % 3 == 0,
    lambda row, column: (row // 2 + column // 3) % 2 == 0,
    lambda row, column: row * column % 2 + row * column % 3 == 0,
    lambda row, column: (row * column % 2 + row * column % 3) % 2 == 0,
    lambda row, column: ((row + column) % 2 + row * column % 3) % 2 == 0,
)
FORMAT_MASK = 0b101010000010010


def read_qr(drawing: Locator) -> str:
    """The text of a code drawn as an SVG with one square for each dark module."""
    wide = int((drawing.get_attribute("viewBox") or "").split()[2]) - 2 * QUIET
    dark = re.findall(r"M(\d+) (\d+)h1v1h-1z", drawing.locator("path").get_attribute("d") or "")
    modules = [[False] * wide for _ in range(wide)]
    for column, row in dark:
        modules[int(row) - QUIET][int(column) - QUIET] = True
    return decoded(modules)


def decoded(modules: Matrix) -> str:
    size = len(modules)
    covers = MASKS[_mask(modules)]
    bits = [modules[row][column] != covers(row, column) for row, column in _path(size)]
    words = [_number(bits[at : at + 8]) for at in range(0, len(bits) - 7, 8)]
    return _text(_data(words, version=(size - 17) // 4))


def _mask(modules: Matrix) -> int:
    line = [modules[8][column] for column in (0, 1, 2, 3, 4, 5, 7)]
    named = _number(line) ^ (FORMAT_MASK >> 8)
    assert named >> 5 == 0b00, "expected level M"
    return (named >> 2) & 0b111


def _path(size: int) -> Iterator[tuple[int, int]]:
    """Two columns at a time, from the lower right corner, alternately up and down."""
    upward = True
    for right in (*range(size - 1, 6, -2), 5, 3, 1):
        for row in range(size - 1, -1, -1) if upward else range(size):
            yield from ((row, column) for column in (right, right - 1) if not _is_pattern(row, column, size))
        upward = not upward


def _is_pattern(row: int, column: int, size: int) -> bool:
    """Whether a module belongs to the squares, lines and format bits that every code has."""
    in_corner = (row < 9 and (column < 9 or column >= size - 8)) or (row >= size - 8 and column < 9)
    on_line = row == 6 or column == 6
    beside = size > 21 and abs(row - (size - 7)) <= 2 and abs(column - (size - 7)) <= 2
    return in_corner or on_line or beside


def _data(words: list[int], version: int) -> list[int]:
    """The blocks are interleaved word by word."""
    blocks, length = BLOCKS[version]
    return [words[nth * blocks + block] for block in range(blocks) for nth in range(length)]


def _text(words: list[int]) -> str:
    bits = [bool(word >> place & 1) for word in words for place in range(7, -1, -1)]
    assert _number(bits[:4]) == BYTES, "expected bytes"
    count = _number(bits[4:12])
    return bytes(_number(bits[12 + 8 * nth : 20 + 8 * nth]) for nth in range(count)).decode()


def _number(bits: list[bool]) -> int:
    return int("".join("1" if bit else "0" for bit in bits), 2)
