"""Commands at a table: a word after a slash becomes a message to the server.

>>> from ..wire.to_server import Sit
>>> request("sit", "2", Present()) == Sit(seat=2)
True
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from ..bots.levels import LEVELS, kind_of
from ..i18n.catalogue import Catalogue
from ..notation.names import plainly
from ..wire import to_server as asks
from ..wire.limits import SEATS, TEXT_LETTERS
from ..wire.people import Person, Seat


class UnclearCommand(Exception):
    """A command with the wrong arguments; it carries the right form."""

    def __init__(self, form: str) -> None:
        super().__init__(form)
        self.form = form


class Nobody(Exception):
    """Nobody at the table has this name."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class Several(Nobody):
    """More than one at the table has this name."""


class Present(NamedTuple):
    """Who is at the table, and who sits where."""

    people: Sequence[Person] = ()
    seats: Sequence[Seat] = ()
    names: Sequence[str] = ()
    """The name at each seat, bots included."""
    levels: Mapping[str, str] = {}
    """The kind of bot of each level, by its name in the reader's language."""


def level_names(words: Catalogue) -> dict[str, str]:
    """The kind of bot of each level, by its name in this language."""
    return {plainly(words.say("bot-level", kind=kind)): kind for kind in LEVELS.values()}


def request(word: str, rest: str, here: Present) -> asks.ToServer | None:
    """The message to send; None if the word is not a command."""
    command = _COMMANDS.get(word)
    if command is None:
        return None
    try:
        return command.make(rest, here)
    except ValueError:
        raise UnclearCommand(command.form) from None


class _Command(NamedTuple):
    form: str
    make: Callable[[str, Present], asks.ToServer]
    """Raises `ValueError` if the rest of the line does not have the right form."""


def _alone(message: asks.ToServer) -> Callable[[str, Present], asks.ToServer]:
    def make(rest: str, _: Present) -> asks.ToServer:
        if rest:
            raise ValueError
        return message

    return make


def _sit(rest: str, _: Present) -> asks.ToServer:
    return asks.Sit(seat=_seat(rest) if rest else None)


def _bot(rest: str, here: Present) -> asks.ToServer:
    seat, _, word = rest.partition(" ")
    kind = here.levels.get(plainly(word), kind_of(word))
    return asks.PlaceBot(seat=_seat(seat), kind=kind or None)


def _move(rest: str, here: Present) -> asks.ToServer:
    name, _, seat = rest.rpartition(" ")
    return asks.MovePerson(person=_person(name, here), seat=_seat(seat))


def _dealer(rest: str, here: Present) -> asks.ToServer:
    return asks.NameDealer(seat=_player(rest, here) if rest else None)


def _say(rest: str, _: Present) -> asks.ToServer:
    if not 0 < len(rest) <= TEXT_LETTERS:
        raise ValueError
    return asks.Say(text=rest)


def _phrase(rest: str, _: Present) -> asks.ToServer:
    return asks.Say(phrase=rest[:40])


def _seat(text: str) -> int:
    if (seat := _number(text)) not in range(SEATS.stop - 1):
        raise ValueError
    return seat


def _player(name: str, here: Present) -> int:
    """The seat with this number, or of the player or bot with this name."""
    if not name:
        raise ValueError
    if name.isdecimal():
        return _seat(name)
    taken = ((seat, called) for seat, called in enumerate(here.names) if here.seats[seat].by != "nobody")
    found = [seat for seat, called in taken if called.casefold() == name.casefold()]
    if len(found) > 1:
        raise Several(name)
    if not found:
        raise Nobody(name)
    return found[0]


def _number(text: str) -> int:
    if not text.removeprefix("#").isdecimal() or len(text) > 9:
        raise ValueError
    return int(text.removeprefix("#"))


def _person(name: str, here: Present) -> str:
    """The person with this name, in any case, or in the seat with this number."""
    if not name:
        raise ValueError
    if name.isdecimal() and len(name) < 3 and int(name) < len(here.seats):
        found = [here.seats[int(name)].person]
    else:
        found = [each.id for each in here.people if _is_called(each.name.casefold(), name.casefold())]
    if len(found) > 1:
        raise Several(name)
    if not found or found[0] is None:
        raise Nobody(name)
    return found[0]


def _is_called(shown: str, name: str) -> bool:
    """Also matches if the table added a number, because several have this name."""
    return shown == name or (shown.startswith(f"{name} (") and shown.endswith(")"))


_COMMANDS = {
    "sit": _Command("/sit, /sit 2", _sit),
    "stand": _Command("/stand", _alone(asks.Stand())),
    "leave": _Command("/leave", _alone(asks.Leave())),
    "start": _Command("/start", _alone(asks.Start())),
    "pause": _Command("/pause", _alone(asks.Agree(to="pause"))),
    "resume": _Command("/resume", _alone(asks.Resume())),
    "back": _Command("/back", _alone(asks.TakeBack())),
    "bot": _Command("/bot 2 hard, /bot 2", _bot),
    "move": _Command("/move NAME 2, /move 1 2", _move),
    "kick": _Command("/kick NAME, /kick 2", lambda rest, here: asks.Kick(person=_person(rest, here))),
    "shut": _Command("/shut", _alone(asks.Door(open=False))),
    "open": _Command("/open", _alone(asks.Door(open=True))),
    "host": _Command("/host NAME, /host 2", lambda rest, here: asks.HandOver(person=_person(rest, here))),
    "dealer": _Command("/dealer NAME, /dealer 2, /dealer", _dealer),
    "void": _Command("/void", _alone(asks.VoidHand())),
    "say": _Command(f"/say TEXT (1–{TEXT_LETTERS})", _say),
    "phrase": _Command("/phrase hello", _phrase),
    "mute": _Command("/mute NAME, /mute 2", lambda rest, here: asks.Mute(person=_person(rest, here))),
    "unmute": _Command(
        "/unmute NAME, /unmute 2", lambda rest, here: asks.Mute(person=_person(rest, here), on=False)
    ),
    "report": _Command("/report 12", lambda rest, _: asks.ReportTalk(message=_number(rest))),
    "aloud": _Command("/aloud NAME, /aloud 2", lambda rest, here: asks.ReportTalk(seat=_player(rest, here))),
    "guilty": _Command("/guilty 12", lambda rest, _: asks.Judge(message=_number(rest), guilty=True)),
    "innocent": _Command("/innocent 12", lambda rest, _: asks.Judge(message=_number(rest), guilty=False)),
}
