"""Who deals first: by the highest card picked (R-03) or by the birthday nearest 31 July (R-04).

Both return the seats that are left: one is the dealer, several are tied and pick again (A-03, A-04).

>>> by_picks([Card("R8"), Card("B8"), Card("G2")])
(0, 1)
>>> by_picks([Card("R3"), Card("B5")], among=(0, 1))
(1,)
>>> by_birthdays([(7, 20), (8, 5), (1, 1)])
(1,)
"""

from __future__ import annotations

from collections.abc import Sequence

from .cards import Card
from .errors import Malformed
from .kernel.cards import KINDS
from .kernel.seating import day_exists, days_from_birthday, pick_value


def by_picks(picks: Sequence[Card], among: Sequence[int] | None = None) -> tuple[int, ...]:
    """R-03, A-03: the seats with the highest number; `among` has the seats tied in the last round."""
    seats = range(len(picks)) if among is None else among
    if not picks or len(picks) != len(seats):
        raise Malformed("picks", len(picks), f"{max(1, len(seats))} cards, one for each player")
    for card in picks:
        if card.kind >= KINDS:
            raise Malformed("picked card", str(card), "a card that can be seen")
    return _best(seats, [-pick_value(card.kind) for card in picks])


def by_birthdays(birthdays: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    """R-04, A-04: the seats whose birthday (month, day) is nearest."""
    if not birthdays:
        raise Malformed("birthdays", 0, "one for each player")
    for month, day in birthdays:
        if not day_exists(month, day):
            raise Malformed("birthday", f"{month:02}-{day:02}", "a month and a day of the year")
    return _best(range(len(birthdays)), [days_from_birthday(*birthday) for birthday in birthdays])


def _best(seats: Sequence[int], distances: Sequence[int]) -> tuple[int, ...]:
    nearest = min(distances)
    return tuple(seat for seat, far in zip(seats, distances, strict=True) if far == nearest)
