"""What of a log holds: corrections made, and lines taken back or struck out left away."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from .acts import Act, Corrected, Line, Undone


def not_undone(log: Iterable[Line]) -> Mapping[int, Act | Corrected]:
    """What was written and has not been taken back, by its line."""
    done: dict[int, Act | Corrected] = {}
    for number, line in enumerate(log):
        if not isinstance(line.act, Undone):
            done[number] = line.act
        elif done:
            done.popitem()
    return done


def holding(log: Iterable[Line]) -> Mapping[int, Act]:
    """What holds now, by the line where it was first written."""
    acts: dict[int, Act | None] = {}
    for number, act in not_undone(log).items():
        if isinstance(act, Corrected):
            acts[act.line] = act.act
        else:
            acts[number] = act
    return {line: act for line, act in acts.items() if act is not None}
