"""Who deals first: cards picked from a spread (R-03), or birthdays, which nobody keeps (R-04)."""

from __future__ import annotations

from ..engine.dealer import by_birthdays
from ..engine.editions import DealerBy
from ..engine.errors import Malformed
from ..wire.to_server import Birthday, NameDealer, PickCard
from ..wire.views import Birthdays, Pick, Spread
from .agenda import Agenda
from .context import Context
from .declined import Declined
from .seat_requests import BETWEEN_MATCHES, check_host, check_seat, own_seat
from .steps import DealerIs, DealerNamed, Picked, SpreadOut

PICK_SECONDS = 20.0
BIRTHDAY_SECONDS = 40.0
BOT_SECONDS = (0.5, 1.5)
DEAL_SECONDS = 1.5
"""Between the dealer_choice of the dealer and the deal, to see who it is."""


class DealerChoice:
    """Runs while the stage is `dealer`."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.given: dict[int, tuple[int, int] | None] | None = None
        """The birthdays, by seat, while they are asked for."""
        self.until: float | None = None
        """When those who have not picked or answered are waited for no longer."""
        self._bots_at: float | None = None

    def begin(self) -> None:
        """Ask for birthdays where the edition goes by them, otherwise spread the cards out."""
        table = self._context.table
        first = table.match is not None and not table.match.results
        if table.dealer is not None:
            self._found()
        elif first and table.rules.edition.dealer_by is DealerBy.BIRTHDAY and not table.spread:
            self.given = {}
            self.until = self._context.now + BIRTHDAY_SECONDS
        elif not table.spread:
            self.spread_out()
        else:
            self._restart_clock()

    def birthday(self, person: str, ask: Birthday) -> None:
        """Month and day, or nothing."""
        if self.given is None:
            raise Declined(
                "not_now", "a table that asks for birthdays", "R-04", stage=self._context.table.stage
            )
        seat = own_seat(self._context.table, person)
        if ask.month is None and ask.day is None:
            self.given[seat] = None
        elif ask.month is None or ask.day is None:
            raise Declined("no_such_day", "a month and a day, or neither", "R-04")
        else:
            self.given[seat] = _day_of_the_year(ask.month, ask.day)
        if all(seat in self.given for seat, _ in self._context.table.seated_people):
            self._compare()

    def pick(self, person: str, ask: PickCard) -> None:
        table = self._context.table
        seat = own_seat(table, person)
        if not table.spread or seat not in table.among:
            raise Declined("not_now", "a spread from which you are to pick", "R-03", stage=table.stage)
        if seat in table.picks:
            raise Declined("picked", "one card each", "R-03", at=table.picks[seat])
        if ask.at not in self._left():
            raise Declined("no_card_there", "the place of a card that still lies there", "R-03", at=ask.at)
        self._take(seat, ask.at)

    def name(self, person: str, ask: NameDealer) -> None:
        """D-32: the host says who deals first, before the match or while the dealer is looked for."""
        table, context = self._context.table, self._context
        check_host(table, person)
        if table.stage in BETWEEN_MATCHES:
            self._check_sits(ask.seat)
            context.journal.do(DealerNamed(seat=ask.seat))
            return
        if table.stage != "dealer" or table.dealer is not None or ask.seat is None:
            raise Declined("not_now", "a dealer who is not found yet", "D-32", stage=table.stage)
        if ask.seat not in table.playing.seated:
            raise Declined("nobody_there", "the seat of somebody who plays", "D-32", seat=ask.seat)
        context.journal.do(DealerNamed(seat=ask.seat))
        self.given = None
        self._found()

    def _check_sits(self, seat: int | None) -> None:
        table = self._context.table
        if seat is None:
            return
        check_seat(table, seat)
        if table.chairs[seat].free:
            raise Declined("nobody_there", "a seat that is not free", "D-32", seat=seat)

    @property
    def idle(self) -> bool:
        """Whether nothing is being waited for."""
        return self.until is None and self._bots_at is None

    def agenda(self) -> Agenda:
        """Bots pick after a while, and nobody is waited for without end."""
        if self._context.table.stage != "dealer":
            return
        if self._bots_at is not None:
            yield self._bots_at, self._let_bots_pick
        if self.until is not None:
            yield self.until, self._time_is_up

    def _let_bots_pick(self) -> None:
        self._bots_at = None
        chairs = self._context.table.chairs
        self._pick_for([seat for seat in self._late() if chairs[seat].person is None])
        self._context.journal.view_changed()

    def go_on(self) -> None:
        """Somebody is here again after all had gone: everybody has the whole time once more."""
        if self.given is not None:
            self.until = self._context.now + BIRTHDAY_SECONDS
        elif not self.idle:
            self.begin()

    def birthdays(self) -> Birthdays | None:
        return None if self.given is None else Birthdays(answered=tuple(sorted(self.given)))

    def spread(self) -> Spread | None:
        """What everybody sees: which cards are gone, and none of their faces."""
        table = self._context.table
        if not table.spread:
            return None
        picks = tuple(Pick(seat=seat, at=at, card="?") for seat, at in table.picks.items())
        return Spread(cards=len(table.spread), among=table.among, picks=picks)

    def _compare(self) -> None:
        given = {seat: day for seat, day in (self.given or {}).items() if day is not None}
        self.given = None
        if not given:
            self.spread_out()
            return
        seats = sorted(given)
        nearest = tuple(seats[at] for at in by_birthdays([given[seat] for seat in seats]))
        if len(nearest) == 1:
            self._context.journal.do(DealerIs(seat=nearest[0], rule="R-04"))
            self._found()
        else:
            self.spread_out(nearest)

    def spread_out(self, among: tuple[int, ...] = ()) -> None:
        """R-03: for those who are to pick, everybody in the match if nobody is named."""
        table = self._context.table
        cards = " ".join(map(str, self._context.shuffle(table.rules).deck))
        self._context.journal.do(SpreadOut(cards=cards, among=among or table.among))
        self._context.journal.view_changed()
        self._restart_clock()

    def _restart_clock(self) -> None:
        self.until = self._context.now + PICK_SECONDS
        if any(self._context.table.chairs[seat].person is None for seat in self._context.table.among):
            self._bots_at = self._context.now + self._context.rng.uniform(*BOT_SECONDS)

    def _take(self, seat: int, at: int) -> None:
        table = self._context.table
        self._context.journal.do(Picked(seat=seat, at=at))
        if table.dealer is not None:
            self._found()
        elif not table.spread:
            self.spread_out()

    def _pick_for(self, seats: list[int]) -> None:
        for seat in seats:
            self._take(seat, self._context.rng.choice(self._left()))

    def _late(self) -> list[int]:
        """Who has not picked yet from the cards that lie there."""
        table = self._context.table
        return [seat for seat in table.among if table.spread and seat not in table.picks]

    def _left(self) -> list[int]:
        table = self._context.table
        return [at for at in range(len(table.spread)) if at not in table.picks.values()]

    def _time_is_up(self) -> None:
        """Whoever has not answered says nothing; whoever has not picked takes some card."""
        if self._context.table.dealer is not None:
            self.until = None
            self._context.deal()
        elif self.given is not None:
            self._compare()
        else:
            self.until = None
            self._pick_for(self._late())
        self._context.journal.view_changed()

    def _found(self) -> None:
        self._bots_at, self.until = None, self._context.now + DEAL_SECONDS


def _day_of_the_year(month: int, day: int) -> tuple[int, int]:
    try:
        by_birthdays([(month, day)])
    except Malformed as error:
        raise Declined("no_such_day", error.expected, "R-04") from error
    return month, day
