"""What a table asks one person right now, and when two questions are the same."""

from __future__ import annotations

from enum import Enum

from ..engine.view import View
from .seen import Seen

_REMARKS = ("flag", "invis", "jump")


class Asked(Enum):
    """The kinds of questions, by their answers."""

    NOTHING = "nothing"
    BEGIN = "the start of the match"
    PICK = "a card from the spread"
    BIRTHDAY = "a birthday"
    TURN = "a move"
    REMARK = "a call, a catch, an objection or a jump, if there is one"
    SETTLE = "whether a last card may pass"
    NEXT = "whether the next hand may begin"
    AGAIN = "another match"
    GO_ON = "the end of a pause"


def asked_of(seen: Seen, view: View | None) -> Asked:
    table = seen.table
    if table.paused:
        return Asked.GO_ON if seen.seated else Asked.NOTHING
    if table.stage == "gathering":
        return Asked.BEGIN if seen.hosting else Asked.NOTHING
    if table.stage == "over":
        return Asked.AGAIN if seen.hosting else Asked.NOTHING
    if table.stage == "dealer":
        return _about_dealer(seen)
    if table.stage == "scores":
        waiting = table.asked == "next" and table.you in table.waited
        return Asked.NEXT if waiting else Asked.NOTHING
    return _in_hand(seen, view)


def key_of(asked: Asked, seen: Seen) -> object:
    """A key that stays the same during one question, so that it is asked only once."""
    hand, table = seen.hand, seen.table
    if asked is Asked.NOTHING:
        return asked, table.stage, seen.seated, hand.held if hand else None
    if asked is Asked.PICK and table.spread:
        return asked, table.spread.among
    if hand is None or asked not in (Asked.TURN, Asked.REMARK, Asked.SETTLE):
        return asked
    if asked is Asked.TURN:
        return asked, hand.number, hand.phase, hand.top, hand.due, hand.hand, hand.drawn
    spoken = tuple(offer.move for offer in hand.moves if not offer.move.startswith("play"))
    return asked, hand.number, hand.top, hand.exposed, spoken


def window_is_open(view: View) -> bool:
    """Whether this seat can catch or flag somebody, be caught or flagged, or jump in."""
    if view.exposed:
        return True
    in_turn = view.turn == view.seat and not view.phase.startswith("settle")
    return not in_turn and any(move.verb in _REMARKS for move in view.moves)


def _about_dealer(seen: Seen) -> Asked:
    table = seen.table
    if table.spread is not None and table.you in table.spread.among:
        picked = any(pick.seat == table.you for pick in table.spread.picks)
        return Asked.NOTHING if picked else Asked.PICK
    if table.birthdays is not None and seen.seated and table.you not in table.birthdays.answered:
        return Asked.BIRTHDAY
    return Asked.NOTHING


def _in_hand(seen: Seen, view: View | None) -> Asked:
    table, hand = seen.table, seen.hand
    if table.stage != "hand" or hand is None or view is None or hand.you is None or hand.held is not None:
        return Asked.NOTHING
    if table.asked == "settle":
        mine = hand.turn == hand.you or table.you in table.ready
        return Asked.NOTHING if mine else Asked.SETTLE
    if hand.turn == hand.you and hand.moves:
        return Asked.TURN
    return Asked.REMARK if hand.moves and window_is_open(view) else Asked.NOTHING
