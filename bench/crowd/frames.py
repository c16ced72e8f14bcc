"""A client's WebSocket frames, written and read as cheaply as Python can."""

from __future__ import annotations

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10

_FINAL = 0x80
_MASKED = 0x80
_KEY = bytes(4)
"""A mask of zeros leaves the payload as it is."""


def written(payload: bytes, kind: int = TEXT) -> bytes:
    """One masked frame."""
    size = len(payload)
    if size < 126:
        return bytes((_FINAL | kind, _MASKED | size)) + _KEY + payload
    return bytes((_FINAL | kind, _MASKED | 126)) + size.to_bytes(2) + _KEY + payload


def read(heard: bytes) -> tuple[list[tuple[int, bytes]], bytes]:
    """The complete frames, each with its kind, and the beginning of the next one.

    >>> read(bytes((0x81, 2)) + b"hi" + bytes((0x89,)))
    ([(1, b'hi')], b'\\x89')
    """
    frames = []
    at = 0
    while (begin_end := _payload(heard, at)) is not None:
        begin, end = begin_end
        frames.append((heard[at] & 0x0F, heard[begin:end]))
        at = end
    return frames, heard[at:]


def _payload(heard: bytes, at: int) -> tuple[int, int] | None:
    """Where the payload of the frame at this place begins and ends; None if it is incomplete."""
    left = len(heard) - at
    if left < 2:
        return None
    size, begin = heard[at + 1], at + 2
    if size >= 126:
        wide = 2 if size == 126 else 8
        if left < 2 + wide:
            return None
        size, begin = int.from_bytes(heard[begin : begin + wide]), begin + wide
    end = begin + size
    return (begin, end) if end <= len(heard) else None
