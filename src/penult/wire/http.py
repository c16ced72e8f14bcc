"""The bodies of HTTP requests and responses."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .limits import NO_CLOCK
from .terms import Bots, Terms

Name = Annotated[str, msgspec.Meta(max_length=200)]
"""Generous: the server has a better message than the schema for a name that is too long."""


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/guest`: a name is all that a guest needs."""

    name: Name
    bearer: bool = False
    """For programs: puts the token into the response, and sets no cookie."""


class Renaming(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`PATCH /api/me`."""

    name: Name


class Solo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/solo`: a table with bots in all other seats, which starts at once."""

    name: Name = ""
    """The guest's name, if the request has no token yet."""
    bearer: bool = False
    terms: Terms = Terms(turn_seconds=NO_CLOCK)
    """Without a clock by default, as nobody is kept waiting."""
    bots: Bots = ()
    """In the order of the seats. The last kind also takes the remaining seats."""


class ReportTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/{code}/report`: a table that should not be in the list."""

    why: Literal["name", "talk", "flood", "other"] = "other"
    """Because of its host's name, what is said there, one of too many tables, or something else."""


class Me(msgspec.Struct, frozen=True, omit_defaults=True):
    """A guest. `token` is there only once, if `bearer` was asked for."""

    id: str
    name: str
    token: str = ""


class TableOpened(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table was opened: its code, and a link to share."""

    code: str
    link: str
    token: str = ""
    """The token of a guest created with the table, if `bearer` was asked for."""


class Here(msgspec.Struct, frozen=True):
    """`GET /api/here`: the address under which others reach the server. Empty if only its own machine can."""

    address: str


SEATS_CHANGE = "seats"
"""What a change is called that is no option: the number of seats."""


class RulesChange(msgspec.Struct, frozen=True):
    """One way to solve a conflict: an option and its new value, or `seats` and their number."""

    option: str
    value: str


class RulesConflict(msgspec.Struct, frozen=True):
    """Choices that do not go together. The rulebook says why, under `id`."""

    id: str
    """Such as `C-04`."""
    switches: tuple[str, ...]
    """The options that contradict each other."""
    ways: tuple[RulesChange, ...]
    """Each of them solves it; the first changes least."""


class CheckedRules(msgspec.Struct, frozen=True):
    """`GET /api/rules`: whether rules can be played by so many people."""

    conflicts: tuple[RulesConflict, ...]


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why nothing was done: a code for programs, and for people what was expected and what came."""

    code: str
    expected: str
    came: str = ""
