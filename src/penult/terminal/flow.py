"""What is due in a hand, done at the tempo of the table: after a pause, or when the person has spoken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from ..engine.events import Event
from ..engine.moves import Move
from .hand_of_play import UNASKED, Due, HandOfPlay
from .tempo import Tempo


class Pause(Protocol):
    def stop(self) -> None: ...


class Face(Protocol):
    """Whoever shows the hand and has a clock."""

    def tell(self, events: tuple[Event, ...]) -> None: ...

    def show(self) -> None: ...

    def later(self, seconds: float, act: Callable[[], None]) -> Pause: ...


class Flow:
    """Carries a hand on from one word of the person to the next."""

    def __init__(self, hand: HandOfPlay, tempo: Tempo, face: Face) -> None:
        self.hand = hand
        self._tempo = tempo
        self._face = face
        self._pause: Pause | None = None

    @property
    def held_up(self) -> bool:
        """Whether the table waits for the person to say that play can go on."""
        return self.hand.due is Due.WINDOW and self._tempo.waits_for_person

    def play(self, move: Move) -> None:
        """The person's move; a refused one changes nothing and stops no clock."""
        self._face.tell(self.hand.play(move))
        self.go()

    def go_on(self) -> None:
        """Nothing more is said in this window."""
        self.hand.go_on()
        self.go()

    def go(self) -> None:
        """Show the table as it stands, and see to what is due."""
        if self._pause:
            self._pause.stop()
        if self._tempo.waits_for_person:
            self._hurry()
        self._face.show()
        due = self.hand.due
        if due is Due.WINDOW and not self._tempo.waits_for_person:
            speak, rest = self._tempo.window()
            self._pause = self._face.later(speak, lambda: self._hear_bots(rest))
        elif due in UNASKED:
            self._pause = self._face.later(self._tempo.before(due), self._do_unasked)

    def _hurry(self) -> None:
        """Without pauses everything happens at once that needs no word of the person."""
        while (due := self.hand.due) in UNASKED:
            self._face.tell(UNASKED[due](self.hand))

    def _do_unasked(self) -> None:
        self._face.tell(UNASKED[self.hand.due](self.hand))
        self.go()

    def _hear_bots(self, rest: float) -> None:
        """In the middle of a window the bots speak; if none does, it stays open a while longer."""
        if said := self.hand.hear_bots():
            self._face.tell(said)
            self.go()
        else:
            self._pause = self._face.later(rest, self.go_on)
