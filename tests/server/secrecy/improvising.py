"""People who play a hand at random, at any speed, with much that they should not say."""

from __future__ import annotations

import random
from collections.abc import Collection

from penult.engine.deal import Deal
from penult.engine.moves import Move
from penult.engine.options import HOUSE_OPTIONS
from penult.sim.soak import some_table
from penult.wire import to_server as asks
from server.secrecy.chatter import Chatter, refuses
from server.secrecy.prompter import Prompter
from server.secrecy.script import SPECTATOR, Script, Setting, Weight
from server.secrecy.world import arrivals

MOST_LINES = (60, 320)
PRINTED = 0.7
"""How many tables play without house rules."""
SPEAKING_SECONDS = 0.6
"""The longest time people take to notice that somebody can be caught."""


def some_setting(rng: random.Random, printed: float = PRINTED) -> Setting:
    rules, seats = _some_table(rng, printed)
    window = rng.choice((0.0, 1.0, 1.5, 1.5, 3.0))
    partners = "+score=team" if seats in (4, 6) and "mercy" not in rules and rng.random() < 0.5 else ""
    sleeper = rng.randrange(seats) if rng.random() < 0.25 else None
    return Setting(rules + partners, seats, window, rng.randrange(1 << 40), sleeper=sleeper)


def _some_table(rng: random.Random, printed: float) -> tuple[str, int]:
    """Rules, and two to six people who can play by them; at most tables the printed rules, with options."""
    rules, seats = some_table(rng)
    while seats > 6:
        rules, seats = some_table(rng)
    unplayable = HOUSE_OPTIONS if rng.random() < printed else ()
    return _playable(str(rules), unplayable), seats


def improvised(setting: Setting, rng: random.Random) -> Prompter:
    """A hand, or its beginning."""
    cast = Improvising(setting, rng)
    cast.play()
    return cast.prompter


def _playable(rules: str, without: Collection[str]) -> str:
    """Any number of people can play it, without some of its options."""
    left_out = ("score", "rotate4", *(f"{name}=" for name in without))
    return "+".join(part for part in rules.split("+") if not part.startswith(left_out))


