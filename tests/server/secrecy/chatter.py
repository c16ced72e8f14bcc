"""What people do besides playing: talk, nonsense, moves that are not theirs, and broken connections."""

from __future__ import annotations

import random

from penult.engine.deal import Deal
from penult.engine.errors import PenultError
from penult.engine.moves import Move
from penult.wire import to_server as asks
from penult.wire.phrases import PHRASES
from server.secrecy.prompter import Prompter
from server.secrecy.script import Weight

NEVER_LEGAL = ("settle", "hint 0", "fly R9", "play R", "catch 9", "")


class Chatter:
    """Says something now and then."""

    def __init__(self, prompter: Prompter, rng: random.Random) -> None:
        self.prompter = prompter
        self.rng = rng
        self._messages = 0

    def go_on(self) -> None:
        self._pause(0, 0.5)
        if self.prompter.deal is not None:
            self.rng.choice(
                (self._talk, self._ping, self._nonsense, self._stale, self._not_yours, self._reconnect,
                 self._take_over, self._ask_in_vain, self._report, self._stop_the_clock, self._mute,
                 self._unheld, self._why_not, self._why_not, self._restart_seldom)
            )()  # fmt: skip

    def restart(self) -> None:
        """After a restart of the server, lines of talk are numbered from the beginning."""
        self.prompter.restart()
        self._messages = 0

    def _talk(self) -> None:
        person = self.rng.choice(self.prompter.people)
        text = self.rng.choice((None, "play your wild", "…"))
        phrase = None if text else self.rng.choice(PHRASES)
        self._messages += 1
        self.prompter.speak(person, asks.Say(id=self.prompter.next_id(), phrase=phrase, text=text))

    def _ping(self) -> None:
        self._aside(asks.Ping(id=self.prompter.next_id()))

    def _nonsense(self) -> None:
        """While moves are held, even nonsense replaces an earlier message."""
        if self.prompter.drawing or self.prompter.deal is None or self.prompter.deal.exposed:
            return
        self._aside(
            asks.Act(id=self.prompter.next_id(), move=self.rng.choice(NEVER_LEGAL), seen=self.prompter.n)
        )

    def _stale(self) -> None:
        move = self.rng.choice(("draw", "keep", "accept", "challenge", "invis R", "color B", "play R5"))
        self._aside(asks.Act(id=self.prompter.next_id(), move=move, seen=0))

    def _why_not(self) -> None:
        """Asked by anybody at any moment, about any move."""
        deal = self.prompter.deal
        plays = [] if deal is None else [f"play {card}" for card in deal.hand(self.rng.randrange(deal.seats))]
        other = (
            "draw",
            "keep",
            "accept",
            "challenge",
            "color B",
            "uno",
            "catch 0",
            "catch 1",
            "flag 1",
            "invis R",
        )
        move = self.rng.choice([*plays, *other])
        self._aside(asks.WhyNot(id=self.prompter.next_id(), move=move))

    def _not_yours(self) -> None:
        """A move out of turn; while a drawn card is hidden, not by the possible next player."""
        deal, drawing = self.prompter.deal, self.prompter.drawing
        seat = self.rng.randrange(self.prompter.setting.seats)
        if deal is None or drawing or deal.exposed or seat == deal.turn:
            return
        move = self.rng.choice(("draw", "keep", "accept", "challenge", "color B", "play R5", "play W>R"))
        ask = asks.Act(id=self.prompter.next_id(), move=move, seen=self.prompter.n)
        self.prompter.speak(self.prompter.person_at(seat), ask, Weight.CONTROL_FRAMES)

    def _unheld(self) -> None:
        """A card that the player in turn may not lay."""
        deal = self.prompter.deal
        if deal is None or deal.turn is None or deal.exposed or self.prompter.drawing:
            return
        if deal.phase.startswith("turn"):
            card = self.rng.choice(("R5", "G2", "YS", "BV", "W>R", "IN", "HW@0"))
            move = Move(f"play {card}")
            if refuses(deal, deal.turn, move):
                act = asks.Act(id=self.prompter.next_id(), move=str(move), seen=self.prompter.n)
                self.prompter.probe(deal.turn, move, act)

    def _reconnect(self) -> None:
        person = self.rng.choice(self.prompter.people)
        since = self.rng.choice((None, self.prompter.n, self.prompter.n, self.prompter.n - 3, 0, 10**6))
        self.prompter.leave(person)
        self._pause(0, 2)
        self.prompter.come(person, since)

    def _take_over(self) -> None:
        person = self.rng.choice(self.prompter.people)
        self.prompter.come(person, self.rng.choice((None, self.prompter.n, self.prompter.n - 1)))

    def _ask_in_vain(self) -> None:
        number = self.prompter.next_id()
        self._aside(
            self.rng.choice(
                (asks.Sit(id=number, seat=0), asks.Resume(id=number), asks.Birthday(id=number),
                 asks.PickCard(id=number, at=3), asks.Judge(id=number, message=9999, guilty=True),
                 asks.Agree(id=number, to="next"), asks.Hello(id=number, protocol=1, table="ABCDEFGH"))
            )
        )  # fmt: skip

    def _report(self) -> None:
        """R-48: somebody reports the last line of talk, or one that nobody said; somebody decides."""
        people, number = self.prompter.people, self.rng.choice((self._messages, self._messages, 99))
        report = asks.ReportTalk(id=self.prompter.next_id(), message=number)
        self.prompter.speak(self.rng.choice(people), report)
        for judge in self.rng.sample(people, 2):
            self._pause(0, 0.3)
            guilty = self.rng.random() < 0.8
            self.prompter.speak(judge, asks.Judge(id=self.prompter.next_id(), message=number, guilty=guilty))

    def _mute(self) -> None:
        on = self.rng.random() < 0.5
        self._aside(
            asks.Mute(id=self.prompter.next_id(), person=self.rng.choice(self.prompter.people), on=on)
        )

    def _stop_the_clock(self) -> None:
        """All agree to a pause; somebody ends it."""
        if self.rng.random() < 0.7:
            return
        for person in self.prompter.setting.people:
            self.prompter.speak(person, asks.Agree(id=self.prompter.next_id(), to="pause"))
            self._pause(0, 0.2)
        self._pause(0, 4)
        self.prompter.speak(
            self.rng.choice(self.prompter.setting.people), asks.Resume(id=self.prompter.next_id())
        )

    def _restart_seldom(self) -> None:
        if self.rng.random() < 0.15:
            self.restart()

    def _aside(self, message: asks.ToServer) -> None:
        self.prompter.speak(self.rng.choice(self.prompter.people), message, Weight.CONTROL_FRAMES)

    def _pause(self, least: float, most: float) -> None:
        self.prompter.wait(self.rng.uniform(least, most))


def refuses(deal: Deal, seat: int, move: Move) -> bool:
    try:
        deal.copy().play(move, seat)
    except PenultError:
        return True
    return False
