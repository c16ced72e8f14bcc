"""A hand in plain lines of text, against bots. Works in a pipe and for a screen reader."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from typing import TextIO

from ..bots.bot import Bot
from ..engine.cards import Card
from ..engine.deal import Deal
from ..engine.errors import PenultError
from ..engine.events import Event
from ..engine.moves import Move, parse_act
from ..engine.view import View
from .sentences import COLORS, sentence

YOU = 0
_INK = {"R": "31", "G": "32", "B": "34", "Y": "33"}
_QUIET = ("turn", "dealt", "chose")

HELP = """  A number lays that card; add ! to call UNO with it (3!).
  A wild asks for its color; you can also write the move out: play W4>G!
  d draw   k keep   uno   catch 2   flag 2   challenge   accept   q quit"""


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
            if actor is None or actor == YOU:
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
                seat, move = self._understand(answer, view)
                self._tell(self._deal.play(move, YOU if seat is None else seat))
                return
            except PenultError as error:
                self._say(f"  {error}")

    def _understand(self, answer: str, view: View) -> tuple[int | None, Move]:
        number = answer.rstrip("!")
        if number.isascii() and number.isdigit():
            return YOU, self._card_move(int(number), answer.endswith("!"), view)
        short = {"d": "draw", "k": "keep", "c": "challenge", "a": "accept"}
        if answer.upper() in COLORS:
            return YOU, Move(f"color {answer.upper()}")
        return parse_act(short.get(answer, answer))

    def _card_move(self, number: int, uno: bool, view: View) -> Move:
        if not 1 <= number <= len(view.hand):
            raise PenultError(f"expected a card from 1 to {len(view.hand)}, came {number}")
        card = view.hand[number - 1]
        moves = [m for m in view.moves if m.card == card and m.verb == "play"]
        text = f"play {card}"
        if any(move.color for move in moves):
            text += f">{self._read('  Which color, R, G, B or Y? ').upper()}"
        elif any(move.target is not None for move in moves):
            text += f"@{self._read('  Which player? ')}"
        return Move(text + "!" * uno)

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
        if len(view.hand) == 2:
            self._say("  Two cards: add ! to the one you lay, or you can be caught. [R-43]")
        self._say(f"  {self._choices(view)}")

    def _hand(self, view: View) -> str:
        right = {move.card for move in view.moves if move.verb == "play" and move.right}
        marks = (
            f"{number}{'*' if card in right else ' '}{self._card(card)}"
            for number, card in enumerate(view.hand, 1)
        )
        return "Your hand:  " + "  ".join(marks) + "   (* fits)"

    def _choices(self, view: View) -> str:
        verbs = dict.fromkeys(move.verb for move in view.moves if move.verb != "play")
        words = {"draw": "d draw", "keep": "k keep", "color": "R, G, B or Y to name the color"}
        words |= {"challenge": "c challenge", "accept": "a accept"}
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
            return
        who = "You win" if outcome.winner == YOU else f"Player {outcome.winner} wins"
        self._say(f"\n{who} the hand and score{'' if outcome.winner == YOU else 's'} {outcome.points}.")

    def _read(self, prompt: str) -> str:
        while True:
            self._out.write(prompt)
            self._out.flush()
            line = self._lines.readline()
            if not line or line.strip() in ("q", "quit"):
                raise Quit
            if line.strip() == "?":
                self._say(HELP)
            elif line.strip():
                return line.strip()

    def _say(self, text: str) -> None:
        self._out.write(text + "\n")


def sit_down(deal: Deal, bots: dict[int, Bot]) -> None:
    """Play at this terminal; leaving early is no error."""
    try:
        PlainTable(deal, bots, sys.stdin, sys.stdout).play()
    except Quit:
        sys.stdout.write("\nGood-bye.\n")
