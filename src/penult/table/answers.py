"""Answers that are held until their window closes."""

from __future__ import annotations

from ..engine.errors import IllegalMove
from ..engine.moves import Move
from .declined import Declined
from .live_table import LiveTable
from .steps import Held, Unheld
from .wanted_move import WantedMove

UNASKED = 0
"""As the number of a request: it was answered long ago."""


def hold(live: LiveTable, said: WantedMove) -> None:
    """One answer, and one that the rules allow."""
    if said.seat in live.table.held:
        raise Declined("answered", "one answer", "A-80")
    live.table.hand.copy().play(said.move, said.seat)
    live.do(Held(seat=said.seat, move=str(said.move)))
    if said.person is not None:
        live.done(said.person, said.request, said.answered)


def held_by(live: LiveTable, seat: int, date: float) -> WantedMove | None:
    """The answer that a window held until then; whoever gave it has been told that it counts."""
    answer, chair = live.table.held.get(seat), live.chair(seat)
    if answer is None:
        return None
    person = None if live.bot_plays(seat) else chair.person
    return WantedMove(seat, Move(answer), live.n, person, mark=chair.mark, answered=False, date=date)


def forget_spoiled(live: LiveTable) -> None:
    """Who has drawn since may no longer give the answer that is held: then another one is asked for."""
    for seat, answer in tuple(live.table.held.items()):
        try:
            live.table.hand.copy().play(Move(answer), seat)
        except IllegalMove as why:
            live.do(Unheld(seat=seat))
            if person := live.chair(seat).person:
                live.refuse(person, UNASKED, why)
