"""Playing in lines of text, against bots: for pipes, screen readers, and terminals that can do no more."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import TextIO

from ..scorekeeper.birthdays import Birthday
from .conversation import Conversation
from .first_dealer import FirstDealer, Unclear, read_birthday
from .left_match import LeftMatch
from .lines import LONGEST_TEXT, Gone, Lines
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
    first: FirstDealer | None = None,
) -> None:
    """Play until the person has had enough; leaving early is no error. A match that was `left` goes on."""
    talk, first = Conversation(party.voice, Lines(typed, out)), first or FirstDealer()
    with suppress(Gone):
        if left is None and first.wants_birthday(party.rules):
            first.tell_birthday(_ask_birthday(talk))
        if party.whole_match:
            _matches(party, rng, shelf, talk, left, first)
        else:
            _hands(party, rng, shelf, talk, first)
    talk.say(talk.voice.say("terminal-bye"))


def _ask_birthday(talk: Conversation) -> Birthday | None:
    """R-04: until it is a day; an empty line says nothing."""
    talk.say(talk.voice.say("terminal-birthday-about"))
    while answer := talk.ask(talk.voice.say("terminal-your-birthday")):
        try:
            return read_birthday(answer[:LONGEST_TEXT], talk.voice)
        except Unclear as unclear:
            talk.say(str(unclear))
    return None


def _hands(party: Party, rng: random.Random, shelf: Shelf, talk: Conversation, first: FirstDealer) -> None:
    again, last = True, None
    while again:
        hand = party.deal(rng, first, last)
        last = hand.deal
        talk.say(welcome(hand.view, talk.voice))
        play_hand(hand, talk)
        talk.say(*filter(None, [shelf.keep(hand, party)]))
        again = _wants(talk, "terminal-another")


def _matches(
    party: Party,
    rng: random.Random,
    shelf: Shelf,
    talk: Conversation,
    left: LeftMatch | None,
    first: FirstDealer,
) -> None:
    again = True
    while again:
        match = MatchOfPlay(party, rng, left.record if left else None, first)
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
