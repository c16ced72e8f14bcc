"""The desk of a tournament: draws the rounds, takes results table by table, shows who leads."""

from __future__ import annotations

from collections.abc import Callable

from ...notation.errors import EntryRefused
from ...notation.names import find_player
from ...printing.reports import report_as_text, section_as_text
from ...tournament.progress import Spot
from ...tournament.refusals import TournamentRefused
from ...tournament.reports import seats_section
from ...tournament.result import result_of
from ...tournament.standings_report import standings_report
from ...tournament.tournament import Tournament
from ..lines import LONGEST_TEXT, PersonLeft
from ..scorekeeper.dialog import Back, Dialog
from ..scorekeeper.unfinished import Answer, Unfinished
from .correction import ask_reason, ask_result_again
from .logbook import Logbook, NotSaved
from .numbers import read_number
from .sitting_table import SittingTable
from .totals import ask_totals


class TournamentDesk:
    """The log of a tournament, and the dialog with its host."""

    def __init__(self, logbook: Logbook, dialog: Dialog) -> None:
        self._logbook = logbook
        self._dialog = dialog
        self._unfinished = dialog.unfinished = Unfinished.beside(logbook.path)
        self._table: SittingTable | None = None
        """The table whose hands are being entered."""

    @property
    def tournament(self) -> Tournament:
        return self._logbook.tournament

    def host(self) -> None:
        """Round after round, until the host leaves; an unfinished entry is resumed first."""
        if self.tournament.progress.over:
            self._standings("")
        elif self.tournament.progress.sittings:
            self._seats("")
        if left := self._unfinished.left(self._logbook.text):
            self._say("score-unfinished", back=self._dialog.word("back"))
            self._dialog.go_on(left)
        while True:
            before = self._way_to_table()
            self._unfinished.begin(self._logbook.text, before, going_on=self._dialog.going_on)
            self._listen()

    def _way_to_table(self) -> list[Answer]:
        """The answer that leads back to the current table, if some of its hands are missing."""
        if self._table is None or self._next_hand(self._table) is None:
            return []
        return [Answer(self._dialog.voice.language, str(self._table.spot[1] + 1))]

    def _listen(self) -> None:
        prompt, answered = self._due()
        people = self._table.names if self._table else []
        answer = self._dialog.ask(prompt, people)
        word, rest = self._dialog.command(answer, people)
        self._dialog.note(answer)
        try:
            if word:
                _COMMANDS[word](self, rest)
            elif answer or self.tournament.progress.over:
                answered(answer)
        except EntryRefused as refusal:
            self._dialog.refuse_by(refusal)
        except Back:
            self._say("score-nothing-entered")
        except NotSaved:
            pass

    def _due(self) -> tuple[str, Callable[[str], None]]:
        """The next question, and the method that handles the answer."""
        voice = self._dialog.voice = self._logbook.voice
        number = len(self.tournament.progress.sittings)
        if self._table and (hand := self._next_hand(self._table)) is not None:
            self._dialog.voice = self._table.voice
            self._dialog.say(*self._table.before_hand(hand))
            return voice.ask_winner(), self._hand
        self._table = None
        if tables := self._open_tables():
            return voice.say("tournament-ask-table", number=number, tables=tables), self._choose
        if self.tournament.progress.over:
            return voice.say("tournament-ask-leave"), self._leave
        return voice.say("tournament-ask-draw", number=number + 1), self._not_understood

    def _open_tables(self) -> list[int]:
        """The numbers, from 1, of tables with missing results."""
        return sorted({table + 1 for _, table, _ in self.tournament.progress.missing()})

    def _next_hand(self, table: SittingTable) -> int | None:
        missing = self.tournament.progress.missing()
        return next((hand for *spot, hand in missing if tuple(spot) == table.spot), None)

    def _not_understood(self, answer: str) -> None:
        self._dialog.refuse(self._logbook.voice.say("tournament-not-understood", text=answer[:LONGEST_TEXT]))

    def _leave(self, answer: str) -> None:
        if not answer:
            self._unfinished.forget()
            raise PersonLeft
        self._not_understood(answer)

    def _choose(self, answer: str) -> None:
        tables = self._open_tables()
        if answer not in map(str, tables):
            raise TournamentRefused("no_such_table", text=answer, allowed=tuple(tables))
        self._sit_at((len(self.tournament.progress.sittings) - 1, int(answer) - 1))

    def _sit_at(self, spot: Spot) -> None:
        self._table = SittingTable(self.tournament.progress, spot, self._dialog.voice.language)

    def _hand(self, answer: str) -> None:
        self._enter_hand("hand", find_player(answer, self._at_table().names))

    def _void(self, _: str) -> None:
        self._enter_hand("void", None)

    def _blocked(self, _: str) -> None:
        self._enter_hand("blocked", None)

    def _enter_hand(self, verb: str, winner: int | None) -> None:
        table = self._at_table()
        act = table.ask_hand(verb, winner, self._next_hand(table) or 0, self._dialog)
        with self._logbook.writing() as tournament:
            tournament.report(act.sitting, act.table, act.hand, act.result, self._logbook.sign(), act.held)
        self._dialog.tell(*table.told(act.result))
        self._show_table(table)

    def _totals(self, _: str) -> None:
        table = self._at_table()
        if table.spot in self.tournament.progress.hands:
            raise TournamentRefused("some_hands", number=table.spot[0] + 1, table=table.spot[1] + 1)
        act = ask_totals(table, self._dialog)
        with self._logbook.writing() as tournament:
            tournament.report_totals(act.sitting, act.table, act.points, act.won, self._logbook.sign())
        self._show_table(table)

    def _at_table(self) -> SittingTable:
        if self._table is None:
            raise TournamentRefused("no_table")
        return self._table

    def _show_table(self, table: SittingTable) -> None:
        """Say whether the table is done, and whether the round is."""
        if self._next_hand(table) is not None:
            return
        self._say("tournament-table-done", table=table.spot[1] + 1)
        if not self._open_tables():
            self._standings("")
            self._tell_of_the_plan()

    def _tell_of_the_plan(self) -> None:
        """R-65: say that the plan may be played again after its last round."""
        if result_of(self.tournament) and not self.tournament.progress.over:
            self._say("tournament-plan-complete")

    def _rename(self, rest: str) -> None:
        self._logbook.rename(rest)
        self._look_again()

    def _substitute(self, rest: str) -> None:
        self._logbook.substitute(rest)
        self._look_again()

    def _look_again(self) -> None:
        """Show the table with the new names."""
        if self._table:
            self._sit_at(self._table.spot)

    def _penalty(self, rest: str) -> None:
        """Also after the end, when it may change who has won."""
        self._logbook.penalize(rest)
        if self.tournament.progress.over:
            self._standings("")

    def _rounds(self, rest: str) -> None:
        """This can continue a tournament after its last agreed round."""
        self._logbook.agree(rest)
        if self.tournament.progress.over:
            self._standings("")

    def _end(self, _: str) -> None:
        self._logbook.end()
        self._standings("")

    def _draw(self, _: str) -> None:
        with self._logbook.writing() as tournament:
            tournament.draw(self._logbook.sign())
        self._seats("")

    def _seats(self, rest: str) -> None:
        last = len(self.tournament.progress.sittings)
        if not last:
            raise TournamentRefused("no_sitting")
        number = read_number(rest or str(last), 1, last)
        seats = seats_section(self.tournament, number - 1, self._logbook.voice.say)
        self._dialog.say("", *section_as_text(seats, self._dialog.width).splitlines())

    def _standings(self, _: str) -> None:
        report = standings_report(self.tournament, self._logbook.voice.say)
        self._dialog.say("", *report_as_text(report, self._dialog.width).splitlines())

    def _correct(self, rest: str) -> None:
        line, act = ask_result_again(self.tournament, rest, self._dialog)
        self._logbook.correct(line, act, ask_reason(self._dialog))
        self._table = None
        self._standings("")

    def _strike(self, rest: str) -> None:
        line = self._logbook.line_named(rest)
        self._logbook.correct(line, None, ask_reason(self._dialog))
        self._table = None
        self._standings("")

    def _undo(self, _: str) -> None:
        self._logbook.undo()
        self._table = None

    def _back(self, _: str) -> None:
        self._table = None

    def _say(self, message: str, **facts: object) -> None:
        self._dialog.say(self._logbook.voice.say(message, **facts))


_COMMANDS: dict[str, Callable[[TournamentDesk, str], None]] = {
    "draw": TournamentDesk._draw,
    "seats": TournamentDesk._seats,
    "totals": TournamentDesk._totals,
    "void": TournamentDesk._void,
    "blocked": TournamentDesk._blocked,
    "standings": TournamentDesk._standings,
    "correct": TournamentDesk._correct,
    "penalty": TournamentDesk._penalty,
    "late": lambda desk, rest: desk._logbook.enter(rest),
    "drop": lambda desk, rest: desk._logbook.drop(rest),
    "return": lambda desk, rest: desk._logbook.bring_back(rest),
    "rename": TournamentDesk._rename,
    "substitute": TournamentDesk._substitute,
    "rounds": TournamentDesk._rounds,
    "end": TournamentDesk._end,
    "undo": TournamentDesk._undo,
    "strike": TournamentDesk._strike,
    "log": lambda desk, rest: desk._logbook.say_log(rest),
    "export": lambda desk, rest: desk._logbook.export(rest),
    "back": TournamentDesk._back,
}