class Improvising:
    """Plays one hand."""

    def __init__(self, setting: Setting, rng: random.Random) -> None:
        self.prompter = Prompter(setting)
        self.rng = rng
        self._lines = rng.randint(*MOST_LINES)
        self._talkative = rng.uniform(0.1, 0.5)
        self._chatter = Chatter(self.prompter, rng)

    def play(self) -> Script:
        prompter = self.prompter
        for line in arrivals(prompter.setting):
            prompter.say(line)
        while prompter.deal is None:
            self._find_dealer()
        while (deal := prompter.deal) is not None and len(prompter.lines) < self._lines:
            if self.rng.random() < self._talkative:
                self._chatter.go_on()
            elif prompter.asleep(self._decider(deal)):
                self._let_sleep(deal)
            elif prompter.drawing is not None:
                self._after_draw(deal)
            else:
                self._go_on(deal)
        prompter.wait(self.rng.uniform(0, 5))
        prompter.speak(SPECTATOR, asks.Ping(id=1))
        return prompter.script

    def _find_dealer(self) -> None:
        prompter, rng = self.prompter, self.rng
        prompter.wait(rng.uniform(0.1, 8))
        person = rng.choice(prompter.people)
        if prompter.deal is None:
            pick = asks.PickCard(id=self.prompter.next_id(), at=rng.randrange(110))
            day = asks.Birthday(
                id=self.prompter.next_id(), month=rng.choice((None, 2)), day=rng.randint(1, 28)
            )
            prompter.speak(person, rng.choice((pick, pick, day)))

    def _go_on(self, deal: Deal) -> None:
        if deal.phase.startswith("settle"):
            self._settle(deal)
        elif self._is_sleepy(deal):
            self._fall_asleep()
        elif deal.exposed and self.rng.random() < 0.6:
            self._speak_up(deal)
        elif deal.jumpable and self.rng.random() < 0.5:
            self._jump_in(deal)
        elif deal.phase.startswith("react"):
            self._answer(deal)
        elif self.rng.random() < 0.12:
            self._interfere(deal)
        else:
            self._pause(0.05, 4)
            self._move(deal)

    def _decider(self, deal: Deal) -> int:
        """The seat that the table visibly waits for."""
        drawing = self.prompter.drawing
        return deal.state.actor if drawing is None else drawing.seat

    def _is_sleepy(self, deal: Deal) -> bool:
        """A player whose move is in a race does not fall asleep: it would be during somebody else's turn."""
        sleeper, session = self.prompter.setting.sleeper, self.prompter.world.session
        if (
            session.table.order[deal.state.actor] != sleeper
            or session.table.paused
            or session.hand.intake.race.on
        ):
            return False
        return self.rng.random() < 0.3

    def _fall_asleep(self) -> None:
        """Until the time is up, and no longer."""
        clock = self.prompter.world.session.hand.clock
        if clock is not None and clock.seat == self.prompter.setting.sleeper:
            self.prompter.wait(max(0.0, clock.until - self.prompter.world.now))

    def _let_sleep(self, deal: Deal) -> None:
        """The autopilot plays, until its person wakes up and moves or takes the seat back."""
        self._pause(0.3, 3)
        seat = self._decider(deal)
        if self.prompter.deal is not deal or not self.prompter.asleep(seat) or self.rng.random() < 0.9:
            return
        if self.rng.random() < 0.5:
            self._move(deal)
        else:
            person = self.prompter.person_at(seat)
            self.prompter.speak(person, asks.TakeBack(id=self.prompter.next_id()))

    def _move(self, deal: Deal) -> None:
        """A legal move of the player to act; time has passed, so the table may have moved on."""
        if self.prompter.deal is not deal or deal.turn is None or self.prompter.drawing:
            return
        if deal.phase.startswith("settle") or (deal.answering and self.prompter.answering):
            return
        moves = deal.legal_moves()
        plays = [move for move in moves if move.verb == "play"]
        self._act(deal.turn, self.rng.choice(plays if plays and self.rng.random() < 0.65 else moves))

    def _after_draw(self, deal: Deal) -> None:
        """A card that does not fit, or one that does; the next player may be in a hurry."""
        drawing = self.prompter.drawing
        assert drawing is not None
        rest = drawing.until - self.prompter.world.now
        if deal.turn != drawing.seat:
            self._hurry(deal, rest)
            return
        moves = deal.legal_moves()
        keeps = [move for move in moves if move.verb == "keep"]
        if self.rng.random() < 0.25:
            self._pause(rest, rest + 2)
            self._move(deal)
        elif keeps and self.rng.random() < 0.8:
            self._pause(0, rest)
            if self.prompter.drawing is drawing:
                self._act(drawing.seat, keeps[0], Weight.KEPT)
                self._hurry(_after(deal, keeps[0]), drawing.until - self.prompter.world.now)
        else:
            self._pause(0, rest)
            self._act(drawing.seat, self.rng.choice(moves))

    def _hurry(self, deal: Deal, rest: float) -> None:
        """The turn has passed, though nobody can see it."""
        if self.rng.random() < 0.4 and deal.turn is not None:
            self._pause(0, rest)
            self._act(deal.turn, self.rng.choice(deal.legal_moves()))
            rest = 0.0 if self.prompter.drawing is None else rest
        self._pause(rest, rest + 1)
        if self.rng.random() < 0.1 and self.prompter.deal is not None:
            self._chatter.restart()

    def _answer(self, deal: Deal) -> None:
        if self.prompter.answered:
            self._pause(0.1, 1)
            return
        answers = [
            move for move in deal.legal_moves() if move.verb in ("accept", "challenge", "invis", "play")
        ]
        answer = answers[0] if self.rng.random() < 0.5 else self.rng.choice(answers)
        window = self.prompter.answering
        rest = 0.0 if window is None else max(0.0, window.until - self.prompter.world.now)
        if window is None or self.rng.random() < 0.15:
            self._pause(rest + 0.05, rest + 4)
            if self.prompter.deal is deal and deal.phase.startswith("react"):
                self._act(deal.state.actor, answer)
            return
        self._pause(0, rest)
        if self.prompter.answering is window and self.prompter.world.now < window.until:
            self._act(deal.state.actor, answer, Weight.HELD)
            while self.prompter.answering is window and self.rng.random() < 0.6:
                self._between(deal)
            self._pause(window.until - self.prompter.world.now + 0.01, rest + 1)

    def _between(self, deal: Deal) -> None:
        """While an answer is held others go on talking, catching and flagging."""
        self._pause(0, 0.4)
        if self.prompter.deal is deal:
            self.rng.choice((self._chatter.go_on, lambda: self._interfere(deal)))()

    def _interfere(self, deal: Deal) -> None:
        """Somebody who is not to act: flags, catches, cancels, calls."""
        self._pause(0.05, 1)
        if self.prompter.deal is not deal or self.prompter.drawing:
            return
        seat = self.rng.randrange(deal.seats)
        verbs = ("flag", "uno", "catch") if seat == deal.turn else ("flag", "uno", "catch", "invis")
        said = [move for move in deal.legal_moves(seat) if move.verb in verbs]
        other = self.rng.randrange(deal.seats)
        said += [Move(f"catch {other}"), Move(f"flag {other}"), Move("uno")]
        self._act(seat, self.rng.choice(said), probing=True)

    def _speak_up(self, deal: Deal) -> None:
        """The race for the call, with some who are too late."""
        for seat in self.rng.sample(range(deal.seats), deal.seats):
            if self.rng.random() < 0.3:
                self._pause(0, SPEAKING_SECONDS)
                target = self.rng.choice(deal.exposed or (0,))
                self._act(seat, Move("uno" if seat == target else f"catch {target}"), probing=True)
        self._pause(0, SPEAKING_SECONDS)

    def _jump_in(self, deal: Deal) -> None:
        """The race for the same card: who holds one, and now and then somebody who does not."""
        self._pause(0.05, SPEAKING_SECONDS)
        if self.prompter.deal is not deal or not deal.jumpable:
            return
        for seat in self.rng.sample(deal.playing, len(deal.playing)):
            jumps = [move for move in deal.legal_moves(seat) if move.verb == "jump"]
            if jumps:
                self._act(seat, self.rng.choice(jumps))
            elif seat != deal.turn and self.rng.random() < 0.1:
                self._act(seat, Move(f"jump {deal.top}"), probing=True)

    def _settle(self, deal: Deal) -> None:
        for seat in range(deal.seats):
            self._pause(0.05, 1)
            if self.prompter.deal is not deal or not deal.phase.startswith("settle"):
                return
            if seat != deal.state.actor and self.rng.random() < 0.1:
                self._act(seat, Move(f"flag {deal.state.actor}"))
            else:
                self.prompter.speak(
                    self.prompter.person_at(seat), asks.Agree(id=self.prompter.next_id(), to="settle")
                )

    def _act(self, seat: int, move: Move, weight: Weight = Weight.OPEN, *, probing: bool = False) -> None:
        """Make a move; if it is only probing, the script notes whether it is refused at once."""
        prompter, deal = self.prompter, self.prompter.deal
        seen = prompter.n - (weight is Weight.OPEN and self.rng.random() < 0.03)
        if weight is Weight.HELD and prompter.answering:
            seen = prompter.answering.seen
        act = asks.Act(id=prompter.next_id(), move=str(move), seen=seen)
        probing |= move.verb == "flag"  # it is offered whether or not the card was wrong
        if probing and deal is not None and refuses(deal, seat, move):
            prompter.probe(seat, move, act)
        else:
            prompter.speak(prompter.person_at(seat), act, weight)

    def _pause(self, least: float, most: float) -> None:
        self.prompter.wait(self.rng.uniform(least, max(least, most)))


def _after(deal: Deal, move: Move) -> Deal:
    twin = deal.copy()
    twin.play(move)
    return twin
