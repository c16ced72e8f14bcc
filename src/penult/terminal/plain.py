"""A hand in plain lines of text, against bots. Works in a pipe and for a screen reader."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable
from typing import TextIO

from ..bots.bot import Bot
from ..engine.cards import Card
from ..engine.deal import Deal
from ..engine.errors import PenultError
from ..engine.events import Event
from ..engine.moves import VERBS, Move
from ..engine.view import View
from .sentences import COLORS, sentence

YOU = 0
_INK = {"R": "31", "G": "32", "B": "34", "Y": "33"}
_QUIET = ("turn", "dealt")

HELP = """  A number lays that card; with ! you call UNO with it: 3!
  A wild asks for its color. A card without * can be refused, or be a bluff (W4).
  d draw   k keep   a accept   c challenge   uno   catch 2   flag 2   invis G   q quit
  Any move can be written out: play W4>G!   play HW@2
  R G B Y are the colors; D Draw, V Reverse, S Skip, W Wild, W4 Wild Draw Four,
  HW Howler, IN Invisibility, SH Sorting Hat. Rules are cited in brackets: [R-16]."""

_SHORT = {"d": "draw", "k": "keep", "c": "challenge", "a": "accept", "pass": "keep"}
_LEAVE = ("q", "quit", "exit")
_HELP = ("?", "h", "help")


class Quit(Exception):
    """The person left the table."""


class PlainTable:
    """One person at seat 0, bots everywhere else."""

    def __init__(self, deal: Deal, bots: dict[int, Bot], lines: TextIO, out: TextIO) -> None:
        self._deal = deal
        self._bots = bots
        self._lines = lines
        self._out = out
        self._ink = out.isatty() and "NO_COLOR" not in os.environ

    def play(self) -> None:
        """Play the hand to its end, or until the person leaves."""
        self._tell(self._deal.events)
        while not self._deal.over:
            actor = self._deal.turn
            if self._deal.phase.startswith("settle"):
                self._tell(self._deal.play("settle"))
            elif actor is None or actor == YOU:
                self._ask()
            else:
                self._tell(self._deal.play(self._bots[actor].choose(self._deal.view(actor)), actor))
        self._say_result()

    def _ask(self) -> None:
        view = self._deal.view(YOU)
        self._show(view)
        while True:
            answer = self._read("Your move (? for help): ")
            try:
                events = self._deal.play(self._understand(answer, view), YOU)
            except PenultError as error:
                self._say(f"  {error}")
                continue
            if not events:
                self._say("  There is nothing to call now.")
                continue
            self._tell(events)
            return

    def _understand(self, answer: str, view: View) -> Move:
        """A card's number, a color, a short word, or a move written out; always your own."""
        number = answer.rstrip("! ")
        if re.fullmatch(r"\d{1,3}", number, re.A):
            return self._card_move(int(number), answer.endswith("!"), view)
        if answer.upper() in COLORS:
            return Move(f"color {answer.upper()}")
        word, _, rest = answer.lower().partition(" ")
        if word not in (*_SHORT, *VERBS, "invis!"):
            raise PenultError(f"I did not understand {answer[:40]!r}; ? shows what can be said")
        return Move(f"{_SHORT.get(word, word)} {rest.upper()}")

    def _card_move(self, number: int, uno: bool, view: View) -> Move:
        if not 1 <= number <= len(view.hand):
            raise PenultError(f"expected a card from 1 to {len(view.hand)}, came {number}")
        card = view.hand[number - 1]
        moves = [m for m in view.moves if m.card == card and m.verb == "play"]
        text = f"play {card}"
        if any(move.color for move in moves):
            text += f">{self._choose('  Which color, R, G, B or Y? ', list(COLORS))}"
        elif targets := sorted({str(move.target) for move in moves if move.target is not None}):
            question = f"  Which player, {' or '.join(targets)}? "
            text += f"@{self._choose(question, targets)}"
        return Move(text + "!" * uno)

    def _choose(self, prompt: str, choices: list[str]) -> str:
        while True:
            answer = self._read(prompt).upper()
            if answer[:1] in choices:
                return answer[:1]

    def _show(self, view: View) -> None:
        arrow = "to the left" if view.direction == "L" else "to the right"
        others = "   ".join(
            f"player {seat}: {count}" for seat, count in enumerate(view.counts) if seat != YOU
        )
        color = COLORS.get(view.color or "", "not named yet")
        self._say("")
        self._say(f"  {others}   ({arrow})")
        self._say(f"  On the pile: {self._card(view.top)}   color: {color}   to draw: {view.draw_count}")
        self._say(f"  {self._hand(view)}")
        if any(move.uno for move in view.moves):
            self._say("  Two cards: call UNO with ! when you lay one of them. [R-43]")
        self._say(f"  {self._choices(view)}")

    def _hand(self, view: View) -> str:
        right = {move.card for move in view.moves if move.verb == "play" and move.right}
        marks = (
            f"{number}{'*' if card in right else ' '}{self._card(card)}"
            for number, card in enumerate(view.hand, 1)
        )
        return "Your hand:  " + "  ".join(marks) + ("   (* fits)" if right else "")

    def _choices(self, view: View) -> str:
        verbs = dict.fromkeys(
            str(move) if move.verb in ("catch", "flag") else move.verb
            for move in view.moves
            if move.verb != "play"
        )
        words = {"draw": "d draw", "keep": "k keep", "color": "R, G, B or Y to name the color"}
        words |= {"challenge": "c challenge", "accept": "a accept", "invis": "invis and a color"}
        return "You can also: " + ", ".join(words.get(verb, verb) for verb in verbs) if verbs else ""

    def _card(self, card: Card) -> str:
        if not self._ink or card.color is None:
            return str(card)
        return f"\x1b[1;{_INK[card.color]}m{card}\x1b[0m"

    def _tell(self, events: Iterable[Event]) -> None:
        for event in events:
            if event.kind not in _QUIET and (text := sentence(event.seen_by(YOU))):
                self._say(text)

    def _say_result(self) -> None:
        outcome = self._deal.outcome
        if outcome is None or outcome.winner is None:
            self._say("\nNobody wins the hand.")
            return
        who = "You win" if outcome.winner == YOU else f"Player {outcome.winner} wins"
        self._say(f"\n{who} the hand and score{'' if outcome.winner == YOU else 's'} {outcome.points}.")

    def _read(self, prompt: str) -> str:
        while True:
            self._out.write(prompt)
            self._out.flush()
            line = self._lines.readline()
            if not self._lines.isatty():
                self._say(line.strip())
            if not line or line.strip().lower() in _LEAVE:
                raise Quit
            if line.strip().lower() in _HELP:
                self._say(HELP)
            elif line.strip():
                return line.strip()

    def _say(self, text: str) -> None:
        self._out.write(text + "\n")


def sit_down(deal: Deal, bots: dict[int, Bot]) -> None:
    """Play at this terminal; leaving early is no error."""
    try:
        PlainTable(deal, bots, sys.stdin, sys.stdout).play()
    except (Quit, KeyboardInterrupt):
        sys.stdout.write("\nGood-bye.\n")
