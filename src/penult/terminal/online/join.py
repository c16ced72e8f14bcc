"""From an address to a table: signing in and finding the table."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from ...client.address import Address, check_code
from ...client.connection import Connection
from ...client.guest import Guest, come_as_guest, lobby
from ...client.keyring import Keyring
from ...engine.errors import Malformed
from ...engine.rules import Rules
from ...i18n.catalogue import Catalogue, catalogue
from ...wire.http import Solo
from ...wire.limits import CODE_LETTERS
from ...wire.listing import Listing
from ...wire.terms import NewTable
from ..company import printable
from ..lines import LONGEST_TEXT, Lines, PersonLeft
from .console import Console
from .session import OnlineSession


@dataclass(frozen=True, slots=True)
class Invitation:
    """What the command line says about joining."""

    address: Address
    language: str
    code: str = ""
    name: str = ""
    password: str = ""
    new: NewTable | Solo | None = None


async def join(invitation: Invitation, keyring: Keyring, console: Console) -> int:
    """Find the table and play; return the exit status."""
    with console.open():
        try:
            return await _at_table(invitation, keyring, console)
        except PersonLeft:
            return 0


async def _at_table(invitation: Invitation, keyring: Keyring, console: Console) -> int:
    words, address = catalogue(invitation.language), invitation.address
    lines = Lines(console.typed, console)
    guest = await _guest(invitation, keyring, console, words)
    code, locked = invitation.code, False
    if invitation.new is not None:
        code = await _open(guest, invitation.new, lines, words)
    elif not code:
        code, locked = await _choose(address, console, lines, words)

    async def password() -> str:
        if console.piped:
            lines.say(words.say("online-password-piped"))
            return ""
        return await console.ask_unseen(words.say("online-password", locked="yes" if locked else "no"))

    connection = Connection(address, guest.token, code, invitation.password, ask_password=password)
    link = f"{address.base}/t/{code}"
    return await OnlineSession(connection, console, lines, invitation.language, link).spend()


async def _guest(invitation: Invitation, keyring: Keyring, console: Console, words: Catalogue) -> Guest:
    """A guest whom the server knows already, or a new one."""
    base = invitation.address.base
    name = invitation.name or await _ask_name(keyring.last_name(base), console, words)
    if token := keyring.find(base, name):
        known = Guest(base, name, token)
        if await asyncio.to_thread(known.is_known):
            keyring.keep(base, name, token)
            return known
    guest = await asyncio.to_thread(come_as_guest, base, name)
    keyring.keep(base, name, guest.token)
    return guest


async def _ask_name(last: str, console: Console, words: Catalogue) -> str:
    question = words.say("online-name-again", name=last) if last else words.say("online-name")
    while (answer := await console.ask(question)) is not None:
        if answer or last:
            return answer or last
    raise PersonLeft


async def _open(guest: Guest, new: NewTable | Solo, lines: Lines, words: Catalogue) -> str:
    if isinstance(new, Solo):
        return (await asyncio.to_thread(guest.open_solo, new)).code
    opened = await asyncio.to_thread(guest.open, new)
    lines.say(words.say("online-opened", code=opened.code, link=opened.link))
    return opened.code


async def _choose(address: Address, console: Console, lines: Lines, words: Catalogue) -> tuple[str, bool]:
    """Show the lobby and ask for a table or a code; also return whether it is known to have a password."""
    tables = await asyncio.to_thread(lobby, address.base)
    lines.say(words.say("online-lobby" if tables else "online-no-tables"))
    lines.say(*(f"{number:>2}  {_listed(table, words)}" for number, table in enumerate(tables, 1)))
    while answer := await console.ask(words.say("online-ask-code", tables=len(tables))):
        try:
            code = check_code(_numbered(answer, tables))
        except Malformed:
            facts = {"text": answer[:LONGEST_TEXT], "letters": CODE_LETTERS, "tables": len(tables)}
            lines.say(words.say("online-no-such-code", **facts))
        else:
            return code, any(table.locked for table in tables if table.code == code)
    raise PersonLeft


def _numbered(answer: str, tables: Sequence[Listing]) -> str:
    """The code of the table with this number in the list, or else the answer itself."""
    if answer.isdecimal() and len(answer) < CODE_LETTERS and 1 <= int(answer) <= len(tables):
        return tables[int(answer) - 1].code
    return answer


def _listed(table: Listing, words: Catalogue) -> str:
    return words.say(
        "online-listing",
        code=printable(table.code),
        game=_game(table.rules, words),
        host=printable(table.host),
        seats=(
            words.say("online-people", people=table.people),
            words.say("online-bots", bots=table.bots),
            words.say("online-free", free=table.free),
        ),
        locked="yes" if table.locked else "no",
    )


def _game(rules: str, words: Catalogue) -> str:
    try:
        return words.say(f"edition-{Rules(rules).edition.name}")
    except Malformed:
        return printable(rules)
