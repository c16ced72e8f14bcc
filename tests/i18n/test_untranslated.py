"""The list of what a language does not say in words of its own."""

from __future__ import annotations

import pytest

from penult.i18n.languages import BASES, LANGUAGES, base
from penult.i18n.patterns import own
from penult.i18n.untranslated import main, untranslated


@pytest.mark.parametrize("language", BASES[1:])
def test_a_base_lacks_nothing_and_shares_only_cognates(language: str) -> None:
    found = list(untranslated(language))

    assert {why for _, why in found} == {"as in en"}
    assert len(found) < 50


@pytest.mark.parametrize("language", sorted({*LANGUAGES} - {*BASES}))
def test_an_overlay_has_a_line_for_all_that_its_base_says_for_it(language: str) -> None:
    listed = {worded.name for worded, why in untranslated(language) if why == f"as in {base(language)}"}

    assert listed == {each.name for each in own(base(language))} - {each.name for each in own(language)}


def test_a_language_that_is_not_begun_lacks_everything(capsys: pytest.CaptureFixture[str]) -> None:
    main("de")

    lines = capsys.readouterr().out.splitlines()
    whole = len(list(own("en")))
    assert "cards.ftl  wild.the  missing" in lines
    assert lines[-1] == f"de: {whole} of {whole} messages and parts"
