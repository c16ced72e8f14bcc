"""Correcting a result: which one, what it should have been, and why."""

from __future__ import annotations

from ...tournament.acts import Act, HandReported, Totaled, one_line
from ...tournament.progress import Spot
from ...tournament.refusals import TournamentRefused
from ...tournament.tournament import Tournament
from ..scorekeeper.dialog import Dialog
from .numbers import read_number
from .sitting_table import SittingTable
from .totals import ask_totals

Result = HandReported | Totaled


def ask_result_again(tournament: Tournament, rest: str, dialog: Dialog) -> tuple[int, Act]:
    """Ask for the line of the log and its new act; `rest` names a table, or a round and a table."""
    spot = _spot(tournament, rest, dialog)
    results = _results(tournament, spot)
    line = next(iter(results)) if len(results) == 1 else _ask_hand(results, dialog)
    act = results[line]
    hand = act.hand if isinstance(act, HandReported) else 0
    table = SittingTable(tournament.progress, spot, dialog.voice.language, hand)
    dialog.voice = table.voice
    return line, table.ask_hand_again(act, dialog) if isinstance(act, HandReported) else ask_totals(
        table, dialog, act
    )


def ask_reason(dialog: Dialog) -> str:
    """Ask for a reason in free text."""

    def read(answer: str) -> str:
        if not answer:
            raise TournamentRefused("no_reason")
        word, more = dialog.command(answer)
        if word and not more:
            raise TournamentRefused("lone_word", text=answer)
        return one_line(answer)

    return dialog.ask_text(dialog.voice.say("tournament-ask-why", back=dialog.word("back")), read)


def _spot(tournament: Tournament, rest: str, dialog: Dialog) -> Spot:
    if not tournament.progress.sittings:
        raise TournamentRefused("no_sitting")
    if rest:
        return _read_spot(tournament, rest)
    prompt = dialog.voice.say("tournament-ask-table-again")
    return dialog.ask_for(prompt, lambda text: _read_spot(tournament, text))


def _read_spot(tournament: Tournament, text: str) -> Spot:
    """A table of the last round, or a round and a table."""
    sittings = tournament.progress.sittings
    *numbers, table = text.split() or [""]
    sitting = read_number(" ".join(numbers) or str(len(sittings)), 1, len(sittings)) - 1
    return sitting, read_number(table, 1, len(sittings[sitting].tables)) - 1


def _results(tournament: Tournament, spot: Spot) -> dict[int, Result]:
    """The results of a table, by their lines in the log."""
    acts = tournament.holding().items()
    found = {
        line: act
        for line, act in acts
        if isinstance(act, HandReported | Totaled) and (act.sitting, act.table) == spot
    }
    if not found:
        raise TournamentRefused("no_result", number=spot[0] + 1, table=spot[1] + 1)
    return found


def _ask_hand(results: dict[int, Result], dialog: Dialog) -> int:
    hands = {act.hand: line for line, act in results.items() if isinstance(act, HandReported)}

    def read(text: str) -> int:
        number = read_number(text, 1, max(hands) + 1)
        if number - 1 not in hands:
            raise TournamentRefused("not_a_number", text=text, least=1, most=max(hands) + 1)
        return hands[number - 1]

    return dialog.ask_for(dialog.voice.say("tournament-ask-hand-again", last=max(hands) + 1), read)
