"""Checks of a player's move before the table decides when to make it, and the answer to *why not?*"""

from __future__ import annotations

from ...engine.moves import Move
from ...wire.to_server import WhyNot
from ..context import Context
from ..declined import Declined
from ..table import Table
from .answer_window import AnswerWindow


def playing_seats(table: Table, person: str) -> tuple[int, int]:
    """The seats, at the table and in the hand, of a person who may move now."""
    player, seat = table.both_seats(person)
    if seat is None or player is None or table.stage != "hand":
        raise Declined("not_playing", "somebody who plays this hand")
    if table.paused:
        raise Declined("paused", "a table that is not paused")
    return player, seat


def player_move(text: str) -> Move:
    move = Move(text)
    if move.by_referee:
        raise Declined("not_yours", "a move of a player")
    return move


def why_not(context: Context, window: AnswerWindow, person: str, request: WhyNot) -> None:
    """Answer as the engine would to this move, and change nothing.

    While it is hidden whose turn it is, there is no answer. A listed move counts as legal: asking about a
    flag tells no more than the list does.
    """
    _, seat = playing_seats(context.table, person)
    move, deal = player_move(request.move), context.table.hand
    if window.shuts_out(seat):
        raise Declined("not_now", "a moment in which nothing is hidden", stage=context.table.stage)
    deal.check(move, seat)
    context.journal.send_done(person, request.id)
