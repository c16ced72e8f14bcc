"""Who deals first in a terminal: somebody is named (D-32), or found as the edition says (R-03, R-04).

The bots have random birthdays and tell them. If the person keeps theirs private, cards decide, as on a server
where nobody tells a birthday.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from datetime import date, timedelta
from typing import NamedTuple

from ..engine.cards import Card
from ..engine.dealer import by_picks
from ..engine.editions import DealerBy
from ..engine.rules import Rules
from ..i18n.catalogue import catalogue
from ..printing.phrases import in_a_row
from ..rulebook.voice import Voice
from ..scorekeeper.birthdays import Birthday, readings
from ..table.between.first_dealer import nearest_birthdays
from .hand_lines import Line
from .party import YOU

_LEAP_YEAR = date(2024, 1, 1)
_DAYS = 366
_MONTHS = range(1, 13)


class FoundDealer(NamedTuple):
    """What is known before the table begins: the host's choice, or birthdays. Cards decide the rest."""

    named: int | None = None
    birthdays: tuple[Birthday, ...] = ()
    nearest: tuple[int, ...] = ()
    """Whose birthday is nearest: several if they are tied (A-04), none if no birthday is told."""

    @property
    def dealer(self) -> int | None:
        """None if players must pick cards."""
        return self.nearest[0] if len(self.nearest) == 1 else self.named


class FirstDealer:
    """The dealer that the person named, and all birthdays, for as long as the program runs."""

    def __init__(self, named: int | None = None, birthday: Birthday | None = None) -> None:
        self._named = named
        self._birthday = birthday
        self._asked = birthday is not None
        self._of_bots: dict[int, Birthday] = {}

    def wants_birthday(self, rules: Rules) -> bool:
        """R-04: whether to ask for the person's birthday; once is enough."""
        return rules.edition.dealer_by is DealerBy.BIRTHDAY and self._named is None and not self._asked

    def tell_birthday(self, birthday: Birthday | None) -> None:
        """A day, or None if the person prefers not to say."""
        self._birthday, self._asked = birthday, True

    def name(self, dealer: int | None) -> None:
        """D-32: the host chooses who deals; None leaves it to the edition."""
        self._named = dealer

    def find(self, rules: Rules, seats: int, rng: random.Random) -> FoundDealer:
        if self._named is not None:
            return FoundDealer(self._named)
        if rules.edition.dealer_by is DealerBy.BIRTHDAY and self._birthday:
            others = [self._of_bots.setdefault(seat, _any_day(rng)) for seat in range(seats) if seat != YOU]
            birthdays = (self._birthday, *others)
            return FoundDealer(birthdays=birthdays, nearest=nearest_birthdays(dict(enumerate(birthdays))))
        return FoundDealer()


def dealer_lines(found: FoundDealer, voice: Voice) -> Iterator[Line]:
    """How the dealer was found, each step with its rule; picked cards are reported later, as they come."""
    if found.named is not None:
        yield Line(voice.say("terminal-dealer-named", **_who(found.named, voice)), "D-32")
    elif found.birthdays:
        yield from _birthday_lines(found, voice)


def picked_lines(cards: Mapping[int, Card], again: bool, voice: Voice) -> Line:
    """R-03, A-03: who picked which card, at first or after a tie."""
    picks = (
        voice.say("terminal-pick", who=voice.name(seat), card=voice.card(card))
        for seat, card in cards.items()
    )
    message = "terminal-picked-again" if again else "terminal-picked"
    return Line(voice.say(message, picks=in_a_row(picks, voice.say)), "A-03" if again else "R-03")


def picks_lines(picks: Sequence[Sequence[Card]], among: Sequence[int], voice: Voice) -> Iterator[Line]:
    """A line for each round of picks in a record; none if it is not known who picked (A-04)."""
    if not picks or len(picks[0]) != len(among):
        return
    left = tuple(among)
    for number, cards in enumerate(picks):
        yield picked_lines(dict(zip(left, cards, strict=True)), number > 0, voice)
        left = by_picks(cards, among=left)


def _birthday_lines(found: FoundDealer, voice: Voice) -> Iterator[Line]:
    days = (
        voice.say("terminal-birthday", who=voice.name(seat), day=_said(birthday, voice))
        for seat, birthday in enumerate(found.birthdays)
    )
    yield Line(voice.say("terminal-birthdays", birthdays=in_a_row(days, voice.say)), "")
    if found.dealer is None:
        names = list(map(voice.name, found.nearest))
        yield Line(voice.say("terminal-birthdays-tied", players=names), "A-04")
    else:
        yield Line(voice.say("terminal-birthday-nearest", **_who(found.dealer, voice)), "R-04")


def _who(seat: int, voice: Voice) -> dict[str, str]:
    return {"who": voice.name(seat), "me": "seat" if seat == voice.reader else "none"}


def _said(birthday: Birthday, voice: Voice) -> str:
    month, day = birthday
    return voice.say("score-day", month=month, day=day)


class UnclearDay(Exception):
    """The text is not one day of the year; the message says what is expected."""


def read_birthday(text: str, voice: Voice) -> Birthday:
    """A day as people write it in this language; `UnclearDay` if it is none or could be two."""
    own, english = catalogue(voice.language), catalogue("en")
    months = [words.say("score-month", month=month) for words in (own, english) for month in _MONTHS]
    days = readings(text, voice.language != "en", months)
    if not days:
        raise UnclearDay(voice.say("score-refused.not_a_day", text=text))
    if len(days) > 1:
        raise UnclearDay(voice.say("terminal-two-days", text=text, day=_said(days[0], voice)))
    return days[0]


def _any_day(rng: random.Random) -> Birthday:
    day = _LEAP_YEAR + timedelta(rng.randrange(_DAYS))
    return day.month, day.day
