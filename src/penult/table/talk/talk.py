"""Table talk: phrases, free text, and muting."""

from __future__ import annotations

import unicodedata

from ...wire.events import TableEvent
from ...wire.phrases import PHRASES
from ...wire.text import legible
from ...wire.to_server import Mute, Say
from ..context import Context
from ..declined import Declined
from ..rate_limit import Bucket, Rate
from .suggestions import Suggestions

SPECTATOR_TALK_RATE = Rate(20, per=2.5)
"""How much all spectators together may say, so that other tables do not wait for it."""


class Talk:
    """The talk at a table. None of it is logged."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.suggestions = Suggestions(context)
        self._spectators_limit = Bucket(SPECTATOR_TALK_RATE)

    def say(self, person: str, request: Say) -> None:
        phrase, text = request.phrase, _cleaned(request.text or "")
        if phrase is not None and phrase not in PHRASES:
            raise Declined("unknown_phrase", "one of " + ", ".join(PHRASES))
        if phrase is None and not text:
            raise Declined("nothing_said", "a phrase, or some text")
        if phrase is None and not self._context.table.terms.free_text:
            raise Declined("phrases_only", "one of " + ", ".join(PHRASES))
        if not self._is_within_limits(person):
            raise Declined("too_fast", "fewer lines a second at this table")
        number = self.suggestions.add_line(person)
        self._context.journal.announce(
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

    def mute(self, person: str, request: Mute) -> None:
        muted = self._context.attendance.attendees[person].muted
        if request.person not in self._context.table.names or request.person == person:
            raise Declined("unknown_person", "another person at this table")
        name = self._context.table.names[request.person]
        if request.on:
            muted.setdefault(request.person, name)
        elif muted.pop(request.person, name) != name:
            self._context.attendance.attendees[person].needs_whole_view = True
            self._context.journal.view_changed()
        self._context.journal.send_done(person, request.id)

    def _is_within_limits(self, person: str) -> bool:
        """Players and the host have only a limit of their own, which spectators cannot use up."""
        table, now = self._context.table, self._context.now
        if not self._context.attendance.attendees[person].talk_limit.take(now):
            return False
        is_player = table.seat_of(person) is not None or person == table.host
        return is_player or self._spectators_limit.take(now)


def _cleaned(text: str) -> str:
    """One line of ordinary letters: no control characters, no invisible letters, no stacked accents."""
    plain = "".join(
        letter if unicodedata.category(letter)[0] not in "CZ" else " "
        for letter in unicodedata.normalize("NFC", text)
    )
    return " ".join(legible(plain).split())
