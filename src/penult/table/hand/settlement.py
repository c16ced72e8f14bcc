"""R-49: a wrong last card stands if nobody flags it: when all others agree, or when time is up."""

from __future__ import annotations

from ...engine.kernel.state import REFEREE
from ...engine.moves import Move
from ..moves.move_intake import MoveIntake
from ..moves.wanted_move import CLOCK, WantedMove


def objectors(intake: MoveIntake) -> tuple[int, ...]:
    """The seats that must let the card pass, here or away.

    The eliminated, and those who are out of the hand (H-44), count only if nobody else plays.
    """
    table, decider = intake.context.table, intake.decider
    playing = table.players_in
    others = tuple(seat for seat, _ in table.seated_people if seat != decider)
    return tuple(seat for seat in others if seat in playing) or others


def settle_if_agreed(intake: MoveIntake) -> None:
    """Let the card stand once every other person agrees. One click is never enough."""
    seats = objectors(intake)
    if not seats or not intake.context.agreement.is_unanimous(seats):
        return
    if not intake.race.on:
        intake.make(_settle(intake, said_at=intake.context.now))
    elif not intake.race.has(REFEREE):
        intake.enter_race(_settle(intake, said_at=intake.context.now))


def settle_by_clock(intake: MoveIntake, said_at: float) -> None:
    """Let the card stand because time is up. A flag that was said before still counts (A-68)."""
    if not intake.race.has(REFEREE):
        intake.enter_race(_settle(intake, said_at, CLOCK))


def _settle(intake: MoveIntake, said_at: float, mark: str = "") -> WantedMove:
    return WantedMove(REFEREE, Move("settle"), intake.context.n, mark=mark, said_at=said_at)
