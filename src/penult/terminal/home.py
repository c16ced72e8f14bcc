"""Tables for one person at one sitting: who deals first, who deals next, and where all is recorded."""

from __future__ import annotations

import random
from dataclasses import dataclass

from ..table.apply import table_from_log
from ..wire.to_server import Agree
from .first_dealer import FirstDealer, Found
from .home_story import HomeStory
from .local_table import LocalTable
from .match_file import LeftMatch, MatchFile
from .party import Party
from .question import Asked
from .shelf import RecordShelf
from .table_log import new_table, next_hand, table_again


@dataclass(frozen=True, slots=True)
class HomeTable:
    """A table for one hand or one match."""

    local: LocalTable
    story: HomeStory
    shelf: RecordShelf
    file: MatchFile | None
    """Of a match; a hand that is played alone is kept when it is over."""

    @property
    def over(self) -> bool:
        """Whether nothing more is played here."""
        stage = self.local.table.stage
        return stage == "over" or (self.file is None and stage == "scores")

    def keep(self) -> str:
        """Record what was played; where it lies, or why it could not be written."""
        if self.file is None:
            return self.shelf.keep(self.local.steps, self.story.party)
        return self.file.keep(self.local.steps)

    def leave(self) -> str:
        """Keep a match that is not over, and say where; nothing to say of anything else."""
        return "" if self.file is None or self.over else self.file.leave(self.local.steps)


class Home:
    """Lays one table after the other."""

    def __init__(
        self,
        party: Party,
        rng: random.Random,
        shelf: RecordShelf,
        first: FirstDealer | None = None,
        left: LeftMatch | None = None,
    ) -> None:
        """A match that was `left` goes on at the first table."""
        self.party = party
        self._rng = rng
        self._shelf = shelf
        self.first = first or FirstDealer()
        self._left = left
        self._last: LocalTable | None = None

    @property
    def wants_birthday(self) -> bool:
        """R-04: whether the person's is to be asked for before the next table."""
        return self._left is None and self.first.wants_birthday(self.party.rules)

    def change(self, party: Party) -> None:
        """Others play, or by other rules: who deals first is open again."""
        self.party, self._last = party, None
        self.first.name(None)

    def lay_table(self, pace: float = 0.0) -> HomeTable:
        left, self._left = self._left, None
        file = MatchFile(self._shelf, self.party, left) if self.party.whole_match else None
        found, local = self._again(left, pace) if left else self._new(pace)
        self._last = local
        return HomeTable(local, HomeStory(self.party, found), self._shelf, file)

    def _again(self, left: LeftMatch, pace: float) -> tuple[Found | None, LocalTable]:
        local = LocalTable(*table_again(left.record, self.party), self._rng, pace)
        if local.asked is Asked.NEXT:
            local.say(Agree(to="next"))
        return None, local

    def _new(self, pace: float) -> tuple[Found | None, LocalTable]:
        party, found, dealer = self.party, None, self._next_dealer
        if dealer is None:
            found = self.first.find(party.rules, party.seats, self._rng)
            steps = new_table(party, found, self._rng)
        else:
            steps = next_hand(party, dealer)
        return found, LocalTable(table_from_log(steps), steps, self._rng, pace)

    @property
    def _next_dealer(self) -> int | None:
        """A-61: hands one by one pass the deal on as those of a match do."""
        if self._last is None or self.party.whole_match:
            return None
        match = self._last.table.match
        return match.standing.dealer if match is not None and match.results and not match.over else None
