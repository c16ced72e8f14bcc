"""A record in lines of text, all steps at once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TextIO

from ..rulebook.voice import Voice
from .replaying import Scene


def write_out(scenes: Iterable[Scene], steps: int, voice: Voice, out: TextIO) -> None:
    """Every step with its number, and every event with its rule."""
    for number, scene in enumerate(scenes):
        step = voice.say("replay-step", step=number, steps=steps)
        out.write(f"{step} · {scene.title}\n")
        for line in scene.lines:
            out.write(f"    {line}\n")
