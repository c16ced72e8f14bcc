"""The table page: one hand of play, its questions, and the person's keys."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen

from ...client.question import Asked
from ...engine.moves import Move
from ...engine.view import View
from ...rulebook.voice import Voice
from ...wire import to_server as asks
from ..captions import asking, heading_keys
from ..hand_lines import Line
from ..labels import Label
from ..offers import CALL, KeyOffer, calling, each, laying, offers
from ..parts.choices import Choices
from ..parts.hand import Hand
from ..parts.heading import Heading
from ..parts.log import TableLog
from ..parts.prompt import Prompt
from ..parts.table_top import TableTop
from ..table_lines import clock_line
from .help import HelpPage
from .result import ResultPage
from .rule import RulePage
from .standing import ScorePage, StandingText

if TYPE_CHECKING:
    from ..window_table import WindowTable

_GO_ON = "⏎"
_TAKE = "m"


class TablePage(Screen[str]):
    """Returns what the person wants next: `again`, `setup` or `leave`."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("w", "why", show=False),
        Binding("l", "log", show=False),
        Binding("p", "pause", show=False),
        Binding("escape", "back", show=False),
        Binding("q", "leave", show=False),
        Binding("s", "score", show=False),
        Binding("question_mark", "help", show=False),
    ]

    def __init__(
        self, table: WindowTable, voice: Voice, title: Sequence[Label], totals: StandingText | None = None
    ) -> None:
        """`totals` are those of the match before this hand, if there is a match."""
        super().__init__()
        self._table = table
        self._totals = totals
        self._voice = voice
        self._heading = title
        self._story: list[Line] = []
        """Lines from before the log widget existed."""
        self._result: ResultPage | None = None
        self._laid_out = False
        self._offered: dict[str, KeyOffer] = {}
        self._several: tuple[Move, ...] = ()
        self._cited: str | None = None
        self._wants_rule = False
        self._leaving = False
        self._prompt_again: Callable[[], None] = self._ask

    @property
    def view(self) -> View:
        view = self._table.view
        assert view is not None
        return view

    def compose(self) -> ComposeResult:
        yield Heading(self._heading, heading_keys(self._voice, self._totals is not None))
        yield TableTop(self._voice)

    def on_mount(self) -> None:
        self._laid_out = True
        self.query_one(Hand).focus()
        self.query_one(TableTop).tell(self._story)
        if self._table.company.seen.table.terms.turn_seconds:
            self.set_interval(1, self._look_at_clock)
        self.show()

    def tell(self, lines: Iterable[Line]) -> None:
        if self._laid_out:
            self.query_one(TableTop).tell(lines)
        else:
            self._story += lines

    def show(self) -> None:
        """Show the current table, and the result when the hand is over."""
        if not self._laid_out:
            return
        self.query_one(TableTop).show(self.view)
        if self._leaving:
            self._offer()
        else:
            self._ask()
        if self._result is not None:
            self.app.push_screen(self._result, self._leave)
            self._result = None

    def end(self, result: ResultPage) -> None:
        """The hand is over."""
        self._result = result
        self.show()

    def refuse(self, words: str, rule: str | None) -> None:
        """Show why something was refused; if the person asked for the rule, open it."""
        self._cited = rule
        if rule is None:
            self._prompt(lambda prompt: prompt.ask(words, urgent=True))
            return
        why = self._voice.say("terminal-why")
        self._prompt(lambda prompt: prompt.refuse(words, rule, why))
        if self._wants_rule:
            self.action_why()

    def on_screen_suspend(self) -> None:
        """Play stops while the person reads a rule."""
        self._table.solo.local.hold(True)

    def on_screen_resume(self) -> None:
        self._table.solo.local.hold(False)

    def _leave(self, wanted: str | None) -> None:
        self.dismiss(wanted)

    @on(TableTop.Rearranged)
    def _ask_again(self) -> None:
        self._offer()
        self._prompt_again()

    def _ask(self, several: tuple[Move, ...] = ()) -> None:
        """Set the sentence above the hand and the keys below it; an earlier refusal disappears."""
        self._several, self._cited, self._leaving, self._wants_rule = several, None, False, False
        asked = self._table.asked
        words = asking(self.view, asked, several, self._voice)
        urgent = asked in (Asked.REMARK, Asked.SETTLE)
        self._prompt(lambda prompt: prompt.ask(self._timed(words), urgent=urgent))
        self._offer()

    def _prompt(self, say: Callable[[Prompt], None]) -> None:
        """Set the sentence above the hand, also after the widgets are rebuilt."""
        self._prompt_again = lambda: say(self.query_one(Prompt))
        self._prompt_again()

    def _timed(self, words: str) -> str:
        """Add the seconds that are left, if there is a turn clock."""
        company = self._table.company
        clock = company.seen.table.clock
        if clock is None or clock.seat != company.seen.table.you or self._table.asked is not Asked.TURN:
            return words
        left = clock.until - self._table.solo.local.now
        return f"{words} {clock_line(clock, left, company, self._table.solo.narrator.words)}"

    def _look_at_clock(self) -> None:
        if self.is_active:
            self._prompt_again()

    @property
    def _held_up(self) -> bool:
        """Whether the table waits for the person to let play go on."""
        return self._table.solo.local.waits_for_person or self._table.asked is Asked.GO_ON

    def _offer(self) -> None:
        view = self.view
        offered = self._completing() if self._several else offers(view.moves)
        self._offered = {offer.key: offer for offer in offered}
        also = [(_GO_ON, self._voice.say("terminal-go-on-key"))] if self._held_up else []
        if not self._several and any(len(move.cards) > 1 for move in view.moves):
            also.append((_TAKE, self._voice.say("terminal-take-key")))
        self.query_one(Choices).offer(offered, view, self._voice, *also)

    def _completing(self) -> tuple[KeyOffer, ...]:
        """A key for each way to make the move, and one to call UNO with it."""
        called = calling(self.view, self._several)
        return (*each(self._several), *([KeyOffer(CALL, called)] if called else []))

    def on_key(self, key: events.Key) -> None:
        pressed = (key.character or "").lower()
        if pressed in self._offered:
            key.stop()
            self.action_press(pressed)

    def action_press(self, key: str) -> None:
        """Make the move of a key; if it has several moves, ask which."""
        if offer := self._offered.get(key):
            self._choose(offer.moves)
        elif key == _GO_ON:
            self._go_on()
        elif key == _TAKE:
            self.query_one(Hand).action_take()

    @on(Hand.CardLaid)
    def _lay(self, laid: Hand.CardLaid) -> None:
        if self._held_up:
            self._go_on()
        else:
            written = Move(f"play {'+'.join(map(str, laid.cards))}")
            self._choose(laying(self.view, *laid.cards) or (written,))

    def _go_on(self) -> None:
        if self._table.asked is Asked.GO_ON:
            self._table.send(asks.Resume())
        else:
            self._table.solo.local.go_on()

    def _choose(self, moves: tuple[Move, ...]) -> None:
        if len(moves) == 1 and (self._several or not calling(self.view, moves)):
            self._leaving = False
            self._table.send(asks.Act(move=str(moves[0]), seen=self._table.company.seen.n))
        else:
            self._ask(moves)

    @on(TableLog.RuleAsked)
    def _open_rule(self, asked: TableLog.RuleAsked) -> None:
        self.app.push_screen(RulePage(asked.rule, self._voice))

    def action_why(self) -> None:
        """Open the rule of the last refusal, or the one that the chosen card would break."""
        card = self.query_one(Hand).card
        if self._cited:
            self._wants_rule = False
            self.app.push_screen(RulePage(self._cited, self._voice))
        elif card and not laying(self.view, card):
            self._wants_rule = True
            self._table.send(asks.WhyNot(move=f"play {card}"))

    def action_pause(self) -> None:
        """Stop the clock, or let it run again."""
        paused = self._table.asked is Asked.GO_ON
        self._table.send(asks.Resume() if paused else asks.Agree(to="pause"))

    def action_log(self) -> None:
        """Move the focus to the log and back."""
        log = self.query_one(TableLog)
        (self.query_one(Hand) if log.has_focus else log).focus()

    def action_back(self) -> None:
        self.query_one(Hand).focus()
        self._ask()

    def action_help(self) -> None:
        self.app.push_screen(HelpPage(self._voice, self._heading, self._table.company.rules))

    def action_score(self) -> None:
        """Show the totals of the match, if there is one."""
        if self._totals:
            self.app.push_screen(ScorePage(self._totals, self._voice))
        else:
            words = self._voice.say("terminal-no-totals")
            self._prompt(lambda prompt: prompt.ask(words))

    def action_leave(self) -> None:
        """The first time it only asks, because a hand is in progress."""
        if not self.asks_before_leaving():
            self.dismiss("leave")

    def asks_before_leaving(self) -> bool:
        if self._leaving or self._table.company.seen.table.stage != "hand":
            return False
        words = self._voice.say("terminal-leaving")
        self._prompt(lambda prompt: prompt.ask(words, urgent=True))
        self._leaving = True
        return True
