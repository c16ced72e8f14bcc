"""`penult schedule`: a wall chart of who sits where when partners rotate, hand by hand."""

from __future__ import annotations

import argparse
import os

from ..engine.errors import Malformed, PenultError
from ..i18n.languages import language_of
from ..notation.names import check_names
from ..tournament.rotation.schedule import HANDS, Schedule
from ..tournament.rotation.starters import SIZES
from ..tournament.wall_chart import CHART_FORMS, WallChart
from .arguments import LANGUAGE_HELP, language, need
from .output import add_out, write_out

_FLAGS = ("csv", "json", "html")
"""Forms with a flag, which is also a file's extension."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=int, help="4, 5, 8, 9, 12, 13 … 40 or 41")
    parser.add_argument("--names", help="the players' names, separated by commas; default: numbers")
    parser.add_argument("--hands", type=int, default=HANDS, help="hands with each partner; default 4")
    parser.add_argument("--lang", type=language, help=LANGUAGE_HELP)
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--csv", action="store_true", help="for a spreadsheet, one row per hand")
    form.add_argument("--json", action="store_true", help="print one JSON object")
    form.add_argument("--html", action="store_true", help="one page to print")
    add_out(parser, "write to FILE: .html, .csv, .json, or else text; - prints")


def run(chosen: argparse.Namespace) -> int:
    need("words")
    write_out(CHART_FORMS[_form(chosen)](_chart(chosen)), chosen)
    return 0


def _form(chosen: argparse.Namespace) -> str:
    """The form that a flag or the file's extension names; if there are both, they must agree."""
    promised = chosen.out.suffix.removeprefix(".").lower() if chosen.out else ""
    asked = next((flag for flag in _FLAGS if getattr(chosen, flag)), "")
    if asked and promised in _FLAGS and promised != asked:
        raise Malformed("--out", str(chosen.out), f"a name that ends in .{asked}, as --{asked} says")
    return asked or (promised if promised in _FLAGS else "txt")


def _chart(chosen: argparse.Namespace) -> WallChart:
    from ..i18n.catalogue import catalogue

    named = check_names(chosen.names.split(",")) if chosen.names is not None else ()
    if chosen.players is None and not named:
        raise PenultError("expected a number of players or their names, such as --players 8; came neither")
    players = len(named) if chosen.players is None else chosen.players
    words = catalogue(chosen.lang or language_of(os.environ))
    if players not in SIZES:
        raise PenultError(words.say("schedule-no-plan", players=players, nearest=_nearest(players)))
    schedule = Schedule.of(players, chosen.hands)
    if named and len(named) != players:
        raise Malformed("--names", len(named), f"{players} names, one for each player")
    names = named or tuple(str(number + 1) for number in range(players))
    return WallChart(schedule, names, words.say, words.language)


def _nearest(players: int) -> tuple[int, ...]:
    """The nearest numbers below and above for which there is a plan."""
    fewer = [size for size in SIZES if size < players][-1:]
    more = [size for size in SIZES if size > players][:1]
    return (*fewer, *more)
