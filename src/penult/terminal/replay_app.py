"""A record in a window."""

from __future__ import annotations

from collections.abc import Sequence

from ..rulebook.voice import Voice
from .pages.replay import ReplayPage
from .replaying import Scene
from .window import Window


class ReplayApp(Window):
    """Steps through the scenes of a record."""

    def __init__(self, scenes: Sequence[Scene], voice: Voice, title: str) -> None:
        super().__init__()
        self._page = ReplayPage(scenes, voice, title)

    def on_mount(self) -> None:
        self.push_screen(self._page, lambda _: self.exit())
