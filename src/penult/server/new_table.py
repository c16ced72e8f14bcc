"""A new table: its code, what may be opened, and the first steps of its log."""

from __future__ import annotations

import secrets
from collections.abc import Container, Iterator

from ..engine.errors import Malformed
from ..engine.rules import Rules
from ..match.course import check_players
from ..table.log.steps import AnyStep, Began, BotSat, Joined, Opened, Sat
from ..table.people.seat_requests import check_bot
from ..wire.limits import CODE_LETTERS
from ..wire.terms import NewTable
from .passwords import hashed
from .store.rows import PersonRow

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""The letters of codes; no two look alike."""


def new_code(taken: Container[str]) -> str:
    while (code := "".join(secrets.choice(LETTERS) for _ in range(CODE_LETTERS))) in taken:
        pass
    return code


def check_new(new: NewTable) -> None:
    """Refuse a table at which nobody could ever play."""
    rules = Rules(new.terms.rules)
    for kind in new.bots:
        check_bot(kind)
    if len(new.bots) >= new.terms.seats:
        raise Malformed("bots", len(new.bots), f"fewer than {new.terms.seats}, the number of seats")
    if new.start:
        check_players(rules, 1 + len(new.bots))
    else:
        rules.check_seats(new.terms.seats)


def first_steps(code: str, host: PersonRow, new: NewTable) -> Iterator[AnyStep]:
    yield Opened(code=code, terms=new.terms, password=hashed(new.password) if new.password else "")
    yield Joined(person=host.id, name=host.name)
    yield Sat(person=host.id, seat=0)
    first = 1 if new.start else new.terms.seats - len(new.bots)
    for seat, kind in enumerate(new.bots, first):
        yield BotSat(seat=seat, kind=kind)
    if new.start:
        yield Began()
