"""faces.json: every face of every card, taken apart so that it can be put together again."""

from __future__ import annotations

import gzip
import json
import re
from typing import Any

import pytest

from penult.engine.cards import CARDS
from penult.engine.editions import EDITIONS
from penult.pictures.cards import card
from penult.pictures.sizes import SIZES
from penult.webdata.faces import COLORS, faces

DRAWN = json.loads(json.dumps(faces()))
STRENGTHS = sorted({edition.draw_strength for edition in EDITIONS.values()})


def put_together(code: str, size: str, called: str | None, draw: int) -> str:
    """A face as the client puts it together."""
    by_face = DRAWN["faces"][size]
    key = next(key for key in (code, code[1:], f"{code[1:]}{draw}") if key in by_face)
    *below, edge = [drawn(DRAWN["parts"][nth], code[0]) for nth in by_face[key]]
    band = [drawn(DRAWN["parts"][nth], called) for nth in DRAWN["called"]] if called else []
    return "".join([*below, *band, edge])


def drawn(part: Any, color: str) -> str:
    text = part if isinstance(part, str) else part[COLORS.index(color)]
    if color in COLORS:
        ink = DRAWN["colors"][color]
        inks = {"g": ink["ground"], "t": ink["tint"], "l": ink["light"], "f": ink["figure"]}
        text = re.sub(r"\$([gtlf])", lambda letter: inks[letter[1]], text)
    return re.sub(r"\$(\d+)", lambda nth: DRAWN["outlines"][int(nth[1])], text)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("draw", STRENGTHS)
def test_every_card_is_put_together_as_it_is_drawn(size: str, draw: int) -> None:
    for code in [*map(str, CARDS), "?"]:
        pictured = card(code, size, None, draw).replace(
            'style="mix-blend-mode:multiply"', 'class="overprint"'
        )

        assert put_together(code, size, None, draw) == pictured.partition(">")[2].removesuffix("</g>")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("called", COLORS)
def test_a_called_wild_wears_its_band_below_the_edge(size: str, called: str) -> None:
    for code in [str(wild) for wild in CARDS if wild.wild]:
        pictured = card(code, size, called).replace('style="mix-blend-mode:multiply"', 'class="overprint"')

        assert put_together(code, size, called, 2) == pictured.partition(">")[2].removesuffix("</g>")


def test_no_face_brings_a_style_that_a_strict_page_would_drop() -> None:
    assert "style=" not in json.dumps(DRAWN)


def test_the_faces_fit_into_a_first_visit() -> None:
    assert len(gzip.compress(json.dumps(DRAWN, separators=(",", ":")).encode())) < 10_000
