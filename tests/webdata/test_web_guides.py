"""The hands that teach: what a guide asks for can be done, and what its hints say is true."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from i18n.fluent_files import facts as facts_of
from i18n.fluent_files import said_in
from penult.engine.editions import EDITIONS
from penult.engine.moves import Move
from penult.engine.options import HOUSE_PRESETS
from penult.engine.rules import Rules
from penult.i18n.languages import LANGUAGES
from penult.rulebook.entries import facts
from penult.rulebook.house import in_force
from penult.webdata.guides import LESSONS, guide
from penult.webdata.house_scripts import HOUSE_SCRIPTS
from penult.webdata.scripts import SCRIPTS

Json = dict[str, Any]
HINT = "web-guide-hint"


def followed(lesson: str) -> Iterator[tuple[Json, Json, list[Json]]]:
    """Each step with the view before it and the events that follow, as a client keeps them."""
    recorded = guide(lesson)
    view = {"table": recorded["welcome"]["table"], "hand": {}}
    for told in recorded["opening"]:
        view = kept(view, told["message"])
    for step in recorded["steps"]:
        events = [event for told in step["then"] for event in told["message"].get("events", [])]
        yield step, view, events
        for told in step["then"]:
            view = kept(view, told["message"])


def kept(view: Json, message: Json) -> Json:
    return {part: {**view[part], **(message.get(part) or {})} for part in view}


def offered(view: Json) -> list[Move]:
    return [Move(move) for move, _ in view["hand"]["moves"]]


def plays(view: Json) -> list[str]:
    """The cards that can be laid, each once."""
    return sorted({str(move.card) for move in offered(view) if move.verb == "play"})


def steps_called(name: str) -> list[tuple[Json, Json, list[Json]]]:
    """In all lessons; there is one at least."""
    found = [each for lesson in LESSONS for each in followed(lesson) if each[0]["hint"] == name]
    assert found, f"no step has the hint {name}"
    return found


def known_rules(lesson: str) -> set[str]:
    """The rules of its edition, and those of the house that are in force."""
    rules = Rules(guide(lesson)["edition"])
    told = {rule for rule, fact in facts().items() if rules.edition.name in fact.editions}
    return {rule for rule in told if not rule.startswith("H-")} | set(in_force(rules))


def test_every_edition_has_a_hand_that_teaches_it() -> None:
    assert list(SCRIPTS) == list(EDITIONS)


def test_every_preset_of_the_house_rules_has_a_hand_that_plays_it() -> None:
    assert set(HOUSE_SCRIPTS) == set(HOUSE_PRESETS)
    for preset, choices in HOUSE_PRESETS.items():
        rules = Rules(guide(preset)["edition"])
        assert {name: rules[name] for name in choices} == dict(choices)


@pytest.mark.parametrize("lesson", LESSONS)
def test_every_wanted_move_is_offered_at_its_step(lesson: str) -> None:
    for step, view, _ in followed(lesson):
        assert step["wanted"]
        assert {Move(move) for move in step["wanted"]} <= set(offered(view)), step["hint"]


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_updates_are_numbered_without_a_gap(lesson: str) -> None:
    recorded = guide(lesson)
    told = [*recorded["opening"], *(each for step in recorded["steps"] for each in step["then"])]
    numbers = [each["message"]["n"] for each in told]

    assert numbers == list(range(recorded["welcome"]["n"] + 1, recorded["welcome"]["n"] + 1 + len(told)))


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_first_answer_to_a_move_comes_at_once_and_is_its_own(lesson: str) -> None:
    for step, _, _ in followed(lesson):
        first, *others = step["then"]
        assert first["after"] == 0
        assert first["message"]["yours"]
        assert all(each["after"] > 0 and "yours" not in each["message"] for each in others)


@pytest.mark.parametrize("lesson", LESSONS)
def test_nobody_hurries_a_learner(lesson: str) -> None:
    for _, view, _ in followed(lesson):
        assert view["table"]["clock"] is view["table"]["window"] is None


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_learner_goes_out_and_the_score_is_shown(lesson: str) -> None:
    *_, (_, view, events) = followed(lesson)
    last = guide(lesson)["steps"][-1]["then"][0]["message"]

    assert view["hand"]["counts"][0] == 1
    assert any(event["kind"] == "out" and event["seat"] == 0 for event in events)
    assert last["table"]["outcome"]["winner"] == 0
    assert last["table"]["standing"]["totals"][0] == last["table"]["outcome"]["points"] > 0


@pytest.mark.parametrize("edition", SCRIPTS)
def test_a_hand_teaches_all_that_matters_in_its_edition(edition: str) -> None:
    taught = [step["hint"] for step in guide(edition)["steps"]]
    own = {"classic": {"wild"}, "hp2003": {"howler", "invisibility"}, "hp2018": {"hat"}}

    assert taught[0] == "first"
    assert {"figure", "draw", "challenge", "draw-card", "catch", "uno", "out"} <= set(taught)
    assert own[edition] <= set(taught)
    assert 8 <= len(taught) <= 13


@pytest.mark.parametrize("lesson", LESSONS)
def test_every_card_that_is_not_offered_has_its_reason(lesson: str) -> None:
    for step, view, _ in followed(lesson):
        others = set(view["hand"]["hand"]) - {str(move.card) for move in offered(view)}
        assert set(step["why_not"]) == {f"play {card}" for card in others}
        assert all(why["rule"] in facts() for why in step["why_not"].values())


def test_a_card_that_does_not_fit_is_refused_with_the_card_and_the_color_in_play() -> None:
    first = guide("classic")["steps"][0]["why_not"]["play G2"]

    assert (first["code"], first["rule"]) == ("no_match", "R-16")
    assert {"card": "G2", "top": "R3", "color": "R"}.items() <= first["facts"].items()


def test_a_hint_to_draw_comes_when_nothing_fits() -> None:
    assert all(not plays(view) for _, view, _ in steps_called("draw"))


def test_a_hint_to_find_the_card_comes_when_only_one_fits() -> None:
    for step, view, _ in steps_called("find"):
        assert plays(view) == [step["facts"]["card"]]


def test_a_hint_by_color_or_by_figure_is_about_such_a_card() -> None:
    for step, view, _ in [*steps_called("first"), *steps_called("color")]:
        assert step["facts"]["card"][0] == view["hand"]["color"]
    for step, view, _ in steps_called("figure"):
        card, top = step["facts"]["card"], view["hand"]["top"]
        assert card[1] == top[1]
        assert card[0] != view["hand"]["color"]


def test_a_challenge_finds_a_bluff() -> None:
    for step, _, events in steps_called("challenge"):
        guilty = [event["seat"] for event in events if event["kind"] == "guilty"]
        assert guilty == [step["facts"]["seat"]]


def test_whoever_is_to_be_caught_has_forgotten_the_call() -> None:
    for step, view, events in steps_called("catch"):
        assert view["hand"]["exposed"] == [step["facts"]["seat"]]
        assert any(event["kind"] == "caught" for event in events)


@pytest.mark.parametrize("lesson", LESSONS)
def test_nobody_can_be_caught_before_the_hint_says_so(lesson: str) -> None:
    for step, view, _ in followed(lesson):
        catches = [move for move in offered(view) if move.verb == "catch"]
        assert bool(catches) == (step["hint"] == "catch"), step["hint"]


def test_the_call_comes_with_the_last_card_but_one() -> None:
    for step, view, events in steps_called("uno"):
        assert view["hand"]["counts"][0] == 2
        assert step["wanted"][0].endswith("!")
        assert any(event["kind"] == "called" and event["seat"] == 0 for event in events)


def test_whoever_a_card_is_said_to_strike_is_struck() -> None:
    struck = {"draw-card": "skipped", "skip": "skipped", "hat": "sorted", "howler": "shouted"}
    for name, kind in struck.items():
        for step, _, events in steps_called(name):
            assert [event["seat"] for event in events if event["kind"] == kind] == [step["facts"]["seat"]]


def test_a_total_that_a_hint_speaks_of_grows_or_goes_to_the_next_player() -> None:
    numbers = {"stack": 4, "stack-wild": 6, "stack-up": 4, "bounce": 2}
    for name, number in numbers.items():
        for step, view, events in steps_called(name):
            assert view["hand"]["laid_by"] == step["facts"]["seat"]
            totals = ((event["seat"], event["number"]) for event in events if event["kind"] == "stands")
            assert next(totals) == (1, number)


def test_a_swap_is_offered_with_the_smallest_hand_and_a_rotation_brings_the_one_it_says() -> None:
    for step, view, _ in steps_called("swap"):
        _, *others = view["hand"]["counts"]
        assert view["hand"]["counts"][step["facts"]["seat"]] == min(others)
    for step, view, events in steps_called("rotate"):
        assert plays(view) == [step["facts"]["card"]]
        givers = (event["seat"] for event in events if event["kind"] == "gave" and event["other"] == 0)
        assert next(givers) == step["facts"]["seat"]


def test_a_jump_comes_out_of_turn_on_the_same_card() -> None:
    for step, view, _ in steps_called("jump"):
        assert view["hand"]["turn"] != 0
        assert step["facts"]["top"] == step["facts"]["card"]
        assert view["hand"]["laid_by"] == step["facts"]["seat"]


def test_a_card_that_is_forced_is_all_that_can_be_done() -> None:
    for name in ("must", "no-draw"):
        for step, view, _ in steps_called(name):
            assert {str(move.card) for move in offered(view)} == {step["facts"]["card"]}
    for _, view, events in steps_called("until"):
        assert not plays(view)
        assert sum(event["kind"] == "drew" and event["seat"] == 0 for event in events) > 1


def test_mercy_puts_somebody_out_where_it_is_spoken_of() -> None:
    for _, _, events in steps_called("stack-up"):
        assert "put_out" in {event["kind"] for event in events}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hint_has_words_and_every_word_is_a_hint(language: str) -> None:
    asked = {step["hint"] for lesson in LESSONS for step in guide(lesson)["steps"]}
    said = {name.partition(".")[2] for name in said_in(language) if name.startswith(f"{HINT}.")}

    assert said == asked


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_hint_knows_what_its_words_speak_of_and_cites_a_rule_of_its_edition(lesson: str) -> None:
    known = {"seat": "who"}
    for step in guide(lesson)["steps"]:
        given = {known.get(name, name) for name in step["facts"]} | {"edition", "taps"}
        assert facts_of("en", f"{HINT}.{step['hint']}") <= given
        assert step["rule"] in known_rules(lesson)
