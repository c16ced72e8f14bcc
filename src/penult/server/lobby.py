"""The list of public tables: those that wait for players come first, and nobody can fill it alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from ..i18n.catalogue import catalogue
from ..i18n.languages import LANGUAGES
from ..table.namesakes import skeleton
from ..table.seat_requests import BETWEEN_MATCHES, open_seats
from ..table.table import Table
from ..wire.listing import Listing
from .room import Room

MOST_LISTED = 100
"""More tables than anybody reads through."""
OF_ONE_PERSON = 3
OF_ONE_NEIGHBORHOOD = 10
SEATS_OF_ONE_GUEST = 3
"""At how many public tables one guest may have a seat: the others are for other people."""
HIDDEN_AFTER = 3
"""This many reports, each from another neighborhood, hide a table until the operator has looked."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A table that may be listed."""

    room: Room
    reports: int

    @property
    def table(self) -> Table:
        return self.room.session.table

    @property
    def people(self) -> list[str]:
        """Who is connected, the host first."""
        here = [person for person in self.table.names if self.room.session.attendance.here(person)]
        return sorted(here, key=lambda person: person != self.table.host)

    @property
    def place(self) -> tuple[int, bool, int]:
        """The sort key: tables that wait for players, then those with a bot's seat to take, then the others.

        Within each group, reported tables come last and those with more people first.
        """
        free = bool(open_seats(self.table))
        waiting = free and self.table.stage in BETWEEN_MATCHES
        return (0 if waiting else 1 if free else 2), self.reports > 0, -len(self.people)


class PublicTables:
    """The list, and which public tables the operator or reports keep out of it."""

    def __init__(self) -> None:
        self._hidden: set[str] = set()
        """Open tables that the operator has hidden."""
        self._reports: dict[str, int] = {}
        """The number of reports of each open table."""

    def hide(self, table: str) -> None:
        self._hidden.add(table)

    def show(self, table: str) -> None:
        """Clear everything against a table: the operator has looked at it, or its room is gone."""
        self._hidden.discard(table)
        self._reports.pop(table, None)

    def report(self, table: str, reports: int) -> bool:
        """Set the number of reports of a table; return whether it has risen."""
        if reports <= self._reports.get(table, 0):
            return False
        self._reports[table] = reports
        return True

    def shows(self, room: Room | None) -> bool:
        """Whether a public table is not kept out of the list by reports or the operator."""
        if room is None or not room.session.table.terms.public:
            return False
        return room.id not in self._hidden and self._reports.get(room.id, 0) < HIDDEN_AFTER

    def kept_out(self) -> int:
        """How many tables are kept out of the list."""
        reported = {table for table, reports in self._reports.items() if reports >= HIDDEN_AFTER}
        return len(self._hidden | reported)

    def listing(self, rooms: Iterable[Room], search: str = "") -> list[Listing]:
        """Public tables with people at them; among equals, the one opened first."""
        public = (room for room in rooms if self.shows(room) and _is_open(room))
        candidates = [Candidate(room, self._reports.get(room.id, 0)) for room in public]
        ordered = sorted((each for each in candidates if each.people), key=lambda each: each.place)
        found = [candidate for candidate in ordered if _fits(candidate.table, search)]
        return [_listing(candidate.table) for candidate in _few_of_each(found)][:MOST_LISTED]


def _few_of_each(candidates: Iterable[Candidate]) -> Iterable[Candidate]:
    """At most a few tables of one host or neighborhood; the others can still be entered by code."""
    of_person: Counter[str] = Counter()
    around: Counter[str] = Counter()
    for candidate in candidates:
        host = candidate.people[0]
        near = candidate.room.session.attendance.attendees[host].neighborhood
        of_person[host] += 1
        around[near] += bool(near)
        if of_person[host] <= OF_ONE_PERSON and around[near] <= OF_ONE_NEIGHBORHOOD:
            yield candidate


def _is_open(room: Room) -> bool:
    table = room.session.table
    return not table.closed and not table.shut and not room.idle


def _fits(table: Table, search: str) -> bool:
    """Search by the host's name, the code, the text of the rules, or the edition in any language."""
    wanted = search.casefold().strip()
    if not wanted:
        return True
    texts = (table.code, str(table.rules), *_titles(table.rules.edition.name))
    by_host = skeleton(wanted) and skeleton(wanted) in skeleton(table.name_of(table.host))
    return bool(by_host) or any(wanted in text.casefold() for text in texts)


@cache
def _titles(edition: str) -> tuple[str, ...]:
    return tuple(catalogue(language).say(f"edition-{edition}") for language in LANGUAGES)


def _listing(table: Table) -> Listing:
    return Listing(
        code=table.code,
        rules=str(table.rules),
        host=table.name_of(table.host),
        seats=len(table.chairs),
        people=len(table.seated_people),
        bots=sum(chair.bot is not None for chair in table.chairs),
        free=len(open_seats(table)),
        stage=table.stage,
        spectators=table.terms.spectators,
        locked=bool(table.password),
    )
