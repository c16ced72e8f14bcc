"""One person's table in lines of text: messages become lines. No I/O; time is passed in."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Protocol

from ..client.followed_table import FollowedTable
from ..client.question import Asked, key_of
from ..client.seen import Seen
from ..client.table_client import Lost
from ..i18n.catalogue import Catalogue
from ..wire import to_server as asks
from ..wire.events import Event, HandEvent, MatchEvent, TableEvent
from ..wire.to_client import Bye, Done, Pong, Refused, ToClient, Update, Welcome
from .company import Company
from .hand_lines import Line
from .lines import Lines
from .table_lines import cards, clock_line
from .table_voice import farewell, refusal

HURRY_SECONDS = 10.0
"""The person is warned when their turn has this much time left."""
ANSWER_SECONDS = 10.0
"""How long to wait for the table's answer before taking the next line of a pipe."""
LOG_LINES = 12
"""How many lines of the current hand somebody sees who joins in the middle."""
_TO_BE_CONFIRMED = (asks.Mute, asks.Judge)


class Narrator(Protocol):
    """What is reported about a table, and in which words: `SoloNarrator` or `ServerNarrator`."""

    words: Catalogue
    link: str
    """The link to the table; empty if nobody else can come."""

    @property
    def prompted(self) -> bool:
        """Whether each question has its own prompt."""
        ...

    @property
    def commands(self) -> frozenset[str] | None:
        """The commands that make sense here; None for all."""
        ...

    def company(self, seen: Seen) -> Company: ...

    def arrival(self, company: Company) -> Iterator[Line | str]: ...

    def new_hand(self, company: Company) -> Iterator[Line | str]: ...

    def happened(self, events: tuple[Event, ...], company: Company) -> Iterator[Line]: ...

    def after(
        self, events: tuple[Event, ...], before: Seen | None, company: Company
    ) -> Iterator[Line | str]: ...

    def question(self, asked: Asked, company: Company) -> Iterator[str]: ...

    def help(self, company: Company) -> Iterator[str]: ...

    def totals(self, company: Company) -> Iterator[Line | str]: ...

    def prompt(self, asked: Asked, company: Company) -> str: ...


