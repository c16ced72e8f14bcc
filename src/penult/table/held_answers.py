"""Answers that are held until their window closes."""

from __future__ import annotations

from ..engine.errors import IllegalMove
from ..engine.moves import Move
from .context import Context
from .declined import Declined
from .steps import Held, Unheld
from .wanted_move import WantedMove

UNASKED = 0
"""As the number of a request: it was answered long ago."""


def hold(context: Context, said: WantedMove) -> None:
    """One answer, and one that the rules allow."""
    if said.seat in context.table.held:
        raise Declined("answered", "one answer", "A-80")
    context.table.hand.copy().play(said.move, said.seat)
    context.journal.do(Held(seat=said.seat, move=str(said.move)))
    if said.person is not None:
        context.journal.done(said.person, said.request, said.answered)


def held_by(context: Context, seat: int, date: float) -> WantedMove | None:
    """The answer that a window held until then; the player has been told that it counts."""
    answer, chair = context.table.held.get(seat), context.table.player_chair(seat)
    if answer is None:
        return None
    person = None if context.table.bot_plays(seat) else chair.person
    return WantedMove(seat, Move(answer), context.n, person, mark=chair.mark, answered=False, date=date)


def forget_spoiled(context: Context) -> None:
    """Who has drawn since may no longer give the answer that is held: then another one is asked for."""
    for seat, answer in tuple(context.table.held.items()):
        try:
            context.table.hand.copy().play(Move(answer), seat)
        except IllegalMove as why:
            context.journal.do(Unheld(seat=seat))
            if person := context.table.player_chair(seat).person:
                context.journal.refuse(person, UNASKED, why)
