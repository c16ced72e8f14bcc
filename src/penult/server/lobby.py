"""The list of open tables: those that wait for players come first, and nobody fills it alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from ..i18n.catalogue import catalogue
from ..i18n.languages import LANGUAGES
from ..table.namesakes import looks
from ..table.seat_requests import BETWEEN_MATCHES, open_seats
from ..table.table import Table
from ..wire.listing import Listing
from .room import Room

MOST_LISTED = 100
"""More tables than anybody reads through."""
OF_ONE_PERSON = 3
OF_ONE_NEIGHBORHOOD = 10
HIDDEN_AFTER = 3
"""Reports, each from another neighborhood, that hide a table until the operator has looked."""


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
        """Who is here, the host before all others."""
        here = [person for person in self.table.names if self.room.session.attendance.here(person)]
        return sorted(here, key=lambda person: person != self.table.host)

    @property
    def place(self) -> tuple[int, bool, int]:
        """What comes first: waiting for players, then a bot's seat to take, then only to watch.

        Within each, reported tables come last and those with more people first.
        """
        free = bool(open_seats(self.table))
        waiting = free and self.table.stage in BETWEEN_MATCHES
        return (0 if waiting else 1 if free else 2), self.reports > 0, -len(self.people)


def listed(rooms: Iterable[Room], reports: Mapping[str, int], search: str = "") -> list[Listing]:
    """Public tables with people at them; among equals, the one opened first."""
    entries = [Candidate(room, reports.get(room.id, 0)) for room in rooms if _is_public(room)]
    shown = [slot for slot in entries if slot.reports < HIDDEN_AFTER and slot.people]
    found = [slot for slot in sorted(shown, key=lambda slot: slot.place) if _fits(slot.table, search)]
    return [_listing(slot.table) for slot in _few_of_each(found)][:MOST_LISTED]


def _few_of_each(entries: Iterable[Candidate]) -> Iterable[Candidate]:
    """A few tables of one host, and of hosts in one neighborhood; the others can be entered by code."""
    of_person: Counter[str] = Counter()
    around: Counter[str] = Counter()
    for slot in entries:
        host = slot.people[0]
        near = slot.room.session.attendance.guests[host].neighborhood
        of_person[host] += 1
        around[near] += bool(near)
        if of_person[host] <= OF_ONE_PERSON and around[near] <= OF_ONE_NEIGHBORHOOD:
            yield slot


def _is_public(room: Room) -> bool:
    table = room.session.table
    return table.terms.public and not table.closed and not table.shut and not room.idle


def _fits(table: Table, search: str) -> bool:
    """By the name of the host, the code, the rules as they are written, or the edition in any language."""
    wanted = search.casefold().strip()
    if not wanted:
        return True
    texts = (table.code, str(table.rules), *_titles(table.rules.edition.name))
    by_host = looks(wanted) and looks(wanted) in looks(table.name_of(table.host))
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
