"""Finding the first dealer at the table: the highest card (R-03) or the birthday nearest 31 July (R-04).

Both return who is left: a single player deals, several are tied and pick again (A-03, A-04).

>>> by_birthday({0: (7, 20), 1: (8, 5)})
(1,)
"""

from __future__ import annotations

from collections.abc import Mapping

from ..engine.dealer import by_birthdays, by_picks
from ..engine.editions import Edition
from .birthdays import Birthday
from .card_words import CardWords, Colorless, Named
from .deck import check_cards
from .refusals import ScoreRefused
from .typed_cards import typed_cards

_HIGHEST = 9
"""The highest number on a card."""


def by_card(edition: Edition, picks: Mapping[int, Named]) -> tuple[int, ...]:
    """R-03: the players who picked the highest number; colors do not matter."""
    check_cards(edition, picks.values())
    cards = [pick.in_red if isinstance(pick, Colorless) else pick for pick in picks.values()]
    return by_picks(cards, among=list(picks))


def by_birthday(birthdays: Mapping[int, Birthday]) -> tuple[int, ...]:
    """R-04: the players whose birthday is nearest."""
    players = list(birthdays)
    return tuple(players[at] for at in by_birthdays(list(birthdays.values())))


def read_pick(text: str, words: CardWords | None = None) -> Named:
    """One card, typed as in a hand; a number alone is enough."""
    try:
        picked = typed_cards(text, words)
    except ScoreRefused as error:
        raise ScoreRefused("not_a_card", text=text.strip()) from error
    if len(picked) != 1 or (isinstance(picked[0], int) and not 0 <= picked[0] <= _HIGHEST):
        raise ScoreRefused("not_a_card", text=text.strip())
    return Colorless(str(picked[0])) if isinstance(picked[0], int) else picked[0]
