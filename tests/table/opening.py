"""How a scene begins: the first steps of its log, and the cards of a position."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from penult.engine.chance import Chance
from penult.engine.deal import Deal
from penult.engine.rules import Rules
from penult.server.passwords import hashed
from penult.table.log.apply import apply
from penult.table.log.steps import AnyStep, Began, BotSat, DealerIs, Dealt, Joined, Opened, Sat
from penult.table.table import Table
from penult.wire.terms import Terms


def called(person: str) -> str:
    """The name of somebody known by it; `ana` is called Ana."""
    return person.title() if person.islower() else person


@dataclass(frozen=True)
class Opening:
    host: str
    terms: Terms
    bots: tuple[str, ...] = ()
    """At the last seats."""
    others: tuple[str, ...] = ()
    """Who sits beside the host from the beginning."""
    position: str | None = None
    password: str = ""
    tournament: bool = False
    code: str = "ABCDEFGH"
    begun: bool = False
    dealer: int | None = None
    """Of a match that has begun; with None one is to be found."""

    @cached_property
    def steps(self) -> tuple[AnyStep, ...]:
        return tuple(self._steps())

    def table(self) -> Table:
        """A table at which this has happened."""
        opened, *rest = self.steps
        assert isinstance(opened, Opened)
        table = Table(opened)
        for step in rest:
            apply(table, step)
        if self.position is not None:
            lay(table, self.position)
        return table

    @property
    def _first_bot(self) -> int:
        return 1 + len(self.others) if self.position else self.terms.seats - len(self.bots)

    def _steps(self) -> Iterator[AnyStep]:
        password = hashed(self.password) if self.password else ""
        yield Opened(code=self.code, terms=self.terms, password=password, tournament=self.tournament)
        for seat, person in enumerate((self.host, *self.others)):
            yield Joined(person=person, name=called(person))
            yield Sat(person=person, seat=seat)
        for seat, kind in enumerate(self.bots, self._first_bot):
            yield BotSat(seat=seat, kind=kind)
        dealer = 0 if self.position is not None else self.dealer
        if self.begun or self.position is not None:
            yield Began()
        if dealer is not None:
            yield DealerIs(seat=dealer, rule=Rules(self.terms.rules).edition.dealer_by.value)


def lay(table: Table, position: str) -> None:
    """Put a hand into this position, which no deck could give."""
    apply(table, Dealt(deck=" ".join(map(str, Chance.seeded(table.rules, 0).deck)), places=10 * (0,)))
    table.deal = Deal.at(position)
