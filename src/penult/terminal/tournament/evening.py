"""An evening at the desk of a tournament: it begins or goes on, and is saved whenever the host leaves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from ...engine.chance import Source
from ...engine.errors import Malformed, PenultError
from ...match.scorekeeper.refusals import ScoreRefused
from ...match.tournament.acts import Entered, Signature
from ...match.tournament.saving import TournamentFile
from ...match.tournament.tournament import Tournament
from ..folders import check_place
from ..lines import Gone
from ..scoring.agreement import names_differ, rules_differ
from ..scoring.returning import keep_answers, leave
from ..scoring.score_voice import ScoreVoice
from ..scoring.talk import Talk
from ..scoring.unfinished import Unfinished
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
    except (Gone, KeyboardInterrupt) as why:
        leave(talk, "terminal-bye", why)
        return
    talk.say(talk.voice.say("score-saved-in", path=str(file.path)))
    talk.say(talk.voice.say("tournament-signs", who=sign().by))
    try:
        Desk(Book(file, talk, sign), talk).host()
    except (Gone, KeyboardInterrupt) as why:
        leave(talk, "score-bye", why)
    finally:
        file.close()


def _opened(path: Path, wanted: Wanted, talk: Talk, source: Source) -> TournamentFile:
    if path.is_dir():
        raise Malformed("FILE", str(path), "a file in it; this is a folder")
    file = TournamentFile.open(path, source)
    progress = file.tournament.progress
    talk.voice = ScoreVoice(talk.voice.language, progress.terms.rules)
    if different := _differences(wanted, file.tournament, talk.voice):
        file.close()
        facts = {"path": str(path), "kind": "tournament", "differences": " ".join(different)}
        raise PenultError(talk.voice.say("score-other-file", **facts))
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
    unfinished = Unfinished.of_questions(path)
    keep_answers(talk, unfinished, f"new tournament {wanted}")
    file = TournamentFile.begin(path, new_tournament(wanted, signed, source, talk))
    unfinished.forget()
    return file


def _differences(wanted: Wanted, tournament: Tournament, voice: ScoreVoice) -> list[str]:
    """The same command line goes on with what it began: rules, and who began it, and how spelled then."""
    entered = [line.act for line in tournament.log if isinstance(line.act, Entered)]
    began, all_names = [act.name for act in entered if not act.late], [act.name for act in entered]
    return [
        *rules_differ(wanted.rules, tournament.terms.rules, voice),
        *(names_differ(wanted.names, all_names, voice) and names_differ(wanted.names, began, voice)),
    ]
