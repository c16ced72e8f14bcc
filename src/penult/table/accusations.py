"""What somebody can be accused of, from the update that shows it to the one that ends it.

A catch means the exposure, and a flag the card, that was to be seen in the update it names: a slow player
accuses nobody of something else.
"""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

from ..engine.deal import Deal
from ..engine.kernel.citations import R46
from ..engine.kernel.refusal_codes import TOO_LATE, refused
from ..engine.moves import Move
from ..engine.refusals import illegal_move
from .declined import Declined

Ground = tuple[str, int]
"""The accusation, and the seat it is made against."""


class Past(NamedTuple):
    """A ground that is over."""

    shown: range
    """The updates in which it was to be seen."""
    taken_back: bool
    """Whether a flag ended it: those who flag the same card a little later are right, too."""


_GIVEN_BY = {"exposed": "catch", "laid": "flag"}
_RULE = {"catch": "R-45", "flag": "R-49"}


class Accusations:
    """For the accusations of one hand. What is found in it at first is shown by update `n`."""

    def __init__(self, deal: Deal | None, n: int) -> None:
        self._read = 0 if deal is None else len(deal.events)
        self._since: dict[Ground, int] = dict.fromkeys(_grounds(deal), n) if deal else {}
        self._shown: dict[Ground, float] = {}
        self._past: dict[Ground, list[Past]] = defaultdict(list)

    def show(self, deal: Deal, n: int, now: float) -> None:
        """Update `n` is written to everybody now."""
        self.look(deal, n)
        for ground in self._since:
            self._shown.setdefault(ground, now)

    def shown_at(self, move: Move) -> float:
        """When the update was written that showed what the accusation means; 0 where there is none."""
        return 0.0 if move.target is None else self._shown.get((move.verb, move.target), 0.0)

    @property
    def exposed_at(self) -> float:
        """When the last card was shown that exposed somebody who can still be caught; 0 where nobody can."""
        return max([at for (verb, _), at in self._shown.items() if verb == "catch"], default=0.0)

    def look(self, deal: Deal, n: int) -> None:
        """What has happened since is shown by update `n`."""
        for event in deal.events[self._read :]:
            if event.kind in _GIVEN_BY and event.seat is not None:
                ground = _GIVEN_BY[event.kind], event.seat
                self._end(ground, n)
                self._since[ground] = n
            elif event.kind == "flagged" and event.seat is not None:
                self._end(("flag", event.seat), n, taken_back=True)
        self._read = len(deal.events)
        if self._since:
            for ground in self._since.keys() - _grounds(deal):
                self._end(ground, n)

    def check(self, move: Move, seen: int) -> None:
        """Refuse an accusation that would hit something else than what was seen.

        A flag of a card that nobody took back in time hits nothing: the rules say what it costs (A-92).
        """
        if move.target is None:
            return
        ground = move.verb, move.target
        since = self._since.get(ground)
        if since is not None and seen >= since:
            return
        past = [past for past in self._past.get(ground, ()) if seen in past.shown]
        if past and move.verb == "catch":
            raise illegal_move(refused(TOO_LATE, R46, move.target, 0, 0))
        if past and (since is not None or past[0].taken_back):
            raise Declined("flag_too_late", "a flag before the next turn has begun", _RULE["flag"], seen=seen)
        if since is not None:
            expected = f"an accusation that answers update {since} or the next"
            raise Declined("too_early", expected, _RULE[move.verb], seen=seen)

    def _end(self, ground: Ground, n: int, taken_back: bool = False) -> None:
        since = self._since.pop(ground, n)
        self._shown.pop(ground, None)
        if since < n:
            self._past[ground].append(Past(range(since, n), taken_back))


def _grounds(deal: Deal) -> set[Ground]:
    grounds = {("catch", seat) for seat in deal.exposed}
    return grounds if deal.flaggable is None else grounds | {("flag", deal.flaggable)}
