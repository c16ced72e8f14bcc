"""What is typed over a score: a word that means something, or an answer."""

from __future__ import annotations

import io

import pytest

from penult import Rules
from penult.terminal.lines import Lines, PersonLeft
from penult.terminal.scorekeeper.dialog import Back, Dialog
from penult.terminal.scorekeeper.score_voice import ScoreVoice
from penult.terminal.scorekeeper.vocabulary import OF_A_MATCH, OF_A_TOURNAMENT, Vocabulary


def dialog(*typed: str, language: str = "en", vocabulary: Vocabulary = OF_A_MATCH) -> Dialog:
    lines = Lines(io.StringIO("".join(f"{line}\n" for line in typed)), io.StringIO())
    return Dialog(ScoreVoice(language, Rules("classic")), lines, vocabulary)


@pytest.mark.parametrize("typed", ["anos", "aniversários", "aniversarios", "birthdays"])
def test_birthdays_have_two_names_in_portuguese(typed: str) -> None:
    assert dialog(language="pt").command(typed) == ("birthdays", "")


def test_a_word_of_a_match_means_nothing_at_the_desk_of_a_tournament() -> None:
    assert dialog(vocabulary=OF_A_TOURNAMENT).command("aniversários") == ("", "")


@pytest.mark.parametrize("typed", ["quit early", "back to front", "undo", "help us", "rule R-55", "?!"])
def test_where_any_text_is_an_answer_no_beginning_is_a_command(typed: str) -> None:
    assert dialog(typed).ask_text("Why?", str) == typed


def test_alone_back_and_quit_leave_a_text() -> None:
    with pytest.raises(Back):
        dialog("?", "back").ask_text("Why?", str)
    with pytest.raises(PersonLeft):
        dialog("quit").ask_text("Why?", str)
