"""The events between hands, each with the rule that made it happen."""

from __future__ import annotations

from dataclasses import dataclass

KINDS = ("scored", "void_hand", "eliminated", "reached", "duel", "tied", "won", "deals", "new_dealer")


@dataclass(frozen=True, slots=True, repr=False)
class MatchEvent:
    """`players` are those it is about: players, or teams if partners play."""

    kind: str
    rule: str
    players: tuple[int, ...] = ()
    number: int | None = None
    """The points scored, the target, or the total that won."""

    def __str__(self) -> str:
        words = (*self.players, self.number)
        return " ".join([self.rule, self.kind, *(str(word) for word in words if word is not None)])

    def __repr__(self) -> str:
        return f"MatchEvent({str(self)!r})"
