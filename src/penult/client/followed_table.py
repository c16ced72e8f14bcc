"""A table as one person follows it: what they see, what it asks them, what it has yet to answer. No I/O."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import structs

from ..engine.rules import Rules
from ..engine.view import View
from ..wire.events import Event
from ..wire.reconnecting import SAID_AGAIN
from ..wire.to_client import Done, Refused, ToClient, Update, Welcome
from ..wire.to_server import Act, ToServer
from .question import Asked, asked_of
from .seen import Seen
from .table_client import Lost
from .view import engine_view


class FollowedTable:
    """Every display and every table in this process has one, and hands it all messages, both ways."""

    def __init__(self) -> None:
        self.last: Seen | None = None
        """What the last message showed; None before the first."""
        self.view: View | None = None
        """The hand, as the engine would show it."""
        self.asked = Asked.NOTHING
        self.unanswered: dict[int, ToServer] = {}
        """The person's messages that wait for an answer, by number."""
        self._ids = 0

    @property
    def seen(self) -> Seen:
        assert self.last is not None
        return self.last

    def numbered(self, message: ToServer) -> ToServer:
        """The message under the next number, ready to be sent."""
        self._ids += 1
        return self.sent(structs.replace(message, id=self._ids))

    def sent(self, message: ToServer) -> ToServer:
        """Note that a message is on its way to the table."""
        self.unanswered[message.id] = message
        return message

    def follow(self, message: ToClient | Lost) -> ToServer | None:
        """Take what the table sends. Returns the message of the person that it answers or refuses."""
        if isinstance(message, Welcome):
            self._welcomed(message)
        elif isinstance(message, Update):
            self._updated(message)
        elif isinstance(message, Done):
            return self._done(message)
        elif isinstance(message, Refused):
            return self.unanswered.pop(message.id, None)
        elif isinstance(message, Lost):
            self._keep_what_is_said_again()
        return None

    def skip(self, messages: Iterable[ToClient]) -> tuple[Event, ...]:
        """Follow all of these; return their events."""
        events: list[Event] = []
        for message in messages:
            self.follow(message)
            if isinstance(message, Update):
                events += message.events
        return tuple(events)

    def ask_again(self) -> None:
        """What the table asks, as if nothing had been answered since the last update."""
        self.asked = asked_of(self.seen, self.view)

    def _welcomed(self, welcome: Welcome) -> None:
        if welcome.yours is None:
            self.unanswered.clear()
        self._look(Seen.of(welcome), welcome.yours or ())

    def _updated(self, update: Update) -> None:
        if self.last is not None:
            self._look(self.last.after(update), update.yours)

    def _look(self, seen: Seen, confirmed: Iterable[int]) -> None:
        for request in confirmed:
            self.unanswered.pop(request, None)
        self.last = seen
        rules = Rules(seen.table.terms.rules)
        self.view = None if seen.hand is None else engine_view(seen.hand, rules)
        self.ask_again()

    def _done(self, done: Done) -> ToServer | None:
        """A move that was taken without an update is shown when its window closes: the question is closed."""
        answered = self.unanswered.pop(done.id, None)
        if isinstance(answered, Act) and answered.move != "uno":
            self.asked = Asked.NOTHING
        return answered

    def _keep_what_is_said_again(self) -> None:
        """A lost connection loses everything but the decisions, which the connection sends again."""
        self.unanswered = {
            number: message for number, message in self.unanswered.items() if isinstance(message, SAID_AGAIN)
        }
