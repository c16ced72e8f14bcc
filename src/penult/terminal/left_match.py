"""A match that somebody has left before its end: its record, where it lies, and who plays on."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ..engine.errors import Malformed
from ..match.record import MatchRecord
from .party import Party


@dataclass(frozen=True, slots=True)
class LeftMatch:
    path: Path
    record: MatchRecord
    party: Party

    @classmethod
    def read(cls, path: Path, language: str) -> LeftMatch:
        """Refuses what is over, and what nobody has left at a terminal: its bots must be known."""
        record = MatchRecord.read(path)
        match = record.replay()
        if match.over:
            raise Malformed("--resume", str(path), "a match that is not over")
        bots = tuple(record.headers.get("bots", "").split())
        party = Party(record.rules, bots, language, record.names[0] if record.names else "", whole_match=True)
        if party.seats != record.players or record.names != party.recorded_names:
            raise Malformed("--resume", str(path), "a match that was left in the terminal, with its bots")
        party.check()
        return cls(path, record, party)
