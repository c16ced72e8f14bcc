"""A tournament in a file: each line of its log is on the disk before anybody is told of it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from os import PathLike
from pathlib import Path

from ..engine.chance import Source
from ..printing.files import TOURNAMENT_HEAD, KeptText, begins_with, open_kept
from .log import OF_A_TOURNAMENT, read, written
from .refusals import TournamentRefused
from .tournament import Tournament


class TournamentFile:
    """A file, and the tournament that is surely in it; it belongs to one desk until it is closed."""

    def __init__(self, kept: KeptText, tournament: Tournament) -> None:
        self._kept = kept
        self.tournament = tournament

    @property
    def path(self) -> Path:
        return self._kept.path

    @property
    def text(self) -> str:
        """What is surely in the file."""
        return self._kept.text or ""

    @classmethod
    def open(cls, path: str | PathLike[str], source: Source) -> TournamentFile:
        """Go on with a tournament; a file that cannot be read is left as it is."""
        return cls(*open_kept(path, lambda text: read(text, source), OF_A_TOURNAMENT))

    @classmethod
    def begin(cls, path: str | PathLike[str], tournament: Tournament) -> TournamentFile:
        """Write a new tournament where there is no file yet; folders are made."""
        return cls(KeptText.begin(path, _readable(tournament)), tournament)

    @contextmanager
    def entering(self) -> Iterator[Tournament]:
        """What is written inside is saved, or has not been written."""
        lines = len(self.tournament.log)
        try:
            yield self.tournament
            self._kept.keep(_readable(self.tournament))
        except BaseException:
            self.tournament = self.tournament.as_of(lines)
            raise

    def close(self) -> None:
        """Let others open the file."""
        self._kept.close()


def _readable(tournament: Tournament) -> str:
    """The text of a tournament; one that is too long to be read again is refused."""
    text = written(tournament)
    if len(text) > OF_A_TOURNAMENT.characters:
        raise TournamentRefused("log_too_long", most=OF_A_TOURNAMENT.characters)
    return text


def holds_a_tournament(path: str | PathLike[str]) -> bool:
    """Whether a file begins as that of a tournament does; the rest may be damaged."""
    return begins_with(path, TOURNAMENT_HEAD)
