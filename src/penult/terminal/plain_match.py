"""A match in lines of text: its hands, and between them what they count."""

from __future__ import annotations

from ..match.events import MatchEvent
from .conversation import Conversation
from .hand_lines import hand_won
from .match_file import MatchFile
from .match_of_play import MatchOfPlay
from .plain_hand import play_hand
from .plain_view import welcome


def play_match(match: MatchOfPlay, file: MatchFile, talk: Conversation) -> None:
    """Play a match to its end; once the person is eliminated, only its end is told."""
    talk.totals = match.totals
    while not match.match.over:
        if match.person_plays:
            _tell(match, _play_next(match, talk), talk)
            _go_on(match, file, talk)
        else:
            _tell(match, _played_on(match, file), talk)
    talk.say(*filter(None, [file.keep(match)]))


def _play_next(match: MatchOfPlay, talk: Conversation) -> tuple[MatchEvent, ...]:
    hand, talk.voice = match.deal(), match.voice
    partner = match.partner or "none"
    talk.say(welcome(hand.view, talk.voice))
    talk.say(talk.voice.say("terminal-hand-of-match", number=match.number, partner=partner))
    if match.number == 1:
        talk.cite([match.match_voice.goal(match.match.rules)])
    play_hand(hand, talk, hand_won)
    return match.finish(hand)


def _tell(match: MatchOfPlay, events: tuple[MatchEvent, ...], talk: Conversation) -> None:
    voice = match.match_voice
    talk.say("")
    talk.cite(map(voice.event, events))
    talk.say(*voice.standing(match.match.standing))


def _go_on(match: MatchOfPlay, file: MatchFile, talk: Conversation) -> None:
    """Where the match is kept, and a breath before the next hand; at its end neither."""
    if match.match.over:
        return
    talk.say(*file.news(match))
    message = "terminal-ask-next-hand" if match.person_plays else "terminal-ask-play-on"
    talk.ask(talk.voice.say(message))


def _played_on(match: MatchOfPlay, file: MatchFile) -> tuple[MatchEvent, ...]:
    """The rest of the match among the others, and how it ended."""
    events: tuple[MatchEvent, ...] = ()
    while not match.match.over:
        events = match.play_without_person()
        file.keep(match)
    return events
