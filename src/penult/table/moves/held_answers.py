"""Answers that are held until their window closes."""

from __future__ import annotations

from ...engine.errors import IllegalMove
from ...engine.moves import Move
from ..context import Context
from ..declined import Declined
from ..log.steps import Held, Unheld
from .wanted_move import WantedMove

NO_REQUEST = 0
"""The id in a refusal of an answer whose message was confirmed long ago."""


def hold(context: Context, wanted: WantedMove) -> None:
    """Hold an answer that the rules allow. Each seat may give one."""
    if wanted.seat in context.table.held:
        raise Declined("answered", "one answer", "A-80")
    context.table.hand.copy().play(wanted.move, wanted.seat)
    context.journal.do(Held(seat=wanted.seat, move=str(wanted.move)))
    if wanted.person is not None:
        context.journal.send_done(wanted.person, wanted.request_id, wanted.answerable)


def held_answer(context: Context, seat: int, said_at: float) -> WantedMove | None:
    """The answer held for a seat, as a move to be made now. The player knows already that it counts."""
    answer, chair = context.table.held.get(seat), context.table.hand_chair(seat)
    if answer is None:
        return None
    person = None if context.table.bot_plays(seat) else chair.person
    return WantedMove(
        seat, Move(answer), context.n, person, mark=chair.mark, answerable=False, said_at=said_at
    )


def drop_illegal_answers(context: Context) -> None:
    """Drop held answers that are no longer legal, because the player has drawn since, and ask again."""
    for seat, answer in tuple(context.table.held.items()):
        try:
            context.table.hand.copy().play(Move(answer), seat)
        except IllegalMove as why:
            context.journal.do(Unheld(seat=seat))
            if person := context.table.hand_chair(seat).person:
                context.journal.refuse(person, NO_REQUEST, why)
