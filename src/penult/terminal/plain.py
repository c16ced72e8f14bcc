"""Playing in lines of text, against bots: for pipes, screen readers, and terminals that can do no more."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import TextIO

from .conversation import Conversation
from .left_match import LeftMatch
from .lines import Gone, Lines
from .match_file import MatchFile
from .match_of_play import MatchOfPlay
from .party import Party
from .plain_hand import play_hand
from .plain_match import play_match
from .plain_view import welcome
from .shelf import Shelf


def sit_down(
    party: Party,
    rng: random.Random,
    shelf: Shelf,
    typed: TextIO,
    out: TextIO,
    left: LeftMatch | None = None,
) -> None:
    """Play until the person has had enough; leaving early is no error. A match that was `left` goes on."""
    talk = Conversation(party.voice, Lines(typed, out))
    with suppress(Gone):
        if party.whole_match:
            _matches(party, rng, shelf, talk, left)
        else:
            _hands(party, rng, shelf, talk)
    talk.say(talk.voice.say("terminal-bye"))


def _hands(party: Party, rng: random.Random, shelf: Shelf, talk: Conversation) -> None:
    again = True
    while again:
        hand = party.deal(rng)
        talk.say(welcome(hand.view, talk.voice))
        play_hand(hand, talk)
        talk.say(*filter(None, [shelf.keep(hand, party)]))
        again = _wants(talk, "terminal-another")


def _matches(
    party: Party, rng: random.Random, shelf: Shelf, talk: Conversation, left: LeftMatch | None
) -> None:
    again = True
    while again:
        match = MatchOfPlay(party, rng, left.record if left else None)
        if match.number > 1:
            talk.say(*match.match_voice.standing(match.match.standing))
        _play_or_leave(match, MatchFile(shelf, party, left), talk)
        left = None
        again = _wants(talk, "terminal-another-match")


def _play_or_leave(match: MatchOfPlay, file: MatchFile, talk: Conversation) -> None:
    """To its end; or the match is kept as it stands, and the person is told where."""
    try:
        play_match(match, file, talk)
    except (Gone, KeyboardInterrupt):
        talk.say(*filter(None, [file.leave(match)]))
        raise


def _wants(talk: Conversation, question: str) -> bool:
    """Whether the person says yes; no answer is no."""
    yes = talk.voice.say("terminal-yes")
    return talk.ask(talk.voice.say(question, yes=yes)).casefold()[:1] == yes.casefold()[:1]
