"""A scorekeeper's session: a match begins or is resumed, and is always saved."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from shlex import quote

from ...engine.errors import Malformed, PenultError
from ...notation.errors import EntryRefused
from ...scorekeeper.file import ScoreFile, begin_score, open_score, read_score
from ..folders import check_place
from ..lines import PersonLeft
from .agreement import differences, same_dealer, same_table
from .dialog import Dialog
from .folder import last_score, new_score, unfinished_scores
from .keeper import Scorekeeper
from .score_voice import ScoreVoice
from .setup import WantedMatch, new_sheet
from .unfinished import Unfinished


@dataclass(frozen=True, slots=True)
class MatchSource:
    """Where to look for a match."""

    file: Path | None
    """The file on the command line; None looks in the default folder."""
    folder: Path
    new: bool = False
    """Whether to begin a new match although one is not over."""


def keep_score(
    source: MatchSource, wanted: WantedMatch, dialog: Dialog, now: Callable[[], datetime] = datetime.now
) -> None:
    """Keep score; the same command line resumes the match that it began."""
    file = _earlier(source, wanted, dialog.voice.language)
    try:
        file = file or _begun(source, wanted, dialog, now)
    except (PersonLeft, KeyboardInterrupt) as why:
        dialog.leave("terminal-bye", why)
        return
    dialog.voice = ScoreVoice.of(dialog.voice.language, file.content.head)
    if file.content.acts:
        players, begun = file.content.head.names, "file" if source.file else "last"
        dialog.say(dialog.voice.say("score-goes-on", players=players, begun=begun))
    dialog.say(dialog.voice.say("score-saved-in", path=str(file.path)))
    try:
        Scorekeeper(file, dialog).keep_score()
    except (PersonLeft, KeyboardInterrupt) as why:
        dialog.leave("score-bye", why)
    finally:
        file.close()


def _earlier(source: MatchSource, wanted: WantedMatch, language: str) -> ScoreFile | None:
    """The match to resume, if there is one."""
    if source.file and source.file.is_dir():
        raise Malformed("FILE", str(source.file), "a file in it; this is a folder")
    if source.file and source.file.exists():
        if source.new:
            other = "a new file for a new match, as in `penult score OTHER-FILE`; this one goes on"
            raise Malformed("FILE", str(source.file), other)
        return _agreeing(source.file, "match", wanted, language)
    found = None if source.file or source.new else _found(source.folder, wanted)
    return _agreeing(found, "last", wanted, language) if found else None


def _agreeing(path: Path, kind: str, wanted: WantedMatch, language: str) -> ScoreFile:
    """The file of the wanted match; differences are an error."""
    file = open_score(path)
    voice = ScoreVoice.of(language, file.content.head)
    if different := differences(wanted, file.content, voice):
        file.close()
        facts = {"path": str(file.path), "kind": kind, "differences": " ".join(different)}
        raise PenultError(voice.say("score-other-file", **facts))
    return file


def _found(folder: Path, wanted: WantedMatch) -> Path | None:
    """The newest unfinished match in the folder that is the wanted one.

    Other people or rules mean a new match; another dealer is refused if no match has that one.
    """
    if wanted == WantedMatch() and (last := last_score(folder)):
        read_score(last)  # raises if the last match is damaged and no particular one is wanted
    found = [(path, sheet) for path, sheet in unfinished_scores(folder) if same_table(wanted, sheet)]
    agreeing = (path for path, sheet in found if same_dealer(wanted, sheet))
    return next(agreeing, found[0][0] if found else None)


def _begun(
    source: MatchSource, wanted: WantedMatch, dialog: Dialog, now: Callable[[], datetime]
) -> ScoreFile:
    """A new match, after all questions before its first hand."""
    try:
        wanted.check(dialog.voice)
    except EntryRefused as refusal:
        raise PenultError(str(dialog.voice.refusal(refusal))) from refusal
    check_place(source.file or new_score(source.folder, now()))
    dialog.say(dialog.voice.say("score-welcome"))
    if not source.file:
        _tell_of_unfinished(source.folder, dialog)
    unfinished = Unfinished.of_questions(source.file or source.folder / "new")
    dialog.keep_answers(unfinished, f"new match {wanted}", afresh=source.new)
    sheet = new_sheet(wanted, dialog)
    file = begin_score(source.file or new_score(source.folder, now()), sheet)
    unfinished.forget()
    return file


def _tell_of_unfinished(folder: Path, dialog: Dialog) -> None:
    """Say where an unfinished match is when a new one begins."""
    if found := next(unfinished_scores(folder), None):
        path, sheet = found
        players = sheet.head.names
        dialog.say(dialog.voice.say("score-left-unfinished", players=players, path=quote(str(path))))
