"""Who may open a connection: limits for all and for an address, and a reserve for people with a seat.

Asked as soon as a connection is accepted, before anything is read from it. Behind a trusted proxy the address
is known only with the head of a request: such a connection counts at once, and for its address later.

>>> admission = Admission(most=10, per_address=2, reserved_percent=20, now=lambda: 0.0)
>>> [admission.enter(("203.0.113.7", port)).refused for port in (1, 2, 3)]
['', '', 'sockets_per_address']
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any

from ..addresses import client_address, household, is_within, neighborhood
from ..setting_parsers import Network

SEAT_SECONDS = 3600.0
"""How long an address is remembered at which somebody had a seat."""
SEATS_REMEMBERED = 50_000
SOCKETS_FOR_A_SEAT = 8
"""From the reserve: a live connection, and those by which a browser loads the page again."""
SHARES = 8
"""A neighborhood gets at most this fraction of the reserve, however many seats it has."""
FOR_WATCHERS = 16
"""Connections beyond all others for those who watch the server."""

Peer = Any
"""As `socket.accept` names it: a tuple that begins with address and port, or a text."""


class Slot:
    """The place of one connection in the counts."""

    __slots__ = ("_admission", "address", "counted", "refused", "reserved", "since", "watches")

    def __init__(self, admission: Admission, address: str | None, counted: bool, refused: str = "") -> None:
        self._admission = admission
        self.address = address
        """The household; None until a proxy has said it."""
        self.counted = counted
        self.refused = refused
        """The limit that was reached; empty if it may come in."""
        self.reserved = ""
        """The neighborhood whose share of the reserve it takes."""
        self.watches = False
        """Whether it came in beyond all limits."""
        self.since = monotonic()

    def release(self) -> None:
        """The connection has ended; a second call does nothing."""
        self._admission.forget(self)


class Admission:
    """Counts all connections, of HTTP and live ones alike."""

    def __init__(
        self,
        most: int,
        per_address: int,
        reserved_percent: int,
        now: Callable[[], float],
        trusted: Sequence[Network] = (),
        watchers: Sequence[Network] = (),
    ) -> None:
        self.most = most
        self._per_address = per_address
        self._reserved_percent = reserved_percent
        self._now = now
        self._trusted = trusted
        self._watchers = watchers
        self._watching = 0
        self._open = 0
        self._at: Counter[str] = Counter()
        self._reserve_of: Counter[str] = Counter()
        """How much of the reserve each neighborhood has."""
        self._seats: OrderedDict[tuple[str, str], float] = OrderedDict()
        """By address and person, when they were last seen in a seat; the oldest first."""
        self._people: Counter[str] = Counter()
        """How many of them there are at each address."""
        self._own: set[Peer] = set()
        """Where the server itself calls from."""

    def __len__(self) -> int:
        return self._open

    @property
    def for_strangers(self) -> int:
        """Connections that anybody may have."""
        return self.most - self.most * self._reserved_percent // 100

    @property
    def per_address(self) -> int:
        """At most half of what anybody may have."""
        return min(self._per_address, max(1, self.for_strangers // 2))

    def at(self, address: str) -> int:
        return self._at[address]

    def enter(self, peer: Peer) -> Slot:
        """A connection has been accepted."""
        if self._key(peer) in self._own:
            return Slot(self, None, counted=False)
        address = self._household(peer)
        refused = self._refusal(address)
        if refused and self._is_watcher(peer):
            return self._watcher()
        if refused:
            return Slot(self, address, counted=False, refused=refused)
        self._open += 1
        slot = Slot(self, None, counted=True)
        self._count_for(slot, address)
        return slot

    def assign_address(self, slot: Slot, peer: Peer, forwarded: str) -> str:
        """A trusted proxy has said who is asking: the limit that has been reached, or nothing."""
        if not slot.counted or not self.is_proxy(peer):
            return ""
        address = household(client_address(peer[0], forwarded, self._trusted))
        if slot.address == address:
            return ""
        self._forget_address(slot)
        self._open -= 1
        refused = self._refusal(address)
        self._open += 1
        if not refused:
            self._count_for(slot, address)
        return refused

    def forget(self, slot: Slot) -> None:
        if slot.counted:
            slot.counted = False
            self._open -= 1
            self._forget_address(slot)
        elif slot.watches:
            slot.watches = False
            self._watching -= 1

    def remember_seat(self, address: str, person: str) -> None:
        """A person has a seat, and is connected from this address."""
        key = (address, person)
        if key not in self._seats:
            self._people[address] += 1
        self._seats[key] = self._now()
        self._seats.move_to_end(key)
        while len(self._seats) > SEATS_REMEMBERED:
            self._forget_oldest_seat()

    def seats_at(self, address: str) -> int:
        """How many people at this address had a seat lately."""
        while self._seats and next(iter(self._seats.values())) < self._now() - SEAT_SECONDS:
            self._forget_oldest_seat()
        return self._people[address]

    def is_proxy(self, peer: Peer) -> bool:
        return isinstance(peer, tuple) and is_within(peer[0], self._trusted)

    def expect(self, peer: Peer) -> None:
        """The server will call itself from this port: that is not counted."""
        self._own.add(self._key(peer))

    def expect_no_more(self, peer: Peer) -> None:
        self._own.discard(self._key(peer))

    def _refusal(self, address: str | None) -> str:
        if address is not None and self._at[address] >= self.per_address:
            return "sockets_per_address"
        if self._open < self.for_strangers:
            return ""
        if self._open < self.most and (address is None or self._has_reserve(address)):
            return ""
        return "sockets"

    def _has_reserve(self, address: str) -> bool:
        share = max(SOCKETS_FOR_A_SEAT, (self.most - self.for_strangers) // SHARES)
        if self._reserve_of[neighborhood(address)] >= share:
            return False
        return self._at[address] < SOCKETS_FOR_A_SEAT * self.seats_at(address)

    def _count_for(self, slot: Slot, address: str | None) -> None:
        """Count an open connection for this address."""
        if address is None:
            return
        slot.address = address
        self._at[address] += 1
        if self._open > self.for_strangers:
            slot.reserved = neighborhood(address)
            self._reserve_of[slot.reserved] += 1

    def _is_watcher(self, peer: Peer) -> bool:
        """Whether a watcher may come in, however full the server is."""
        known = isinstance(peer, tuple) and is_within(peer[0], self._watchers)
        return known and self._watching < FOR_WATCHERS

    def _watcher(self) -> Slot:
        self._watching += 1
        slot = Slot(self, None, counted=False)
        slot.watches = True
        return slot

    def _household(self, peer: Peer) -> str | None:
        """None for a proxy, and for a socket that has no address."""
        if not isinstance(peer, tuple) or self.is_proxy(peer):
            return None
        return household(client_address(peer[0], "", ()))

    def _forget_address(self, slot: Slot) -> None:
        if slot.address is not None:
            self._at[slot.address] -= 1
            if not self._at[slot.address]:
                del self._at[slot.address]
            slot.address = None
        if slot.reserved:
            self._reserve_of[slot.reserved] -= 1
            if not self._reserve_of[slot.reserved]:
                del self._reserve_of[slot.reserved]
            slot.reserved = ""

    def _forget_oldest_seat(self) -> None:
        (address, _), _ = self._seats.popitem(last=False)
        self._people[address] -= 1
        if not self._people[address]:
            del self._people[address]

    @staticmethod
    def _key(peer: Peer) -> Peer:
        return peer[:2] if isinstance(peer, tuple) else None
