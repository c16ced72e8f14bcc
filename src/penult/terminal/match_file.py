"""The one record of a match, written anew after every hand."""

from __future__ import annotations

from pathlib import Path

from ..notation.errors import RecordError
from .match_of_play import MatchOfPlay
from .party import Party
from .shelf import Shelf, free_place, headers_of

SUFFIX = ".match"


class MatchFile:
    """A place on the shelf, taken when the first hand is over."""

    def __init__(self, shelf: Shelf, party: Party) -> None:
        self._shelf = shelf
        self._party = party
        self._path: Path | None = None
        self._headers: dict[str, str] = {}
        self._said = ""

    def keep(self, match: MatchOfPlay) -> str:
        """Write the match as it stands; where it lies, or why it could not be written."""
        folder = self._shelf.folder
        if folder is None:
            return ""
        try:
            self._path = self._path or free_place(folder, self._shelf.name(self._party), SUFFIX)
            self._headers = self._headers or headers_of(self._party, self._shelf.now())
            _replace(self._path, str(match.record(self._headers)))
        except (OSError, RecordError) as error:
            return self._shelf.not_kept(self._party, error)
        return self._party.voice.say("terminal-match-kept", path=str(self._path))

    def news(self, match: MatchOfPlay) -> tuple[str, ...]:
        """Write it; something to say only if it is not what was said the last time."""
        before, self._said = self._said, self.keep(match)
        return (self._said,) if self._said not in ("", before) else ()


def _replace(path: Path, text: str) -> None:
    """Whoever reads meanwhile finds the old text or the new one, and never half of it."""
    beside = path.with_name(path.name + "~")
    beside.write_text(text, encoding="utf-8")
    beside.replace(path)
