"""Rate limits: token buckets that refill with time.

>>> bucket = KeyedRateLimit(Rate(2, per=60))
>>> [bucket.take("ana", now=0.0) for _ in range(3)]
[0.0, 0.0, 30.0]
"""

from __future__ import annotations

from collections import OrderedDict

from ...table.rate_limit import Rate
from ..settings import Settings

TABLE_SECONDS = 600.0
"""The period of `tries_per_table`."""
NEIGHBORHOOD_TRIES = 3
"""Attempts from one neighborhood in the same period after the table's own are used up."""


REPORTS = Rate(5, per=3600)
"""How often one person or address may report a table."""
RENAMES = Rate(3, per=600)
"""How often one person may change their name."""


class KeyedRateLimit:
    """A bucket for each key, stored as the time at which it will be full again.

    There are never more than `most`: the least recently used one is dropped, because it is probably full.
    """

    __slots__ = ("_full", "_most", "rate")

    def __init__(self, rate: Rate, most: int = 20_000) -> None:
        self.rate = rate
        self._most = most
        self._full: OrderedDict[str, float] = OrderedDict()

    def take(self, key: str, now: float) -> float:
        """Take one and return 0, or take nothing and return how many seconds to wait."""
        wait = self.wait(key, now)
        if not wait:
            self.charge(key, now)
        return wait

    def wait(self, key: str, now: float) -> float:
        """Seconds until one can be taken."""
        full = self._full.get(key, 0.0)
        return max(0.0, full + self.rate.interval - self.rate.per - now)

    def charge(self, key: str, now: float) -> None:
        """Take one even if there is none; the debt makes later takes wait longer."""
        self._full[key] = max(self._full.get(key, 0.0), now) + self.rate.interval
        self._full.move_to_end(key)
        if len(self._full) > self._most:
            self._full.popitem(last=False)

    def __len__(self) -> int:
        return len(self._full)


class PasswordAttempts:
    """Wrong passwords for one table, from all addresses together.

    Guessing from many addresses uses up the attempts of a table. A few more from each neighborhood are still
    allowed, so that its players are not locked out.
    """

    def __init__(self, rate: Rate) -> None:
        self._of_table = KeyedRateLimit(rate)
        self._of_neighborhood = KeyedRateLimit(Rate(NEIGHBORHOOD_TRIES, rate.per))

    def wait(self, code: str, neighborhood: str, now: float) -> float:
        """Seconds until somebody from this neighborhood may try."""
        return min(self._of_table.wait(code, now), self._of_neighborhood.wait(f"{code} {neighborhood}", now))

    def charge(self, code: str, neighborhood: str, now: float) -> None:
        """Count a wrong password; it leaves no debt, or an attacker could lock a table forever."""
        self._of_table.take(code, now)
        self._of_neighborhood.take(f"{code} {neighborhood}", now)


class RateLimits:
    """All limits of a server."""

    def __init__(self, settings: Settings) -> None:
        self.requests = KeyedRateLimit(Rate(settings.requests_per_minute, 60))
        self.guests = KeyedRateLimit(Rate(settings.guests_per_hour, 3600))
        self.tables = KeyedRateLimit(Rate(settings.tables_per_hour, 3600))
        self.tables_of_person = KeyedRateLimit(Rate(settings.tables_per_person, 3600))
        self.reports = KeyedRateLimit(REPORTS)
        self.renames = KeyedRateLimit(RENAMES)
        self.records = KeyedRateLimit(Rate(settings.records_per_minute, 60))
        self.tries = KeyedRateLimit(Rate(settings.tries_per_minute, 60))
        self.table_tries = PasswordAttempts(Rate(settings.tries_per_table, TABLE_SECONDS))
        self.messages = Rate(2 * settings.messages_per_second, 2)
        self.messages_of_address = KeyedRateLimit(Rate(2 * settings.messages_per_address, 2))
        self.faults = Rate(10, 10)
        self.connections_per_address = settings.connections_per_address
