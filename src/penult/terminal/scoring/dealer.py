"""Asking who deals: somebody is named, or found by cards or by birthdays."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...engine.cards import Card
from ...engine.editions import Edition
from ...match.names import find_player
from ...match.scorekeeper.first_dealer import by_birthday, by_card, read_birthday, read_pick
from ...match.scorekeeper.head import Head
from ...match.scorekeeper.possible import check_cards
from .talk import Talk


def question(head: Head, talk: Talk) -> str:
    return talk.voice.say("score-ask-dealer", way=head.rules.edition.dealer_by.value)


def ask_dealer(head: Head, seated: Sequence[int], talk: Talk) -> int:
    """Until somebody deals."""
    talk.say(talk.voice.numbered(seated))
    return talk.ask_for(question(head, talk), lambda answer: dealer_meant(answer, head, seated, talk))


def dealer_meant(answer: str, head: Head, seated: Sequence[int], talk: Talk) -> int:
    """The player that an answer names, or that the way it names leads to."""
    way = _WAYS.get(talk.command(answer)[0])
    return way(head.rules.edition, seated, talk) if way else find_player(answer, head.names)


def _by_cards(edition: Edition, among: Sequence[int], talk: Talk) -> int:
    """R-03, A-03: the highest number deals; those who are tied pick again."""
    while len(among) > 1:
        picks: dict[int, Card] = {}
        for player in among:
            picks[player] = _pick(edition, player, list(picks.values()), talk)
        among = by_card(edition, picks)
        if len(among) > 1:
            talk.say(
                talk.voice.say("score-tied-picks", players=talk.voice.listed(map(talk.voice.name, among)))
            )
    return among[0]


def _pick(edition: Edition, player: int, taken: Sequence[Card], talk: Talk) -> Card:
    def read(answer: str) -> Card:
        card = read_pick(answer)
        check_cards(edition, [*taken, card])
        return card

    return talk.ask_for(talk.voice.say("score-ask-pick", who=talk.voice.name(player)), read)


def _by_birthdays(edition: Edition, among: Sequence[int], talk: Talk) -> int:
    """R-04, A-04: the nearest birthday deals; those who are tied pick cards."""
    voice = talk.voice
    birthdays = {
        player: talk.ask_for(voice.say("score-ask-birthday", who=voice.name(player)), read_birthday)
        for player in among
    }
    nearest = by_birthday(birthdays)
    if len(nearest) > 1:
        talk.say(voice.say("score-tied-birthdays", players=voice.listed(map(voice.name, nearest))))
    return _by_cards(edition, nearest, talk)


_WAYS: dict[str, Callable[[Edition, Sequence[int], Talk], int]] = {
    "cards": _by_cards,
    "birthdays": _by_birthdays,
}
