"""What can be chosen before the cards are dealt."""

from __future__ import annotations

import pytest

from penult.engine.editions import EDITIONS
from penult.engine.options import OPTIONS
from penult.engine.rules import Rules
from penult.i18n.languages import LANGUAGES
from penult.terminal.party import Party, readable
from penult.terminal.row_words import about, label, value_name
from penult.terminal.setup_choices import SetupChoices

KEEN = ("keen", "keen", "keen")


def wishes(rules: str = "classic", bots: tuple[str, ...] = KEEN) -> SetupChoices:
    return SetupChoices(Party(Rules(rules), bots))


def values(wished: SetupChoices) -> dict[str, str]:
    return {row.key: row.chosen for row in wished.rows}


def test_a_row_turns_to_its_next_value_and_after_the_last_to_the_first() -> None:
    wished = wishes()

    assert values(wished.turned("edition", 1))["edition"] == "hp2003"
    assert values(wished.turned("edition", -1))["edition"] == "hp2018"


def test_more_players_bring_more_bots_of_the_same_kind() -> None:
    wished = wishes(bots=("random", "keen")).turned("players", 1)

    assert wished.party.bots == ("random", "keen", "keen")


def test_two_to_ten_can_play_and_only_pairs_where_partners_are_agreed() -> None:
    def numbers(rules: str) -> str:
        return " ".join(next(row.values for row in wishes(rules).rows if row.key == "players"))

    assert numbers("classic") == "2 3 4 5 6 7 8 9 10"
    assert numbers("classic+score=team") == "4 6 8 10"


def test_the_opponents_are_chosen_all_at_once_or_one_by_one() -> None:
    one = wishes().turned("bot2", 1)
    assert len(set(one.party.bots)) == 2
    assert values(one)["bots"] == "mixed"

    assert len(set(one.turned("bots", 1).party.bots)) == 1


def test_another_edition_begins_with_its_own_sheet() -> None:
    wished = wishes("classic+legality=table").turned("edition", 1)

    assert wished.party.rules == Rules("hp2003")


def test_an_option_changes_the_rules_and_keeps_the_others() -> None:
    wished = wishes("classic+legality=table").turned("drawn", 1)

    assert wished.party.rules == Rules("classic+legality=table+drawn=must_declined")


@pytest.mark.parametrize("edition", EDITIONS)
def test_only_options_of_a_hand_that_matter_in_the_edition_are_offered(edition: str) -> None:
    offered = {row.key for row in wishes(edition).rows} & set(OPTIONS) - {"score"}

    assert len(offered) > 5
    assert all(OPTIONS[name].field for name in offered)
    assert ("hat_last" in offered) == (edition == "hp2018")
    assert ("invis_scope" in offered) == (edition == "hp2003")


def row(wished: SetupChoices, key: str) -> tuple[str, ...]:
    return next(row.values for row in wished.rows if row.key == key)


def test_one_hand_is_played_unless_a_format_is_chosen() -> None:
    wished = wishes()

    assert values(wished)["score"] == "hand"
    assert "target" not in values(wished)
    assert wished.turned("score", 1).party.whole_match
    assert values(wished.turned("score", 1))["target"] == "500"


@pytest.mark.parametrize(
    ("players", "formats"),
    [
        (2, "hand winner tally elim"),
        (4, "hand winner tally elim team rotate4"),
        (5, "hand winner tally elim"),
        (6, "hand winner tally elim team"),
    ],
)
def test_only_formats_that_so_many_can_play_are_offered(players: int, formats: str) -> None:
    assert row(wishes(bots=("keen",) * (players - 1)), "score") == tuple(formats.split())


def test_rotating_partners_are_four_and_have_no_target() -> None:
    wished = wishes().turned("score", -1)

    assert wished.party.rules == Rules("classic+score=rotate4")
    assert row(wished, "players") == ("4",)
    assert "target" not in values(wished)


def test_the_amount_is_chosen_and_forgotten_with_the_match() -> None:
    wished = wishes("classic+legality=table").turned("score", 2).turned("target", 1)
    assert wished.party.rules == Rules("classic+legality=table+score=tally+target=100")

    one_hand = wished.turned("score", -2)
    assert one_hand.party.rules == Rules("classic+legality=table")
    assert not one_hand.party.whole_match


def test_another_edition_is_played_in_the_same_format() -> None:
    wished = wishes().turned("score", 2).turned("target", 1).turned("edition", 1)

    assert wished.party.rules == Rules("hp2003+score=tally+target=100")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_row_and_every_value_has_words(edition: str, language: str) -> None:
    wished = SetupChoices(Party(Rules(edition), KEEN, language, whole_match=True))
    assert len(wished.rows) > 10
    for row in wished.rows:
        for value in row.values:
            turned = row._replace(chosen=value)
            for words in (label, value_name, about):
                assert words(turned, wished.party.voice)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_value_of_an_option_is_a_few_words_and_its_code_is_named(edition: str, language: str) -> None:
    wished = SetupChoices(Party(Rules(edition), KEEN, language, whole_match=True))
    for row in wished.rows:
        turned = [row._replace(chosen=value) for value in row.values]
        names = [value_name(each, wished.party.voice) for each in turned]
        assert len(set(names)) == len(names)
        if row.key in OPTIONS and row.key != "target":
            assert all(len(name) <= 20 and name not in OPTIONS[row.key].values for name in names)
        for each in turned:
            if row.key in OPTIONS and each.chosen != "hand":
                assert about(each, wished.party.voice).startswith(f"{row.key}={each.chosen}\n")


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("Ana", "Ana"),
        ("  Ana  María ", "Ana María"),
        ("a\x00b\nc", "a b c"),
        ("x" * 99, "x" * 24),
        ("\t", ""),
    ],
)
def test_a_name_becomes_readable(given: str, name: str) -> None:
    assert readable(given) == name


def test_no_bot_is_called_like_the_person() -> None:
    party = Party(Rules("classic"), ("keen",) * 9, "en", "Nadia")

    assert len(set(party.names)) == 10


def test_bots_have_the_pace_that_suits_their_number_until_one_is_chosen() -> None:
    assert values(wishes())["pace"] == "normal"
    assert values(wishes(bots=("keen",) * 9))["pace"] == "fast"

    chosen = wishes(bots=("keen",) * 9).turned("pace", -1)
    assert values(chosen)["pace"] == "normal"
    assert (chosen.party.pace, chosen.pause) == ("normal", None)


def test_bots_may_move_without_a_pause_or_after_some_seconds() -> None:
    none = wishes().turned("pace", 2)
    assert (values(none)["pace"], none.pause) == ("none", 0)
    assert values(none.turned("pace", 1))["pace"] == "relaxed"

    assert values(SetupChoices(wishes().party, pause=0.9))["pace"] == "0.9"
