"""The messages of a client. `id` is the client's own number for the message; the answer repeats it."""

from __future__ import annotations

from typing import Annotated

import msgspec

from .limits import CODE_LETTERS, PASSWORD_LETTERS, TEXT_LETTERS
from .views import Question

Count = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=9)]
Short = Annotated[str, msgspec.Meta(max_length=40)]


class FromClient(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """The base of all messages of a client."""

    id: Count = 0


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message of a connection: the table, and the last update that the client has seen."""

    protocol: Count
    table: Annotated[str, msgspec.Meta(max_length=CODE_LETTERS)]
    since: Count | None = None
    password: Annotated[str, msgspec.Meta(max_length=PASSWORD_LETTERS)] = ""
    session: Short = ""
    """Any text, the same in every hello of one run of the client. Its ids then continue."""


class Act(FromClient, frozen=True, tag="act"):
    """Make a move. `seen` is the number of the update it answers."""

    move: Short
    seen: Count


class WhyNot(FromClient, frozen=True, tag="why_not"):
    """Ask why the rules forbid a move: `refused` says why, `done` that they allow it. Nothing changes."""

    move: Short


class Sit(FromClient, frozen=True, tag="sit"):
    """Take a seat, or any free one. After the first deal: a bot's seat, from the next hand on."""

    seat: SeatNumber | None = None


class Stand(FromClient, frozen=True, tag="stand"):
    """Give up the seat. In a match a bot plays on in it, and without spectators this means leaving."""


class Leave(FromClient, frozen=True, tag="leave"):
    """Leave the table."""


class PlaceBot(FromClient, frozen=True, tag="place_bot"):
    """The host puts a bot into a free seat, or without a kind removes the bot."""

    seat: SeatNumber
    kind: Short | None = None


class MovePerson(FromClient, frozen=True, tag="move"):
    """The host moves a person to another seat, before or after a match. Its occupant swaps places."""

    person: Short
    seat: SeatNumber


class Kick(FromClient, frozen=True, tag="kick"):
    """The host removes a person, who cannot come back. A shut door stops them under any name."""

    person: Short


class Door(FromClient, frozen=True, tag="door"):
    """The host opens or shuts the door to newcomers. People who are away may always come back."""

    open: bool


class HandOver(FromClient, frozen=True, tag="hand_over"):
    """The host makes somebody else host."""

    person: Short


class Start(FromClient, frozen=True, tag="start"):
    """The host starts the match, or after a match the next one with everybody who is seated."""


class NameDealer(FromClient, frozen=True, tag="name_dealer"):
    """D-32: the host names the first dealer, before a match or during the search. No seat takes it back."""

    seat: SeatNumber | None = None


class VoidHand(FromClient, frozen=True, tag="void"):
    """A-74: the host voids the hand, if somebody who began it has left."""


class PickCard(FromClient, frozen=True, tag="pick"):
    """R-03: take a card from the spread."""

    at: Annotated[int, msgspec.Meta(ge=0, le=199)]


class Birthday(FromClient, frozen=True, tag="birthday"):
    """R-04: a month and a day, or neither to give none."""

    month: Annotated[int, msgspec.Meta(ge=1, le=12)] | None = None
    day: Annotated[int, msgspec.Meta(ge=1, le=31)] | None = None


class Agree(FromClient, frozen=True, tag="agree"):
    """Agree to the next hand, to a pause, or to let a last card stand."""

    to: Question


class Resume(FromClient, frozen=True, tag="resume"):
    """Go on after a pause."""


class TakeBack(FromClient, frozen=True, tag="take_back"):
    """Take the seat back from the autopilot."""


class Say(FromClient, frozen=True, tag="say"):
    """A quick phrase by its name, or free text."""

    phrase: Short | None = None
    text: Annotated[str, msgspec.Meta(max_length=TEXT_LETTERS)] | None = None


class Mute(FromClient, frozen=True, tag="mute"):
    """Mute a person, or unmute them."""

    person: Short
    on: bool = True


class ReportTalk(FromClient, frozen=True, tag="report"):
    """R-48: report a line of talk as a suggestion, or something the player at a seat said aloud (A-70)."""

    message: Count | None = None
    seat: SeatNumber | None = None


class Judge(FromClient, frozen=True, tag="judge"):
    """R-48: judge a report, as the host or, if the host is involved, as another player.

    `message` is the number of the report.
    """

    message: Count
    guilty: bool


class Ping(FromClient, frozen=True, tag="ping"):
    """Check that the connection is alive, and read the server's clock."""


ToServer = (
    Hello
    | Act
    | WhyNot
    | Sit
    | Stand
    | Leave
    | PlaceBot
    | MovePerson
    | Kick
    | Door
    | HandOver
    | Start
    | NameDealer
    | VoidHand
    | PickCard
    | Birthday
    | Agree
    | Resume
    | TakeBack
    | Say
    | Mute
    | ReportTalk
    | Judge
    | Ping
)
