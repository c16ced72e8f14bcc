"""Answers that are held until their window closes."""

from __future__ import annotations

from ...engine.errors import IllegalMove
from ...engine.moves import Move
from .declined import Declined
from .live_table import LiveTable
from .said import Said
from .steps import Held, Unheld

UNASKED = 0
"""As the number of a request: it was answered long ago."""


def hold(live: LiveTable, said: Said) -> None:
    """One answer, and one that the rules allow."""
    if said.seat in live.table.held:
        raise Declined("answered", "one answer", "A-80")
    live.table.hand.copy().play(said.move, said.seat)
    live.do(Held(seat=said.seat, move=str(said.move)))
    if person := said.answer_to:
        live.done(person, said.request)


def held_by(live: LiveTable, seat: int) -> Said | None:
    answer = live.table.held.get(seat)
    return None if answer is None else Said(seat, Move(answer), live.n, mark=live.chair(seat).mark)


def forget_spoiled(live: LiveTable) -> None:
    """Who has drawn since may no longer give the answer that is held: then another one is asked for."""
    for seat, answer in tuple(live.table.held.items()):
        try:
            live.table.hand.copy().play(Move(answer), seat)
        except IllegalMove as why:
            live.do(Unheld(seat=seat))
            if person := live.chair(seat).person:
                live.refuse(person, UNASKED, why)
