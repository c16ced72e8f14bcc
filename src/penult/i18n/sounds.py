"""The first sound of a word where it changes the word before it: in Spanish, `y` is `e` before i.

>>> first_sound("Inés"), first_sound("Íñigo"), first_sound("Hielo")
('i', 'i', 'other')
"""

from __future__ import annotations

import re
import unicodedata

_I = re.compile(r"i|hi(?![ae])", re.IGNORECASE)


def first_sound(text: str) -> str:
    """`i` or `other`, as Unicode's list patterns tell them apart; accents do not matter."""
    plain = "".join(each for each in unicodedata.normalize("NFD", text) if not unicodedata.combining(each))
    return "i" if _I.match(plain) else "other"
