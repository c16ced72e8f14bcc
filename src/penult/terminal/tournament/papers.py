"""What a desk hands out: the log, and standings and seats as files."""

from __future__ import annotations

from pathlib import Path

from ...match.kept import write_new
from ...match.tournament.chronicle import log_as_text
from ...match.tournament.exports import EXPORTS, Wall
from ...match.tournament.refusals import TournamentRefused
from ...match.tournament.tournament import Tournament
from ...rulebook.printing.page import html_page
from ..scoring.score_voice import ScoreVoice
from ..scoring.talk import Talk


def say_log(tournament: Tournament, rest: str, talk: Talk) -> None:
    """The whole log, or so many of its last lines."""
    last = int(rest) if rest.isascii() and rest.isdigit() and 0 < len(rest) <= 4 else 0
    talk.say(*log_as_text(tournament, talk.voice.say, last).splitlines())


def export(tournament: Tournament, rest: str, talk: Talk) -> None:
    """`export standings night.html`, `export seats round3.csv`; without a word the standings."""
    word, path = talk.command(rest)
    kind, path = (word, path) if word in EXPORTS else ("standings", rest)
    write = EXPORTS[kind].get(Path(path).suffix.removeprefix(".").lower())
    if write is None or not path.isprintable():
        raise TournamentRefused("no_export", text=path)
    try:
        write_new(path, write(_wall(tournament, talk.voice)))
    except OSError as error:
        reason = error.strerror or str(error)
        talk.say(talk.voice.say("score-not-written", path=path, reason=reason))
        return
    talk.say(talk.voice.say("score-exported", path=path))


def _wall(tournament: Tournament, voice: ScoreVoice) -> Wall:
    return Wall(tournament, voice.say, voice.language, html_page)
