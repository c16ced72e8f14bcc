"""The table: one hand of play, what is due in it, and the keys of the person."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.timer import Timer

from ...engine.errors import IllegalMove
from ...engine.events import Event
from ...engine.moves import Move
from ...rulebook.voice import Voice
from ..captions import asking, heading_keys
from ..first_dealer import dealer_lines
from ..flow import Flow
from ..hand_lines import told
from ..hand_of_play import Due, HandOfPlay
from ..labels import Label
from ..offers import Offer, each, laying, offers
from ..parts.choices import Choices
from ..parts.hand import Hand
from ..parts.heading import Heading
from ..parts.log import TableLog
from ..parts.prompt import Prompt
from ..parts.table_top import TableTop
from ..tempo import Tempo
from .help import HelpPage
from .result import ResultPage
from .rule import RulePage
from .score import ScorePage
from .standing import Told

_AT_ONCE = 0.001
_GO_ON = "⏎"

End = Callable[[], ResultPage]
"""Called once when the hand is over; the page that tells how it ended."""


class TablePage(Screen[str]):
    """It ends with what the person wants next: `again`, `setup` or `leave`."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("w", "why", show=False),
        Binding("l", "log", show=False),
        Binding("escape", "back", show=False),
        Binding("q", "leave", show=False),
        Binding("s", "score", show=False),
        Binding("question_mark", "help", show=False),
    ]

    def __init__(
        self,
        hand: HandOfPlay,
        voice: Voice,
        tempo: Tempo,
        title: Sequence[Label],
        end: End,
        totals: Told | None = None,
    ) -> None:
        """`totals` are those of the match before this hand, if it is part of one."""
        super().__init__()
        self._totals = totals
        self._play = hand
        self._flow = Flow(hand, tempo, face=self)
        self._voice = voice
        self._heading = title
        self._end = end
        self._offered: dict[str, Offer] = {}
        self._several: tuple[Move, ...] = ()
        self._cited: str | None = None
        self._leaving = False
        self._prompt_again: Callable[[], None] = self._ask
        self._put_off: Callable[[], None] | None = None

    def compose(self) -> ComposeResult:
        yield Heading(self._heading, heading_keys(self._voice, self._totals is not None))
        yield TableTop(self._voice)

    def on_mount(self) -> None:
        self.query_one(Hand).focus()
        if self._play.found:
            self.query_one(TableTop).tell(dealer_lines(self._play.found, self._voice))
        self.tell(tuple(self._play.deal.events))
        self._flow.go()

    def tell(self, events: tuple[Event, ...]) -> None:
        self.query_one(TableTop).tell(told(events, self._voice))

    def show(self) -> None:
        """The table as it stands, and at its end the result."""
        self.query_one(TableTop).show(self._play.view)
        if self._leaving:
            self._offer()
        else:
            self._ask()
        if self._play.due is Due.OVER:
            self.app.push_screen(self._end(), self._leave)

    def later(self, seconds: float, act: Callable[[], None]) -> Timer:
        return self.set_timer(max(seconds, _AT_ONCE), lambda: self._when_looking(act))

    def _when_looking(self, act: Callable[[], None]) -> None:
        """Nobody plays on while the person reads a rule."""
        if self.is_active:
            act()
        else:
            self._put_off = act

    def on_screen_resume(self) -> None:
        act, self._put_off = self._put_off, None
        if act:
            self._when_looking(act)

    def _leave(self, wanted: str | None) -> None:
        self.dismiss(wanted)

    @on(TableTop.Rearranged)
    def _ask_again(self) -> None:
        self._offer()
        self._prompt_again()

    def _ask(self, several: tuple[Move, ...] = ()) -> None:
        """The sentence above the hand and the keys below it; what was refused before is past."""
        self._several, self._cited, self._leaving = several, None, False
        due = self._play.due
        words = asking(self._play.view, due, several, self._voice)
        self._prompt(lambda prompt: prompt.ask(words, urgent=due is Due.WINDOW))
        self._offer()

    def _prompt(self, say: Callable[[Prompt], None]) -> None:
        """The sentence above the hand; said once more when the parts of the table are made anew."""
        self._prompt_again = lambda: say(self.query_one(Prompt))
        self._prompt_again()

    def _offer(self) -> None:
        view = self._play.view
        offered = each(self._several) if self._several else offers(view.moves)
        self._offered = {offer.key: offer for offer in offered}
        also = [(_GO_ON, self._voice.say("terminal-go-on-key"))] if self._flow.held_up else []
        self.query_one(Choices).offer(offered, view.top, self._voice, *also)

    def on_key(self, key: events.Key) -> None:
        pressed = (key.character or "").lower()
        if pressed in self._offered:
            key.stop()
            self.action_press(pressed)

    def action_press(self, key: str) -> None:
        """Do what a key offers; if it offers several moves, ask which."""
        if offer := self._offered.get(key):
            self._choose(offer.moves)
        elif key == _GO_ON:
            self._flow.go_on()

    @on(Hand.Laid)
    def _lay(self, laid: Hand.Laid) -> None:
        if self._flow.held_up:
            self._flow.go_on()
        else:
            self._choose(laying(self._play.view, laid.card) or (Move(f"play {laid.card}"),))

    def _choose(self, moves: tuple[Move, ...]) -> None:
        if len(moves) == 1:
            self._make(moves[0])
        else:
            self._ask(moves)

    def _make(self, move: Move) -> None:
        self._leaving = False
        try:
            self._flow.play(move)
        except IllegalMove as refusal:
            self._refuse(refusal)

    def _refuse(self, refusal: IllegalMove) -> None:
        self._cited = refusal.rule
        words, why = self._voice.refusal(refusal), self._voice.say("terminal-why")
        self._prompt(lambda prompt: prompt.refuse(words, refusal.rule, why))

    @on(TableLog.Asked)
    def _open_rule(self, asked: TableLog.Asked) -> None:
        self.app.push_screen(RulePage(asked.rule, self._voice))

    def action_why(self) -> None:
        """Open the rule of the last refusal, or of the one that the chosen card would meet."""
        card = self.query_one(Hand).card
        if self._cited is None and card and not laying(self._play.view, card):
            self._make(Move(f"play {card}"))
        if self._cited:
            self.app.push_screen(RulePage(self._cited, self._voice))

    def action_log(self) -> None:
        """To the log and back."""
        log = self.query_one(TableLog)
        (self.query_one(Hand) if log.has_focus else log).focus()

    def action_back(self) -> None:
        self.query_one(Hand).focus()
        self._ask()

    def action_help(self) -> None:
        self.app.push_screen(HelpPage(self._voice, self._heading))

    def action_score(self) -> None:
        """The totals of the match; where hands are played one by one there are none."""
        if self._totals:
            self.app.push_screen(ScorePage(self._totals, self._voice))
        else:
            words = self._voice.say("terminal-no-totals")
            self._prompt(lambda prompt: prompt.ask(words))

    def action_leave(self) -> None:
        """The first time it only asks: there is a hand going on."""
        if not self.hesitates():
            self.dismiss("leave")

    def hesitates(self) -> bool:
        if self._leaving or self._play.due is Due.OVER:
            return False
        words = self._voice.say("terminal-leaving")
        self._prompt(lambda prompt: prompt.ask(words, urgent=True))
        self._leaving = True
        return True
