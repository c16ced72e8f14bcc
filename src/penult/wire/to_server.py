"""What a client says. `id` is the client's own number for the message; the answer names it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .limits import CODE_LETTERS, PASSWORD_LETTERS, TEXT_LETTERS

Count = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=9)]
Short = Annotated[str, msgspec.Meta(max_length=40)]


class FromClient(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """What all messages of a client have."""

    id: Count = 0


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message of a connection: which table, and the last update that was seen."""

    protocol: Count
    table: Annotated[str, msgspec.Meta(max_length=CODE_LETTERS)]
    since: Count | None = None
    password: Annotated[str, msgspec.Meta(max_length=PASSWORD_LETTERS)] = ""
    session: Short = ""
    """Any text of the client's own, the same in every hello of one run: then its numbers go on."""


class Act(FromClient, frozen=True, tag="act"):
    """A move of the hand. `seen` is the number of the update it answers."""

    move: Short
    seen: Count


class WhyNot(FromClient, frozen=True, tag="why_not"):
    """Why the rules forbid a move: `refused`, or `done` where they allow it. Nothing changes."""

    move: Short


class Sit(FromClient, frozen=True, tag="sit"):
    """Take a seat, or any free one. After the first deal, a bot's seat, from the next hand on."""

    seat: SeatNumber | None = None


class Stand(FromClient, frozen=True, tag="stand"):
    """Give the seat up; in a match a bot plays on in it, and where nobody may only watch one leaves."""


class Leave(FromClient, frozen=True, tag="leave"):
    """Leave the table."""


class PlaceBot(FromClient, frozen=True, tag="place_bot"):
    """The host: a bot sits down at a free seat; without a kind the bot leaves."""

    seat: SeatNumber
    kind: Short | None = None


class MovePerson(FromClient, frozen=True, tag="move"):
    """The host moves somebody, before or after a match. A person in the other seat changes places."""

    person: Short
    seat: SeatNumber


class Kick(FromClient, frozen=True, tag="kick"):
    """The host: somebody leaves the table and cannot come back; a shut door stops them under any name."""

    person: Short


class Door(FromClient, frozen=True, tag="door"):
    """The host: whether people come in who are not at the table yet; who is away may always come back."""

    open: bool


class HandOver(FromClient, frozen=True, tag="hand_over"):
    """The host: somebody else is host now."""

    person: Short


class Start(FromClient, frozen=True, tag="start"):
    """The host: the match begins, or once it is over the next one with those who sit."""


class NameDealer(FromClient, frozen=True, tag="name_dealer"):
    """D-32: the host: who deals first, before a match or while it is looked for; no seat takes it back."""

    seat: SeatNumber | None = None


class VoidHand(FromClient, frozen=True, tag="void"):
    """A-74: the host: the hand is void, while somebody who began it has left it."""


class PickCard(FromClient, frozen=True, tag="pick"):
    """R-03: take a card from the spread."""

    at: Annotated[int, msgspec.Meta(ge=0, le=199)]


class Birthday(FromClient, frozen=True, tag="birthday"):
    """R-04: month and day; neither, to say nothing."""

    month: Annotated[int, msgspec.Meta(ge=1, le=12)] | None = None
    day: Annotated[int, msgspec.Meta(ge=1, le=31)] | None = None


class Agree(FromClient, frozen=True, tag="agree"):
    """To the next hand, to a pause, or that nobody objects to a last card."""

    to: Literal["next", "pause", "settle"]


class Resume(FromClient, frozen=True, tag="resume"):
    """Go on after a pause."""


class TakeBack(FromClient, frozen=True, tag="take_back"):
    """Take the seat back from the autopilot."""


class Say(FromClient, frozen=True, tag="say"):
    """A quick phrase by its name, or free text."""

    phrase: Short | None = None
    text: Annotated[str, msgspec.Meta(max_length=TEXT_LETTERS)] | None = None


class Mute(FromClient, frozen=True, tag="mute"):
    """Hear somebody no more, or again."""

    person: Short
    on: bool = True


class ReportTalk(FromClient, frozen=True, tag="report"):
    """R-48: a line of talk was a suggestion, or, aloud, what the player at a seat said (A-70)."""

    message: Count | None = None
    seat: SeatNumber | None = None


class Judge(FromClient, frozen=True, tag="judge"):
    """R-48: the host, or where the host is involved each other person: was it a suggestion?

    `message` is the number of the report.
    """

    message: Count
    guilty: bool


class Ping(FromClient, frozen=True, tag="ping"):
    """To see whether the connection is alive, and what the server's clock says."""


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
