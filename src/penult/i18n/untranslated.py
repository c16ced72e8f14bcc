"""`python -m penult.i18n.untranslated pt-BR` lists what a language does not say in words of its own.

Of a base: messages that are missing, or still as in English. Of an overlay: what its base says for it.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator

from .languages import base
from .patterns import Worded, own, texts

ENGLISH = "en"
_PLACEABLE = re.compile(r"\{[^{}]*\}")


def untranslated(language: str) -> Iterator[tuple[Worded, str]]:
    """Each message or part that the language lacks or shares, and which of these it is."""
    model = ENGLISH if language == base(language) else base(language)
    ours = {each.name: _words(each) for each in own(language)}
    for each in own(model):
        if each.name not in ours:
            yield each, "missing" if language == base(language) else f"as in {model}"
        elif ours[each.name] == _words(each) and _has_letters(each):
            yield each, f"as in {model}"


def _words(worded: Worded) -> list[str]:
    return list(texts(worded.pattern))


def _has_letters(worded: Worded) -> bool:
    """Whether there is a word to translate beside the placeables."""
    return any(letter.isalpha() for text in _words(worded) for letter in _PLACEABLE.sub("", text))


def main(language: str) -> None:
    found = list(untranslated(language))
    lines = [f"{worded.file}.ftl  {worded.name}  {why}" for worded, why in found]
    last = f"{language}: {len(found)} of {len(list(own(ENGLISH)))} messages and parts"
    sys.stdout.write("\n".join((*lines, last, "")))


if __name__ == "__main__":
    main(sys.argv[1])
