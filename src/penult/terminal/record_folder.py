"""The folder of records, and how a finished hand gets there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from ..notation.errors import RecordError
from ..printing.files import FileRefused, write_export
from ..table.log.steps import AnyStep
from .folders import data_folder, free_path
from .party import Party
from .table_log import hand_record

SUFFIX = ".record"


@dataclass(frozen=True, slots=True)
class RecordFolder:
    """A folder for records, or None to keep none; `now` gives the time."""

    folder: Path | None
    now: Callable[[], datetime]

    def keep(self, steps: Sequence[AnyStep], party: Party) -> str:
        """Write the record of the last hand; return a sentence that says where, or why it failed."""
        if self.folder is None:
            return ""
        try:
            path = free_place(self.folder, self.name(party), SUFFIX)
            write_export(path, str(hand_record(steps, party, headers_of(party, self.now()))))
        except (OSError, FileRefused) as error:
            return self.not_kept(party, error)
        return party.voice.say("terminal-kept", path=str(path))

    def name(self, party: Party) -> str:
        return f"{self.now():%Y-%m-%d-%H%M}-{party.rules.edition}-{party.seats}"

    def not_kept(self, party: Party, error: OSError | RecordError | FileRefused) -> str:
        return party.voice.say("terminal-not-kept", path=str(self.folder), reason=_reason(party, error))


def free_place(folder: Path, name: str, suffix: str) -> Path:
    """A free file in the folder, with this name or one like it."""
    folder.mkdir(parents=True, exist_ok=True)
    return free_path(folder, name, suffix)


def usual_folder(environment: Mapping[str, str]) -> Path:
    """`penult-records` in the user's data folder."""
    return data_folder(environment, "penult-records")


def headers_of(party: Party, now: datetime) -> dict[str, str]:
    """The headers of a record: the date, and the kind of each bot."""
    return {"date": f"{now:%Y-%m-%d}", "bots": " ".join(party.bots)}


def _reason(party: Party, error: OSError | RecordError | FileRefused) -> str:
    if isinstance(error, FileRefused):
        return party.voice.say(f"score-refused.{error.code}", **error.facts)
    return error.why if isinstance(error, RecordError) else error.strerror or ""
