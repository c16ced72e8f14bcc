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
from typing import TYPE_CHECKING

from ..engine.errors import Malformed, PenultError
from ..engine.rules import Rules
from ..i18n.languages import spoken
from ..notation.values import plain_text
from .arguments import language, need
from .output import add_out, write_out

if TYPE_CHECKING:
    from ..match.scorekeeper.saving import ScoreFile
    from ..match.tournament.acts import Signature
    from ..terminal.scoring.score_voice import ScoreVoice
    from ..terminal.scoring.setup import Wanted
    from ..terminal.scoring.talk import Talk

_WIDEST = 100
_OF_A_MATCH_ONLY = ("file", "new", "dealer")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", nargs="?", type=Path, metavar="FILE", help="where it is kept; default: the last match goes on"
    )
    parser.add_argument("--new", action="store_true", help="begin another match, though the last is not over")
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
    from ..terminal.scoring.returning import say_bye

    file = _earlier(chosen)
    talk = _talk(chosen, file)
    try:
        file = file or _begun(chosen, talk)
    except Gone:
        say_bye(talk, "terminal-bye")
        return 0
    _keep_score(file, talk, "file" if chosen.file else "last")
    return 0


def _tournament(chosen: argparse.Namespace) -> int:
    need("words")
    from ..terminal.tournament.evening import host
    from ..terminal.tournament.opening import Wanted

    if chosen.export:
        wanted = "nothing beside --tournament: type export standings night.csv at its desk"
        raise Malformed("--export", chosen.export, wanted)
    for name in _OF_A_MATCH_ONLY:
        if getattr(chosen, name):
            raise Malformed(name, str(getattr(chosen, name)), "nothing beside --tournament")
    rules = Rules(chosen.rules) if chosen.rules is not None else None
    names = tuple(chosen.players.split(",")) if chosen.players is not None else ()
    by = plain_text("--by", chosen.by or _account())
    host(chosen.tournament, Wanted(rules, names), _talk(chosen, None), SystemRandom(), lambda: _signed(by))
    return 0


def _refuse_a_tournament(file: Path | None) -> None:
    """The two are kept in files that look alike from outside."""
    from ..match.tournament.saving import holds_a_tournament

    if file and holds_a_tournament(file):
        raise Malformed("FILE", str(file), "a match; this is a tournament: penult score --tournament FILE")


def _signed(by: str) -> Signature:
    from ..match.tournament.acts import Signature

    return Signature(by, f"{datetime.now():%Y-%m-%d %H:%M}")


def _account() -> str:
    """The name of the account; some systems know none."""
    from getpass import getuser

    try:
        return getuser()
    except (OSError, ImportError, KeyError):
        return "?"


def _keep_score(file: ScoreFile, talk: Talk, begun: str) -> None:
    """`begun` says where the match was found: in a `file` that was named, or as the `last` one."""
    from ..terminal.lines import Gone
    from ..terminal.scoring.keeping import Scorekeeper
    from ..terminal.scoring.returning import say_bye

    if file.sheet.acts:
        players = talk.voice.listed(file.sheet.head.names)
        talk.say(talk.voice.say("score-goes-on", players=players, begun=begun))
    talk.say(talk.voice.say("score-saved-in", path=str(file.path)))
    try:
        Scorekeeper(file, talk).keep_score()
    except Gone:
        say_bye(talk, "score-bye")
    finally:
        file.close()


def _earlier(chosen: argparse.Namespace) -> ScoreFile | None:
    """The match that goes on, if one does: the same command line goes on with what it began."""
    from ..match.scorekeeper.saving import ScoreFile

    if chosen.file and chosen.file.is_dir():
        raise Malformed("FILE", str(chosen.file), "a file in it; this is a folder")
    if chosen.file and chosen.file.exists():
        if chosen.new:
            other = "a new file for a new match, as in `penult score OTHER-FILE`; this one goes on"
            raise Malformed("FILE", str(chosen.file), other)
        return _agreeing(ScoreFile.open(chosen.file), chosen)
    last = None if chosen.file or chosen.new else _last()
    return ScoreFile.open(last) if last and _goes_on(last, chosen) else None


