"""A picture with at most 256 colors: a third of the bytes, and nobody sees the difference."""

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


def save_small(png: bytes, file: Path, decoder: Page) -> int:
    """Writes it with a palette; how many bytes it takes."""
    wide, high, text = decoder.evaluate(DECODE, base64.b64encode(png).decode())
    pixels = np.frombuffer(base64.b64decode(text), np.uint8).reshape(-1, 4)[:, :3].astype(np.int64)
    palette, places = _palette(pixels)
    file.parent.mkdir(parents=True, exist_ok=True)
    written = _png(wide, high, palette, places.reshape(high, wide))
    file.write_bytes(written)
    return len(written)


def _palette(pixels: NDArray[np.int64]) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """The colors that occur most; each other one becomes the nearest of them."""
    bins = (pixels[:, 0] >> 3 << 10) | (pixels[:, 1] >> 3 << 5) | (pixels[:, 2] >> 3)
    counts = np.bincount(bins, minlength=32768)
    sums = np.stack([np.bincount(bins, pixels[:, part], 32768) for part in range(3)], axis=1)
    used = np.flatnonzero(counts)
    means = sums[used] / counts[used, None]
    chosen = means[np.argsort(counts[used])[::-1][:COLORS]]
    nearest = np.zeros(32768, np.uint8)
    distances = ((means[:, None, :] - chosen[None, :, :]) ** 2).sum(axis=2)
    nearest[used] = distances.argmin(axis=1).astype(np.uint8)
    return chosen.round().astype(np.uint8), nearest[bins]


def _png(wide: int, high: int, palette: NDArray[np.uint8], places: NDArray[np.uint8]) -> bytes:
    lines = np.hstack([np.zeros((high, 1), np.uint8), places])
    head = struct.pack(">IIBBBBB", wide, high, 8, 3, 0, 0, 0)
    parts = ((b"IHDR", head), (b"PLTE", palette.tobytes()), (b"IDAT", zlib.compress(lines.tobytes(), 9)))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*part) for part in (*parts, (b"IEND", b"")))


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
