"""Letters to everybody at a table: numbered updates with what changed, and the whole view for newcomers."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from msgspec import UNSET, UnsetType

from ...wire.coding import encode
from ...wire.to_client import ToClient, Update, Welcome
from ...wire.version import PROTOCOL
from ...wire.views import HandView, TableView
from ..bus.bus import Letter
from .guests import Guest
from .live_table import LiveTable
from .table import Told
from .telling import seen_by
from .viewing import Fields, changed

KEPT_UPDATES = 64
"""For those who come back: the events of so many updates are remembered."""

Look = Callable[[int | None], tuple[Fields, Fields | None]]
"""The fields of the table and of the hand, as a player or a spectator sees them."""


class Mailing:
    """Knows what was sent to whom."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._kept: deque[tuple[int, tuple[Told, ...]]] = deque(maxlen=KEPT_UPDATES)
        self.greet: dict[str, int | None] = {}
        """Who has just come, and the last update they saw."""

    def update(self, look: Look) -> list[Letter]:
        """The next update, to everybody who is here."""
        live = self._live
        told = tuple(live.told)
        live.told.clear()
        live.changed = False
        self._kept.append((live.n, told))
        letters = [
            Letter(guest.connection, encode(self._message(person, guest, told, look)))
            for person, guest in live.guests.items()
            if guest.connection is not None
        ]
        self.greet.clear()
        return letters

    def to_one(self, person: str, message: ToClient) -> list[Letter]:
        guest = self._live.guests.get(person)
        if guest is None or guest.connection is None:
            return []
        return [Letter(guest.connection, encode(message))]

    def _message(self, person: str, guest: Guest, told: tuple[Told, ...], look: Look) -> ToClient:
        """What is new for this viewer; for somebody who has just come, what they missed, or everything."""
        live = self._live
        player = live.table.seat_of(person)
        table, hand = look(player)
        before, last = (guest.table, guest.hand), guest.sent
        guest.table, guest.hand, guest.sent = table, hand, live.n
        if person in self.greet:
            since = self.greet[person]
            told = self._since(since)
            if since is None or since != last:
                return self._welcome(person, guest, told)
        yours, guest.yours = tuple(guest.yours), []
        news = changed(before[0], table)
        return Update(
            n=live.n,
            time=live.now,
            events=tuple(seen_by(told, live.table, player, guest.muted)),
            table=TableView(**news) if news else UNSET,
            hand=_hand_news(before[1], hand),
            yours=yours,
        )

    def _welcome(self, person: str, guest: Guest, missed: tuple[Told, ...]) -> Welcome:
        live = self._live
        guest.yours = []
        return Welcome(
            protocol=PROTOCOL,
            person=person,
            n=live.n,
            time=live.now,
            table=TableView(**guest.table),
            hand=None if guest.hand is None else HandView(**guest.hand),
            missed=tuple(seen_by(missed, live.table, live.table.seat_of(person), guest.muted)),
        )

    def _since(self, n: int | None) -> tuple[Told, ...]:
        if n is None or not self._kept or n < self._kept[0][0] - 1:
            return ()
        return tuple(event for number, told in self._kept if number > n for event in told)


def _hand_news(before: Fields | None, now: Fields | None) -> HandView | UnsetType | None:
    if now is None:
        return UNSET if before is None else None
    news = changed(before or {}, now)
    return HandView(**news) if news else UNSET
