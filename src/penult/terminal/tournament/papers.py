"""What a desk hands out: the log, and standings, seats, results, hands and log as files."""

from __future__ import annotations

from pathlib import Path

from ...i18n.catalogue import catalogue
from ...match.kept import holds_a_score, is_kept_in, write_export
from ...match.tournament.chronicle import log_as_text
from ...match.tournament.exports import EXPORTS, Wall
from ...match.tournament.refusals import TournamentRefused
from ...match.tournament.tournament import Tournament
from ...rulebook.printing.page import html_page
from ..scoring.exporting import read_export, write_asked
from ..scoring.talk import Talk


def say_log(tournament: Tournament, rest: str, talk: Talk) -> None:
    """The whole log, or so many of its last lines."""
    last = int(rest) if rest.isascii() and rest.isdigit() and 0 < len(rest) <= 4 else 0
    talk.say(*log_as_text(tournament, talk.voice.say, last).splitlines())


def export(tournament: Tournament, own: Path, rest: str, talk: Talk) -> None:
    """`export standings night.html`, `export hands night.csv`; without a word the standings.

    The file of the tournament itself, `own`, is never written over.
    """
    kinds = {kind: catalogue(talk.heard_in).say("tournament-export", word=kind) for kind in EXPORTS}
    kind, path = read_export(rest, kinds, talk)
    write = EXPORTS[kind].get(Path(path).suffix.removeprefix(".").lower())
    if write is None or not path.isprintable():
        raise TournamentRefused("no_export", text=path)
    if is_kept_in(own, path) or holds_a_score(path):
        raise TournamentRefused("own_file", path=path)
    text = write(Wall(tournament, talk.voice.say, talk.voice.language, html_page))
    write_asked(path, lambda replacing: write_export(path, text, replacing), talk)
