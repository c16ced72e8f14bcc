"""Names and seats at each line of a tournament's log."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable

from ..engine.errors import Malformed
from ..notation.names import check_name
from .acts import (
    Act,
    Drawn,
    Dropped,
    Entered,
    HandReported,
    Penalized,
    PlayerRenamed,
    Returned,
    Substituted,
    Totaled,
)
from .ledger import Change
from .sittings import Seats, Sitting

_NAMING = Entered | PlayerRenamed | Substituted
_OF_A_PLAYER = Dropped | Returned | PlayerRenamed | Substituted | Penalized


class Roster:
    """A player whose entry was struck out stays known, because earlier lines still mention them."""

    __slots__ = ("_called", "_drawn", "_sittings", "names")

    def __init__(self) -> None:
        self.names: dict[int, str] = {}
        self._called: dict[int, dict[int, str]] = {}
        """The names of each player, by the line that gave them."""
        self._drawn: list[int] = []
        """The lines that drew a sitting, in order."""
        self._sittings: dict[int, Sitting] = {}

    def check(self, act: Act) -> None:
        """Refuse an act about an unknown player, table or seat."""
        if isinstance(act, _NAMING):
            check_name(act.name, ())
        if isinstance(act, _OF_A_PLAYER):
            self._check_players((act.player,))
        if isinstance(act, Drawn):
            self._check_players(player for table in act.sitting.tables for player in table)
        elif isinstance(act, HandReported):
            self._check_seats(act, len(act.result.tally))
            if act.result.winner not in (None, *range(len(act.result.tally))):
                raise Malformed("winner", act.result.winner, "a seat of the table")
        elif isinstance(act, Totaled):
            for numbers in (act.points, act.won):
                self._check_seats(act, len(numbers))

    def take(self, change: Change) -> None:
        """Note a change."""
        if isinstance(change.before, _NAMING):
            del self._called[change.before.player][change.line]
            self._call(change.before.player)
        elif isinstance(change.before, Drawn):
            self._drawn.remove(change.line)
        if isinstance(change.now, _NAMING):
            self._called.setdefault(change.now.player, {})[change.line] = change.now.name
            self._call(change.now.player)
        elif isinstance(change.now, Drawn):
            insort(self._drawn, change.line)
            self._sittings[change.line] = change.now.sitting

    def seats(self, sitting: int, table: int) -> Seats:
        if sitting not in range(len(self._drawn)):
            raise Malformed("sitting", sitting, "a sitting that was drawn")
        tables = self._sittings[self._drawn[sitting]].tables
        if table not in range(len(tables)):
            raise Malformed("table", table, f"a table of sitting {sitting}")
        return tables[table]

    def names_at(self, line: int) -> dict[int, str]:
        """The names at the time when this line was first written."""
        then = {
            player: called[max(given)]
            for player, called in self._called.items()
            if (given := [at for at in called if at <= line])
        }
        return self.names | then

    def _call(self, player: int) -> None:
        if called := self._called[player]:
            self.names[player] = called[max(called)]

    def _check_players(self, players: Iterable[int]) -> None:
        for player in players:
            if player not in self.names:
                raise Malformed("player", player, "a player who has entered")

    def _check_seats(self, act: HandReported | Totaled, came: int) -> None:
        seats = len(self.seats(act.sitting, act.table))
        if came != seats:
            raise Malformed("seats", came, f"{seats}, as many as sit at the table")
