"""Errors: text that cannot be read, and moves that the rules refuse."""

from __future__ import annotations

from collections.abc import Mapping


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
