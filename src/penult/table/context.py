"""What the parts of a table session share. Each part owns its state; only the session sets the time."""

from __future__ import annotations

import random
from collections.abc import Callable

from ..engine.chance import Chance
from ..engine.rules import Rules
from .agreement import Agreement
from .attendance import Attendance
from .journal import Journal
from .table import Table

Shuffle = Callable[[Rules], Chance]
"""Makes the chance of a hand."""


MaySit = Callable[[str], bool]
"""Whether a person may take a seat at this table, as far as other tables have a say in it."""


class Context:
    def __init__(self, table: Table, shuffle: Shuffle, rng: random.Random, n: int, may_sit: MaySit) -> None:
        self.table = table
        self.shuffle = shuffle
        self.rng = rng
        self.may_sit = may_sit
        self.attendance = Attendance(table)
        self.journal = Journal(table, self.attendance)
        self.agreement = Agreement()
        self.n = n
        """The number of the last update."""
        self.now = 0.0
        self.written_at = 0.0
        """When the last update was written to the connections."""
        self.running = False
        """Whether time passes: a seated person is connected, and the table is neither paused nor closed."""

    def deal(self) -> None:
        """Shuffle and deal the next hand."""
        self.journal.deal(self.shuffle(self.table.rules))
        self.agreement.ask(None)
