"""A table in a window, from page to page: the hand, its result, the standing, the next hand."""

from __future__ import annotations

from collections.abc import Callable

from textual.worker import Worker

from ..client.followed_table import FollowedTable
from ..client.question import Asked
from ..client.table_client import TableClient
from ..engine.view import View
from ..wire import to_server as asks
from ..wire.events import Event, MatchEvent
from ..wire.to_client import Done, Refused, Update, Welcome
from .captions import heading, match_heading
from .company import Company
from .hand_lines import HandEnd, Line
from .pages.result import ResultPage
from .pages.standing import StandingPage, StandingText
from .pages.table import TablePage
from .solo import SoloTable
from .solo_narrator import is_out
from .table_lines import hand_end, match_lines, scores
from .table_voice import refusal
from .window import Window

_NEXT_HAND = {"n": "terminal-next-hand", "q": "terminal-leave"}
_PLAY_ON = {"n": "terminal-play-on", "q": "terminal-leave"}
_OVER = {"n": "terminal-again-match", "s": "terminal-change", "q": "terminal-leave"}


class WindowTable:
    """Carries messages between a table and its pages.

    `done` gets what the person wants next: `again`, `setup` or `leave`.
    """

    def __init__(self, app: Window, solo: SoloTable, done: Callable[[str | None], None]) -> None:
        self.solo = solo
        self._followed = FollowedTable()
        self._client: TableClient = solo.local
        self._app = app
        self._done = done
        self._company: Company | None = None
        self._page: TablePage | None = None
        self._untold: list[Line] = []
        """Lines since the last page was closed."""
        self._hand = 0
        self._told = StandingText((), ())
        self._worker: Worker[None] | None = None

    @property
    def asked(self) -> Asked:
        return self._followed.asked

    @property
    def view(self) -> View | None:
        return self._followed.view

    @property
    def company(self) -> Company:
        assert self._company is not None
        return self._company

    def open(self) -> None:
        """Show the table's messages until the person leaves."""
        self._worker = self._app.run_worker(self._listen())

    def send(self, message: asks.ToServer) -> None:
        self._app.run_worker(self._client.send(self._followed.numbered(message)))

    async def _listen(self) -> None:
        async for message in self._client.messages():
            answered = self._followed.follow(message)
            if isinstance(message, Welcome):
                self._look(message.missed, self._story_of(message))
            elif isinstance(message, Update):
                self._look(message.events, ())
            elif isinstance(message, Refused):
                self._refused(message)
            elif isinstance(message, Done) and isinstance(answered, asks.Act):
                self._show_page()

    def _story_of(self, welcome: Welcome) -> tuple[Line, ...]:
        """How the dealer was found, and the hand so far if there is one."""
        narrator, company = self.solo.narrator, self.solo.narrator.company(self._followed.seen)
        found = (line for line in narrator.arrival(company) if isinstance(line, Line))
        playing = company.seen.table.stage == "hand"
        return (*found, *(narrator.happened(welcome.log, company) if playing else ()))

    def _look(self, events: tuple[Event, ...], earlier: tuple[Line, ...]) -> None:
        seen = self._followed.seen
        self._company = company = self.solo.narrator.company(seen)
        self._untold += [*earlier, *self.solo.narrator.happened(events, company)]
        if seen.table.stage == "hand" and seen.hand is not None and seen.hand.number != self._hand:
            self._hand = seen.hand.number
            self._open_page()
        if self._page is not None:
            self._page.tell(self._take_untold())
            self._page.show()
            if end := hand_end(events, company):
                self._page.end(self._end(end, events))

    def _show_page(self) -> None:
        if self._page is not None:
            self._page.show()

    def _take_untold(self) -> list[Line]:
        told, self._untold = self._untold, []
        return told

    def _open_page(self) -> None:
        company, totals = self.company, None
        title = heading(company.rules, len(company.names), company.table_voice)
        if self.solo.file is not None:
            title = match_heading(company)
            goal = company.match_voice.goal(company.rules)
            totals = StandingText((goal,), tuple(scores(company)))
        self._page = TablePage(self, company.hand_voice, title, totals)
        self._app.push_screen(self._page, self._hand_left)

    def _refused(self, refused: Refused) -> None:
        if self._page is not None:
            self._page.refuse(refusal(refused, self._company, self.solo.narrator.words), refused.rule)

    def _end(self, end: HandEnd, events: tuple[Event, ...]) -> ResultPage:
        kept, in_match, company = self.solo.keep(), self.solo.file is not None, self.company
        self._told = StandingText(tuple(match_lines(events, company)), tuple(scores(company)), kept)
        return ResultPage(end, company.table_voice, "" if in_match else kept, in_match)

    def _hand_left(self, wanted: str | None) -> None:
        """The page of a hand is closed."""
        self._page = None
        if self.solo.file is None or wanted != "again":
            self._leave(wanted)
        else:
            self._show_standing()

    def _show_standing(self) -> None:
        keys = _OVER if self.solo.over else _PLAY_ON if is_out(self.company) else _NEXT_HAND
        self._app.push_screen(StandingPage(self._told, keys, self.company.table_voice), self._next)

    def _next(self, wanted: str | None) -> None:
        if wanted != "again" or self.solo.over:
            self._leave(wanted)
        elif is_out(self.company):
            self._see_the_end()
        else:
            self.solo.local.hold(False)
            self.send(asks.Agree(to="next"))

    def _see_the_end(self) -> None:
        """R-67: the others finish at once, and only the end is shown."""
        local = self.solo.local
        local.hold(False)
        local.play_out()
        events = self._followed.skip(local.take())
        self._company = self.solo.narrator.company(self._followed.seen)
        won = [event for event in events if isinstance(event, MatchEvent) and event.kind == "won"]
        self._told = StandingText(
            tuple(match_lines(won, self.company)), tuple(scores(self.company)), self.solo.keep()
        )
        self._show_standing()

    def _leave(self, wanted: str | None) -> None:
        if self._worker is not None:
            self._worker.cancel()
        self._done(wanted)
