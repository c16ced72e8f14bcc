"""The refusal of a request by the table, not by the rules of the game."""

from __future__ import annotations

from ..engine.errors import PenultError

Fact = str | int | bool | None


class Declined(PenultError):
    """Nothing was changed: a code, what was expected, the rule if one decided, and facts.

    Clients put it into words in the reader's language.
    """

    def __init__(self, code: str, expected: str, rule: str | None = None, **facts: Fact) -> None:
        super().__init__(f"{code}: expected {expected}")
        self.code = code
        self.expected = expected
        self.rule = rule
        self.facts = facts
