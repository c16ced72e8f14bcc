"""How a scene begins: the first steps of its log, and the cards of a position."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from penult.engine.chance import Chance
from penult.engine.deal import Deal
from penult.server.passwords import hashed
from penult.table.apply import apply
from penult.table.steps import AnyStep, Began, BotSat, DealerIs, Dealt, Joined, Opened, Sat
from penult.table.table import Table
from penult.wire.terms import Terms


@dataclass(frozen=True)
class Opening:
    host: str
    terms: Terms
    bots: tuple[str, ...] = ()
    """At the last seats."""
    password: str = ""
    others: tuple[str, ...] = ()
    """Who sits beside the host from the beginning."""
    position: str | None = None
    tournament: bool = False

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
        yield Opened(code="ABCDEFGH", terms=self.terms, password=password, tournament=self.tournament)
        for seat, person in enumerate((self.host, *self.others)):
            yield Joined(person=person, name=person.title())
            yield Sat(person=person, seat=seat)
        for seat, kind in enumerate(self.bots, self._first_bot):
            yield BotSat(seat=seat, kind=kind)
        if self.position is not None:
            yield Began()
            yield DealerIs(seat=0, rule="R-03")


def lay(table: Table, position: str) -> None:
    """Put a hand into this position, which no deck could give."""
    apply(table, Dealt(deck=" ".join(map(str, Chance.seeded(table.rules, 0).deck)), places=10 * (0,)))
    table.deal = Deal.at(position)
