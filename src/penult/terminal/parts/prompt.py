"""The sentence above the hand: what the table waits for, or why a move was refused."""

from __future__ import annotations

from textual.content import Content
from textual.style import Style
from textual.widgets import Static


class Prompt(Static):
    auto_links = False

    def ask(self, text: str, urgent: bool = False) -> None:
        """What the person can do now; urgent if it will not wait."""
        self.set_classes("urgent" if urgent else "")
        self.update(Content(text))

    def refuse(self, text: str, rule: str, why: str) -> None:
        """Why a move was refused: the sentence, its rule, and the key that opens the rule."""
        self.set_classes("refused")
        opens = Style.from_meta({"@click": "screen.why"})
        link = Content.styled(f"{rule} {why}", "underline").stylize(opens)
        self.update(Content.assemble(text, " ", link))
