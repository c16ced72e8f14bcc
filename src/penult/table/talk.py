"""Table talk: phrases, free text, and who is heard by whom."""

from __future__ import annotations

import unicodedata

from ..wire.events import TableEvent
from ..wire.phrases import PHRASES
from ..wire.text import legible
from ..wire.to_server import Mute, Say
from .context import Context
from .declined import Declined
from .rate_limit import Bucket, Rate
from .suggestions import Suggestions

WATCHING = Rate(20, per=2.5)
"""All that is said by those who only watch, together: who sits elsewhere must not wait for it."""


class Talk:
    """What is said at a table. Nothing of it is written down."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.suggestions = Suggestions(context)
        self._watching = Bucket(WATCHING)

    def say(self, person: str, ask: Say) -> None:
        phrase, text = ask.phrase, _harmless(ask.text or "")
        if phrase is not None and phrase not in PHRASES:
            raise Declined("unknown_phrase", "one of " + ", ".join(PHRASES))
        if phrase is None and not text:
            raise Declined("nothing_said", "a phrase, or some text")
        if phrase is None and not self._context.table.terms.free_text:
            raise Declined("phrases_only", "one of " + ", ".join(PHRASES))
        if not self._has_time_for(person):
            raise Declined("too_fast", "fewer lines a second at this table")
        number = self.suggestions.hear(person)
        self._context.journal.tell(
            TableEvent(
                "said",
                person,
                self._context.table.names[person],
                self._context.table.seat_of(person),
                message=number,
                phrase=phrase,
                text=None if phrase else text,
            )
        )

    def mute(self, person: str, ask: Mute) -> None:
        muted = self._context.attendance.guests[person].muted
        if ask.person not in self._context.table.names or ask.person == person:
            raise Declined("unknown_person", "another person at this table")
        name = self._context.table.names[ask.person]
        if ask.on:
            muted.setdefault(ask.person, name)
        elif muted.pop(ask.person, name) != name:
            self._context.attendance.guests[person].shown_again = True
            self._context.journal.view_changed()
        self._context.journal.done(person, ask.id)

    def _has_time_for(self, person: str) -> bool:
        """Nobody takes the word from others who play, nor from the host."""
        table, now = self._context.table, self._context.now
        heard = table.seat_of(person) is not None or person == table.host
        return self._context.attendance.guests[person].talk.take(now) and (heard or self._watching.take(now))


def _harmless(text: str) -> str:
    """One line of ordinary letters: no control characters, no invisible, turning or towering ones."""
    plain = "".join(
        letter if unicodedata.category(letter)[0] not in "CZ" else " "
        for letter in unicodedata.normalize("NFC", text)
    )
    return " ".join(legible(plain).split())
