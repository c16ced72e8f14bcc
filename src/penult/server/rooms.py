"""The rooms that are open in this process: tables are opened, found by code, and closed here."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import Sequence
from contextlib import suppress
from errno import EIO
from functools import partial

from ..engine.chance import Chance
from ..engine.errors import PenultError
from ..table.apply import table_from_log
from ..table.context import Shuffle
from ..table.digest import digest
from ..table.incoming import ListingChanged, NameChanged, PersonErased
from ..table.log import Batch
from ..table.session import TableSession
from ..table.steps import encode_for_log
from ..wire.listing import Listing
from ..wire.terms import NewTable
from .bus import Bus
from .claimed_table import ClaimedTable, claim, current_names, open_reports
from .clock import TimeSource
from .lobby import SEATS_OF_ONE_GUEST, PublicTables
from .new_table import check_new, first_steps, new_code
from .passwords import NO_PASSWORD_FITS
from .room import REST_SECONDS, Room
from .store.rows import PersonRow, Reporter, TableRow
from .store.store import Damaged, Store

log = logging.getLogger(__name__)

SWEEP_SECONDS = 600.0
"""Visits are recorded more often than this."""

AT_ONCE = 200
"""Tables restored at once: they are claimed in one transaction."""

FAILED_SECONDS = 3.0
"""How long a table stays closed after its room failed, so that one that keeps failing costs little."""


class TableUnavailable(PenultError):
    """Nobody can enter the table right now."""


class Rooms:
    """Owns the rooms. Chance and time come in from outside."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        clock: TimeSource,
        rng: random.Random,
        shuffle: Shuffle | None = None,
        rest_seconds: float = REST_SECONDS,
    ) -> None:
        self._store = store
        self._bus = bus
        self._clock = clock
        self._rng = rng
        self._rest_seconds = rest_seconds
        self._shuffle = shuffle or (lambda rules: Chance.drawn_from(rng, rules))
        self.by_table: dict[str, Room] = {}
        self._codes: dict[str, str] = {}
        self._entering: dict[str, asyncio.Task[str | None]] = {}
        self._putting_away: set[asyncio.Task[None]] = set()
        self.halted: dict[str, str] = {}
        """Tables whose log cannot be read or did not replay, and why."""
        self.lobby = PublicTables()
        self._failed: dict[str, float] = {}
        """When the room of a code failed."""
        self._closing = False

    async def open(self, host: PersonRow, new: NewTable) -> TableRow:
        """Store a new table with the host in a seat; `Malformed` if it cannot be played.

        Its room opens when somebody comes to it.
        """
        check_new(new)
        row = TableRow(secrets.token_urlsafe(9), new_code(self._codes), self._clock.now())
        steps = tuple(first_steps(row.code, host, new))
        table = table_from_log(steps)
        await self._store.open_table(row, Batch(1, encode_for_log(steps), digest(table)))
        return row

    async def enter(self, code: str, visit: bool = True) -> str | None:
        """Open the room of a table and return its id; None if there is no such table, or `TableUnavailable`.

        A visit prolongs how long the table is kept; restoring it after a start does not.
        """
        code = code.upper()
        self._check_open(code)
        if code in self._codes:
            return self._codes[code]
        task = self._entering.get(code)
        if task is None:
            task = self._entering[code] = asyncio.create_task(self._fetch(code, visit))
            task.add_done_callback(lambda _: self._entering.pop(code, None))
        return await asyncio.shield(task)

    async def restore(self) -> int:
        """Open the rooms of recently visited tables and return how many; others open when somebody comes.

        Nobody has to wait for it: a table that somebody comes to goes first.
        """
        rows = await self._store.visited(self._clock.now() - self._rest_seconds - SWEEP_SECONDS)
        for at in range(0, len(rows), AT_ONCE):
            group = rows[at : at + AT_ONCE]
            entered = await asyncio.gather(
                *(self.enter(row.code, visit=False) for row in group), return_exceptions=True
            )
            for row, error in zip(group, entered, strict=True):
                if isinstance(error, Exception) and not isinstance(error, TableUnavailable):
                    log.error("table_not_restored", exc_info=error, extra={"table": row.id})
        return len(self.by_table)

    def password_hash(self, table: str, person: str) -> str:
        """The hash of the password that a person must give; empty if they need none."""
        room = self.by_table.get(table)
        if room is None:
            return NO_PASSWORD_FITS
        at_table = person in room.session.table.names
        return "" if at_table else room.session.table.password

    def has_person(self, table: str, person: str) -> bool:
        """Whether a person is at the table already."""
        room = self.by_table.get(table)
        return room is not None and person in room.session.table.names

    def has_seat(self, table: str, person: str) -> bool:
        """Whether a person has a seat, or one is kept for them."""
        room = self.by_table.get(table)
        if room is None:
            return False
        at = room.session.table
        return at.seat_of(person) is not None or at.seat_kept_for(person) is not None

    def may_sit(self, table: str, person: str) -> bool:
        """Whether a person may sit down at this table: not if it is public, and they sit at enough others."""
        if not self._is_public(table):
            return True
        others = [room.id for room in self._rooms_of(person) if room.id != table and self._is_public(room.id)]
        return sum(self.has_seat(other, person) for other in others) < SEATS_OF_ONE_GUEST

    def in_hand(self, table: str, person: str) -> bool:
        """Whether a person plays in the current hand."""
        room = self.by_table.get(table)
        if room is None:
            return False
        played = room.session.table
        return played.stage == "hand" and person in played.hand_seats

    def rename(self, person: str, name: str) -> None:
        """Rename a person at every open table; other tables learn it when they open."""
        for room in self._rooms_of(person):
            self._bus.to_room(room.id, NameChanged(person, name))

    def erase(self, person: str) -> None:
        """Remove a person from every open table, and from the others when they open."""
        for room in self._rooms_of(person):
            self._bus.to_room(room.id, PersonErased(person))

    async def note_visits(self) -> None:
        """Record which tables have people."""
        tables = [room.id for room in self.by_table.values() if not room.idle]
        if tables:
            await self._store.note_visits(tables, self._clock.now())

    async def follow_orders(self, orders: Sequence[tuple[str, str]]) -> None:
        """Carry out the operator's orders on open tables; the store has them already."""
        for table, what in orders:
            log.warning("ordered", extra={"table": table, "why": what})
            was_shown = self._is_shown(table)
            if what == "close" and table in self.by_table:
                self.by_table[table].stop()
            elif what == "hide" and table in self.by_table:
                self.lobby.hide(table)
            elif what == "show":
                self.lobby.show(table)
            self._tell_host(table, was_shown)

    async def prune(self, table: str, epoch: int) -> bool:
        """Delete a table that is not open and has had no other owner since."""
        return table not in self.by_table and await self._store.prune_table(table, epoch)

    def listing(self, search: str = "") -> list[Listing]:
        """The public tables that people may join."""
        return self.lobby.listing(self.by_table.values(), search)

    async def report(self, code: str, reporter: Reporter, why: str) -> str | None:
        """Report a listed table and return its id; None if there is no such table."""
        table = self._codes.get(code.upper())
        if table is None or not self._is_public(table):
            return None
        reports = await self._store.report(table, reporter, why, self._clock.now())
        was_shown = self._is_shown(table)
        if table in self.by_table and self.lobby.report(table, reports):
            if was_shown and self._is_shown(table):
                self._bus.to_room(table, ListingChanged("table_reported"))
            self._tell_host(table, was_shown)
        return table

    def _is_shown(self, table: str) -> bool:
        return self.lobby.shows(self.by_table.get(table))

    def _tell_host(self, table: str, was_shown: bool) -> None:
        """Tell the host if the table has left the list or is back."""
        if was_shown != self._is_shown(table):
            self._bus.to_room(table, ListingChanged("unlisted" if was_shown else "listed"))

    async def close(self) -> None:
        """Let every room finish what it has received, even one that is just opening."""
        self._closing = True
        await asyncio.gather(*self._entering.values(), return_exceptions=True)
        with suppress(OSError):
            await self.note_visits()
        await asyncio.gather(*(room.close() for room in list(self.by_table.values())))
        await asyncio.gather(*self._putting_away)

    def _check_open(self, code: str) -> None:
        if self._closing:
            raise TableUnavailable("server: expected one that is open, came one that closes")
        if code in self._failed:
            if self._clock.now() < self._failed[code] + FAILED_SECONDS:
                raise TableUnavailable("table: expected one that goes on, came one that has just failed")
            del self._failed[code]

    def _is_public(self, table: str) -> bool:
        return table in self.by_table and self.by_table[table].session.table.terms.public

    def _rooms_of(self, person: str) -> list[Room]:
        return [room for room in self.by_table.values() if person in room.session.table.names]

    async def _fetch(self, code: str, visit: bool) -> str | None:
        row = await self._store.find(code)
        if row is None and self._store.damage:
            raise Damaged(EIO, "whether there is such a table cannot be known from a damaged file")
        if row is None or row.over or code in self.halted:
            return None
        if code not in self._codes:  # it may have just been opened
            await self._bring_back(row, visit)
        return self._codes.get(code)

    async def _bring_back(self, row: TableRow, visit: bool) -> None:
        try:
            claimed = await claim(self._store, row.id, self._clock.now() if visit else None)
        except (Damaged, PenultError, ValueError, TypeError) as why:  # a damaged row can hold anything
            if await self._store.find(row.code) is not None:  # otherwise it was closed just now
                self._halt(row, str(why))
            return
        names = await current_names(self._store, claimed.table.names)
        claimed.table.set_names(names)
        self.lobby.report(row.id, await open_reports(self._store, row.id))
        if row.hidden:
            self.lobby.hide(row.id)
        self._install(row, claimed)
        for person in (person for person, name in names.items() if not name):
            self._bus.to_room(row.id, PersonErased(person))

    def _halt(self, row: TableRow, why: str) -> None:
        self.halted[row.code] = why
        log.error("table_halted", extra={"table": row.id, "why": why})

    def _install(self, row: TableRow, claimed: ClaimedTable) -> None:
        claimed.table.go_on_from(self._rng)
        may_sit = partial(self.may_sit, row.id)
        session = TableSession(claimed.table, self._shuffle, self._rng, claimed.first_number, may_sit)
        owner = (row.id, claimed.epoch, claimed.written)
        room = Room(*owner, session, self._store, self._bus, self._clock, self._rest_seconds)
        self.by_table[row.id] = room
        self._codes[row.code] = row.id
        room.open()
        assert room.task is not None
        room.task.add_done_callback(lambda _: self._forget(row, room))

    def _forget(self, row: TableRow, room: Room) -> None:
        if self.by_table.get(row.id) is room:
            del self.by_table[row.id], self._codes[row.code]
            self.lobby.show(row.id)
        if room.damage:
            self._halt(row, room.damage)
        if room.failed:
            self._failed[row.code] = self._clock.now()
        if room.over:
            task = asyncio.create_task(self._put_away(row))
            self._putting_away.add(task)
            task.add_done_callback(self._putting_away.discard)

    async def _put_away(self, row: TableRow) -> None:
        """If the disk refuses now, the next start finds the table over and tries again."""
        try:
            await self._store.close_table(row.id)
        except OSError as why:
            log.error("disk_failed", extra={"table": row.id, "why": str(why)})
