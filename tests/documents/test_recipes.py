"""The numbers that the recipes of CONTRIBUTING.md name."""

from __future__ import annotations

import re

from documents.texts import text_of
from penult.engine.kernel.events import kind_of


def test_the_recipe_of_an_event_knows_the_last_kind() -> None:
    (last,) = re.findall(r"so (\d+) is the last", text_of("CONTRIBUTING.md"))

    assert int(last) == kind_of(-1)
