"""The replay of a record in a full-screen window."""

from __future__ import annotations

from collections.abc import Sequence

from .labels import Label
from .match_replay import ReplayedMatchHand
from .pages.replay import ReplayPage
from .pages.standing import StandingPage, StandingText
from .replay import ReplayedHand, Scene
from .window import Window

_ON = {"n": "terminal-next-hand", "b": "replay-back", "q": "replay-leave"}
_LAST = {"b": "replay-back", "q": "replay-leave"}


class ReplayApp(Window):
    """Steps through the scenes of a record."""

    def __init__(self, replayed: ReplayedHand) -> None:
        super().__init__(replayed.voice.language)
        self._page = ReplayPage(tuple(replayed.scenes), replayed.voice, replayed.title)

    def on_mount(self) -> None:
        self.push_screen(self._page, lambda _: self.exit())


class MatchReplayApp(Window):
    """Hand after hand; after the last step of each comes the standing, and then the next hand."""

    def __init__(self, hands: Sequence[ReplayedMatchHand]) -> None:
        super().__init__(hands[0].replayed.voice.language)
        self._hands = hands
        self._scenes: dict[int, tuple[Scene, ...]] = {}
        self._at = 0

    def on_mount(self) -> None:
        self._show_hand()

    def _show_hand(self, from_end: bool = False) -> None:
        hand = self._hands[self._at]
        scenes = self._scenes_of_hand()
        title = (Label(hand.number), *hand.replayed.title)
        page = ReplayPage(scenes, hand.replayed.voice, title, one_of_many=True, from_end=from_end)
        self.push_screen(page, self._beyond_hand)

    def _scenes_of_hand(self) -> tuple[Scene, ...]:
        """Replayed on first use."""
        if self._at not in self._scenes:
            self._scenes[self._at] = tuple(self._hands[self._at].replayed.scenes)
        return self._scenes[self._at]

    def _beyond_hand(self, wanted: str | None) -> None:
        if wanted == "again":
            self._show_standing()
        elif wanted == "back" and self._at > 0:
            self._at -= 1
            self._show_standing()
        elif wanted == "back":
            self._show_hand()
        else:
            self.exit()

    def _show_standing(self) -> None:
        hand = self._hands[self._at]
        keys = _ON if self._at + 1 < len(self._hands) else _LAST
        self.push_screen(
            StandingPage(StandingText(hand.lines, hand.standing), keys, hand.replayed.voice),
            self._beyond_standing,
        )

    def _beyond_standing(self, wanted: str | None) -> None:
        if wanted == "leave":
            self.exit()
        elif wanted == "back":
            self._show_hand(from_end=True)
        else:
            self._at += 1
            self._show_hand()
