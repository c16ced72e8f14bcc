"""Who may speak in a hand, and what the engine says to a move that is asked about and not made."""

from __future__ import annotations

from ..engine.moves import Move
from ..wire.to_server import WhyNot
from .answer_window import AnswerWindow
from .context import Context
from .declined import Declined
from .table import Table


def speaker(table: Table, person: str) -> tuple[int, int]:
    """The seats, at the table and in the hand, of somebody who may speak."""
    player, seat = table.place_of(person)
    if seat is None or player is None or table.stage != "hand":
        raise Declined("not_playing", "somebody who plays this hand")
    if table.paused:
        raise Declined("paused", "a table that is not paused")
    return player, seat


def move_of_a_player(text: str) -> Move:
    move = Move(text)
    if move.by_referee:
        raise Declined("not_yours", "a move of a player")
    return move


def why_not(context: Context, window: AnswerWindow, person: str, ask: WhyNot) -> None:
    """The engine's answer to a move that is not made.

    Whose turn is hidden is hidden here too. What is listed can be made, and asking says no more than the
    list: a flag that might be false is as good as any.
    """
    _, seat = speaker(context.table, person)
    move, deal = move_of_a_player(ask.move), context.table.hand
    if window.shuts_out(seat):
        raise Declined("not_now", "a moment in which nothing is hidden", stage=context.table.stage)
    if move not in deal.legal_moves(seat):
        deal.copy().play(move, seat)
    context.journal.done(person, ask.id)
