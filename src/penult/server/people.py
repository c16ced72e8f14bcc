"""Guests: a person has a name and is recognized by a token."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable
from errno import EIO

from ..engine.errors import Malformed
from ..notation.names import NameRefused, check_name
from ..wire.limits import NAME_LETTERS
from ..wire.text import legible
from .store.rows import PersonRow
from .store.store import Damaged, Store
from .tokens import TokenSigner

ID_BYTES = 9
FIRST_GENERATION = 1
REMEMBERED = 10_000
"""How many people are cached."""

DAY = 86_400.0

_LOOKS = dict.fromkeys((0xFE0E, 0xFE0F))
"""Variation selectors, which only choose between plain text and emoji; they are dropped."""
_EXPECTED = f"1 to {NAME_LETTERS} visible letters, not a number, without comma, not beginning with = + - @ #"


class People:
    """All guests. Recent ones are cached, so recognizing them needs no query."""

    def __init__(
        self, store: Store, secret: bytes, now: Callable[[], float], remembered: int = REMEMBERED
    ) -> None:
        self._store = store
        self._seal = TokenSigner(secret)
        self._now = now
        self._remembered = remembered
        self._recent: OrderedDict[str, PersonRow] = OrderedDict()
        self._seen: OrderedDict[str, float] = OrderedDict()
        self._changes = 0

    @classmethod
    async def of(cls, store: Store, now: Callable[[], float]) -> People:
        return cls(store, await store.secret(), now)

    async def welcome(self, name: str) -> tuple[PersonRow, str]:
        """A new guest and their token."""
        fit = guest_name(name)
        person = PersonRow(secrets.token_urlsafe(ID_BYTES), fit, FIRST_GENERATION, self._now())
        await self._store.add_person(person)
        self._remember(person)
        return person, self.token(person)

    def token(self, person: PersonRow) -> str:
        return self._seal.token(person.id, person.generation)

    def pseudonym(self, address: str) -> str:
        """A text that stands for an address: it can be compared but not read."""
        return self._seal.pseudonym(address)

    async def recognize(self, token: str) -> PersonRow | None:
        """The person whose token this is, if it is still valid."""
        sealed = self._seal.read(token)
        if sealed is None:
            return None
        person, generation = sealed
        row = await self._row(person)
        if row is None and self._store.damage:
            raise Damaged(EIO, "somebody who was known here is not found in a damaged file")
        if row is None or row.generation != generation:
            return None
        self._see(person)
        return row

    async def rename(self, person: str, name: str) -> PersonRow:
        await self._store.rename(person, guest_name(name))
        self._forget(person)
        row = await self._row(person)
        if row is None:
            raise Malformed("person", person, "somebody who is kept here")
        return row

    async def erase(self, person: str) -> None:
        """Revoke all tokens of this person and forget the name."""
        await self._store.erase(person)
        self._forget(person)

    def _see(self, person: str) -> None:
        """Note once a day that a person was here, because people not seen for long are pruned."""
        now = self._now()
        if now < self._seen.get(person, 0.0) + DAY:
            return
        self._seen[person] = now
        if len(self._seen) > self._remembered:
            self._seen.popitem(last=False)
        self._store.see_person(person, now)

    async def _row(self, person: str) -> PersonRow | None:
        """The current row. If anybody changed during the read, it may be old, and is read again."""
        while person not in self._recent:
            changes = self._changes
            row = await self._store.person(person)
            if row is None:
                return None
            if changes == self._changes:
                self._remember(row)
        self._recent.move_to_end(person)
        return self._recent[person]

    def _remember(self, row: PersonRow) -> None:
        self._recent[row.id] = row
        if len(self._recent) > self._remembered:
            self._recent.popitem(last=False)

    def _forget(self, person: str) -> None:
        self._changes += 1
        self._recent.pop(person, None)


def guest_name(name: str) -> str:
    """The name as everybody will see it.

    >>> guest_name("  Ana   Lee ")
    'Ana Lee'
    """
    try:
        clean = check_name(name.translate(_LOOKS), ())
    except NameRefused:
        clean = ""
    if not 0 < len(clean) <= NAME_LETTERS or legible(clean) != clean:
        came = name[: 2 * NAME_LETTERS].encode("utf-8", "replace").decode("utf-8")
        raise Malformed("name", came, _EXPECTED)
    return clean
