"""`penult schedule`: who sits where when partners rotate, hand by hand, to be pinned to a wall."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from ..engine.errors import Malformed, PenultError
from ..i18n.languages import spoken
from ..match.names import check_names
from ..match.rotation.printing.html import as_html
from ..match.rotation.printing.rows import as_csv, as_json
from ..match.rotation.printing.text import as_text
from ..match.rotation.printing.wall import Wall
from ..match.rotation.schedule import HANDS, Schedule
from .arguments import language, need


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=int, help="4, 5, 8, 9, 12, 13 … 40 or 41")
    parser.add_argument("--names", help="the players' names, with commas between; default: numbers")
    parser.add_argument("--hands", type=int, default=HANDS, help="hands with each partner; default 4")
    parser.add_argument("--lang", type=language, help="en, es, fr or pt; default: the terminal's")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--csv", action="store_true", help="for a spreadsheet, a row a hand")
    form.add_argument("--json", action="store_true", help="print one JSON object")
    form.add_argument("--html", action="store_true", help="one page to print")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write there instead of here")


def run(chosen: argparse.Namespace) -> int:
    need("words")
    text = _written(_wall(chosen), chosen)
    if chosen.out:
        chosen.out.write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)
    return 0


def _wall(chosen: argparse.Namespace) -> Wall:
    from ..i18n.catalogue import catalogue

    named = check_names(chosen.names.split(",")) if chosen.names is not None else ()
    if chosen.players is None and not named:
        raise PenultError("expected a number of players or their names, such as --players 8; came neither")
    players = len(named) if chosen.players is None else chosen.players
    schedule = Schedule.of(players, chosen.hands)
    if named and len(named) != players:
        raise Malformed("--names", len(named), f"{players} names, one for each player")
    words = catalogue(chosen.lang or spoken(os.environ))
    names = named or tuple(str(number + 1) for number in range(players))
    return Wall(schedule, names, words.say, words.language)


def _written(wall: Wall, chosen: argparse.Namespace) -> str:
    if chosen.csv:
        return as_csv(wall)
    if chosen.json:
        return as_json(wall)
    if chosen.html:
        from ..rulebook.printing.page import html_page

        return as_html(wall, html_page)
    return as_text(wall)
