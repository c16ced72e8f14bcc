"""Finds the first dealer, by cards picked from a spread (R-03) or by birthdays, which are not kept (R-04)."""

from __future__ import annotations

from ...engine.chance import Chance
from ...engine.dealer import by_birthdays
from ...engine.editions import DealerBy
from ...engine.errors import Malformed
from ...wire.to_server import Birthday, NameDealer, PickCard
from ...wire.views import Birthdays, Pick, Spread
from ..agenda import Agenda
from ..context import Context
from ..declined import Declined
from ..log.steps import DealerIs, DealerNamed, Picked, SpreadOut
from ..people.seat_requests import BETWEEN_MATCHES, check_host, check_seat, own_seat
from .first_dealer import first_dealer_step, nearest_birthdays, spread_for

PICK_SECONDS = 20.0
BIRTHDAY_SECONDS = 40.0
BOT_SECONDS = (0.5, 1.5)
DEAL_SECONDS = 1.5
"""How long the dealer is shown before the deal."""


class DealerChoice:
    """Active while the stage is `dealer`."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._birthdays: dict[int, tuple[int, int] | None] | None = None
        """The answers by seat, while birthdays are asked for. None for a seat that gives none."""
        self.until: float | None = None
        """How long people who have not picked or answered are waited for."""
        self._bots_at: float | None = None
        """When the bots pick."""

    def begin(self) -> None:
        """Ask for birthdays if the edition goes by them; otherwise spread the cards out."""
        table = self._context.table
        first = table.match is not None and not table.match.results
        if table.dealer is not None:
            self._pause_before_deal()
        elif first and table.rules.edition.dealer_by is DealerBy.BIRTHDAY and not table.spread:
            self._birthdays = {}
            self.until = self._context.now + BIRTHDAY_SECONDS
        elif not table.spread:
            self.spread_out()
        else:
            self._restart_clock()

    def give_birthday(self, person: str, request: Birthday) -> None:
        """Take a month and a day, or a refusal to say."""
        if self._birthdays is None:
            raise Declined(
                "not_now", "a table that asks for birthdays", "R-04", stage=self._context.table.stage
            )
        seat = own_seat(self._context.table, person)
        if request.month is None and request.day is None:
            self._birthdays[seat] = None
        elif request.month is None or request.day is None:
            raise Declined("no_such_day", "a month and a day, or neither", "R-04")
        else:
            self._birthdays[seat] = _day_of_the_year(request.month, request.day)
        if all(seat in self._birthdays for seat, _ in self._context.table.seated_people):
            self._compare()

    def pick(self, person: str, request: PickCard) -> None:
        table = self._context.table
        seat = own_seat(table, person)
        if not table.spread or seat not in table.pickers:
            raise Declined("not_now", "a spread from which you are to pick", "R-03", stage=table.stage)
        if seat in table.picks:
            raise Declined("picked", "one card each", "R-03", at=table.picks[seat])
        if request.at not in self._places_left():
            raise Declined(
                "no_card_there", "the place of a card that still lies there", "R-03", at=request.at
            )
        self._record_pick(seat, request.at)

    def name_dealer(self, person: str, request: NameDealer) -> None:
        """D-32: the host names who deals first, before the match or while the dealer is being found."""
        table, context = self._context.table, self._context
        check_host(table, person)
        if table.stage in BETWEEN_MATCHES:
            self._check_sits(request.seat)
            context.journal.do(DealerNamed(seat=request.seat))
            return
        if table.stage != "dealer" or table.dealer is not None or request.seat is None:
            raise Declined("not_now", "a dealer who is not found yet", "D-32", stage=table.stage)
        if request.seat not in table.current_match.seated:
            raise Declined("nobody_there", "the seat of somebody who plays", "D-32", seat=request.seat)
        context.journal.do(DealerNamed(seat=request.seat))
        self._birthdays = None
        self._pause_before_deal()

    def _check_sits(self, seat: int | None) -> None:
        table = self._context.table
        if seat is None:
            return
        check_seat(table, seat)
        if table.chairs[seat].free:
            raise Declined("nobody_there", "a seat that is not free", "D-32", seat=seat)

    @property
    def idle(self) -> bool:
        """Whether it waits for nothing."""
        return self.until is None and self._bots_at is None

    def agenda(self) -> Agenda:
        """Bots pick after a while, and people have a limited time."""
        if self._context.table.stage != "dealer":
            return ()
        waits = ((self._bots_at, self._let_bots_pick), (self.until, self._time_is_up))
        return [(at, action) for at, action in waits if at is not None]

    def _let_bots_pick(self) -> None:
        self._bots_at = None
        chairs = self._context.table.chairs
        self._pick_for([seat for seat in self._still_to_pick() if chairs[seat].person is None])
        self._context.journal.view_changed()

    def restart(self) -> None:
        """Give everybody the whole time again, because the table was stopped."""
        if self._birthdays is not None:
            self.until = self._context.now + BIRTHDAY_SECONDS
        elif not self.idle:
            self.begin()

    def birthdays_view(self) -> Birthdays | None:
        return None if self._birthdays is None else Birthdays(answered=tuple(sorted(self._birthdays)))

    def spread_view(self) -> Spread | None:
        """The spread as everybody sees it: which cards are taken, and none of their faces."""
        table = self._context.table
        if not table.spread:
            return None
        picks = tuple(Pick(seat=seat, at=at, card="?") for seat, at in table.picks.items())
        return Spread(cards=len(table.spread), among=table.pickers, picks=picks)

    def _compare(self) -> None:
        told = {seat: day for seat, day in (self._birthdays or {}).items() if day is not None}
        self._birthdays = None
        self._follow(first_dealer_step(nearest_birthdays(told), self._context.table.pickers, self._shuffle))

    def spread_out(self, pickers: tuple[int, ...] = ()) -> None:
        """R-03: spread the cards for these seats, or for those that have to pick anyway."""
        self._follow(spread_for(pickers or self._context.table.pickers, self._shuffle()))

    def _shuffle(self) -> Chance:
        return self._context.shuffle(self._context.table.rules)

    def _follow(self, step: DealerIs | SpreadOut) -> None:
        self._context.journal.do(step)
        if isinstance(step, DealerIs):
            self._pause_before_deal()
        else:
            self._context.journal.view_changed()
            self._restart_clock()

    def _restart_clock(self) -> None:
        self.until = self._context.now + PICK_SECONDS
        if any(self._context.table.chairs[seat].person is None for seat in self._context.table.pickers):
            self._bots_at = self._context.now + self._context.rng.uniform(*BOT_SECONDS)

    def _record_pick(self, seat: int, at: int) -> None:
        table = self._context.table
        self._context.journal.do(Picked(seat=seat, at=at))
        if table.dealer is not None:
            self._pause_before_deal()
        elif not table.spread:
            self.spread_out()

    def _pick_for(self, seats: list[int]) -> None:
        for seat in seats:
            self._record_pick(seat, self._context.rng.choice(self._places_left()))

    def _still_to_pick(self) -> list[int]:
        """The seats that have not picked yet from the spread."""
        table = self._context.table
        return [seat for seat in table.pickers if table.spread and seat not in table.picks]

    def _places_left(self) -> list[int]:
        table = self._context.table
        return [at for at in range(len(table.spread)) if at not in table.picks.values()]

    def _time_is_up(self) -> None:
        """Deal if the dealer is known. Otherwise go on without missing birthdays, or pick at random."""
        if self._context.table.dealer is not None:
            self.until = None
            self._context.deal()
        elif self._birthdays is not None:
            self._compare()
        else:
            self.until = None
            self._pick_for(self._still_to_pick())
        self._context.journal.view_changed()

    def _pause_before_deal(self) -> None:
        self._bots_at, self.until = None, self._context.now + DEAL_SECONDS


def _day_of_the_year(month: int, day: int) -> tuple[int, int]:
    try:
        by_birthdays([(month, day)])
    except Malformed as error:
        raise Declined("no_such_day", error.expected, "R-04") from error
    return month, day
