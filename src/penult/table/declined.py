"""What a table answers to a request that it does not grant."""

from __future__ import annotations

from ..engine.errors import PenultError

Fact = str | int | bool | None


class Declined(PenultError):
    """A request that changed nothing: a code, what was expected, the rule if one decided, and facts.

    Its words are the reader's.
    """

    def __init__(self, code: str, expected: str, rule: str | None = None, **facts: Fact) -> None:
        super().__init__(f"{code}: expected {expected}")
        self.code = code
        self.expected = expected
        self.rule = rule
        self.facts = facts
