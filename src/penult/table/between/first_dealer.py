"""Who deals first by birthdays (R-04): the nearest one decides, or cards if it is shared or nobody told one.

>>> nearest_birthdays({0: (7, 30), 1: (1, 1), 2: (8, 1)})
(0, 2)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...engine.chance import Chance
from ...engine.dealer import by_birthdays
from ..log.steps import DealerIs, SpreadOut

Birthday = tuple[int, int]
"""A month and a day."""


def nearest_birthdays(told: Mapping[int, Birthday]) -> tuple[int, ...]:
    """The seats whose birthday is nearest: several if they share it, none if nobody told one."""
    seats = sorted(told)
    return tuple(seats[at] for at in by_birthdays([told[seat] for seat in seats])) if seats else ()


def first_dealer_step(
    nearest: tuple[int, ...], players: tuple[int, ...], shuffle: Callable[[], Chance]
) -> DealerIs | SpreadOut:
    """The step after birthdays were compared. A-04: who shares the day picks cards; without a day all do."""
    if len(nearest) == 1:
        return DealerIs(seat=nearest[0], rule="R-04")
    return spread_for(nearest or players, shuffle())


def spread_for(pickers: tuple[int, ...], chance: Chance) -> SpreadOut:
    """R-03: the cards lie face down, and these seats pick."""
    return SpreadOut(cards=" ".join(map(str, chance.deck)), among=pickers)
