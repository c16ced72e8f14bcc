"""The head of a score sheet: the rules, the players in the order of their seats, and who deals first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ..engine.rules import Rules
from ..match.course import first_standing
from ..match.match import Match
from ..notation.names import check_names

FORMAT = 1
"""The version of the text format."""


@dataclass(frozen=True, slots=True)
class ScoreHead:
    rules: Rules
    names: tuple[str, ...]
    dealer: int

    @classmethod
    def of(cls, rules: Rules | str, names: Sequence[str], dealer: int) -> ScoreHead:
        """Refuse what cannot be: five partners, the same name twice, a dealer who does not play."""
        agreed = Rules(rules) if isinstance(rules, str) else rules
        first_standing(agreed, len(names), dealer)
        return cls(agreed, check_names(names), dealer)

    def match(self) -> Match:
        """The match before its first hand."""
        return Match(self.rules, len(self.names), self.dealer)

    @property
    def scorers(self) -> tuple[tuple[int, ...], ...]:
        return self.match().scorers

    def rows(self) -> Iterator[str]:
        yield f"penult score {FORMAT}"
        yield f"rules {self.rules}"
        yield f"dealer {self.dealer}"
        yield from (f"player {player} {name}" for player, name in enumerate(self.names))
