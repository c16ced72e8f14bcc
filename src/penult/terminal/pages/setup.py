"""The setup page: edition, players, bots, language and the options of a hand."""

from __future__ import annotations

from dataclasses import replace
from textwrap import wrap
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from ..captions import leaving_keys
from ..labels import Label
from ..parts.heading import Heading
from ..party import LONGEST_NAME, readable
from ..row_words import about, conflict_words, label, value_name
from ..setup_choices import SetupChoices
from ..setup_rows import HOUSE_KEY, SetupRow

_LABEL_WIDTH = 25
_WIDE = 76
"""With this many columns, the explanation of a row is beside the rows."""
_GROUPS = ("language", "bots", "pace", HOUSE_KEY)
"""The rows with a line before them."""


class SetupPage(Screen[SetupChoices | None]):
    """Returns the person's choices, or None."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", show=False),
        Binding("right", "turn(1)", show=False),
        Binding("q", "dismiss(None)", show=False),
    ]

    def __init__(self, choices: SetupChoices) -> None:
        super().__init__()
        self.HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (_WIDE, "-wide")]
        self._choices = choices
        self._turned = ""
        """The row that was turned last."""

    def compose(self) -> ComposeResult:
        yield Heading((), ())
        yield Input(self._choices.party.name, id="name", max_length=LONGEST_NAME, compact=True)
        with Horizontal(id="setup"):
            yield OptionList(id="wishes", compact=True)
            with VerticalScroll(id="about", can_focus=False):
                yield Static(id="explanation")
        yield Static(id="hints")

    def on_mount(self) -> None:
        self._show(highlighted=0)
        self.query_one("#wishes").focus()

    def _show(self, highlighted: int) -> None:
        """Rebuild all rows, because another language or edition changes every word."""
        voice = self._choices.party.voice
        say = voice.say
        self.query_one(Heading).say((Label("Penult", 1), Label(say("terminal-setup"))), leaving_keys(voice))
        self.query_one("#hints", Static).update(say("terminal-setup-keys"))
        self.query_one(Input).placeholder = say("terminal-name")
        rows = self.query_one("#wishes", OptionList)
        rows.clear_options()
        rows.add_option(Option(Content.styled(say("terminal-deal"), "bold")))
        for row in self._choices.rows:
            rows.add_options([None] * (row.key in _GROUPS) + [Option(self._words(row))])
        rows.highlighted = highlighted

    def _words(self, row: SetupRow) -> Content:
        """The label, wrapped, with the value beside its first line."""
        voice = self._choices.party.voice
        first, *more = wrap(label(row, voice), _LABEL_WIDTH, subsequent_indent="  ")
        value = (value_name(row, voice), "bold")
        return Content.assemble(
            f"{first:<{_LABEL_WIDTH}}", " ◂ ", value, " ▸", *(f"\n{line}" for line in more)
        )

    @property
    def _highlighted(self) -> SetupRow | None:
        """The highlighted row; None for the one that starts the game."""
        at = self.query_one("#wishes", OptionList).highlighted
        return self._choices.rows[at - 1] if at else None

    @on(OptionList.OptionHighlighted)
    def _explain(self) -> None:
        voice = self._choices.party.voice
        row = self._highlighted
        text = about(row, voice) if row else voice.say("terminal-deal.about")
        conflict = self._choices.conflict
        if conflict is not None and row is not None and row.key == self._turned:
            why = conflict_words(conflict, voice.language, voice.edition)
            text = f"{why}\n\n{text}"
        self.query_one("#explanation", Static).update(Content(text))

    @on(OptionList.OptionSelected)
    def _select(self, selected: OptionList.OptionSelected) -> None:
        if selected.option_index == 0:
            self.dismiss(self._choices)
        else:
            self.action_turn(1)

    @on(Input.Changed)
    def _rename(self, changed: Input.Changed) -> None:
        party = replace(self._choices.party, name=readable(changed.value))
        self._choices = replace(self._choices, party=party)

    @on(Input.Submitted)
    def _named(self) -> None:
        self.query_one("#wishes").focus()

    def action_turn(self, by: int) -> None:
        if row := self._highlighted:
            self._choices, self._turned = self._choices.turned(row.key, by), row.key
            self._show(self.query_one("#wishes", OptionList).highlighted or 0)
