"""Who deals first: cards picked from a spread (R-03), or birthdays, which nobody keeps (R-04)."""

from __future__ import annotations

from ..engine.dealer import by_birthdays
from ..engine.editions import DealerBy
from ..engine.errors import Malformed
from ..wire.to_server import Birthday, NameDealer, PickCard
from ..wire.views import Birthdays, Pick, Spread
from .agenda import soonest
from .declined import Declined
from .live_table import LiveTable
from .seat_requests import BETWEEN_MATCHES, check_host, check_seat, own_seat
from .steps import DealerIs, DealerNamed, Picked, SpreadOut

PICK_SECONDS = 20.0
BIRTHDAY_SECONDS = 40.0
BOT_SECONDS = (0.5, 1.5)
DEAL_SECONDS = 1.5
"""Between the finding of the dealer and the deal, to see who it is."""


class DealerChoice:
    """Runs while the stage is `dealer`."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.given: dict[int, tuple[int, int] | None] | None = None
        """The birthdays, by seat, while they are asked for."""
        self.until: float | None = None
        """When those who have not picked or answered are waited for no longer."""
        self._bots_at: float | None = None

    def begin(self) -> None:
        """Ask for birthdays where the edition goes by them, otherwise spread the cards out."""
        table = self.live.table
        first = table.match is not None and not table.match.results
        if table.dealer is not None:
            self._found()
        elif first and table.rules.edition.dealer_by is DealerBy.BIRTHDAY and not table.spread:
            self.given = {}
            self.until = self.live.now + BIRTHDAY_SECONDS
        elif not table.spread:
            self.spread_out()
        else:
            self._restart_clock()

    def birthday(self, person: str, ask: Birthday) -> None:
        """Month and day, or nothing."""
        if self.given is None:
            raise Declined("not_now", "a table that asks for birthdays", "R-04", stage=self.live.table.stage)
        seat = own_seat(self.live.table, person)
        if ask.month is None and ask.day is None:
            self.given[seat] = None
        elif ask.month is None or ask.day is None:
            raise Declined("no_such_day", "a month and a day, or neither", "R-04")
        else:
            self.given[seat] = _day_of_the_year(ask.month, ask.day)
        if all(seat in self.given for seat, _ in self.live.table.seated_people):
            self._compare()

    def pick(self, person: str, ask: PickCard) -> None:
        table = self.live.table
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
        table, live = self.live.table, self.live
        check_host(table, person)
        if table.stage in BETWEEN_MATCHES:
            self._check_sits(ask.seat)
            live.do(DealerNamed(seat=ask.seat))
            return
        if table.stage != "dealer" or table.dealer is not None or ask.seat is None:
            raise Declined("not_now", "a dealer who is not found yet", "D-32", stage=table.stage)
        if ask.seat not in table.playing.seated:
            raise Declined("nobody_there", "the seat of somebody who plays", "D-32", seat=ask.seat)
        live.do(DealerNamed(seat=ask.seat))
        self.given = None
        self._found()

    def _check_sits(self, seat: int | None) -> None:
        table = self.live.table
        if seat is None:
            return
        check_seat(table, seat)
        if table.chairs[seat].free:
            raise Declined("nobody_there", "a seat that is not free", "D-32", seat=seat)

    @property
    def idle(self) -> bool:
        """Whether nothing is being waited for."""
        return self.until is None and self._bots_at is None

    @property
    def due(self) -> float | None:
        return soonest(self.until, self._bots_at) if self.live.table.stage == "dealer" else None

    def tick(self) -> None:
        now, table = self.live.now, self.live.table
        if self._bots_at is not None and now >= self._bots_at:
            self._bots_at = None
            self._pick_for([seat for seat in self._late() if table.chairs[seat].person is None])
        elif self.until is not None and now >= self.until:
            self._time_is_up()

    def go_on(self) -> None:
        """Somebody is here again after all had gone: everybody has the whole time once more."""
        if self.given is not None:
            self.until = self.live.now + BIRTHDAY_SECONDS
        elif not self.idle:
            self.begin()

    def birthdays(self) -> Birthdays | None:
        return None if self.given is None else Birthdays(answered=tuple(sorted(self.given)))

    def spread(self) -> Spread | None:
        """What everybody sees: which cards are gone, and none of their faces."""
        table = self.live.table
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
            self.live.do(DealerIs(seat=nearest[0], rule="R-04"))
            self._found()
        else:
            self.spread_out(nearest)

    def spread_out(self, among: tuple[int, ...] = ()) -> None:
        """R-03: for those who are to pick, everybody in the match if nobody is named."""
        table = self.live.table
        cards = " ".join(map(str, self.live.shuffle(table.rules).deck))
        self.live.do(SpreadOut(cards=cards, among=among or table.among))
        self.live.changed = True
        self._restart_clock()

    def _restart_clock(self) -> None:
        self.until = self.live.now + PICK_SECONDS
        if any(self.live.table.chairs[seat].person is None for seat in self.live.table.among):
            self._bots_at = self.live.now + self.live.rng.uniform(*BOT_SECONDS)

    def _take(self, seat: int, at: int) -> None:
        table = self.live.table
        self.live.do(Picked(seat=seat, at=at))
        if table.dealer is not None:
            self._found()
        elif not table.spread:
            self.spread_out()

    def _pick_for(self, seats: list[int]) -> None:
        for seat in seats:
            self._take(seat, self.live.rng.choice(self._left()))

    def _late(self) -> list[int]:
        """Who has not picked yet from the cards that lie there."""
        table = self.live.table
        return [seat for seat in table.among if table.spread and seat not in table.picks]

    def _left(self) -> list[int]:
        table = self.live.table
        return [at for at in range(len(table.spread)) if at not in table.picks.values()]

    def _time_is_up(self) -> None:
        """Whoever has not answered says nothing; whoever has not picked takes some card."""
        if self.live.table.dealer is not None:
            self.until = None
            self.live.deal()
        elif self.given is not None:
            self._compare()
        else:
            self.until = None
            self._pick_for(self._late())

    def _found(self) -> None:
        self._bots_at, self.until = None, self.live.now + DEAL_SECONDS


def _day_of_the_year(month: int, day: int) -> tuple[int, int]:
    try:
        by_birthdays([(month, day)])
    except Malformed as error:
        raise Declined("no_such_day", error.expected, "R-04") from error
    return month, day
