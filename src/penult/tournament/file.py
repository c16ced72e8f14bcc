"""Tournaments in files: each line of a log is on disk before anybody is told of it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from os import PathLike

from ..engine.chance import Source
from ..printing.files import TOURNAMENT_HEAD, begins_with
from ..printing.kept_files import KeptFile
from .log import OF_A_TOURNAMENT, read, written
from .refusals import TournamentRefused
from .tournament import Tournament

TournamentFile = KeptFile[Tournament]


def open_tournament(path: str | PathLike[str], source: Source) -> TournamentFile:
    """Continue the tournament in a file, which belongs to one desk until it is closed."""
    return KeptFile.open(path, lambda text: read(text, source), _readable, OF_A_TOURNAMENT)


def begin_tournament(path: str | PathLike[str], tournament: Tournament) -> TournamentFile:
    """Write a new tournament to a file that does not exist yet."""
    return KeptFile.begin(path, tournament, _readable)


@contextmanager
def entering(file: TournamentFile) -> Iterator[Tournament]:
    """Save what is written inside, or take it back."""
    lines = len(file.content.log)
    try:
        yield file.content
        file.keep(file.content)
    except BaseException:
        file.content = file.content.as_of(lines)
        raise


def _readable(tournament: Tournament) -> str:
    """The text of a tournament; refused if it is too long to be read again."""
    text = written(tournament)
    if len(text) > OF_A_TOURNAMENT.characters:
        raise TournamentRefused("log_too_long", most=OF_A_TOURNAMENT.characters)
    return text


def holds_a_tournament(path: str | PathLike[str]) -> bool:
    """Whether a file begins like that of a tournament; the rest may be damaged."""
    return begins_with(path, TOURNAMENT_HEAD)
