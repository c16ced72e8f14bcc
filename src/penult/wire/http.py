"""The bodies of HTTP requests and answers."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .limits import NO_CLOCK
from .terms import Bots, Terms

Name = Annotated[str, msgspec.Meta(max_length=200)]
"""Generous: the server says more kindly than a schema when a name is too long."""


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/guest`: a name is all that a guest needs."""

    name: Name
    bearer: bool = False
    """For programs: the token in the answer, and no cookie."""


class Renaming(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`PATCH /api/me`."""

    name: Name


class Solo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/solo`: a table with bots in every other seat, begun at once."""

    name: Name = ""
    """Of the guest, where nobody has a token yet."""
    bearer: bool = False
    terms: Terms = Terms(turn_seconds=NO_CLOCK)
    """Without a clock, as nobody is kept waiting."""
    bots: Bots = ()
    """In the order of the seats; the last of them also takes the seats that are left."""


class ReportTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/{code}/report`: a table that should not be in the list."""

    why: Literal["name", "talk", "flood", "other"] = "other"
    """Its host's name, what is said there, one of too many, or something else."""


class Me(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who somebody is here. `token` only where a bearer was asked for, once."""

    id: str
    name: str
    token: str = ""


class TableOpened(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table was opened: its code, and a link to share."""

    code: str
    link: str
    token: str = ""
    """Of the guest who was made with the table, where a bearer was asked for."""


class Here(msgspec.Struct, frozen=True):
    """`GET /api/here`: where others find the server. Empty where only its own machine reaches it."""

    address: str


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why nothing was done: a code for programs; what was expected and what came for people."""

    code: str
    expected: str
    came: str = ""
