"""Limits connections, in all and for each address, with a reserve for people who have a seat.

A connection is checked as soon as it is accepted, before anything is read from it. Behind a trusted proxy the
client's address comes with the head of a request, so such a connection is counted for its address later.

>>> admission = Admission(limit=10, per_address=2, reserved_percent=20, now=lambda: 0.0)
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
"""How long an address counts as that of a seated person."""
SEATS_REMEMBERED = 50_000
SOCKETS_FOR_A_SEAT = 8
"""How much of the reserve a seat gives: a live connection, and those by which a browser reloads the page."""
RESERVE_SHARES = 8
"""A neighborhood gets at most this fraction of the reserve, however many seats it has."""
WATCHER_SOCKETS = 16
"""How many connections watchers may have beyond all limits."""

Peer = Any
"""As `socket.accept` gives it: a tuple that begins with address and port, or a string."""


class Slot:
    """One connection, as the limits count it."""

    __slots__ = ("_admission", "address", "counted", "refused", "reserved", "since", "watches")

    def __init__(self, admission: Admission, address: str | None, counted: bool, refused: str = "") -> None:
        self._admission = admission
        self.address = address
        """The household; None if it is not known yet or has none."""
        self.counted = counted
        self.refused = refused
        """The limit that was reached; empty if the connection is admitted."""
        self.reserved = ""
        """The neighborhood whose share of the reserve it uses, if any."""
        self.watches = False
        """Whether a watcher has it, beyond all limits."""
        self.since = monotonic()

    def release(self) -> None:
        """Stop counting it, because it has ended. A second call does nothing."""
        self._admission.forget(self)


class Admission:
    """Counts all connections, HTTP and WebSocket."""

    def __init__(
        self,
        limit: int,
        per_address: int,
        reserved_percent: int,
        now: Callable[[], float],
        trusted: Sequence[Network] = (),
        watchers: Sequence[Network] = (),
    ) -> None:
        self.limit = limit
        self._per_address = per_address
        self._reserved_percent = reserved_percent
        self._now = now
        self._trusted = trusted
        self._watchers = watchers
        self._watching = 0
        self._open = 0
        self._open_at: Counter[str] = Counter()
        self._reserve_used: Counter[str] = Counter()
        """How much of the reserve each neighborhood uses."""
        self._seats: OrderedDict[tuple[str, str], float] = OrderedDict()
        """By address and person, when they were last seen in a seat. The oldest come first."""
        self._seated_at: Counter[str] = Counter()
        """How many seated people each address has."""
        self._exempted: set[Peer] = set()
        """The ports from which the server calls itself."""

    def __len__(self) -> int:
        return self._open

    @property
    def for_strangers(self) -> int:
        """How many connections are not reserved."""
        return self.limit - self.limit * self._reserved_percent // 100

    @property
    def per_address(self) -> int:
        """The limit for one address: at most half of what is not reserved."""
        return min(self._per_address, max(1, self.for_strangers // 2))

    def at(self, address: str) -> int:
        return self._open_at[address]

    def enter(self, peer: Peer) -> Slot:
        """Count a connection that was accepted, or say which limit refuses it."""
        if self._key(peer) in self._exempted:
            return Slot(self, None, counted=False)
        address = self._household(peer)
        refused = self._refusal(address)
        if refused and self._is_watcher(peer):
            return self._watcher()
        if refused:
            return Slot(self, address, counted=False, refused=refused)
        self._open += 1
        slot = Slot(self, None, counted=True)
        self._count_at(slot, address)
        return slot

    def assign_address(self, slot: Slot, peer: Peer, forwarded: str) -> str:
        """Count it for the address that a trusted proxy gives. Returns the limit that it exceeds, if any."""
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
            self._count_at(slot, address)
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
        """Give this address a share of the reserve, because a seated person is connected from it."""
        key = (address, person)
        if key not in self._seats:
            self._seated_at[address] += 1
        self._seats[key] = self._now()
        self._seats.move_to_end(key)
        while len(self._seats) > SEATS_REMEMBERED:
            self._forget_oldest_seat()

    def seats_at(self, address: str) -> int:
        """How many people at this address were lately in a seat."""
        while self._seats and next(iter(self._seats.values())) < self._now() - SEAT_SECONDS:
            self._forget_oldest_seat()
        return self._seated_at[address]

    def is_proxy(self, peer: Peer) -> bool:
        return isinstance(peer, tuple) and is_within(peer[0], self._trusted)

    def exempt(self, peer: Peer) -> None:
        """Do not count connections from this port: the server calls itself from it."""
        self._exempted.add(self._key(peer))

    def end_exemption(self, peer: Peer) -> None:
        self._exempted.discard(self._key(peer))

    def _refusal(self, address: str | None) -> str:
        if address is not None and self._open_at[address] >= self.per_address:
            return "sockets_per_address"
        if self._open < self.for_strangers:
            return ""
        if self._open < self.limit and (address is None or self._has_reserve(address)):
            return ""
        return "sockets"

    def _has_reserve(self, address: str) -> bool:
        share = max(SOCKETS_FOR_A_SEAT, (self.limit - self.for_strangers) // RESERVE_SHARES)
        if self._reserve_used[neighborhood(address)] >= share:
            return False
        return self._open_at[address] < SOCKETS_FOR_A_SEAT * self.seats_at(address)

    def _count_at(self, slot: Slot, address: str | None) -> None:
        """Count an open connection for this address, and from the reserve if nothing else is left."""
        if address is None:
            return
        slot.address = address
        self._open_at[address] += 1
        if self._open > self.for_strangers:
            slot.reserved = neighborhood(address)
            self._reserve_used[slot.reserved] += 1

    def _is_watcher(self, peer: Peer) -> bool:
        """Whether it is a watcher, and there is room for one more."""
        known = isinstance(peer, tuple) and is_within(peer[0], self._watchers)
        return known and self._watching < WATCHER_SOCKETS

    def _watcher(self) -> Slot:
        self._watching += 1
        slot = Slot(self, None, counted=False)
        slot.watches = True
        return slot

    def _household(self, peer: Peer) -> str | None:
        """None for a proxy, or for a socket without an address."""
        if not isinstance(peer, tuple) or self.is_proxy(peer):
            return None
        return household(client_address(peer[0], "", ()))

    def _forget_address(self, slot: Slot) -> None:
        if slot.address is not None:
            self._open_at[slot.address] -= 1
            if not self._open_at[slot.address]:
                del self._open_at[slot.address]
            slot.address = None
        if slot.reserved:
            self._reserve_used[slot.reserved] -= 1
            if not self._reserve_used[slot.reserved]:
                del self._reserve_used[slot.reserved]
            slot.reserved = ""

    def _forget_oldest_seat(self) -> None:
        (address, _), _ = self._seats.popitem(last=False)
        self._seated_at[address] -= 1
        if not self._seated_at[address]:
            del self._seated_at[address]

    @staticmethod
    def _key(peer: Peer) -> Peer:
        return peer[:2] if isinstance(peer, tuple) else None
