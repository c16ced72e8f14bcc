"""People who leave in the middle of something, and come back to it."""

from __future__ import annotations

from ..lines import Gone
from .dialog import Dialog
from .unfinished import Unfinished


def keep_answers(dialog: Dialog, unfinished: Unfinished, of: str, afresh: bool = False) -> None:
    """From now on answers are kept; those given before to the same questions are read first, if wanted."""
    dialog.unfinished = unfinished
    left = [] if afresh else unfinished.left(of)
    if left and not dialog.ask(dialog.voice.say("score-ask-go-on", count=len(left))):
        dialog.go_on(left)
    unfinished.begin(of, going_on=dialog.going_on)


def leave(dialog: Dialog, saved: str, why: Gone | KeyboardInterrupt) -> None:
    """Say good-bye to people who leave, also to those who press Ctrl-C; that goes on to end the program."""
    if isinstance(why, KeyboardInterrupt):
        dialog.say("")
    say_bye(dialog, saved)
    if isinstance(why, KeyboardInterrupt):
        raise why


def say_bye(dialog: Dialog, saved: str) -> None:
    """`saved` says that everything is saved, if it is; otherwise what is not, and why."""
    say, unfinished, unsaved = dialog.voice.say, dialog.unfinished, dialog.unsaved
    if unfinished is not None and (unfinished.waits or (unfinished and not unfinished.lost)):
        dialog.say(say("score-kept"))
    if unsaved:
        dialog.say(say("score-bye-unsaved", path=str(unsaved.path), reason=unsaved.reason))
    elif unfinished and unfinished.lost:
        dialog.say(say("score-bye-lost", path=str(unfinished.path), reason=unfinished.lost))
    else:
        dialog.say(say(saved))