class PlainTable:
    """Keeps the view, reports what happens, and asks the person's questions."""

    def __init__(
        self,
        narrator: Narrator,
        lines: Lines,
        send: Callable[[asks.ToServer], None],
        now: Callable[[], float],
        go_on: Callable[[], None] | None = None,
    ) -> None:
        """`go_on` is called when the person has nothing to say out of turn and the table waits for that."""
        self.narrator = narrator
        self.words = narrator.words
        self.lines = lines
        self.go_on = go_on
        self.company: Company | None = None
        self.bye: Bye | None = None
        """Why the server ended the connection."""
        self.lost = False
        """Whether there is no connection now."""
        self.promised = False
        """Whether the reader has a seat, perhaps only from the next deal."""
        self._send = send
        self._now = now
        self._ahead = 0.0
        """The server's clock minus ours."""
        self._followed = FollowedTable()
        self._sent_at: dict[int, float] = {}
        """When each message was sent, by number."""
        self._last_key: object = None
        self._hurried = 0.0

    def send(self, message: asks.ToServer) -> None:
        numbered = self._followed.numbered(message)
        self._sent_at[numbered.id] = self._now()
        self._send(numbered)

    @property
    def asked(self) -> Asked:
        return self._followed.asked

    @property
    def waiting(self) -> bool:
        """Whether an answer of the server is pending."""
        pending = (self._sent_at[number] for number in self._followed.unanswered)
        return any(self._now() - since < ANSWER_SECONDS for since in pending)

    @property
    def answered(self) -> bool:
        """Whether the server has answered the first time, or cannot be reached."""
        return self.company is not None or self.lost

    def hear(self, message: ToClient | Lost) -> None:
        """Handle a message from the server."""
        before, asked = self.company.seen if self.company else None, self.asked
        answered = self._followed.follow(message)
        if isinstance(message, Welcome | Update):
            self._look(before, message)
        elif isinstance(message, Refused):
            self._refused(message)
        elif isinstance(message, Done):
            self._done(answered, asked)
        elif isinstance(message, Lost):
            self._lose()
        elif not isinstance(message, Pong):
            self.bye = message
            self.say(farewell(message, self.words))

    def tick(self) -> None:
        """Warn if the person's turn is nearly over."""
        company = self.company
        clock = company.seen.table.clock if company else None
        if self.lost or company is None or clock is None or clock.seat != company.seen.table.you:
            return
        left = clock.until - self._server_time
        if left <= HURRY_SECONDS and clock.since > self._hurried:
            self._hurried = clock.since
            self.say(clock_line(clock, left, company, self.words))

    def say(self, *lines: str) -> None:
        self.lines.say(*lines)

    def clock(self) -> Iterator[str]:
        """Whose clock is running, and how much time is left."""
        if self.company and (clock := self.company.seen.table.clock):
            yield clock_line(clock, clock.until - self._server_time, self.company, self.words)

    @property
    def prompt(self) -> str:
        """The prompt for the next line."""
        return "" if self.company is None else self.narrator.prompt(self.asked, self.company)

    def skip(self, messages: Iterable[ToClient]) -> tuple[Event, ...]:
        """Take these messages without reporting anything; return all their events."""
        events = self._followed.skip(messages)
        self.company = self.narrator.company(self._followed.seen)
        return events

    def not_sent(self) -> None:
        """The last message could not be sent."""
        self._followed.unanswered.clear()
        self.say(self.words.say("online-not-sent"))

    @property
    def _server_time(self) -> float:
        return self._now() + self._ahead

    def _look(self, before: Seen | None, message: Welcome | Update) -> None:
        if self._followed.last is None:
            return
        self._ahead = message.time - self._now()
        self.company = self.narrator.company(self._followed.seen)
        again = self.lost or self._sees_other_cards(before)
        if isinstance(message, Welcome):
            self._tell(before, message.missed, message.log)
        else:
            self._tell(before, message.events, ())
        self._ask(again)

    def _tell(
        self, before: Seen | None, events: tuple[Event, ...], log: tuple[HandEvent | MatchEvent, ...]
    ) -> None:
        company, narrator = self._company, self.narrator
        if before is None:
            self.recount(narrator.arrival(company))
        elif self.lost:
            self.say(self.words.say("online-found"))
        self.lost = False
        if self._is_new_hand(before):
            self.recount(narrator.new_hand(company))
            self.lines.tell(*[*narrator.happened(log, company)][-LOG_LINES:])
        self.lines.tell(*narrator.happened(events, company))
        self._keep_promise(events)
        if any(event.kind == "tied" for event in events if isinstance(event, TableEvent)):
            self._last_key = None  # the same question about another spread
        self.recount(narrator.after(events, before, company))

    def recount(self, lines: Iterable[Line | str]) -> None:
        """Write lines, some of which cite a rule."""
        for line in lines:
            if isinstance(line, Line):
                self.lines.tell(line)
            else:
                self.say(line)

    def _is_new_hand(self, before: Seen | None) -> bool:
        seen, number = self._company.seen, before.hand.number if before and before.hand else 0
        return seen.table.stage == "hand" and seen.hand is not None and seen.hand.number != number

    def _sees_other_cards(self, before: Seen | None) -> bool:
        """Whether the reader has just joined, or takes a seat in the middle of a hand."""
        hand, old = self._company.seen.hand, before.hand if before else None
        sits = hand is not None and hand.you is not None
        return before is None or (sits and old is not None and old.you is None)

    def _keep_promise(self, events: tuple[Event, ...]) -> None:
        """Note whether the reader has a seat, which in a match may begin with the next deal."""
        mine = [event.kind for event in events if isinstance(event, TableEvent) and self._is_mine(event)]
        if not mine:
            return
        self.promised = mine[-1] == "sat"
        if self.promised and not self._company.seen.seated:
            self.say(self.words.say("online-next-deal"))

    def _is_mine(self, event: TableEvent) -> bool:
        return event.person == self._company.seen.person and event.kind in ("sat", "stood")

    def _ask(self, again: bool) -> None:
        """Ask a new question; `again` repeats it for somebody who joins or comes back."""
        company = self._company
        key = key_of(self.asked, company.seen)
        if key == self._last_key and not again:
            return
        self._last_key = key
        shown = again and company.seen.table.stage == "hand" and self.asked is not Asked.TURN
        if shown:
            self.say("", *cards(company))
        if not shown or self.asked is not Asked.REMARK:
            self.say(*self.narrator.question(self.asked, company))
        if shown or self.asked is Asked.TURN:
            self.say(*self.clock())

    def _refused(self, refused: Refused) -> None:
        why = refusal(refused, self.company, self.words)
        if refused.rule is not None:
            self.lines.cited = refused.rule
            why = self.words.say("terminal-refused", why=why, rule=refused.rule)
        self.say(why)

    def _done(self, answered: asks.ToServer | None, asked: Asked) -> None:
        """A message was accepted without an update; until then the table asked this."""
        if isinstance(answered, _TO_BE_CONFIRMED):
            self.say(self.words.say("online-done"))
        elif isinstance(answered, asks.Act) and answered.move == "uno":
            self.say(self.words.say("terminal-nothing-to-call"))
        elif isinstance(answered, asks.Act) and asked is Asked.TURN and not self.narrator.prompted:
            self.say(self.words.say("online-held"))

    def _lose(self) -> None:
        """Report a lost connection once."""
        if not self.lost:
            self.say(self.words.say("online-lost"))
        self.lost = True
        self.bye = None

    @property
    def _company(self) -> Company:
        assert self.company is not None
        return self.company
