"""How long people who are away stay host, keep a seat that no match needs, and stay at the table.

While nobody is connected, no time runs out.
"""

from __future__ import annotations

from functools import partial

from ..agenda import Agenda, Entry
from ..context import Context
from ..log.steps import HostIs
from .seat_requests import BETWEEN_MATCHES, departure, next_host

HOST_SECONDS = 60.0
"""How long an absent host stays host."""
STAY_SECONDS = 300.0
"""How long an absent person stays at the table, if no match keeps a seat for them."""


class Absence:
    def __init__(self, context: Context) -> None:
        self._context = context

    def agenda(self) -> Agenda:
        attendance = self._context.attendance
        if attendance.all_here or not attendance.anybody_here:
            return ()
        entries: list[Entry] = [
            (at + STAY_SECONDS, partial(self.leave, person))
            for at, person in self._removable(attendance.away)
        ]
        if (at := self._host_due) is not None and (successor := self._successor) is not None:
            entries.insert(0, (at, partial(self._make_host, successor)))
        return entries

    def leave(self, person: str) -> None:
        for step in list(departure(self._context.table, person)):
            self._context.journal.do(step)

    def make_room(self) -> bool:
        """Remove the person without a seat who has been away longest. Returns False if there is none."""
        table, away = self._context.table, self._context.attendance.away
        unseated = [(at, person) for at, person in away if table.seat_kept_for(person) is None]
        if unseated:
            self.leave(min(unseated)[1])
        return bool(unseated)

    def _removable(self, away: list[tuple[float, str]]) -> list[tuple[float, str]]:
        """People for whom no match keeps a seat; none while the door is shut, as they could not return."""
        table = self._context.table
        if table.shut:
            return []
        between = table.stage in BETWEEN_MATCHES
        return [(at, person) for at, person in away if between or table.seat_kept_for(person) is None]

    def _make_host(self, person: str) -> None:
        self._context.journal.do(HostIs(person=person))

    @property
    def _successor(self) -> str | None:
        """Who follows an absent host: a player who is here; a spectator only where nobody has a seat.

        Otherwise a spectator could wait for a minute in which the players are away, and kick them.
        """
        table, attendance = self._context.table, self._context.attendance
        nobody_sits = not table.seated_people
        return next_host(
            table,
            (
                person
                for person in table.names
                if attendance.here(person) and (nobody_sits or table.seat_of(person) is not None)
            ),
        )

    @property
    def _host_due(self) -> float | None:
        attendee = self._context.attendance.attendees.get(self._context.table.host or "")
        return None if attendee is None or attendee.here else (attendee.gone_at or 0.0) + HOST_SECONDS