def _agreeing(file: ScoreFile, chosen: argparse.Namespace) -> ScoreFile:
    """A file that holds what the command line asks for; what differs is said."""
    from ..terminal.scoring.agreement import differences
    from ..terminal.scoring.score_voice import ScoreVoice

    voice = ScoreVoice.of(chosen.lang or spoken(os.environ), file.sheet.head)
    if different := differences(_asked_for(chosen), file.sheet.head, voice):
        file.close()
        path = str(chosen.file)
        raise PenultError(
            voice.say("score-other-file", path=path, kind="match", differences=" ".join(different))
        )
    return file


def _goes_on(last: Path, chosen: argparse.Namespace) -> bool:
    """Whether the last match is not over, and the one asked for, if any is: begun, and by the same people."""
    from ..match.scorekeeper.saving import read_score
    from ..terminal.scoring.agreement import differences
    from ..terminal.scoring.score_voice import ScoreVoice
    from ..terminal.scoring.setup import Wanted

    wanted = _asked_for(chosen)
    if wanted == Wanted():
        return not read_score(last).match.over
    try:
        sheet = read_score(last)
    except PenultError:
        return False
    begun = bool(sheet.acts) and not sheet.match.over
    return begun and not differences(wanted, sheet.head, ScoreVoice.of("en", sheet.head))


def _begun(chosen: argparse.Namespace, talk: Talk) -> ScoreFile:
    from ..match.scorekeeper.saving import ScoreFile
    from ..terminal.folders import check_place
    from ..terminal.scoring.folder import new_score, usual_folder
    from ..terminal.scoring.returning import keep_answers
    from ..terminal.scoring.setup import new_sheet
    from ..terminal.scoring.unfinished import Unfinished

    wanted = _wanted(chosen, talk.voice)
    check_place(chosen.file or new_score(usual_folder(os.environ), datetime.now()))
    talk.say(talk.voice.say("score-welcome"))
    unfinished = Unfinished.of_questions(chosen.file or usual_folder(os.environ) / "new")
    keep_answers(talk, unfinished, f"new match {wanted}", afresh=chosen.new)
    sheet = new_sheet(wanted, talk)
    path = chosen.file or new_score(usual_folder(os.environ), datetime.now())
    file = ScoreFile.begin(path, sheet)
    unfinished.forget()
    return file


def _wanted(chosen: argparse.Namespace, voice: ScoreVoice) -> Wanted:
    """What no answer could mend is refused in the language of the table."""
    from ..match.scorekeeper.refusals import ScoreRefused

    wanted = _asked_for(chosen)
    try:
        wanted.check(voice)
    except ScoreRefused as refusal:
        raise PenultError(str(voice.refusal(refusal))) from refusal
    return wanted


def _asked_for(chosen: argparse.Namespace) -> Wanted:
    from ..terminal.scoring.setup import Wanted

    rules = Rules(chosen.rules) if chosen.rules is not None else None
    names = tuple(chosen.players.split(",")) if chosen.players is not None else ()
    return Wanted(rules, names, chosen.dealer or "")


def _talk(chosen: argparse.Namespace, file: ScoreFile | None) -> Talk:
    from ..terminal.lines import Lines
    from ..terminal.scoring.score_voice import ScoreVoice
    from ..terminal.scoring.talk import Talk

    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a stray byte is a letter that nobody can read, no more
    spoken_here = chosen.lang or spoken(os.environ)
    voice = ScoreVoice.of(spoken_here, file.sheet.head) if file else ScoreVoice(spoken_here, Rules("classic"))
    width = min(_WIDEST, shutil.get_terminal_size().columns)
    return Talk(voice, Lines(sys.stdin, sys.stdout, width))


def _last() -> Path | None:
    from ..terminal.scoring.folder import last_score, usual_folder

    return last_score(usual_folder(os.environ))


def _export(chosen: argparse.Namespace) -> int:
    from ..match.scorekeeper.exports import EXPORTS
    from ..match.scorekeeper.saving import read_score

    file = chosen.file or _last()
    if file is None:
        raise PenultError("expected a FILE, or a match that was kept before; there is none")
    write_out(EXPORTS[chosen.export](read_score(file)), chosen)
    return 0
