"""What every full-screen page shares: themes, the style sheet, and NO_COLOR."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Protocol, runtime_checkable

from textual.app import App
from textual.binding import Binding, BindingType
from textual.events import Resize

from .inks import DARK, LIGHT
from .pages.small import SmallPage, too_small

INTERRUPTED = 130
"""The exit status after Ctrl-C."""
_LIGHT_GROUNDS = (";7", ";15")


class Window(App[None]):
    """An application in the project's colors. Without color, letters, shapes and places carry the meaning."""

    TITLE = "Penult"
    CSS_PATH = Path(__file__).with_name("penult.tcss")
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("t", "theme", show=False),
        Binding("ctrl+q", "quit", show=False, priority=True),
        Binding("ctrl+c", "interrupt", show=False, priority=True),
    ]

    def __init__(self, language: str) -> None:
        self.language = language
        super().__init__(ansi_color=True if "NO_COLOR" in os.environ else None)
        for theme in (DARK, LIGHT):
            self.register_theme(theme)
        self.theme = LIGHT.name if has_light_ground(os.environ) else DARK.name

    def action_theme(self) -> None:
        self.theme = LIGHT.name if self.theme == DARK.name else DARK.name

    def action_interrupt(self) -> None:
        """Ctrl-C; a page with something in progress asks first, even if another page covers it."""
        asking = next((page for page in self.screen_stack if isinstance(page, AsksBeforeLeaving)), None)
        if asking is None or not asking.asks_before_leaving():
            self.exit(return_code=INTERRUPTED)
            return
        small = isinstance(self.screen, SmallPage)
        while self.screen is not asking:
            self.pop_screen()
        if small:
            self.push_screen(SmallPage(self.language, leaving=True))

    def on_resize(self, resized: Resize) -> None:
        """Below the smallest size, a notice covers the pages, and play stops."""
        shown = isinstance(self.screen, SmallPage)
        if too_small(resized.size) and not shown:
            self.push_screen(SmallPage(self.language))
        elif shown and not too_small(resized.size):
            self.pop_screen()


@runtime_checkable
class AsksBeforeLeaving(Protocol):
    """A page that asks before it is left."""

    def asks_before_leaving(self) -> bool:
        """Ask whether to leave; return whether the question is new."""
        ...


def has_light_ground(environment: Mapping[str, str]) -> bool:
    """Some terminals tell their colors in a variable, the background last."""
    return environment.get("COLORFGBG", "").endswith(_LIGHT_GROUNDS)
