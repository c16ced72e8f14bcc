"""The application's context: everything that routes share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic

from ..archive import Archive
from ..bus import Bus
from ..clock import TimeSource
from ..logs import Log
from ..metrics import Metrics
from ..passwords import PasswordChecker
from ..people import People
from ..rooms import Rooms
from ..settings import Settings
from ..transport.admission import Admission
from .connections import Connections
from .pinger import Pinger
from .rate_limits import RateLimits
from .self_check import SelfCheck
from .web_client import WebClient


@dataclass(slots=True)
class AppContext:
    settings: Settings
    rooms: Rooms
    archive: Archive
    people: People
    bus: Bus
    clock: TimeSource
    log: Log
    limits: RateLimits
    client: WebClient | None = None
    """None if it was not built."""
    metrics: Metrics = field(default_factory=Metrics)
    connections: Connections = field(default_factory=Connections)
    admission: Admission = field(init=False)
    self_check: SelfCheck = field(init=False)
    passwords: PasswordChecker = field(default_factory=PasswordChecker)
    pinger: Pinger = field(default_factory=Pinger)
    ticks: Callable[[], float] = monotonic
    """The time for limits: seconds that never go back, even if the machine's clock does."""
    network: str = ""
    """The server's address for other machines; empty if only this one can reach it."""
    closing: bool = False
    """Whether the server is shutting down and lets nobody in."""
    failing: Callable[[], bool] = lambda: False
    """Whether writes fail; the health check reports it."""
    damaged: Callable[[], bool] = lambda: False
    """Whether some stored data cannot be read; the health check reports it."""

    def __post_init__(self) -> None:
        chosen = self.settings
        self.admission = Admission(
            chosen.sockets,
            chosen.sockets_per_address,
            chosen.reserved_percent,
            lambda: self.ticks(),
            chosen.trusted_proxies,
            chosen.watchers,
        )
        self.self_check = SelfCheck(self.admission)
