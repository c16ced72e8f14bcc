"""`penult replay`: step through a record, the rule cited for each event."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from ..i18n.languages import spoken
from ..terminal.surroundings import forgive, on_a_screen
from .arguments import language, need


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a record")
    eyes = parser.add_mutually_exclusive_group()
    eyes.add_argument("--seat", type=int, help="only what that seat knew; default: a spectator")
    eyes.add_argument("--all", action="store_true", help="every card")
    parser.add_argument("--lang", type=language, help="en, es, fr or pt; default: the terminal's")
    parser.add_argument("--plain", action="store_true", help="all steps as lines of text")


def run(chosen: argparse.Namespace) -> int:
    plain = chosen.plain or not on_a_screen()
    need("words" if plain else "terminal")
    from ..notation.record import Record
    from ..terminal.replaying import Watcher, title, watched

    record = Record.read(chosen.file)
    watcher = Watcher(chosen.seat, chosen.all)
    voice, scenes = watched(record, watcher, chosen.lang or spoken(os.environ))
    if plain:
        from ..terminal.plain_replay import write_out

        forgive()
        sys.stdout.write(title(record, watcher, voice) + "\n")
        write_out(scenes, len(record.acts), voice, sys.stdout)
    else:
        from ..terminal.replay_app import ReplayApp

        ReplayApp(tuple(scenes), voice, title(record, watcher, voice)).run()
    return 0
