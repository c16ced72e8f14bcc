"""The refusals of a scorekeeper: a code, the rule that decided and the facts, for translation.

>>> print(ScoreRefused("no_card"))
a player who did not go out holds at least one card (R-51)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from ..notation.errors import EntryRefused

REFUSALS: Mapping[str, tuple[str, str]] = {
    "not_a_holding": ("R-54", "expected cards such as R7 GS W4, or points, came {text!r}"),
    "count_or_card": (
        "R-54",
        "expected commas between cards, or their number in a word, came {text!r}",
    ),
    "one_or_two": ("R-54", "expected W4, or W and 4 with a comma between, came {text!r}"),
    "not_a_card": ("R-03", "expected one card such as R7 or W4, came {text!r}"),
    "not_a_day": ("R-04", "expected a day of the year such as 07-31 or 31 July, came {text!r}"),
    "other_edition": ("R-02", "{card} is not a card of {edition}"),
    "too_many": ("R-02", "the deck has {most} of {card}, came {count} in all hands together"),
    "whole_deck": ("R-06", "at least one of the {most} cards lies on the discard pile"),
    "too_many_points": (
        "R-54",
        "the rest of the deck has {most} points, came {count}",
    ),
    "too_many_zeros": (
        "A-01",
        "expected at most {most} hands of 0 points, one for each zero left, came {count}",
    ),
    "negative": ("R-54", "expected 0 points or more, came {points}"),
    "no_card": ("R-51", "a player who did not go out holds at least one card"),
    "holds_cards": ("R-51", "player {who} went out and holds nothing"),
    "no_mercy": ("H-42", "expected a hand of a table with the mercy rule, came one without"),
    "last_left": ("H-46", "expected two players or more who are still in a blocked hand, came fewer"),
    "missing": ("R-54", "expected what player {who} holds, came nothing"),
    "not_playing": ("A-69", "player {who} does not sit at this hand"),
    "over": ("R-56", "the match ended after hand {number}"),
    "later_hand": (
        "R-56",
        "with this, hand {number} could not have been played as it was entered: {why}",
    ),
    "no_such_hand": ("", "expected a hand from 1 to {last} that was played, came {number}"),
    "nothing_to_undo": ("", "there is nothing to take back"),
    "full": ("", "expected at most {most} entries"),
    "no_new_name": ("", "expected a player and a new name, came {text!r}"),
    "players_stay": ("", "expected the players who began the match, came another or one less"),
    "no_export": ("", "expected a file name that ends in .csv or .json, came {text!r}"),
    "no_file": ("", "expected a file name after {text!r}, came none"),
    "not_exported": ("", "expected one of {words}, and a file name, came {text!r}"),
    "own_file": ("", "expected another file than the match itself, came {path}"),
}
"""Code: the rule that decides, and a plain English sentence. The codes never change."""


class ScoreRefused(EntryRefused):
    """Something that cannot be entered; nothing has changed. Players in the facts are numbers from 0."""

    refusals: ClassVar[Mapping[str, tuple[str, str]]] = REFUSALS
