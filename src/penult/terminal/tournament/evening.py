"""An evening at the desk of a tournament: it begins or goes on, and is saved whenever the host leaves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from ...engine.chance import Source
from ...engine.errors import Malformed, PenultError
from ...match.scorekeeper.refusals import ScoreRefused
from ...match.tournament.acts import Signature
from ...match.tournament.saving import TournamentFile
from ..folders import check_place
from ..lines import Gone
from ..scoring.score_voice import ScoreVoice
from ..scoring.talk import Talk
from .book import Book
from .desk import Desk
from .opening import Wanted, new_tournament
from .vocabulary import OF_A_TOURNAMENT


def host(path: Path, wanted: Wanted, talk: Talk, source: Source, sign: Callable[[], Signature]) -> None:
    """Run the tournament in a file, which is made if it is not there."""
    talk.vocabulary = OF_A_TOURNAMENT
    try:
        if path.exists():
            file = _opened(path, wanted, talk, source)
        else:
            file = _begun(path, wanted, talk, source, sign())
    except Gone:
        talk.say(talk.voice.say("terminal-bye"))
        return
    talk.say(talk.voice.say("score-saved-in", path=str(file.path)))
    talk.say(talk.voice.say("tournament-signs", who=sign().by))
    try:
        Desk(Book(file, talk, sign), talk).host()
    except Gone:
        talk.say(talk.voice.say("score-bye"))
    finally:
        file.close()


def _opened(path: Path, wanted: Wanted, talk: Talk, source: Source) -> TournamentFile:
    if path.is_dir():
        raise Malformed("FILE", str(path), "a file in it; this is a folder")
    if wanted != Wanted():
        raise Malformed("FILE", str(path), "a new file for a new tournament; this one goes on")
    file = TournamentFile.open(path, source)
    progress = file.tournament.progress
    talk.voice = ScoreVoice(talk.voice.language, progress.terms.rules)
    players, rounds = len(progress.active), len(progress.sittings)
    if progress.over:
        talk.say(talk.voice.say("tournament-is-over", count=players, number=rounds))
    else:
        talk.say(talk.voice.say("tournament-goes-on", count=players, number=rounds))
    return file


def _begun(path: Path, wanted: Wanted, talk: Talk, source: Source, signed: Signature) -> TournamentFile:
    try:
        wanted.check()
    except ScoreRefused as refusal:
        raise PenultError(str(talk.voice.refusal(refusal))) from refusal
    check_place(path)
    talk.say(talk.voice.say("tournament-welcome"))
    return TournamentFile.begin(path, new_tournament(wanted, signed, source, talk))
