"""Tables for one person against bots, one after another: who deals first and next, and what is recorded."""

from __future__ import annotations

import random
from dataclasses import dataclass

from ..client.question import Asked
from ..table.log.apply import table_from_log
from ..wire.to_server import Agree
from .first_dealer import FirstDealer, FoundDealer
from .local_table import LocalTable
from .match_file import MatchFile, UnfinishedMatch
from .party import Party
from .record_folder import RecordFolder
from .solo_narrator import SoloNarrator
from .table_log import new_table, next_hand, table_again


@dataclass(frozen=True, slots=True)
class SoloTable:
    """A table for one hand or one match."""

    local: LocalTable
    narrator: SoloNarrator
    records: RecordFolder
    file: MatchFile | None
    """The file of a match; a single hand is recorded when it is over."""

    @property
    def over(self) -> bool:
        """Whether play at this table has ended."""
        stage = self.local.table.stage
        return stage == "over" or (self.file is None and stage == "scores")

    def keep(self) -> str:
        """Record what was played; return a sentence that says where, or why it failed."""
        if self.file is None:
            return self.records.keep(self.local.steps, self.narrator.party)
        return self.file.keep(self.local.steps)

    def leave(self) -> str:
        """Save a match that is not over and say where; otherwise an empty text."""
        return "" if self.file is None or self.over else self.file.leave(self.local.steps)


class SoloSession:
    """Opens one table after another."""

    def __init__(
        self,
        party: Party,
        rng: random.Random,
        records: RecordFolder,
        first: FirstDealer | None = None,
        left: UnfinishedMatch | None = None,
    ) -> None:
        """A match that was `left` is resumed at the first table."""
        self.party = party
        self._rng = rng
        self._records = records
        self.first = first or FirstDealer()
        self._left = left
        self._last: LocalTable | None = None

    @property
    def wants_birthday(self) -> bool:
        """R-04: whether to ask for the person's birthday before the next table."""
        return self._left is None and self.first.wants_birthday(self.party.rules)

    def change(self, party: Party) -> None:
        """Change the players or the rules; the first dealer must be found again."""
        self.party, self._last = party, None
        self.first.name(None)

    def lay_table(self, pace: float | None = 0.0) -> SoloTable:
        left, self._left = self._left, None
        file = MatchFile(self._records, self.party, left) if self.party.whole_match else None
        found, local = self._again(left, pace) if left else self._new(pace)
        self._last = local
        return SoloTable(local, SoloNarrator(self.party, found), self._records, file)

    def _again(self, left: UnfinishedMatch, pace: float | None) -> tuple[FoundDealer | None, LocalTable]:
        local = LocalTable(*table_again(left.record, self.party), self._rng, pace)
        if local.asked is Asked.NEXT:
            local.say(Agree(to="next"))
        return None, local

    def _new(self, pace: float | None) -> tuple[FoundDealer | None, LocalTable]:
        party, found, dealer = self.party, None, self._next_dealer
        if dealer is None:
            found = self.first.find(party.rules, party.seats, self._rng)
            steps = new_table(party, found, self._rng)
        else:
            steps = next_hand(party, dealer)
        return found, LocalTable(table_from_log(steps), steps, self._rng, pace)

    @property
    def _next_dealer(self) -> int | None:
        """A-61: between single hands the deal moves on as in a match."""
        if self._last is None or self.party.whole_match:
            return None
        match = self._last.table.match
        return match.standing.dealer if match is not None and match.results and not match.over else None
