"""`penult score`: keep the score of a match that is played with real cards."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from datetime import datetime
from io import TextIOWrapper
from pathlib import Path
from random import SystemRandom
from shlex import quote
from typing import TYPE_CHECKING

from ..engine.errors import Malformed, PenultError
from ..engine.rules import Rules
from ..i18n.languages import spoken
from ..notation.values import plain_text
from .arguments import language, need
from .output import add_out, own_file, write_out

if TYPE_CHECKING:
    from ..scorekeeper.file import ScoreFile
    from ..terminal.scorekeeper.dialog import Dialog
    from ..terminal.scorekeeper.score_voice import ScoreVoice
    from ..terminal.scorekeeper.setup import WantedMatch
    from ..tournament.acts import Signature

_WIDEST = 100
_OF_A_MATCH_ONLY = ("file", "new", "dealer")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file",
        nargs="?",
        type=Path,
        metavar="FILE",
        help="where it is kept; default: the last match that is not over goes on",
    )
    parser.add_argument("--new", action="store_true", help="begin another match, though one is not over")
    parser.add_argument("--rules", help="such as hp2003+score=elim+target=200; otherwise you are asked")
    parser.add_argument("--players", metavar="NAMES", help="with commas between: Ana,Ben,Chloé")
    parser.add_argument("--dealer", metavar="NAME", help="who deals first")
    parser.add_argument("--lang", type=language, help="en, es, fr or pt; default: the terminal's")
    parser.add_argument(
        "--tournament", type=Path, metavar="FILE", help="run a tournament of many tables, kept in this file"
    )
    parser.add_argument(
        "--by", metavar="NAME", help="who signs the log of a tournament; default: your account"
    )
    parser.add_argument("--export", choices=("csv", "json"), help="print all hands so, and nothing else")
    add_out(parser, "with --export: write there instead of here; - is here")


def run(chosen: argparse.Namespace) -> int:
    if (chosen.out or chosen.force) and not chosen.export:
        raise Malformed("--out", str(chosen.out or "--force"), "--export beside it")
    if chosen.tournament:
        return _tournament(chosen)
    _refuse_a_tournament(chosen.file)
    if chosen.by:
        raise Malformed("--by", chosen.by, "nothing: only the log of a --tournament is signed")
    if chosen.export:
        return _export(chosen)
    need("words")
    from ..terminal.lines import Gone
    from ..terminal.scorekeeper.returning import leave

    file = _earlier(chosen)
    dialog = _dialog(chosen, file)
    try:
        file = file or _begun(chosen, dialog)
    except (Gone, KeyboardInterrupt) as why:
        leave(dialog, "terminal-bye", why)
        return 0
    _keep_score(file, dialog, "file" if chosen.file else "last")
    return 0


def _tournament(chosen: argparse.Namespace) -> int:
    need("words")
    from ..terminal.tournament.session import host
    from ..terminal.tournament.setup import WantedTournament

    if chosen.export:
        expected = "nothing beside --tournament: type export standings night.csv at its desk"
        raise Malformed("--export", chosen.export, expected)
    for name in _OF_A_MATCH_ONLY:
        if getattr(chosen, name):
            raise Malformed(name, str(getattr(chosen, name)), "nothing beside --tournament")
    rules = Rules(chosen.rules) if chosen.rules is not None else None
    names = tuple(chosen.players.split(",")) if chosen.players is not None else ()
    by = plain_text("--by", chosen.by or _account())
    wanted = WantedTournament(rules, names)
    host(chosen.tournament, wanted, _dialog(chosen, None), SystemRandom(), lambda: _signed(by))
    return 0


def _refuse_a_tournament(file: Path | None) -> None:
    """The two are kept in files that look alike from outside."""
    from ..tournament.file import holds_a_tournament

    if file and holds_a_tournament(file):
        raise Malformed("FILE", str(file), "a match; this is a tournament: penult score --tournament FILE")


def _signed(by: str) -> Signature:
    from ..tournament.acts import Signature

    return Signature(by, f"{datetime.now():%Y-%m-%d %H:%M}")


def _account() -> str:
    """The name of the account; some systems know none."""
    from getpass import getuser

    try:
        return getuser()
    except (OSError, ImportError, KeyError):
        return "?"


def _keep_score(file: ScoreFile, dialog: Dialog, begun: str) -> None:
    """`begun` says where the match was found: in a `file` that was named, or as the `last` one."""
    from ..terminal.lines import Gone
    from ..terminal.scorekeeper.keeper import Scorekeeper
    from ..terminal.scorekeeper.returning import leave

    if file.sheet.acts:
        players = dialog.voice.listed(file.sheet.head.names)
        dialog.say(dialog.voice.say("score-goes-on", players=players, begun=begun))
    dialog.say(dialog.voice.say("score-saved-in", path=str(file.path)))
    try:
        Scorekeeper(file, dialog).keep_score()
    except (Gone, KeyboardInterrupt) as why:
        leave(dialog, "score-bye", why)
    finally:
        file.close()


def _earlier(chosen: argparse.Namespace) -> ScoreFile | None:
    """The match that goes on, if one does: the same command line goes on with what it began."""
    from ..scorekeeper.file import ScoreFile

    if chosen.file and chosen.file.is_dir():
        raise Malformed("FILE", str(chosen.file), "a file in it; this is a folder")
    if chosen.file and chosen.file.exists():
        if chosen.new:
            other = "a new file for a new match, as in `penult score OTHER-FILE`; this one goes on"
            raise Malformed("FILE", str(chosen.file), other)
        return _agreeing(ScoreFile.open(chosen.file), chosen)
    found = None if chosen.file or chosen.new else _going_on(_asked_for(chosen))
    return _agreeing(ScoreFile.open(found), chosen) if found else None


def _agreeing(file: ScoreFile, chosen: argparse.Namespace) -> ScoreFile:
    """A file that holds what the command line asks for; what differs is said."""
    from ..terminal.scorekeeper.agreement import differences
    from ..terminal.scorekeeper.score_voice import ScoreVoice

    voice = ScoreVoice.of(chosen.lang or spoken(os.environ), file.sheet.head)
    if different := differences(_asked_for(chosen), file.sheet, voice):
        file.close()
        facts = {"path": str(file.path), "kind": "match" if chosen.file else "last"}
        raise PenultError(voice.say("score-other-file", **facts, differences=" ".join(different)))
    return file


def _going_on(wanted: WantedMatch) -> Path | None:
    """The newest match in the usual folder that is not over and is the one asked for.

    Other people or rules begin another one; another dealer is refused where no match has that one.
    """
    from ..scorekeeper.file import read_score
    from ..terminal.scorekeeper.agreement import same_dealer, same_table
    from ..terminal.scorekeeper.folder import unfinished_scores, usual_folder
    from ..terminal.scorekeeper.setup import WantedMatch

    if wanted == WantedMatch() and (last := _last()):
        read_score(last)  # what is wrong with the last match is said, where no other is asked for
    unfinished = unfinished_scores(usual_folder(os.environ))
    found = [(path, sheet) for path, sheet in unfinished if same_table(wanted, sheet)]
    agreeing = (path for path, sheet in found if same_dealer(wanted, sheet))
    return next(agreeing, found[0][0] if found else None)


def _begun(chosen: argparse.Namespace, dialog: Dialog) -> ScoreFile:
    from ..scorekeeper.file import ScoreFile
    from ..terminal.folders import check_place
    from ..terminal.scorekeeper.folder import new_score, usual_folder
    from ..terminal.scorekeeper.returning import keep_answers
    from ..terminal.scorekeeper.setup import new_sheet
    from ..terminal.scorekeeper.unfinished import Unfinished

    wanted = _wanted(chosen, dialog.voice)
    check_place(chosen.file or new_score(usual_folder(os.environ), datetime.now()))
    dialog.say(dialog.voice.say("score-welcome"))
    if not chosen.file:
        _tell_of_unfinished(dialog)
    unfinished = Unfinished.of_questions(chosen.file or usual_folder(os.environ) / "new")
    keep_answers(dialog, unfinished, f"new match {wanted}", afresh=chosen.new)
    sheet = new_sheet(wanted, dialog)
    path = chosen.file or new_score(usual_folder(os.environ), datetime.now())
    file = ScoreFile.begin(path, sheet)
    unfinished.forget()
    return file


def _tell_of_unfinished(dialog: Dialog) -> None:
    """Another match begins while this one is not over: say where it is."""
    from ..terminal.scorekeeper.folder import unfinished_scores, usual_folder

    if found := next(unfinished_scores(usual_folder(os.environ)), None):
        path, sheet = found
        players = dialog.voice.listed(sheet.head.names)
        dialog.say(dialog.voice.say("score-left-unfinished", players=players, path=quote(str(path))))


def _wanted(chosen: argparse.Namespace, voice: ScoreVoice) -> WantedMatch:
    """What no answer could mend is refused in the language of the table."""
    from ..notation.errors import Refused

    wanted = _asked_for(chosen)
    try:
        wanted.check(voice)
    except Refused as refusal:
        raise PenultError(str(voice.refusal(refusal))) from refusal
    return wanted


def _asked_for(chosen: argparse.Namespace) -> WantedMatch:
    from ..terminal.scorekeeper.setup import WantedMatch

    rules = Rules(chosen.rules) if chosen.rules is not None else None
    names = tuple(chosen.players.split(",")) if chosen.players is not None else ()
    return WantedMatch(rules, names, chosen.dealer or "")


def _dialog(chosen: argparse.Namespace, file: ScoreFile | None) -> Dialog:
    from ..terminal.lines import Lines
    from ..terminal.scorekeeper.dialog import Dialog
    from ..terminal.scorekeeper.score_voice import ScoreVoice

    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a stray byte is a letter that nobody can read, no more
    spoken_here = chosen.lang or spoken(os.environ)
    voice = ScoreVoice.of(spoken_here, file.sheet.head) if file else ScoreVoice(spoken_here, Rules("classic"))
    width = min(_WIDEST, shutil.get_terminal_size().columns)
    return Dialog(voice, Lines(sys.stdin, sys.stdout, width))


def _last() -> Path | None:
    from ..terminal.scorekeeper.folder import last_score, usual_folder

    return last_score(usual_folder(os.environ))


def _export(chosen: argparse.Namespace) -> int:
    from ..printing.files import holds_a_score, is_kept_in
    from ..scorekeeper.file import read_score
    from ..scorekeeper.report import EXPORTS

    for name in ("players", "rules", "dealer", "new"):
        if getattr(chosen, name):
            wanted = "nothing beside --export: name the FILE, or leave it out for the last match"
            raise Malformed(f"--{name}", str(getattr(chosen, name)), wanted)
    file = chosen.file or _last()
    if file is None:
        raise PenultError("expected a FILE, or a match that was kept before; there is none")
    if chosen.out and (is_kept_in(file, chosen.out) or holds_a_score(chosen.out)):
        raise own_file(chosen.out, chosen)
    write_out(EXPORTS[chosen.export](read_score(file)), chosen)
    return 0
