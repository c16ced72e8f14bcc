"""Reduces a picture to 256 colors, a third of the bytes; shades in between are dithered."""

from __future__ import annotations

import base64
import struct
import zlib
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Page

DECODE = """async (png) => {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
  const image = await createImageBitmap(new Blob([bytes], {type: 'image/png'}))
  const canvas = new OffscreenCanvas(image.width, image.height)
  const brush = canvas.getContext('2d')
  brush.drawImage(image, 0, 0)
  const pixels = brush.getImageData(0, 0, image.width, image.height).data
  let text = ''
  for (let at = 0; at < pixels.length; at += 32768)
    text += String.fromCharCode(...pixels.subarray(at, at + 32768))
  return [image.width, image.height, btoa(text)]
}"""
COLORS = 256
FLAT = 64
"""How many of the most frequent colors stay exact."""
ROUNDS = 4
"""Rounds in which palette colors move to the mean of the colors they represent."""
NEIGHBORS = 18.0
"""Only colors this close are dithered, so that letters keep their edges."""
WEAVE = np.array([[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]]) / 16 + 1 / 32
"""Which of two colors a dot takes, by its place."""

Colors = NDArray[np.float32]


def save_small(png: bytes, file: Path, decoder: Page) -> int:
    """Write it with a palette; return its size in bytes."""
    wide, high, text = decoder.evaluate(DECODE, base64.b64encode(png).decode())
    pixels = np.frombuffer(base64.b64decode(text), np.uint8).reshape(-1, 4)[:, :3].astype(np.int64)
    codes, which, counts = np.unique(pixels @ (65536, 256, 1), return_inverse=True, return_counts=True)
    colors = np.stack([codes >> 16, codes >> 8 & 255, codes & 255], axis=1).astype(np.float32)
    palette = _palette(colors, counts)
    places = _woven(colors, palette, which.reshape(high, wide))
    return save(_png(wide, high, palette.round().astype(np.uint8), places), file)


def save(png: bytes, file: Path) -> int:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(png)
    return len(png)


def _palette(colors: Colors, counts: NDArray[np.int64]) -> Colors:
    """The most frequent colors; then frequent ones far from those, moved to the mean of their group."""
    shades = colors.astype(np.int64) >> 2
    _, bins = np.unique(shades @ (4096, 64, 1), return_inverse=True)
    weights = np.bincount(bins, counts)
    means = np.stack([np.bincount(bins, counts * colors[:, part]) for part in range(3)], axis=1)
    means = (means / weights[:, None]).astype(np.float32)
    flat = colors[np.argsort(counts)[::-1][:FLAT]]
    chosen = np.vstack([flat, means[_spread(means, np.sqrt(weights), flat)]])
    for _ in range(ROUNDS):
        nearest = _distances(means, chosen).argmin(axis=1)
        total = np.bincount(nearest, weights, len(chosen))
        for part in range(3):
            sums = np.bincount(nearest, weights * means[:, part], len(chosen))
            moved = np.where(total > 0, sums / np.maximum(total, 1), chosen[:, part])
            chosen[len(flat) :, part] = moved[len(flat) :]
    return chosen


def _spread(means: Colors, weights: NDArray[np.float64], flat: Colors) -> list[int]:
    chosen: list[int] = []
    nearest = _distances(means, flat).min(axis=1)
    for _ in range(min(COLORS - len(flat), len(means))):
        chosen.append(int((weights * nearest).argmax()))
        nearest = np.minimum(nearest, ((means - means[chosen[-1]]) ** 2).sum(axis=1))
    return chosen


def _woven(colors: Colors, palette: Colors, which: NDArray[np.int64]) -> NDArray[np.uint8]:
    """For every dot the nearest color, or the next one, in proportion to the distance."""
    distances = _distances(colors, palette)
    first = distances.argmin(axis=1)
    length = _distances(palette, palette)[first]
    beyond = colors - palette[first]
    share = (beyond @ palette.T - (beyond * palette[first]).sum(axis=1)[:, None]) / np.maximum(length, 1)
    beside = (length > 0.5) & (length < NEIGHBORS**2) & (share > 0)
    off = np.where(beside, distances - share**2 * length, np.inf)
    second = off.argmin(axis=1)
    rows = np.arange(len(colors))
    share = np.where(np.isfinite(off[rows, second]), share[rows, second], 0)
    high, wide = which.shape
    weave = np.tile(WEAVE, (high // 4 + 1, wide // 4 + 1))[:high, :wide]
    return np.where(share[which] > weave, second[which], first[which]).astype(np.uint8)


def _distances(colors: Colors, palette: Colors) -> Colors:
    return (colors**2).sum(axis=1)[:, None] - 2 * colors @ palette.T + (palette**2).sum(axis=1)


def _png(wide: int, high: int, palette: NDArray[np.uint8], places: NDArray[np.uint8]) -> bytes:
    lines = np.hstack([np.zeros((high, 1), np.uint8), places])
    head = struct.pack(">IIBBBBB", wide, high, 8, 3, 0, 0, 0)
    parts = ((b"IHDR", head), (b"PLTE", palette.tobytes()), (b"IDAT", zlib.compress(lines.tobytes(), 9)))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*part) for part in (*parts, (b"IEND", b"")))


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
