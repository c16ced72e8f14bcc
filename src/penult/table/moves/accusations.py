"""What players can be accused of, and which updates showed it.

A catch or a flag means what the update it names showed, so that a slow player never accuses somebody of
something newer.
"""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

from ...engine.deal import Deal
from ...engine.kernel.citations import R46
from ...engine.kernel.refusal_codes import TOO_LATE, refused
from ...engine.moves import Move
from ...engine.refusals import illegal_move
from ..declined import Declined

Charge = tuple[str, int]
"""`catch` or `flag`, and the seat that can be accused."""


class EndedCharge(NamedTuple):
    """A charge that is over."""

    updates: range
    """The updates that showed it."""
    taken_back: bool
    """Whether a flag ended it. Players who flag the same card a little later are right too."""


_CHARGED_BY = {"exposed": "catch", "laid": "flag"}
"""The events that open a charge."""
_RULE = {"catch": "R-45", "flag": "R-49"}


class Accusations:
    """The charges of one hand. Those open at the start count as shown by update `n`."""

    def __init__(self, deal: Deal | None, n: int) -> None:
        self._events_read = 0 if deal is None else len(deal.events)
        self._shown_since: dict[Charge, int] = dict.fromkeys(_charges(deal), n) if deal else {}
        """The open charges, and the first update that shows each."""
        self._shown_at: dict[Charge, float] = {}
        self._ended: dict[Charge, list[EndedCharge]] = defaultdict(list)

    def show(self, deal: Deal, n: int, now: float) -> None:
        """Update `n` is written to everybody now."""
        self.follow(deal, n)
        for charge in self._shown_since:
            self._shown_at.setdefault(charge, now)

    def shown_at(self, move: Move) -> float:
        """When the update was written that showed what the accusation means; 0 if there was none."""
        return 0.0 if move.target is None else self._shown_at.get((move.verb, move.target), 0.0)

    @property
    def exposed_at(self) -> float:
        """When the last exposure was shown that can still be caught; 0 if there is none."""
        if not self._shown_at:
            return 0.0
        return max([at for (verb, _), at in self._shown_at.items() if verb == "catch"], default=0.0)

    def follow(self, deal: Deal, n: int) -> None:
        """Open and end charges by the events since the last call, which update `n` shows."""
        for event in deal.events[self._events_read :]:
            if event.kind in _CHARGED_BY and event.seat is not None:
                charge = _CHARGED_BY[event.kind], event.seat
                self._end(charge, n)
                self._shown_since[charge] = n
            elif event.kind == "flagged" and event.seat is not None:
                self._end(("flag", event.seat), n, taken_back=True)
        self._events_read = len(deal.events)
        if self._shown_since:
            for charge in self._shown_since.keys() - _charges(deal):
                self._end(charge, n)

    def check(self, move: Move, seen: int) -> None:
        """Refuse an accusation that would hit something other than what update `seen` showed.

        A flag of a card that was not taken back in time hits nothing: the rules say what it costs (A-92).
        """
        if move.target is None:
            return
        charge = move.verb, move.target
        since = self._shown_since.get(charge)
        if since is not None and seen >= since:
            return
        meant = [ended for ended in self._ended.get(charge, ()) if seen in ended.updates]
        if meant and move.verb == "catch":
            raise illegal_move(refused(TOO_LATE, R46, move.target, 0, 0))
        if meant and (since is not None or meant[0].taken_back):
            raise Declined("flag_too_late", "a flag before the next turn has begun", _RULE["flag"], seen=seen)
        if since is not None:
            expected = f"an accusation that answers update {since} or the next"
            raise Declined("too_early", expected, _RULE[move.verb], seen=seen)

    def _end(self, charge: Charge, n: int, taken_back: bool = False) -> None:
        since = self._shown_since.pop(charge, n)
        self._shown_at.pop(charge, None)
        if since < n:
            self._ended[charge].append(EndedCharge(range(since, n), taken_back))


def _charges(deal: Deal) -> set[Charge]:
    charges = {("catch", seat) for seat in deal.exposed}
    return charges if deal.flaggable is None else charges | {("flag", deal.flaggable)}
