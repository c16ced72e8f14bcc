"""Asking who deals: somebody is named, or found by cards or by birthdays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from ...engine.editions import Edition
from ...match.names import find_player
from ...match.scorekeeper.first_dealer import by_birthday, by_card, read_pick
from ...match.scorekeeper.head import Head
from ...match.scorekeeper.possible import check_cards
from ...match.scorekeeper.typed_cards import Named
from ..hand_lines import Line
from .birthday import ask_birthday
from .card_words import card_words
from .talk import Talk


def question(head: Head, talk: Talk) -> str:
    return talk.voice.say("score-ask-dealer", way=head.rules.edition.dealer_by.value)


def ask_dealer(head: Head, seated: Sequence[int], talk: Talk) -> int:
    """Until somebody deals."""
    talk.say(talk.voice.numbered(seated))
    found = talk.ask_for(
        question(head, talk), lambda answer: _way_meant(answer, head, seated, talk), people=head.names
    )
    return found()


def dealer_meant(answer: str, head: Head, seated: Sequence[int], talk: Talk) -> int:
    """The player that an answer names, or that the way it names leads to."""
    return _way_meant(answer, head, seated, talk)()


def _way_meant(answer: str, head: Head, seated: Sequence[int], talk: Talk) -> Callable[[], int]:
    """How the dealer is found, which may take more questions."""
    if way := _WAYS.get(talk.command(answer)[0]):
        return partial(way, head.rules.edition, seated, talk)
    player = find_player(answer, head.names, seated)
    return lambda: player


def _by_cards(edition: Edition, among: Sequence[int], talk: Talk) -> int:
    """R-03, A-03: the highest number deals; those who are tied pick again."""
    voice = talk.voice
    while True:
        picks = talk.ask_each(among, lambda who, taken: _pick(edition, who, list(taken.values()), talk))
        dealer, *tied = among = by_card(edition, picks)
        if not tied:
            number = picks[dealer].number or 0
            talk.tell(Line(voice.say("score-highest", who=voice.name(dealer), number=number), "R-03"))
            return dealer
        talk.say(voice.say("score-tied-picks", players=voice.listed(map(voice.name, among))))


def _pick(edition: Edition, player: int, taken: Sequence[Named], talk: Talk) -> Named:
    def read(answer: str) -> Named:
        card = read_pick(answer, card_words(talk.heard_in))
        check_cards(edition, [*taken, card])
        return card

    return talk.ask_for(talk.voice.say("score-ask-pick", who=talk.voice.name(player)), read)


def _by_birthdays(edition: Edition, among: Sequence[int], talk: Talk) -> int:
    """R-04, A-04: the nearest birthday deals; those who are tied pick cards."""
    voice = talk.voice
    nearest = by_birthday(talk.ask_each(among, lambda who, _: ask_birthday(who, talk)))
    if len(nearest) > 1:
        talk.say(voice.say("score-tied-birthdays", players=voice.listed(map(voice.name, nearest))))
        return _by_cards(edition, nearest, talk)
    talk.tell(Line(voice.say("score-nearest", who=voice.name(nearest[0])), "R-04"))
    return nearest[0]


_WAYS: dict[str, Callable[[Edition, Sequence[int], Talk], int]] = {
    "cards": _by_cards,
    "birthdays": _by_birthdays,
}
