"""The kernel's refusals by name, with their facts and a plain English sentence for each."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from .cards import card_of_kind, color_name
from .errors import IllegalMove
from .kernel import refusal_codes as kernel
from .kernel.cards import KINDS


class Refusal(NamedTuple):
    code: str
    facts: tuple[str, ...]
    sentence: str


REFUSALS = {
    kernel.HAND_IS_OVER: Refusal("hand_is_over", (), "the hand is over"),
    kernel.NO_SUCH_SEAT: Refusal(
        "no_such_seat", ("seat", "seats"), "expected a seat below {seats}, came {seat}"
    ),
    kernel.NO_SUCH_MOVE: Refusal("no_such_move", (), "expected one of the moves of the game"),
    kernel.NOT_YOUR_TURN: Refusal("not_your_turn", ("actor",), "it is seat {actor}'s turn"),
    kernel.ANSWER_FIRST: Refusal(
        "answer_first", ("actor", "top"), "seat {actor} must first answer the {top}"
    ),
    kernel.COLOR_FIRST: Refusal(
        "color_first", ("actor", "top"), "seat {actor} must first name the color of the {top}"
    ),
    kernel.UNSETTLED: Refusal(
        "unsettled", ("actor",), "seat {actor}'s last card must first be flagged or settled"
    ),
    kernel.NOT_HELD: Refusal("not_held", ("card",), "{card} is not in the hand"),
    kernel.NOT_IN_EDITION: Refusal("not_in_edition", ("card",), "{card} does not belong to this edition"),
    kernel.ONLY_THE_DRAWN_CARD: Refusal(
        "only_the_drawn_card",
        ("card", "drawn"),
        "after a draw only the drawn {drawn} may be laid, not {card}",
    ),
    kernel.NO_MATCH: Refusal(
        "no_match",
        ("card", "top", "color"),
        "expected a card of color {color}, one like {top} or a wild, came {card}",
    ),
    kernel.COLOR_MISSING: Refusal("color_missing", ("card",), "a color must be named with {card}"),
    kernel.COLOR_LATER: Refusal(
        "color_later", ("card",), "the color of {card} is named after it has taken effect"
    ),
    kernel.COLOR_UNASKED: Refusal("color_unasked", ("card",), "no color is named with {card}"),
    kernel.TARGET_MISSING: Refusal("target_missing", ("card",), "another player must be chosen for {card}"),
    kernel.TARGET_UNASKED: Refusal("target_unasked", ("card",), "no player is chosen with {card}"),
    kernel.TARGET_IS_SELF: Refusal("target_is_self", ("card",), "{card} must be aimed at another player"),
    kernel.MUST_LAY: Refusal("must_lay", (), "no card can be drawn, so a card that fits must be laid"),
    kernel.DRAWN_ALREADY: Refusal("drawn_already", (), "one card is drawn in a turn, no more"),
    kernel.KEEP_WITHOUT_DRAW: Refusal(
        "keep_without_draw", (), "the turn cannot be passed without drawing a card"
    ),
    kernel.MUST_LAY_DRAWN: Refusal(
        "must_lay_drawn", ("drawn",), "the drawn {drawn} fits and must be laid at this table"
    ),
    kernel.NO_COLOR_ASKED: Refusal("no_color_asked", (), "no color is to be named now"),
    kernel.NOT_ASKED: Refusal("not_asked", ("actor",), "it is seat {actor} who is asked"),
    kernel.NOTHING_TO_ANSWER: Refusal("nothing_to_answer", ("top",), "{top} does not wait for an answer"),
    kernel.NO_CHALLENGE: Refusal(
        "no_challenge", ("top",), "only an unanswered W4 can be challenged, not {top}"
    ),
    kernel.NO_CHALLENGES: Refusal("no_challenges", (), "nobody challenges at this table"),
    kernel.ADDED_UNDOUBTED: Refusal(
        "added_undoubted", ("top",), "a {top} that was added to a total cannot be challenged"
    ),
    kernel.NO_INVISIBILITY: Refusal("no_invisibility", (), "no Invisibility of this edition in hand"),
    kernel.NOTHING_TO_CANCEL: Refusal(
        "nothing_to_cancel", ("top",), "there is no effect of {top} for this player to cancel"
    ),
    kernel.ACCUSES_SELF: Refusal("accuses_self", (), "nobody accuses themselves"),
    kernel.NOT_EXPOSED: Refusal("not_exposed", ("seat",), "seat {seat} owes no call of UNO"),
    kernel.TOO_LATE: Refusal("too_late", ("seat",), "seat {seat} can no longer be caught"),
    kernel.NO_FLAGS: Refusal("no_flags", (), "the referee refuses wrong cards at this table"),
    kernel.NOT_WRONG: Refusal("not_wrong", ("seat",), "seat {seat} has no wrong card on top of the pile"),
    kernel.NO_HINTS: Refusal("no_hints", (), "suggestions are not punished at this table"),
    kernel.REFEREE_ONLY: Refusal("referee_only", (), "only the referee does this"),
    kernel.PLAYERS_ONLY: Refusal("players_only", (), "the referee has no cards: hint or settle"),
    kernel.NOTHING_TO_SETTLE: Refusal("nothing_to_settle", (), "no last card is waiting to be settled"),
    kernel.BARRED_WHILE_UNSETTLED: Refusal(
        "barred_while_unsettled", ("seat",), "seat {seat}'s last card is not settled yet"
    ),
    kernel.OUT_OF_THE_HAND: Refusal("out_of_the_hand", ("seat",), "seat {seat} is out of this hand"),
    kernel.NO_HOUSE_RULE: Refusal("no_house_rule", (), "this table has not agreed on that house rule"),
    kernel.NO_ADDING: Refusal(
        "no_adding",
        ("card", "standing", "total"),
        "{card} cannot be laid on the {standing}, for which {total} cards stand to be drawn",
    ),
    kernel.TOTAL_IS_FULL: Refusal("total_is_full", ("card", "most"), "at most {most} Draw cards add up"),
    kernel.PLAY_INSTEAD: Refusal("play_instead", (), "the player who is to act plays, and does not jump in"),
    kernel.NO_JUMP: Refusal("no_jump", ("top",), "nobody can jump in on the {top} now"),
    kernel.NOT_IDENTICAL: Refusal(
        "not_identical", ("card", "top"), "expected another {top} to jump in with, came {card}"
    ),
    kernel.NO_WIN_BY_JUMP: Refusal("no_win_by_jump", ("card",), "the last card cannot be laid by jumping in"),
    kernel.ONE_AT_A_TIME: Refusal("one_at_a_time", ("card",), "{card} must be laid alone"),
    kernel.NOT_ALIKE: Refusal("not_alike", ("card",), "expected one more {card}, and no other card"),
    kernel.BLUFF_BARRED: Refusal(
        "bluff_barred",
        ("card", "color"),
        "{card} cannot be laid by a player who holds a card of color {color}",
    ),
    kernel.NO_LAST_CARD: Refusal("no_last_card", ("card",), "{card} may not be the last card"),
    kernel.MUST_LAY_RIGHT: Refusal("must_lay_right", (), "a player who holds a card that fits must lay one"),
    kernel.NO_CATCHES: Refusal("no_catches", (), "nobody can be caught at this table"),
}

CARD_FACTS = ("card", "top", "drawn", "standing")
SEAT_FACTS = ("actor", "seat")
AMOUNT_FACTS = ("total", "most")
_NUMBERED = (("H", 300), ("D", 210), ("A", 100), ("R", 0))
"""The kernel's first number for each kind of entry in the rulebook."""


def illegal_move(packed: int) -> IllegalMove:
    """The error for a refusal of the kernel."""
    code, rule = packed & 63, packed >> 6 & 511
    numbers = (packed >> 15 & 63, packed >> 21 & 63, packed >> 27 & 63)
    refusal = REFUSALS[code]
    facts = {name: _fact(name, number) for name, number in zip(refusal.facts, numbers, strict=False)}
    return IllegalMove(refusal.code, rule_id(rule), facts, refusal.sentence.format(**facts))


@cache
def rule_id(number: int) -> str:
    """28 is R-28, 142 is A-42, 212 is D-02 and 303 is H-03."""
    letter, first = next((letter, first) for letter, first in _NUMBERED if number > first)
    return f"{letter}-{number - first:02}"


def _fact(name: str, number: int) -> object:
    if name in CARD_FACTS:
        return card_of_kind(number) if number < KINDS else None
    return color_name(number) if name == "color" else number
