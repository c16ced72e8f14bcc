"""Playing against bots in lines of text: for pipes, screen readers and simple terminals."""

from __future__ import annotations

import random
from contextlib import suppress
from time import monotonic
from typing import TextIO

from ..client.question import Asked
from ..printing.reports import Translate
from ..rulebook.voice import Voice
from ..scorekeeper.birthdays import Birthday
from ..wire.events import MatchEvent
from .first_dealer import FirstDealer, UnclearDay, read_birthday
from .lines import LONGEST_TEXT, Lines, PersonLeft
from .match_file import UnfinishedMatch
from .party import Party
from .plain_answers import PlainAnswers
from .plain_table import PlainTable
from .record_folder import RecordFolder
from .solo import SoloSession, SoloTable
from .solo_narrator import is_out
from .typed_words import word_meant


def sit_down(
    party: Party,
    rng: random.Random,
    records: RecordFolder,
    typed: TextIO,
    out: TextIO,
    left: UnfinishedMatch | None = None,
    first: FirstDealer | None = None,
) -> None:
    """Play until the person leaves, which is not an error. A match that was `left` is resumed."""
    solo, lines, voice = SoloSession(party, rng, records, first, left), Lines(typed, out), party.voice
    with suppress(PersonLeft):
        if solo.wants_birthday:
            solo.first.tell_birthday(_ask_birthday(lines, voice))
        again = True
        while again:
            _play_or_leave(solo.lay_table(), lines)
            question = "terminal-another-match" if party.whole_match else "terminal-another"
            again = _wants(question, lines, voice)
    lines.say(voice.say("terminal-bye"))


def play_at(solo: SoloTable, lines: Lines) -> None:
    """Play one hand or one match to its end; `PersonLeft` if the person leaves before that."""
    local, narrator = solo.local, solo.narrator
    at_table = PlainTable(narrator, lines, local.say, monotonic, local.go_on)
    answers = PlainAnswers(at_table)
    while not solo.over:
        local.advance()
        if _hear(solo, at_table):
            continue
        if at_table.asked is Asked.NEXT and at_table.company is not None and solo.file is not None:
            lines.say(*solo.file.news(local.steps))
            if is_out(at_table.company):
                _see_the_end(solo, at_table)
                continue
        prompt = narrator.words.say("terminal-which") if answers.choosing else at_table.prompt
        answer = _read(lines, prompt, narrator.words.say)
        local.advance()
        if not _hear(solo, at_table):
            answers.hear(answer)
    _hear(solo, at_table)


def _hear(solo: SoloTable, at_table: PlainTable) -> bool:
    """Take the table's messages; return whether there were any, because then an earlier line is outdated."""
    messages = solo.local.take()
    for message in messages:
        at_table.hear(message)
    return bool(messages)


def _see_the_end(solo: SoloTable, at_table: PlainTable) -> None:
    """R-67: once the person is eliminated, the others finish at once, and only the end is reported."""
    _read(at_table.lines, at_table.prompt, at_table.words.say)
    solo.local.play_out()
    events = at_table.skip(solo.local.take())
    won = tuple(event for event in events if isinstance(event, MatchEvent) and event.kind == "won")
    if at_table.company is not None:
        at_table.recount(solo.narrator.standing(won, at_table.company))


def _play_or_leave(solo: SoloTable, lines: Lines) -> None:
    """Play to the end; if the person leaves, save the match and say where."""
    try:
        play_at(solo, lines)
    except (PersonLeft, KeyboardInterrupt):
        lines.say(*filter(None, [solo.leave()]))
        raise
    lines.say(*filter(None, [solo.keep()]))


def _read(lines: Lines, prompt: str, say: Translate) -> str:
    answer = lines.read(prompt)
    if word_meant(answer, say) == "quit":
        raise PersonLeft
    return answer


def _ask_birthday(lines: Lines, voice: Voice) -> Birthday | None:
    """R-04: ask until the answer is a day; an empty line keeps it private."""
    lines.say(voice.say("terminal-birthday-about"))
    while answer := _read(lines, voice.say("terminal-your-birthday"), voice.say):
        try:
            return read_birthday(answer[:LONGEST_TEXT], voice)
        except UnclearDay as unclear:
            lines.say(str(unclear))
    return None


def _wants(question: str, lines: Lines, voice: Voice) -> bool:
    """Whether the person says yes; an empty answer means no."""
    yes = voice.say("terminal-yes")
    return _read(lines, voice.say(question, yes=yes), voice.say).casefold()[:1] == yes.casefold()[:1]
