"""The scorekeeper: asks for each hand, saves it, and reports the scores."""

from __future__ import annotations

from collections.abc import Callable

from ...i18n.catalogue import catalogue
from ...match.formats import format_of
from ...match.match import Match
from ...notation.errors import EntryRefused
from ...notation.names import find_player, name_and_new
from ...printing.files import holds_a_score, is_kept_in
from ...scorekeeper.acts import Act, ChosenDealer, Correction, Rename, Undo, not_undone
from ...scorekeeper.entries import HandEntry
from ...scorekeeper.file import ScoreFile, export_sheet
from ...scorekeeper.refusals import ScoreRefused
from ...scorekeeper.sheet import ScoreSheet
from ..lines import PersonLeft
from .board import entered, standings, table
from .dealer import ask_dealer, dealer_meant, question
from .dialog import Back, Dialog
from .export import read_export, write_asked
from .hand import ask_again, ask_hand
from .score_voice import ScoreVoice
from .unfinished import Unfinished
from .vocabulary import OTHER_PLAYERS

_UNDONE = {HandEntry: "hand", Correction: "correction", ChosenDealer: "dealer", Rename: "name"}


class Scorekeeper:
    """A score file, and the dialog with the people who keep it."""

    def __init__(self, file: ScoreFile, dialog: Dialog) -> None:
        self._file = file
        self._dialog = dialog
        self._unfinished = dialog.unfinished = Unfinished.beside(file.path)

    @property
    def sheet(self) -> ScoreSheet:
        return self._file.content

    def keep_score(self) -> None:
        """Hand after hand, until people leave; an unfinished entry is resumed first."""
        self._show()
        if left := self._unfinished.left(self._file.text):
            self._dialog.say(self._dialog.voice.say("score-unfinished", back=self._dialog.word("back")))
            self._dialog.go_on(left)
        while True:
            self._unfinished.begin(self._file.text, going_on=self._dialog.going_on)
            self._listen()

    def _listen(self) -> None:
        match = self.sheet.match
        prompt, answered = self._due(match)
        people = [] if match.over else self.sheet.head.names
        answer = self._dialog.ask(prompt, people)
        word, rest = self._dialog.command(answer, people)
        self._dialog.note(answer)
        try:
            if word in _COMMANDS:
                _COMMANDS[word](self, rest)
            elif answer or match.over:
                answered(answer)
        except EntryRefused as refusal:
            self._dialog.refuse_by(refusal)
        except Back:
            self._dialog.say(self._dialog.voice.say("score-nothing-entered"))

    def _due(self, match: Match) -> tuple[str, Callable[[str], None]]:
        """The next question, and the method that handles the answer."""
        voice = self._dialog.voice
        if match.over:
            return voice.say("score-over"), self._leave
        if match.standing.dealer is None:
            return question(self.sheet.head, self._dialog), self._find_dealer
        self._dialog.say(*self._before_hand(match))
        return voice.ask_winner(), self._hand

    def _before_hand(self, match: Match) -> list[str]:
        voice, number = self._dialog.voice, match.standing.hands + 1
        dealer = match.standing.dealer or 0
        players = voice.numbered(match.seated)
        lines = ["", voice.say("score-hand", number=number, who=voice.name(dealer), players=players)]
        form = format_of(match.rules)
        if form.partners and not form.by_team:
            lines.append(self._partners(match))
        return lines

    def _partners(self, match: Match) -> str:
        """R-65: who partners whom now."""
        voice = self._dialog.voice
        names = [voice.name(player) for player in match.seated]
        return voice.say("score-seats", players=names, first=names[::2], second=names[1::2])

    def _leave(self, answer: str) -> None:
        if not answer:
            self._unfinished.forget()
            raise PersonLeft
        self._going_on()

    def _going_on(self) -> Match:
        """The match, if there is a next hand; otherwise refuse."""
        match = self.sheet.match
        if match.over:
            raise ScoreRefused("over", number=match.standing.hands)
        return match

    def _hand(self, answer: str) -> None:
        match = self.sheet.match
        winner = find_player(answer, self.sheet.head.names, match.seated)
        self._enter(ask_hand("hand", winner, match, self._dialog))

    def _void(self, _: str) -> None:
        self._enter(HandEntry.void())

    def _blocked(self, _: str) -> None:
        self._enter(ask_hand("blocked", None, self._going_on(), self._dialog))

    def _enter(self, entry: HandEntry) -> None:
        if self._do(entry):
            self._dialog.tell(*map(self._dialog.voice.event, self.sheet.rows[-1].events))
            self._show()

    def _correct(self, rest: str) -> None:
        voice = self._dialog.voice
        if not (rest.isascii() and rest.isdigit() and len(rest) <= 4):
            self._dialog.refuse(voice.say("score-which-hand", word=self._dialog.word("correct")))
            return
        number = int(rest)
        match, entry = self.sheet.before(number), self.sheet.rows[number - 1].entry
        self._dialog.say(voice.say("score-correcting", number=number, text=entered(entry, voice)))
        self._warn_of_later_hands(number)
        if self._do(Correction(number, ask_again(entry, self.sheet.head.names, match, self._dialog))):
            self._dialog.say(voice.say("score-corrected", number=number))
            self._show()

    def _warn_of_later_hands(self, number: int) -> None:
        """R-67: who plays in later hands depends on this one."""
        last = len(self.sheet.rows)
        if number < last and format_of(self.sheet.head.rules).eliminates:
            facts = {"number": number + 1, "last": last, "count": last - number}
            self._dialog.say(self._dialog.voice.say("score-may-undo", **facts))

    def _undo(self, _: str) -> None:
        done = not_undone(self.sheet.acts)
        if self._do(Undo()):
            self._dialog.say(self._dialog.voice.say("score-undone", what=_UNDONE[type(done[-1])]))
            self._show()

    def _dealer(self, rest: str) -> None:
        if rest:
            self._find_dealer(rest)
            return
        self._choose_dealer(ask_dealer(self.sheet.head, self._going_on().seated, self._dialog))

    def _find_dealer(self, answer: str) -> None:
        self._choose_dealer(dealer_meant(answer, self.sheet.head, self.sheet.match.seated, self._dialog))

    def _choose_dealer(self, player: int) -> None:
        if self._do(ChosenDealer(player)):
            self._dialog.say(self._dialog.voice.say("score-deals", who=self._dialog.voice.name(player)))

    def _rename(self, rest: str) -> None:
        names = self.sheet.head.names
        old, new = name_and_new(rest, names)
        if not new:
            raise ScoreRefused("no_new_name", text=rest)
        player = find_player(old, names)
        if self._keep(self.sheet.rename(player, new)):
            facts = {"who": names[player], "name": self.sheet.head.names[player]}
            self._dialog.say(self._dialog.voice.say("tournament-renamed", **facts))

    def _players_stay(self, _: str) -> None:
        raise ScoreRefused("players_stay")

    def _table(self, _: str) -> None:
        self._dialog.say(*table(self.sheet, self._dialog.voice, self._dialog.width))

    def _export(self, rest: str) -> None:
        _, path = read_export(
            rest, {"hands": catalogue(self._dialog.heard_in).say("score-hands")}, self._dialog
        )
        if is_kept_in(self._file.path, path) or holds_a_score(path):
            raise ScoreRefused("own_file", path=path)
        write_asked(path, lambda replacing: export_sheet(self.sheet, path, replacing), self._dialog)

    def _do(self, act: Act) -> bool:
        """Return whether it is done and saved; otherwise nothing has changed."""
        return self._keep(self.sheet.do(act))

    def _keep(self, sheet: ScoreSheet) -> bool:
        try:
            self._file.keep(sheet)
        except OSError as error:
            self._dialog.say_unsaved(self._file.path, error)
            return False
        self._dialog.unsaved = None
        self._dialog.voice = ScoreVoice.of(self._dialog.voice.language, sheet.head)
        return True

    def _show(self) -> None:
        self._dialog.say(*standings(self.sheet, self._dialog.voice))


def _nothing_to_leave(_: Scorekeeper, __: str) -> None:
    """`back` when nothing is being entered."""


_COMMANDS: dict[str, Callable[[Scorekeeper, str], None]] = {
    "undo": Scorekeeper._undo,
    "correct": Scorekeeper._correct,
    "dealer": Scorekeeper._dealer,
    "void": Scorekeeper._void,
    "blocked": Scorekeeper._blocked,
    "table": Scorekeeper._table,
    "export": Scorekeeper._export,
    "rename": Scorekeeper._rename,
    "back": _nothing_to_leave,
    **dict.fromkeys(OTHER_PLAYERS, Scorekeeper._players_stay),
}
