"""`penult score`: keep the score of a match or a tournament with real cards."""

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
from ..i18n.languages import language_of
from ..notation.values import plain_text
from .arguments import LANGUAGE_HELP, language, need
from .output import add_out, own_file, write_out

if TYPE_CHECKING:
    from ..terminal.scorekeeper.dialog import Dialog

_WIDEST = 100
_OF_A_MATCH_ONLY = ("file", "new", "dealer")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file",
        nargs="?",
        type=Path,
        metavar="FILE",
        help="where it is saved; default: the last unfinished match",
    )
    parser.add_argument("--new", action="store_true", help="start another match, even if one is not over")
    parser.add_argument("--rules", help="such as hp2003+score=elim+target=200; default: you are asked")
    parser.add_argument("--players", metavar="NAMES", help="separated by commas: Ana,Ben,Chloé")
    parser.add_argument("--dealer", metavar="NAME", help="who deals first")
    parser.add_argument("--lang", type=language, help=LANGUAGE_HELP)
    parser.add_argument(
        "--tournament", type=Path, metavar="FILE", help="run a tournament at many tables, saved in this file"
    )
    parser.add_argument(
        "--by", metavar="NAME", help="who signs the log of a tournament; default: your account"
    )
    parser.add_argument("--export", choices=("csv", "json"), help="only print all hands, in this format")
    add_out(parser, "with --export: write to FILE instead of printing; - prints")


def run(chosen: argparse.Namespace) -> int:
    if (chosen.out or chosen.force) and not chosen.export:
        raise Malformed("--out", str(chosen.out or "--force"), "--export beside it")
    if chosen.tournament:
        return _tournament(chosen)
    _refuse_a_tournament(chosen.file)
    if chosen.by:
        raise Malformed("--by", chosen.by, "nothing: only the log of a --tournament is signed")
    return _export(chosen) if chosen.export else _match(chosen)


def _match(chosen: argparse.Namespace) -> int:
    need("words")
    from ..terminal.scorekeeper.folder import usual_folder
    from ..terminal.scorekeeper.session import MatchSource, keep_score
    from ..terminal.scorekeeper.setup import WantedMatch

    source = MatchSource(chosen.file, usual_folder(os.environ), chosen.new)
    keep_score(source, WantedMatch(*_agreed(chosen), chosen.dealer or ""), _dialog(chosen))
    return 0


def _tournament(chosen: argparse.Namespace) -> int:
    need("words")
    from ..terminal.tournament.session import host
    from ..terminal.tournament.setup import WantedTournament
    from ..tournament.acts import Signature

    if chosen.export:
        expected = "nothing beside --tournament: type export standings night.csv at its desk"
        raise Malformed("--export", chosen.export, expected)
    for name in _OF_A_MATCH_ONLY:
        if getattr(chosen, name):
            raise Malformed(name, str(getattr(chosen, name)), "nothing beside --tournament")
    wanted, by = WantedTournament(*_agreed(chosen)), plain_text("--by", chosen.by or _account())

    def sign() -> Signature:
        return Signature(by, f"{datetime.now():%Y-%m-%d %H:%M}")

    host(chosen.tournament, wanted, _dialog(chosen), SystemRandom(), sign)
    return 0


def _refuse_a_tournament(file: Path | None) -> None:
    """Refuse the file of a tournament, whose name does not differ from that of a match."""
    from ..tournament.file import holds_a_tournament

    if file and holds_a_tournament(file):
        raise Malformed("FILE", str(file), "a match; this is a tournament: penult score --tournament FILE")


def _agreed(chosen: argparse.Namespace) -> tuple[Rules | None, tuple[str, ...]]:
    """The rules and the names on the command line."""
    rules = Rules(chosen.rules) if chosen.rules is not None else None
    return rules, tuple(chosen.players.split(",")) if chosen.players is not None else ()


def _account() -> str:
    """The name of the user account; `?` on systems without one."""
    from getpass import getuser

    try:
        return getuser()
    except (OSError, ImportError, KeyError):
        return "?"


def _dialog(chosen: argparse.Namespace) -> Dialog:
    from ..terminal.lines import Lines
    from ..terminal.scorekeeper.dialog import Dialog
    from ..terminal.scorekeeper.score_voice import ScoreVoice

    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a stray byte is one unreadable letter, not an error
    voice = ScoreVoice(chosen.lang or language_of(os.environ), Rules("classic"))
    width = min(_WIDEST, shutil.get_terminal_size().columns)
    return Dialog(voice, Lines(sys.stdin, sys.stdout, width))


def _export(chosen: argparse.Namespace) -> int:
    from ..printing.files import holds_a_score, is_kept_in
    from ..scorekeeper.file import read_score
    from ..scorekeeper.report import EXPORTS
    from ..terminal.scorekeeper.folder import last_score, usual_folder

    for name in ("players", "rules", "dealer", "new"):
        if getattr(chosen, name):
            wanted = "nothing beside --export: name the FILE, or leave it out for the last match"
            raise Malformed(f"--{name}", str(getattr(chosen, name)), wanted)
    file = chosen.file or last_score(usual_folder(os.environ))
    if file is None:
        raise PenultError("expected a FILE, or a match that was kept before; there is none")
    if chosen.out and (is_kept_in(file, chosen.out) or holds_a_score(chosen.out)):
        raise own_file(chosen.out, chosen)
    write_out(EXPORTS[chosen.export](read_score(file)), chosen)
    return 0
