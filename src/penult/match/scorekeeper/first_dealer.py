"""Who deals, found at the table: the highest card (R-03) or the birthday nearest 31 July (R-04).

Both say who is left: one deals; several are tied and pick a card, again if need be (A-03, A-04).

>>> by_birthday({0: (7, 20), 1: (8, 5)})
(1,)
"""

from __future__ import annotations

from collections.abc import Mapping

from ...engine.cards import Card
from ...engine.dealer import by_birthdays, by_picks
from ...engine.editions import Edition
from ...engine.errors import Malformed
from .birthdays import Birthday
from .possible import check_cards
from .refusals import ScoreRefused


def by_card(edition: Edition, picks: Mapping[int, Card]) -> tuple[int, ...]:
    """R-03: of the players who picked, those with the highest number."""
    check_cards(edition, picks.values())
    return by_picks(list(picks.values()), among=list(picks))


def by_birthday(birthdays: Mapping[int, Birthday]) -> tuple[int, ...]:
    """R-04: the players whose birthday is nearest."""
    players = list(birthdays)
    return tuple(players[at] for at in by_birthdays(list(birthdays.values())))


def read_pick(text: str) -> Card:
    """One card, in any case."""
    try:
        return Card(text.strip().upper())
    except Malformed as error:
        raise ScoreRefused("not_a_card", text=text.strip()) from error
