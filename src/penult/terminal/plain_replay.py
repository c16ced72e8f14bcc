"""The whole replay of a record in lines of text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TextIO

from .labels import in_a_row
from .match_replay import ReplayedMatchHand
from .replay import ReplayedHand


def write_out(replayed: ReplayedHand, out: TextIO) -> None:
    """Write every step with its number and every event with its rule."""
    out.write(f"{in_a_row(replayed.title)}\n")
    for number, scene in enumerate(replayed.scenes):
        step = replayed.voice.say("replay-step", step=number, steps=replayed.steps)
        out.write(f"{step} · {scene.title}\n")
        for line in scene.lines:
            out.write(f"    {line}\n")


def write_out_match(hands: Iterable[ReplayedMatchHand], out: TextIO) -> None:
    """Write every hand, with the scores and the standing after each."""
    for hand in hands:
        out.write(f"{hand.number}\n")
        write_out(hand.replayed, out)
        for line in (*hand.lines, *hand.standing):
            out.write(f"{line}\n")
