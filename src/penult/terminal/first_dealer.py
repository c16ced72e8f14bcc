"""Who deals first at a terminal: somebody is named (D-32), or found as the edition says (R-03, R-04).

The bots have birthdays too, drawn once and told. A person who keeps theirs to themselves leaves it to the
cards, as on a server where nobody tells a birthday.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from datetime import date, timedelta
from typing import NamedTuple

from ..engine.cards import Card
from ..engine.chance import Chance
from ..engine.dealer import by_birthdays, by_chance
from ..engine.editions import DealerBy
from ..engine.rules import Rules
from ..i18n.catalogue import catalogue
from ..match.scorekeeper.birthdays import Birthday, readings
from ..rulebook.voice import Voice
from .hand_lines import Line
from .hand_of_play import YOU
from .picks import picking

_LEAP_YEAR = date(2024, 1, 1)
_DAYS = 366
_MONTHS = range(1, 13)


class Found(NamedTuple):
    """The dealer of so many seats, and what led to them: a word of the host, birthdays, or only cards."""

    dealer: int
    seats: int
    named: bool = False
    birthdays: tuple[Birthday, ...] = ()
    tied: tuple[int, ...] = ()
    """A-04: those whose birthdays are equally near."""
    picks: tuple[tuple[Card, ...], ...] = ()


class FirstDealer:
    """What is known about it at one sitting: whom the person named, and all birthdays."""

    def __init__(self, named: int | None = None, birthday: Birthday | None = None) -> None:
        self._named = named
        self._birthday = birthday
        self._asked = birthday is not None
        self._of_bots: dict[int, Birthday] = {}

    def wants_birthday(self, rules: Rules) -> bool:
        """R-04: whether the person's birthday is still to be asked for; once is enough."""
        return rules.edition.dealer_by is DealerBy.BIRTHDAY and self._named is None and not self._asked

    def tell_birthday(self, birthday: Birthday | None) -> None:
        """A day, or None for nobody's business."""
        self._birthday, self._asked = birthday, True

    def name(self, dealer: int | None) -> None:
        """D-32: the host says who deals; None leaves it to the edition."""
        self._named = dealer

    def find(self, rules: Rules, seats: int, chance: Chance, rng: random.Random) -> Found:
        if self._named is not None:
            return Found(self._named, seats, named=True)
        if rules.edition.dealer_by is DealerBy.BIRTHDAY and self._birthday:
            return self._nearest(self._birthday, seats, chance, rng)
        return by_cards(chance, seats)

    def _nearest(self, birthday: Birthday, seats: int, chance: Chance, rng: random.Random) -> Found:
        """R-04, A-04: the nearest birthday; those who are tied pick cards (R-03)."""
        others = [self._of_bots.setdefault(seat, _any_day(rng)) for seat in range(seats) if seat != YOU]
        birthdays = (birthday, *others)
        nearest = by_birthdays(birthdays)
        if len(nearest) == 1:
            return Found(nearest[0], seats, birthdays=birthdays)
        dealer = by_chance(chance, seats, nearest)
        return Found(dealer, seats, birthdays=birthdays, tied=nearest, picks=tuple(chance.picks))


def by_cards(chance: Chance, seats: int) -> Found:
    """R-03: everybody picks a card."""
    return Found(by_chance(chance, seats), seats, picks=tuple(chance.picks))


def dealer_lines(found: Found, voice: Voice) -> Iterator[Line]:
    """How the dealer was found, each step with its rule."""
    me = "seat" if found.dealer == voice.reader else "none"
    if found.named:
        yield Line(voice.say("terminal-dealer-named", who=voice.name(found.dealer), me=me), "D-32")
    elif found.birthdays:
        yield from _birthday_lines(found, me, voice)
    else:
        yield from picking(found.picks, range(found.seats), voice)


def _birthday_lines(found: Found, me: str, voice: Voice) -> Iterator[Line]:
    days = "; ".join(
        voice.say("terminal-birthday", who=voice.name(seat), day=_said(birthday, voice))
        for seat, birthday in enumerate(found.birthdays)
    )
    yield Line(voice.say("terminal-birthdays", birthdays=days), "")
    if found.tied:
        names = ", ".join(map(voice.name, found.tied))
        yield Line(voice.say("terminal-birthdays-tied", players=names), "A-04")
        yield from picking(found.picks, found.tied, voice)
    else:
        yield Line(voice.say("terminal-birthday-nearest", who=voice.name(found.dealer), me=me), "R-04")


def _said(birthday: Birthday, voice: Voice) -> str:
    month, day = birthday
    return voice.say("score-day", month=month, day=day)


class Unclear(Exception):
    """What was typed is not one day of the year; in words that say what is."""


def read_birthday(text: str, voice: Voice) -> Birthday:
    """A day as people of the language write it; `Unclear` where it is none, or could be two."""
    own, english = catalogue(voice.language), catalogue("en")
    months = [words.say("score-month", month=month) for words in (own, english) for month in _MONTHS]
    days = readings(text, voice.language != "en", months)
    if not days:
        raise Unclear(voice.say("score-refused.not_a_day", text=text))
    if len(days) > 1:
        raise Unclear(voice.say("terminal-two-days", text=text, day=_said(days[0], voice)))
    return days[0]


def _any_day(rng: random.Random) -> Birthday:
    day = _LEAP_YEAR + timedelta(rng.randrange(_DAYS))
    return day.month, day.day
