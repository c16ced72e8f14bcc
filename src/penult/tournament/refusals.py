"""The refusals of a tournament: a code, the rule that decided and the facts, for translation.

>>> print(TournamentRefused("results_missing", number=1, count=2, tables="2, 3"))
expected all results of sitting 1, came none of tables 2, 3
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from ..engine.errors import PenultError
from ..notation.errors import EntryRefused

REFUSALS: Mapping[str, tuple[str, str]] = {
    "results_missing": ("", "expected all results of sitting {number}, came none of tables {tables}"),
    "too_few": ("", "players: expected {least} or more, came {count}"),
    "hall_full": ("", "players: expected at most {most}, came one more"),
    "no_plan": ("R-66", "players: expected one of {allowed}, came {count}"),
    "plan_holds": (
        "R-66",
        "expected the {count} who began, because partners rotate by a plan, came {name!r}",
    ),
    "has_left": ("", "expected a player who has not dropped out, came {name!r}"),
    "is_here": ("", "expected a player who has dropped out, came {name!r}"),
    "own_points": ("", "expected rotating partners for a substitute, came a tournament of everybody alone"),
    "over": ("", "expected a tournament that goes on, came one that ended after {count} sittings"),
    "too_many_won": ("", "hands won: expected {most} at most, all seats together, came {count}"),
    "too_many_points": ("R-54", "points: expected at most {most} in all hands of a table, came {count}"),
    "unwon": ("R-55", "hands won: expected 1 or more for {name!r}, who has points, came 0"),
    "pair_unwon": (
        "R-64",
        "hands won: expected 1 or more for {names}, who have points, came 0",
    ),
    "nobody_won": ("R-58", "hands won: expected 1 or more where somebody has points, came 0"),
    "won_all": ("R-58", "points: expected 0 for {name!r}, who won every hand, came {count}"),
    "no_points": ("", "penalty: expected 1 point or more, came {count}"),
    "high_penalty": ("", "penalty: expected at most {most} points, came {count}"),
    "too_few_rounds": ("", "rounds: expected 0, or {least} or more, as many as were drawn, came {count}"),
    "rounds_of_a_plan": ("R-65", "rounds: expected those of the plan of the partners, came {count}"),
    "not_a_number": ("", "expected a whole number from {least} to {most}, came {text!r}"),
    "not_totals": ("", "expected points and hands won, such as 120 2, came {text!r}"),
    "not_a_penalty": ("", "expected a player, points and why, came {text!r}"),
    "no_new_name": ("", "expected a player and a new name, came {text!r}"),
    "lone_word": ("", "expected a reason in more than this word, came {text!r}"),
    "no_reason": ("", "expected a reason, came none"),
    "long_text": ("", "expected at most {most} letters, came {count}"),
    "unwritable": ("", "expected text without control characters, came {letter}"),
    "no_sitting": ("", "expected a sitting that was drawn, came none"),
    "no_table": ("", "expected a table to be chosen first, came none"),
    "no_such_table": ("", "expected one of the tables {allowed}, came {text!r}"),
    "no_result": ("", "expected a result that was entered, came none for sitting {number}, table {table}"),
    "some_hands": ("", "expected a table without a hand, came sitting {number}, table {table}"),
    "no_such_line": ("", "expected a line of the log from 1 to {last}, came {number}"),
    "taken_back": ("", "expected a line that has not been taken back, came {number}"),
    "of_a_correction": ("", "expected the line that it corrects, {line}, came {number}"),
    "earlier_sitting": (
        "",
        "expected the sitting drawn last, because later ones are numbered after it, came {number}",
    ),
    "impossible": ("", "expected what could have been, came this: {why}"),
    "nothing_to_undo": ("", "expected something to take back, came nothing"),
    "log_full": ("", "expected at most {most} lines in the log, came one more"),
    "log_too_long": ("", "the log: expected at most {most} characters, came more"),
    "no_export": ("", "expected a file name that ends in .csv, .json, .html or .txt, came {text!r}"),
    "own_file": ("", "expected another file than the tournament itself, came {path}"),
}
"""Code: the rule that decides, and a plain English sentence. The codes never change."""


class TournamentRefused(EntryRefused):
    """Nothing has changed. In the facts, sittings, tables, hands and lines count from 1, as on paper."""

    refusals: ClassVar[Mapping[str, tuple[str, str]]] = REFUSALS


class LineRefused(PenultError):
    """An impossible line of a log, counted from 0, with the reason."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line + 1}: {why}")
        self.line = line
        self.why = why

    def __reduce__(self) -> tuple[type[LineRefused], tuple[int, str]]:
        return LineRefused, (self.line, self.why)
