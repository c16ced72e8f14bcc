"""`penult play`: play in the terminal against bots."""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from ..bots.levels import kind_of
from ..engine.errors import Conflict, Malformed, PenultError
from ..engine.rules import Rules
from ..i18n.languages import language_of
from ..match.formats import FORMATS
from ..notation.names import NameRefused, find_player
from ..terminal.capabilities import forgive, on_a_screen
from .arguments import LANGUAGE_HELP, explain_plain_lines, language, need

if TYPE_CHECKING:
    from ..terminal.first_dealer import FirstDealer
    from ..terminal.match_file import UnfinishedMatch
    from ..terminal.party import Party
    from ..terminal.record_folder import RecordFolder

_SEATS = 4
_BOTS = "hard"
_OF_A_NEW_TABLE = ("rules", "seats", "format", "target", "bots", "name", "dealer", "birthday", "no_record")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--rules",
        help="classic, hp2003 or hp2018, with +name=value or +preset of house rules; default classic",
    )
    parser.add_argument("--seats", type=int, help="how many players, including you: 2 to 10; default 4")
    parser.add_argument("--format", help="a whole match: winner, tally, elim, team or rotate4")
    parser.add_argument("--target", help="a whole match, to this many points; default 500")
    parser.add_argument("--bots", help="easy, medium or hard, or one per seat: hard,easy; default hard")
    parser.add_argument("--lang", type=language, help=LANGUAGE_HELP)
    parser.add_argument("--name", help="your name")
    parser.add_argument("--dealer", metavar="NAME", help="who deals first: a player's name, or 0 for you")
    parser.add_argument(
        "--birthday", metavar="DAY", help="your birthday, such as 7/31; in hp2003 it decides who deals"
    )
    parser.add_argument(
        "--pace",
        help="of the bots: relaxed, normal, fast, none or seconds; the default depends on how many they are",
    )
    parser.add_argument(
        "--clock", type=int, metavar="SECONDS", help="time for a turn, then a bot plays; default: no clock"
    )
    parser.add_argument("--plain", action="store_true", help="lines of text, for screen readers and pipes")
    parser.add_argument("--seed", type=int, help="the same seed gives the same cards")
    parser.add_argument("--record", metavar="DIR", type=Path, help="where records are saved")
    parser.add_argument("--no-record", action="store_true", help="save no records")
    parser.add_argument("--resume", metavar="FILE", type=Path, help="continue a match that you left")


def run(chosen: argparse.Namespace) -> int:
    plain = chosen.plain or not on_a_screen()
    need("table" if plain else "terminal")
    from ..terminal.setup_choices import SetupChoices, read_pace

    left, records = _left(chosen), _records(chosen)
    pace, pause = read_pace(chosen.pace)
    party = left.party if left else _party(chosen)
    party = replace(party, turn_seconds=_turn_seconds(chosen), pace=pace)
    first = _first_dealer(chosen, party)
    rng = random.SystemRandom() if chosen.seed is None else random.Random(chosen.seed)
    if plain:
        from ..terminal.plain import sit_down

        forgive()
        explain_plain_lines(party.language, chosen.plain)
        sit_down(party, rng, records, sys.stdin, sys.stdout, left, first)
    else:
        from ..terminal.app import PenultApp

        asked = (chosen.rules, chosen.seats, chosen.format, chosen.target, chosen.dealer, left)
        at_once = any(wish is not None for wish in asked)
        app = PenultApp(SetupChoices(party, pause), rng, records, at_once, left, first)
        app.run()
        if words := app.keep_match():
            print(words)
        return app.return_code or 0
    return 0


def _turn_seconds(chosen: argparse.Namespace) -> int:
    from ..wire.limits import NO_CLOCK, TURN_SECONDS

    if chosen.clock is None:
        return NO_CLOCK
    if chosen.clock not in TURN_SECONDS:
        raise Malformed("--clock", chosen.clock, f"{TURN_SECONDS[0]} to {TURN_SECONDS[-1]} seconds")
    return int(chosen.clock)


