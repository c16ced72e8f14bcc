"""People who leave in the middle of something, and come back to it."""

from __future__ import annotations

from .talk import Talk
from .unfinished import Unfinished


def keep_answers(talk: Talk, unfinished: Unfinished, of: str, afresh: bool = False) -> None:
    """From now on answers are kept; those given before to the same questions are read first, if wanted."""
    talk.unfinished = unfinished
    left = [] if afresh else unfinished.left(of)
    if left and not talk.ask(talk.voice.say("score-ask-go-on", count=len(left))):
        talk.go_on(left)
    unfinished.begin(of, going_on=talk.going_on)


def say_bye(talk: Talk, saved: str) -> None:
    """`saved` says that everything is saved, if it is; first what became of answers to open questions."""
    say, unfinished = talk.voice.say, talk.unfinished
    if unfinished and unfinished.lost:
        talk.say(say("score-bye-lost", path=str(unfinished.path), reason=unfinished.lost))
        return
    if unfinished:
        talk.say(say("score-kept"))
    talk.say(say(saved))
