"""What the referee says, as people read it."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from laws.mixes import chaos, some_deal
from penult import Card, Deal, IllegalMove, Move, Rules
from penult.engine.kernel.actions import verb_of
from penult.engine.kernel.state import REFEREE
from penult.engine.moves import VERBS
from penult.i18n.languages import BASES, LANGUAGES
from penult.rulebook.voice import Voice

NAMES = ("Ana", "Ben", "Chloé", "Duarte", "Eva", "Finn", "Gil", "Hana", "Ines", "Jo")


def voice_of(deal: Deal, reader: int | None, language: str = "en") -> Voice:
    return Voice(language, deal.rules, NAMES[: deal.seats], reader)


def told(deal: Deal, move: str, reader: int | None, language: str = "en") -> list[str]:
    voice = voice_of(deal, reader, language)
    return [voice.event(event) for event in deal.play(move)]


def test_a_draw_card_is_told_to_its_victim() -> None:
    deal = Deal.at("classic n=3 top=R5 h0=RD,B2 h1=G1,G2")

    assert told(deal, "play RD!", reader=1) == [
        "Ana played a red Draw Two.",
        "Ana called UNO!",
        "You drew two blank cards.",
        "You were skipped.",
        "Chloé’s turn.",
    ]


def test_another_reader_does_not_see_what_was_drawn() -> None:
    deal = Deal.at("classic n=3 top=R5 h0=RD,B2 h1=G1,G2")

    assert "Ben drew 2 cards." in told(deal, "play RD!", reader=0)


def test_a_refusal_says_what_would_have_fitted() -> None:
    deal = Deal.at("classic n=3 top=R5 h0=RD,B2")
    with pytest.raises(IllegalMove) as refused:
        deal.play("play B2")

    said = [voice_of(deal, 0, language).refusal(refused.value) for language in BASES]

    assert said[0] == "You can’t play the blue 2 on the red 5. The color in play is red."
    assert len(set(said)) == len(BASES)


def test_an_answer_says_what_it_brings() -> None:
    voice = Voice("en", Rules("hp2003"), NAMES, 0)

    assert voice.move(Move("accept"), Card("RD")) == "Draw three"
    assert voice.move(Move("accept"), Card("W4")) == "Draw four"
    assert voice.move(Move("accept"), Card("HW")) == "Call out your hand"
    assert voice.move(Move("play W>G!"), Card("R5")) == "Play Wild, choose green and call UNO!"


def test_invisibility_as_a_last_card_names_no_color() -> None:
    voice = Voice("en", Rules("hp2003"), NAMES, 0)

    assert voice.move(Move("invis"), Card("RD")) == "Play Invisibility"
    assert voice.move(Move("invis G"), Card("RD")) == "Play Invisibility, choose green"


@pytest.mark.parametrize("seed", range(6))
def test_everything_that_happens_can_be_said_in_every_language(seed: int) -> None:
    rng = random.Random(seed)
    deal = some_deal(rng)
    voices = [voice_of(deal, 0, language) for language in LANGUAGES]
    said = 0
    for now in islice(chaos(deal, rng), 80):
        view = now.view(0)
        for voice in voices:
            assert voice.phase(view)
            assert all(voice.move(move, view.top) for move in view.moves)
            assert all(voice.event(event) for event in now.events[said:])
        said = len(now.events)

    assert said > 20


def test_every_refusal_can_be_said_in_every_language() -> None:
    rng = random.Random(5)
    codes = set()
    for _ in range(12):
        deal = some_deal(rng)
        voices = [voice_of(deal, rng.randrange(deal.seats), language) for language in LANGUAGES]
        for now in islice(chaos(deal, rng), 40):
            for seat in (rng.randrange(now.seats), REFEREE):
                if refusal := refusal_of(now.copy(), some_move(rng), seat):
                    assert all(voice.refusal(refusal) for voice in voices)
                    codes.add(refusal.code)

    assert len(codes) > 15


def some_move(rng: random.Random) -> Move:
    """Any at all, most of them impossible."""
    codes = iter(lambda: rng.randrange(1 << 18), None)
    return Move.of(next(code for code in codes if verb_of(code) in VERBS.values()))


def refusal_of(deal: Deal, move: Move, seat: int) -> IllegalMove | None:
    try:
        deal.play(move, seat)
    except IllegalMove as refusal:
        return refusal
    return None


@pytest.mark.parametrize(
    ("reader", "said"),
    [(0, "You chose yourself."), (1, "Ana chose themselves."), (None, "Ana chose themselves.")],
)
def test_who_is_hit_by_the_own_howler_is_said_to_have_chosen_themselves(
    reader: int | None, said: str
) -> None:
    deal = Deal.at("hp2003 n=3 top=R5 h0=HW,B1,B2 opt=howler_target:any")

    assert said in told(deal, "play HW@0", reader)
