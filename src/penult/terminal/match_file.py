"""The file of a match: rewritten after every hand and when the person leaves, and read to resume."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from shlex import quote

from ..engine.errors import Malformed
from ..match.record import MatchRecord
from ..match.record_text import OF_A_MATCH
from ..notation.errors import RecordError
from ..printing.files import FileRefused, clear_away
from ..printing.kept_files import KeptText
from ..table.log.steps import AnyStep
from .party import Party
from .record_folder import RecordFolder, free_place, headers_of
from .table_log import match_record

SUFFIX = ".match"


@dataclass(frozen=True, slots=True)
class UnfinishedMatch:
    """A match that was left before its end: its record, its file, and the players."""

    path: Path
    record: MatchRecord
    party: Party

    @classmethod
    def read(cls, path: Path, language: str) -> UnfinishedMatch:
        """Refuse a match that is over, or that was not played in a terminal: its bots must be known."""
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


class MatchFile:
    """A file in the folder of records, made when there is something to write; or that of a resumed match.

    Between two hands the file is not locked; a version that somebody else wrote is never overwritten.
    """

    def __init__(self, records: RecordFolder, party: Party, left: UnfinishedMatch | None = None) -> None:
        self._records = records
        self._party = party
        self._path = left.path if left else None
        self._kept = _gone_on_with(left.path) if left and records.folder else None
        self._headers = dict(left.record.headers) if left else {}
        self._said = ""

    def keep(self, steps: Sequence[AnyStep]) -> str:
        """Write the match so far; return a sentence that says where, or why it failed."""
        return self._write(steps, "terminal-match-kept")

    def leave(self, steps: Sequence[AnyStep]) -> str:
        """Write an unfinished match; return a sentence that says where, and how to resume or replay it."""
        return self._write(steps, "terminal-match-left")

    def news(self, steps: Sequence[AnyStep]) -> tuple[str, ...]:
        """Write the match; return a sentence only if it differs from the last one."""
        before, self._said = self._said, self.keep(steps)
        return (self._said,) if self._said not in ("", before) else ()

    def _write(self, steps: Sequence[AnyStep], message: str) -> str:
        folder = self._records.folder
        if folder is None:
            return ""
        try:
            self._path = self._path or free_place(folder, self._records.name(self._party), SUFFIX)
            self._headers = self._headers or headers_of(self._party, self._records.now())
            self._keep(self._path, str(match_record(steps, self._party, self._headers)))
        except (OSError, RecordError, FileRefused) as error:
            return self._records.not_kept(self._party, error)
        path = str(self._path)
        return self._party.voice.say(message, path=path, file=quote(path))

    def _keep(self, path: Path, text: str) -> None:
        if self._kept is None:
            self._kept = KeptText.begin(path, text)
        else:
            self._kept.keep(text)
        self._kept.close()


def _gone_on_with(path: Path) -> KeptText:
    kept = KeptText.open(path, OF_A_MATCH)
    clear_away(kept.path)
    kept.close()
    return kept
