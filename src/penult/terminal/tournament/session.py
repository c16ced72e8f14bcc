"""A session at the desk: a tournament begins or is resumed, and is always saved."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from ...engine.chance import Source
from ...engine.errors import Malformed, PenultError
from ...notation.errors import EntryRefused
from ...tournament.acts import Entered, Signature
from ...tournament.file import TournamentFile, begin_tournament, open_tournament
from ...tournament.tournament import Tournament
from ..folders import check_place
from ..lines import PersonLeft
from ..scorekeeper.agreement import names_differ, rules_differ
from ..scorekeeper.dialog import Dialog
from ..scorekeeper.score_voice import ScoreVoice
from ..scorekeeper.unfinished import Unfinished
from ..scorekeeper.vocabulary import OF_A_TOURNAMENT
from .desk import TournamentDesk
from .logbook import Logbook
from .setup import WantedTournament, new_tournament


def host(
    path: Path, wanted: WantedTournament, dialog: Dialog, source: Source, sign: Callable[[], Signature]
) -> None:
    """Run the tournament in a file, which is created if it does not exist."""
    dialog.vocabulary = OF_A_TOURNAMENT
    try:
        if path.exists():
            file = _opened(path, wanted, dialog, source)
        else:
            file = _begun(path, wanted, dialog, source, sign())
    except (PersonLeft, KeyboardInterrupt) as why:
        dialog.leave("terminal-bye", why)
        return
    dialog.say(dialog.voice.say("score-saved-in", path=str(file.path)))
    dialog.say(dialog.voice.say("tournament-signs", who=sign().by))
    try:
        TournamentDesk(Logbook(file, dialog, sign), dialog).host()
    except (PersonLeft, KeyboardInterrupt) as why:
        dialog.leave("score-bye", why)
    finally:
        file.close()


def _opened(path: Path, wanted: WantedTournament, dialog: Dialog, source: Source) -> TournamentFile:
    if path.is_dir():
        raise Malformed("FILE", str(path), "a file in it; this is a folder")
    file = open_tournament(path, source)
    progress = file.content.progress
    dialog.voice = ScoreVoice(dialog.voice.language, progress.terms.rules)
    if different := _differences(wanted, file.content, dialog.voice):
        file.close()
        facts = {"path": str(path), "kind": "tournament", "differences": " ".join(different)}
        raise PenultError(dialog.voice.say("score-other-file", **facts))
    players, rounds = len(progress.active), len(progress.sittings)
    if progress.over:
        dialog.say(dialog.voice.say("tournament-is-over", count=players, number=rounds))
    else:
        dialog.say(dialog.voice.say("tournament-goes-on", count=players, number=rounds))
    return file


def _begun(
    path: Path, wanted: WantedTournament, dialog: Dialog, source: Source, signed: Signature
) -> TournamentFile:
    try:
        wanted.check()
    except EntryRefused as refusal:
        raise PenultError(str(dialog.voice.refusal(refusal))) from refusal
    check_place(path)
    dialog.say(dialog.voice.say("tournament-welcome"))
    unfinished = Unfinished.of_questions(path)
    dialog.keep_answers(unfinished, f"new tournament {wanted}")
    file = begin_tournament(path, new_tournament(wanted, signed, source, dialog))
    unfinished.forget()
    return file


def _differences(wanted: WantedTournament, tournament: Tournament, voice: ScoreVoice) -> list[str]:
    """The same command line resumes the tournament it began, so names are compared with the first ones."""
    entered = [line.act for line in tournament.log if isinstance(line.act, Entered)]
    began, all_names = [act.name for act in entered if not act.late], [act.name for act in entered]
    return [
        *rules_differ(wanted.rules, tournament.terms.rules, voice),
        *(names_differ(wanted.names, all_names, voice) and names_differ(wanted.names, began, voice)),
    ]
