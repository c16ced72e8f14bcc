"""`penult replay`: step through a record, with the rule for each event."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from ..i18n.languages import language_of
from ..terminal.capabilities import on_a_screen
from .arguments import LANGUAGE_HELP, explain_plain_lines, language, need

if TYPE_CHECKING:
    from ..match.record import MatchRecord
    from ..notation.record import Record
    from ..terminal.replay import Watcher
    from ..terminal.window import Window


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="the record of a hand or of a match")
    eyes = parser.add_mutually_exclusive_group()
    eyes.add_argument("--seat", type=int, help="only what that seat knew; default: a spectator")
    eyes.add_argument("--all", action="store_true", help="every card")
    parser.add_argument("--lang", type=language, help=LANGUAGE_HELP)
    parser.add_argument("--json", action="store_true", help="all steps as one JSON object")
    parser.add_argument("--plain", action="store_true", help="all steps as lines of text")


def run(chosen: argparse.Namespace) -> int:
    plain = chosen.plain or chosen.json or not on_a_screen()
    need("words" if plain else "terminal")
    from ..match.record import MatchRecord
    from ..match.record_text import OF_A_MATCH
    from ..notation.files import text_in
    from ..terminal.match_replay import read_either
    from ..terminal.replay import Watcher

    record = read_either(text_in(chosen.file, OF_A_MATCH))
    watcher, language = Watcher(chosen.seat, chosen.all), chosen.lang or language_of(os.environ)
    if chosen.json:
        from ..terminal.replay_json import told

        print(json.dumps(told(record, watcher, language), ensure_ascii=False))
        return 0
    if plain:
        explain_plain_lines(language, chosen.plain)
    if isinstance(record, MatchRecord):
        return _show_match(record, watcher, language, plain)
    return _show_hand(record, watcher, language, plain)


def _show_hand(record: Record, watcher: Watcher, language: str, plain: bool) -> int:
    from ..terminal.replay import watched

    replayed = watched(record, watcher, language)
    if plain:
        from ..terminal.plain_replay import write_out

        write_out(replayed, sys.stdout)
        return 0
    from ..terminal.replay_app import ReplayApp

    return _watched(ReplayApp(replayed))


def _show_match(record: MatchRecord, watcher: Watcher, language: str, plain: bool) -> int:
    from ..terminal.match_replay import watched_match

    hands = watched_match(record, watcher, language)
    if plain:
        from ..terminal.plain_replay import write_out_match

        write_out_match(hands, sys.stdout)
        return 0
    from ..terminal.replay_app import MatchReplayApp

    return _watched(MatchReplayApp(tuple(hands)))


def _watched(window: Window) -> int:
    """Run a window until it is closed; return the exit status."""
    window.run()
    return window.return_code or 0
