"""The log, newest last; each line ends with its rule, and Enter or a click opens the rule."""

from __future__ import annotations

from collections.abc import Iterable

from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from ..hand_lines import Line


class TableLog(OptionList):
    """Lines with rules, as a list to move through."""

    class RuleAsked(Message):
        """The person wants to open the rule of a line."""

        def __init__(self, rule: str) -> None:
            super().__init__()
            self.rule = rule

    def __init__(self, id: str) -> None:  # noqa: A002 Textual's own name
        super().__init__(id=id, compact=True)
        self._rules: list[str] = []

    def write(self, lines: Iterable[Line]) -> None:
        """Add lines at the end and show them."""
        new = list(lines)
        self._rules += [line.rule for line in new]
        self.add_options([_option(line) for line in new])
        self._show_end()

    def on_resize(self) -> None:
        self._show_end()
        self.call_after_refresh(self._show_end)  # what stands below may take another line meanwhile

    def _show_end(self) -> None:
        """Scroll to the end, unless the person is reading further up."""
        if not self.has_focus:
            self.scroll_end(animate=False)

    def clear_lines(self) -> None:
        self._rules.clear()
        self.clear_options()

    def on_option_list_option_selected(self, chosen: OptionList.OptionSelected) -> None:
        chosen.stop()
        self.post_message(self.RuleAsked(self._rules[chosen.option_index]))


def _option(line: Line) -> Option:
    return Option(Content.assemble(line.text, " ", (line.rule, "$accent")))
