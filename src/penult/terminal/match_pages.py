"""A match in a window, from page to page: the table, the result of the hand, the standing, the next hand."""

from __future__ import annotations

from collections.abc import Callable

from ..match.events import MatchEvent
from ..rulebook.voice import Voice
from .captions import match_heading
from .hand_of_play import HandOfPlay
from .match_file import MatchFile
from .match_of_play import MatchOfPlay
from .pages.result import ResultPage
from .pages.standing import StandingPage, Told
from .pages.table import TablePage
from .tempo import Tempo
from .window import Window

_NEXT_HAND = {"n": "terminal-next-hand", "q": "terminal-leave"}
_PLAY_ON = {"n": "terminal-play-on", "q": "terminal-leave"}
_OVER = {"n": "terminal-again-match", "s": "terminal-change", "q": "terminal-leave"}


class MatchPages:
    """Leads through one match. `done` hears what the person wants after it: `again`, `setup` or `leave`."""

    def __init__(
        self,
        app: Window,
        match: MatchOfPlay,
        file: MatchFile,
        tempo: Tempo,
        done: Callable[[str | None], None],
    ) -> None:
        self._app = app
        self._match = match
        self._file = file
        self._tempo = tempo
        self._done = done
        self._told = Told((), ())

    def go_on(self) -> None:
        """The next hand, or all that are left once the person is eliminated."""
        if self._match.person_plays:
            self._deal()
        else:
            self._play_without_person()

    def leave(self) -> str:
        """Keep a match that is not over, and say where; nothing to say of one that is."""
        return "" if self._match.match.over else self._file.leave(self._match)

    def _deal(self) -> None:
        hand, voice = self._match.deal(), self._match.voice
        title, totals = match_heading(self._match, voice), self._totals
        page = TablePage(hand, voice, self._tempo, title, lambda: self._end(hand, voice), totals)
        self._app.push_screen(page, self._tell)

    @property
    def _totals(self) -> Told:
        """How the match stands, and what is played for."""
        match, voice = self._match.match, self._match.match_voice
        return Told((voice.goal(match.rules),), tuple(voice.standing(match.standing)))

    def _end(self, hand: HandOfPlay, voice: Voice) -> ResultPage:
        self._count(self._match.finish(hand))
        return ResultPage(hand.view, voice, "", in_match=True)

    def _count(self, events: tuple[MatchEvent, ...]) -> None:
        voice = self._match.match_voice
        totals = tuple(voice.standing(self._match.match.standing))
        self._told = Told(tuple(map(voice.event, events)), totals, self._file.keep(self._match))

    def _tell(self, wanted: str | None) -> None:
        if wanted == "again":
            page = StandingPage(self._told, self._keys, self._match.party.voice)
            self._app.push_screen(page, self._next)
        else:
            self._done(wanted)

    @property
    def _keys(self) -> dict[str, str]:
        if self._match.match.over:
            return _OVER
        return _NEXT_HAND if self._match.person_plays else _PLAY_ON

    def _next(self, wanted: str | None) -> None:
        if wanted == "again" and not self._match.match.over:
            self.go_on()
        else:
            self._done(wanted)

    def _play_without_person(self) -> None:
        """One hand after the other, with a look at the keyboard between them."""
        self._count(self._match.play_without_person())
        if self._match.match.over:
            self._tell("again")
        else:
            self._app.call_later(self._play_without_person)
