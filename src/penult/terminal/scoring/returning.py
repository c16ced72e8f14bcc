"""People who leave in the middle of something, and come back to it."""

from __future__ import annotations

from ..lines import Gone
from .talk import Talk
from .unfinished import Unfinished


def keep_answers(talk: Talk, unfinished: Unfinished, of: str, afresh: bool = False) -> None:
    """From now on answers are kept; those given before to the same questions are read first, if wanted."""
    talk.unfinished = unfinished
    left = [] if afresh else unfinished.left(of)
    if left and not talk.ask(talk.voice.say("score-ask-go-on", count=len(left))):
        talk.go_on(left)
    unfinished.begin(of, going_on=talk.going_on)


def leave(talk: Talk, saved: str, why: Gone | KeyboardInterrupt) -> None:
    """Say good-bye to people who leave, also to those who press Ctrl-C; that goes on to end the program."""
    if isinstance(why, KeyboardInterrupt):
        talk.say("")
    say_bye(talk, saved)
    if isinstance(why, KeyboardInterrupt):
        raise why


def say_bye(talk: Talk, saved: str) -> None:
    """`saved` says that everything is saved, if it is; otherwise what is not, and why."""
    say, unfinished, unsaved = talk.voice.say, talk.unfinished, talk.unsaved
    if unfinished is not None and (unfinished.waits or (unfinished and not unfinished.lost)):
        talk.say(say("score-kept"))
    if unsaved:
        talk.say(say("score-bye-unsaved", path=str(unsaved.path), reason=unsaved.reason))
    elif unfinished and unfinished.lost:
        talk.say(say("score-bye-lost", path=str(unfinished.path), reason=unfinished.lost))
    else:
        talk.say(say(saved))
