"""What is agreed before a tournament begins."""

from __future__ import annotations

from dataclasses import dataclass

from ..engine.conflicts import check_changing_partners
from ..engine.errors import Malformed
from ..engine.rules import Rules
from .rotation.schedule import HANDS, MOST_HANDS
from .sizes import LARGEST, SMALLEST

_SCORES = ("winner", "tally")
MOST_ROUNDS = 99


@dataclass(frozen=True, slots=True)
class TournamentTerms:
    """Everybody for themselves, or with rotating partners (R-65, R-66)."""

    rules: Rules
    hands: int = HANDS
    """Hands at each table in a sitting."""
    size: int = 4
    """How many should sit at a table; with partners it is always four."""
    partners: bool = False
    rounds: int = 0
    """The number of sittings; 0 if it goes on until somebody ends it. With partners, the plan decides."""

    def __post_init__(self) -> None:
        if not 1 <= self.hands <= MOST_HANDS:
            raise Malformed("hands", self.hands, f"1 to {MOST_HANDS}")
        if not SMALLEST <= self.size <= LARGEST:
            raise Malformed("players at a table", self.size, f"{SMALLEST} to {LARGEST}")
        if not 0 <= self.rounds <= (0 if self.partners else MOST_ROUNDS):
            most = "0: the plan of the partners says it" if self.partners else f"0 to {MOST_ROUNDS}"
            raise Malformed("rounds", self.rounds, most)
        if not self.partners and self.rules["score"] not in _SCORES:
            raise Malformed("score of a tournament", self.rules["score"], " or ".join(_SCORES))
        if self.partners:
            check_changing_partners(self.rules)

    @property
    def table_rules(self) -> Rules:
        """The rules for scoring a hand. A-59: each partner enters the score of both."""
        return Rules(str(self.rules), {"score": "rotate4"}) if self.partners else self.rules

    @property
    def lowest_wins(self) -> bool:
        """R-58: points count against a player."""
        return self.table_rules["score"] == "tally"
