"""Asking who deals: somebody is named, or found by cards or by birthdays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from ...engine.editions import Edition
from ...notation.names import find_player
from ...scorekeeper.deck import check_cards
from ...scorekeeper.first_dealer import by_birthday, by_card, read_pick
from ...scorekeeper.head import ScoreHead
from ...scorekeeper.typed_cards import Named
from ..telling import Line
from .birthday import ask_birthday
from .card_words import card_words
from .dialog import Dialog


def question(head: ScoreHead, dialog: Dialog) -> str:
    return dialog.voice.say("score-ask-dealer", way=head.rules.edition.dealer_by.value)


def ask_dealer(head: ScoreHead, seated: Sequence[int], dialog: Dialog) -> int:
    """Until somebody deals."""
    dialog.say(dialog.voice.numbered(seated))
    found = dialog.ask_for(
        question(head, dialog), lambda answer: _way_meant(answer, head, seated, dialog), people=head.names
    )
    return found()


def dealer_meant(answer: str, head: ScoreHead, seated: Sequence[int], dialog: Dialog) -> int:
    """The player that an answer names, or that the way it names leads to."""
    return _way_meant(answer, head, seated, dialog)()


def _way_meant(answer: str, head: ScoreHead, seated: Sequence[int], dialog: Dialog) -> Callable[[], int]:
    """How the dealer is found, which may take more questions."""
    if way := _WAYS.get(dialog.command(answer)[0]):
        return partial(way, head.rules.edition, seated, dialog)
    player = find_player(answer, head.names, seated)
    return lambda: player


def _by_cards(edition: Edition, among: Sequence[int], dialog: Dialog) -> int:
    """R-03, A-03: the highest number deals; those who are tied pick again."""
    voice = dialog.voice
    while True:
        picks = dialog.ask_each(among, lambda who, taken: _pick(edition, who, list(taken.values()), dialog))
        dealer, *tied = among = by_card(edition, picks)
        if not tied:
            number = picks[dealer].number or 0
            dialog.tell(Line(voice.say("score-highest", who=voice.name(dealer), number=number), "R-03"))
            return dealer
        dialog.say(voice.say("score-tied-picks", players=voice.listed(map(voice.name, among))))


def _pick(edition: Edition, player: int, taken: Sequence[Named], dialog: Dialog) -> Named:
    def read(answer: str) -> Named:
        card = read_pick(answer, card_words(dialog.heard_in))
        check_cards(edition, [*taken, card])
        return card

    return dialog.ask_for(dialog.voice.say("score-ask-pick", who=dialog.voice.name(player)), read)


def _by_birthdays(edition: Edition, among: Sequence[int], dialog: Dialog) -> int:
    """R-04, A-04: the nearest birthday deals; those who are tied pick cards."""
    voice = dialog.voice
    nearest = by_birthday(dialog.ask_each(among, lambda who, _: ask_birthday(who, dialog)))
    if len(nearest) > 1:
        dialog.say(voice.say("score-tied-birthdays", players=voice.listed(map(voice.name, nearest))))
        return _by_cards(edition, nearest, dialog)
    dialog.tell(Line(voice.say("score-nearest", who=voice.name(nearest[0])), "R-04"))
    return nearest[0]


_WAYS: dict[str, Callable[[Edition, Sequence[int], Dialog], int]] = {
    "cards": _by_cards,
    "birthdays": _by_birthdays,
}
