"""Asking for one hand: who went out, and what the others hold."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from ...match.match import Match
from ...match.names import find_player
from ...match.scorekeeper.entries import Entry, Left, asked
from ...match.scorekeeper.holdings import Holding
from ...match.scorekeeper.possible import check_possible
from .card_words import card_words
from .talk import Back, Talk

_UNWON = ("void", "blocked")


def ask_hand(verb: str, winner: int | None, match: Match, talk: Talk, before: Left | None = None) -> Entry:
    """The entry of a hand that ended so; `before` is what was entered for it earlier."""

    def ask(player: int, left: Left) -> Holding:
        kept = (before or {}).get(player)
        holding = _ask_holding(player, list(left.values()), kept, match, talk)
        talk.say(talk.voice.holding(player, holding))
        return holding

    return Entry(verb, winner, talk.ask_each(asked(verb, winner, match.rules, match.seated), ask))


def ask_again(entry: Entry, names: Sequence[str], match: Match, talk: Talk) -> Entry:
    """The entry of a hand anew; each question is answered with Enter where nothing was wrong."""
    kept = talk.word(entry.verb) if entry.winner is None else names[entry.winner]

    def read(answer: str) -> tuple[str, int | None]:
        if not answer:
            return entry.verb, entry.winner
        word = talk.command(answer, names)[0]
        return (word, None) if word in _UNWON else ("hand", find_player(answer, names, match.seated))

    talk.say(talk.voice.numbered(match.seated))
    while True:
        verb, winner = talk.ask_for(talk.voice.say("score-ask-out-again", text=kept), read, people=names)
        with suppress(Back):
            return ask_hand(verb, winner, match, talk, entry.left)


def _ask_holding(
    player: int, others: Sequence[Holding], kept: Holding | None, match: Match, talk: Talk
) -> Holding:
    def read(answer: str) -> Holding:
        holding = kept if kept and not answer else Holding.parse(answer, card_words(talk.heard_in))
        check_possible(match.rules.edition, [*others, holding])
        return holding

    who = talk.voice.name(player)
    if kept:
        return talk.ask_for(talk.voice.say("score-ask-left-again", who=who, text=str(kept)), read)
    return talk.ask_for(talk.voice.say("score-ask-left", who=who), read)
