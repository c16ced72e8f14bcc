"""The front desk: what every route can reach."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic

from ..archive import Archive
from ..bus.bus import Bus
from ..clock import Clock
from ..people import People
from .admission import Admission
from .client import Client
from .gate import Gate
from .limits import Limits
from .lines import Lines
from .logs import Log
from .metrics import Metrics
from .needs import House
from .pinging import Pinging
from .self_call import SelfCall
from .settings import Settings


@dataclass(slots=True)
class Desk:
    settings: Settings
    house: House
    archive: Archive
    people: People
    bus: Bus
    clock: Clock
    log: Log
    limits: Limits
    client: Client | None = None
    """None where it was not built."""
    metrics: Metrics = field(default_factory=Metrics)
    lines: Lines = field(default_factory=Lines)
    admission: Admission = field(init=False)
    self_call: SelfCall = field(init=False)
    gate: Gate = field(default_factory=Gate)
    pinging: Pinging = field(default_factory=Pinging)
    ticks: Callable[[], float] = monotonic
    """For limits: seconds that never go back, whatever is done to the clock of the machine."""
    network: str = ""
    """Where others find the server; empty where only this machine reaches it."""
    closing: bool = False
    """Nobody comes in any more."""
    failing: Callable[[], bool] = lambda: False
    """Whether nothing can be written, for whoever asks after the server's health."""
    damaged: Callable[[], bool] = lambda: False
    """Whether something that was stored cannot be read any more."""

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
        self.self_call = SelfCall(self.admission)
