"""The questions about one hand: who went out, and what the others hold."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from ...match.match import Match
from ...notation.names import find_player
from ...scorekeeper.deck import check_hands
from ...scorekeeper.entries import HandEntry, Left, asked
from ...scorekeeper.holdings import Holding
from .card_words import card_words
from .dialog import Back, Dialog

_UNWON = ("void", "blocked")


def ask_hand(
    verb: str, winner: int | None, match: Match, dialog: Dialog, before: Left | None = None
) -> HandEntry:
    """Ask for the entry of a hand that ended in this way; `before` has earlier answers."""

    def ask(player: int, left: Left) -> Holding:
        kept = (before or {}).get(player)
        holding = _ask_holding(player, list(left.values()), kept, match, dialog)
        dialog.say(dialog.voice.holding(player, holding))
        return holding

    return HandEntry(verb, winner, dialog.ask_each(asked(verb, winner, match.rules, match.seated), ask))


def ask_again(entry: HandEntry, names: Sequence[str], match: Match, dialog: Dialog) -> HandEntry:
    """Ask again for the entry of a hand; Enter keeps an answer."""
    kept = dialog.word(entry.verb) if entry.winner is None else names[entry.winner]

    def read(answer: str) -> tuple[str, int | None]:
        if not answer:
            return entry.verb, entry.winner
        word = dialog.command(answer, names)[0]
        return (word, None) if word in _UNWON else ("hand", find_player(answer, names, match.seated))

    dialog.say(dialog.voice.numbered(match.seated))
    while True:
        verb, winner = dialog.ask_for(dialog.voice.ask_winner_again(kept), read, people=names)
        with suppress(Back):
            return ask_hand(verb, winner, match, dialog, entry.left)


def _ask_holding(
    player: int, others: Sequence[Holding], kept: Holding | None, match: Match, dialog: Dialog
) -> Holding:
    def read(answer: str) -> Holding:
        holding = kept if kept and not answer else Holding.parse(answer, card_words(dialog.heard_in))
        check_hands(match.rules, [*others, holding])
        return holding

    return dialog.ask_for(dialog.voice.ask_left(player, kept), read)
