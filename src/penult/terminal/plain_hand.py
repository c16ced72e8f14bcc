"""One hand in lines of text."""

from __future__ import annotations

from collections.abc import Callable

from ..engine.errors import IllegalMove, Malformed
from ..engine.moves import Move
from ..engine.view import View
from ..rulebook.voice import Voice
from .conversation import Conversation
from .first_dealer import dealer_lines
from .hand_lines import Line, result
from .hand_of_play import UNASKED, Due, HandOfPlay
from .offers import each
from .plain_view import choice, described, left_lines, window
from .typed_moves import meant

Ending = Callable[[View, Voice], Line]
"""Says how a hand ended."""


def play_hand(hand: HandOfPlay, talk: Conversation, ending: Ending = result) -> None:
    """Play a hand to its end and say how it ended; `Gone` if the person leaves before."""
    if hand.found:
        talk.cite(dealer_lines(hand.found, talk.voice))
    if not hand.deal.moves:
        talk.tell(hand.deal.events)
    while (due := hand.due) is not Due.OVER:
        if due in UNASKED:
            talk.tell(UNASKED[due](hand))
        elif due is Due.YOU:
            _take_turn(hand, talk)
        else:
            _wait_a_moment(hand, talk)
    talk.say("")
    talk.cite([ending(hand.view, talk.voice)])
    talk.say(*left_lines(hand.view, talk.voice))


def _take_turn(hand: HandOfPlay, talk: Conversation) -> None:
    """The table, and a move; an empty line asks for the table once more."""
    talk.say("", *described(hand.view, talk.voice))
    while answer := talk.ask(talk.voice.say("terminal-your-move")):
        if _moved(answer, hand, talk):
            return


def _wait_a_moment(hand: HandOfPlay, talk: Conversation) -> None:
    """The one line between two turns in which a person can call, catch or object."""
    talk.say(*window(hand.view, talk.voice))
    while answer := talk.ask(talk.voice.say("terminal-go-on")):
        if _moved(answer, hand, talk):
            return
    hand.go_on()


def _moved(answer: str, hand: HandOfPlay, talk: Conversation) -> bool:
    """Whether the line was a move that the deal accepted and that changed something."""
    try:
        move = _one_of(meant(answer, hand.view), hand, talk)
        return move is not None and _play(move, hand, talk)
    except IllegalMove as refusal:
        talk.refuse(refusal)
    except Malformed:
        talk.say(talk.voice.say("terminal-not-understood", text=answer[:40]))
    return False


def _play(move: Move, hand: HandOfPlay, talk: Conversation) -> bool:
    events = hand.play(move)
    if not events:
        talk.say(talk.voice.say("terminal-nothing-to-call"))
    talk.tell(events)
    return bool(events)


def _one_of(moves: tuple[Move, ...], hand: HandOfPlay, talk: Conversation) -> Move | None:
    """A wild asks for its color, a Howler or a Sorting Hat for its player; no answer lays nothing."""
    if len(moves) == 1:
        return moves[0]
    choices = {offer.key: offer.moves[0] for offer in each(moves)}
    talk.say(*(choice(key, move, hand.view.top, talk.voice) for key, move in choices.items()))
    while key := talk.ask(talk.voice.say("terminal-which")).casefold()[:1]:
        if key in choices:
            return choices[key]
        talk.say(talk.voice.say("terminal-not-understood", text=key))
    return None