def _left(chosen: argparse.Namespace) -> UnfinishedMatch | None:
    """The match to resume: its record says who plays and by which rules."""
    from ..terminal.match_file import UnfinishedMatch

    if chosen.resume is None:
        return None
    for name in _OF_A_NEW_TABLE:
        if getattr(chosen, name):
            flag = "--" + name.replace("_", "-")
            raise Malformed(flag, str(getattr(chosen, name)), "nothing beside --resume")
    return UnfinishedMatch.read(chosen.resume, chosen.lang or language_of(os.environ))


def _party(chosen: argparse.Namespace) -> Party:
    from ..terminal.party import Party, readable

    kinds = tuple(kind_of(word.strip()) for word in (chosen.bots or _BOTS).split(","))
    seats = chosen.seats or (len(kinds) + 1 if len(kinds) > 1 else _SEATS)
    match = {"score": chosen.format, "target": chosen.target}
    asked = {name: value for name, value in match.items() if value is not None}
    spoken = chosen.lang or language_of(os.environ)
    text = chosen.rules or "classic"
    if chosen.format is not None and chosen.format not in FORMATS:
        raise Malformed("--format", chosen.format, " or ".join(FORMATS))
    try:
        _refuse_what_the_rules_contradict(text, {"--format": chosen.format, "--target": chosen.target})
        rules = Rules(text, asked)
        rules.check_seats(seats)
    except Conflict as conflict:
        raise PenultError(_conflict(conflict, text, spoken)) from conflict
    if len(kinds) not in (1, seats - 1):
        raise Malformed("--bots", chosen.bots, f"one kind, or {seats - 1} with commas between")
    bots = kinds if len(kinds) == seats - 1 else kinds * (seats - 1)
    whole = bool(asked) or any(f"+{name}" in text for name in match)
    party = Party(rules, bots, spoken, readable(chosen.name or ""), whole)
    party.check()
    return party


def _conflict(conflict: Conflict, text: str, spoken: str) -> str:
    """In the reader's language, with the choices as they were written."""
    from ..terminal.row_words import conflict_words

    edition = text.partition("+")[0].partition("/")[0]
    return f"{text}: {conflict_words(conflict, spoken, edition)}"


def _refuse_what_the_rules_contradict(text: str, flags: Mapping[str, str | None]) -> None:
    """Refuse two different answers to one question, such as `--format elim` and `+score=tally`."""
    agreed = Rules(text)
    for (flag, value), name in zip(flags.items(), ("score", "target"), strict=True):
        if value is not None and f"+{name}=" in text and value != agreed[name]:
            raise Malformed(flag, value, f"{agreed[name]}, as --rules says with +{name}={agreed[name]}")


def _first_dealer(chosen: argparse.Namespace, party: Party) -> FirstDealer:
    from ..terminal.first_dealer import FirstDealer, UnclearDay, read_birthday

    named = None if chosen.dealer is None else _seat_of(chosen.dealer, party)
    if chosen.birthday is None:
        return FirstDealer(named)
    try:
        return FirstDealer(named, read_birthday(chosen.birthday, party.voice))
    except UnclearDay as unclear:
        raise PenultError(str(unclear)) from unclear


def _seat_of(dealer: str, party: Party) -> int:
    """A seat by name, prefix, or the number shown beside it at the table."""
    if dealer.isascii() and dealer.isdigit():
        if int(dealer) not in range(party.seats):
            raise Malformed("--dealer", dealer, f"a name, or 0 to {party.seats - 1}")
        return int(dealer)
    try:
        return find_player(dealer, party.names)
    except NameRefused as refused:
        raise Malformed("--dealer", dealer, " or ".join(party.names)) from refused


def _records(chosen: argparse.Namespace) -> RecordFolder:
    from ..terminal.record_folder import RecordFolder, usual_folder

    folder = None if chosen.no_record else chosen.record or usual_folder(os.environ)
    return RecordFolder(folder, datetime.now)
