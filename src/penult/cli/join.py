"""`penult join`: play on a server, with others or against its bots."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from typing import TYPE_CHECKING

from ..bots.levels import kind_of
from ..engine.errors import Malformed
from ..engine.rules import Rules
from ..i18n.languages import language_of
from ..terminal.capabilities import forgive
from .arguments import LANGUAGE_HELP, language, need

if TYPE_CHECKING:
    from ..terminal.online.join import Invitation
    from ..wire.http import Solo
    from ..wire.terms import NewTable

_SEATS = 4


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("address", help="where the server is, or the link of a table")
    parser.add_argument("code", nargs="?", default="", help="the code of a table; without one, the lobby")
    parser.add_argument("--name", default="", help="your name; default: you are asked")
    parser.add_argument("--lang", type=language, help=LANGUAGE_HELP)
    parser.add_argument(
        "--password",
        default="",
        help="of the table; safer in PENULT_PASSWORD or when asked, because others can see command lines",
    )
    parser.add_argument(
        "--new", metavar="RULES", help="open a table: classic, hp2003 or hp2018, with +name=value"
    )
    parser.add_argument(
        "--solo", action="store_true", help="open a table with bots in all other seats, and start"
    )
    parser.add_argument("--seats", type=int, help="of the new table: 2 to 10; default 4")
    parser.add_argument(
        "--bots", default="", help="at the new table: easy, medium or hard, separated by commas"
    )
    parser.add_argument("--public", action="store_true", help="list the new table in the lobby")


def run(chosen: argparse.Namespace) -> int:
    need("words")
    need("client")
    from ..client.keyring import Keyring
    from ..terminal.folders import data_folder
    from ..terminal.online.console import Console
    from ..terminal.online.join import join

    forgive()
    chosen.password = chosen.password or os.environ.get("PENULT_PASSWORD", "")
    invitation = _invitation(chosen)
    keyring = Keyring(data_folder(os.environ, "penult") / "passes.json")

    async def evening() -> int:
        dumb = os.environ.get("TERM", "dumb") == "dumb"
        return await join(invitation, keyring, Console(sys.stdin, sys.stdout, dumb))

    return asyncio.run(evening())


def _invitation(chosen: argparse.Namespace) -> Invitation:
    from ..client.address import check_code, read_address
    from ..terminal.company import printable
    from ..terminal.online.join import Invitation

    address = read_address(chosen.address)
    new = _new(chosen)
    code = check_code(chosen.code) if chosen.code else address.code
    if code and new is not None:
        raise Malformed("--solo" if chosen.solo else "--new", code, "no code: a new table gets its own")
    name = " ".join(printable(chosen.name).split())
    tongue = chosen.lang or language_of(os.environ)
    return Invitation(address, tongue, code, name, chosen.password, new)


def _new(chosen: argparse.Namespace) -> NewTable | Solo | None:
    """The table to open, if any."""
    from ..wire.http import Solo
    from ..wire.limits import NO_CLOCK, SEATS
    from ..wire.terms import NewTable, Terms

    bots = tuple(kind_of(word) for word in map(str.strip, chosen.bots.split(",")) if word)
    if chosen.new is None and not chosen.solo:
        if bots or chosen.seats is not None or chosen.public:
            raise Malformed("--new", "nothing", "the rules of the table to open")
        return None
    rules, seats = str(Rules(chosen.new or "classic")), chosen.seats or _SEATS
    if seats not in SEATS:
        raise Malformed("--seats", seats, f"{SEATS[0]} to {SEATS[-1]}")
    if chosen.solo:
        terms = Terms(rules=rules, seats=seats, public=chosen.public, turn_seconds=NO_CLOCK)
        return Solo(terms=terms, bots=bots)
    terms = Terms(rules=rules, seats=seats, public=chosen.public)
    return NewTable(terms=terms, bots=bots, password=chosen.password)
