"""What every page of the terminal shares: the themes, the style sheet, and respect for NO_COLOR."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from .inks import DARK, LIGHT

_LIGHT_GROUNDS = (";7", ";15")


class Window(App[None]):
    """An application in the project's inks. Without color, letters, shapes and places say everything."""

    TITLE = "Penult"
    CSS_PATH = Path(__file__).with_name("penult.tcss")
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("t", "theme", show=False),
        Binding("ctrl+q,ctrl+c", "quit", show=False, priority=True),
    ]

    def __init__(self) -> None:
        super().__init__(ansi_color=True if "NO_COLOR" in os.environ else None)
        for theme in (DARK, LIGHT):
            self.register_theme(theme)
        self.theme = LIGHT.name if has_light_ground(os.environ) else DARK.name

    def action_theme(self) -> None:
        self.theme = LIGHT.name if self.theme == DARK.name else DARK.name


def has_light_ground(environment: Mapping[str, str]) -> bool:
    """Some terminals say which colors they are set to, the background last."""
    return environment.get("COLORFGBG", "").endswith(_LIGHT_GROUNDS)
