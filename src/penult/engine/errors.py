"""Errors: text that cannot be read, and moves that the rules refuse."""

from __future__ import annotations

from collections.abc import Iterable, Mapping


class PenultError(ValueError):
    """Something given to Penult was not usable; nothing has changed."""


class Malformed(PenultError):
    """Text that is not what it should be."""

    def __init__(self, what: str, came: object, expected: str) -> None:
        super().__init__(f"{what}: expected {expected}, came {came!r}")
        self.what = what
        self.came = came
        self.expected = expected

    def __reduce__(self) -> tuple[type[Malformed], tuple[object, ...]]:
        return Malformed, (self.what, self.came, self.expected)


class Conflict(Malformed):
    """Rules that contradict themselves: which conflict of the rulebook, between which choices, and a way out.

    >>> str(Conflict("C-01", ("stack_max=3", "stack=off"), "no total grows", "turn on stack"))
    'stack_max=3 with stack=off: no total grows; turn on stack (C-01)'
    """

    def __init__(self, rule: str, between: Iterable[str], reason: str, advice: str) -> None:
        self.rule = rule
        self.between = tuple(between)
        self.reason = reason
        self.advice = advice
        super().__init__("rules", " with ".join(self.between), advice)
        self.args = (f"{self.came}: {reason}; {advice} ({rule})",)

    def __reduce__(self) -> tuple[type[Conflict], tuple[object, ...]]:
        return Conflict, (self.rule, self.between, self.reason, self.advice)


class IllegalMove(PenultError):
    """A move that the rules refuse: a code, the rule that decided, and the facts it decided on."""

    def __init__(self, code: str, rule: str, facts: Mapping[str, object], sentence: str) -> None:
        super().__init__(f"{sentence} ({rule})")
        self.code = code
        self.rule = rule
        self.facts = dict(facts)
        self.sentence = sentence

    def __reduce__(self) -> tuple[type[IllegalMove], tuple[object, ...]]:
        return IllegalMove, (self.code, self.rule, self.facts, self.sentence)
