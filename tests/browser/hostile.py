"""Texts that would run a program in a page that took them for HTML."""

from __future__ import annotations

import random

NAMES = (
    "<script>hacked()</script>",
    "<img src onerror=hacked()>",
    "<svg onload=hacked()>",
    "<b onclick=hacked()>x</b>",
    "{{hacked()}}",
    "${hacked()}",
    "{ $name }{hacked()}",
    "\"onfocus='hacked()",
    "javascript:hacked()",
    "</title><img src=x>",
    "&lt;script&gt;",
    "'-hacked()-'",
    "{ card-number }",
    "%3Cscript%3E",
    "<a href=//x>",
)
"""As long as a name may be."""
TAGS = ("img src=x onerror", "svg onload", "body onload", "iframe onload", "video src=x onerror", "details open ontoggle",
        "input autofocus onfocus", "style onload", "marquee onstart", "math><mi onclick")  # fmt: skip
CALLS = ("hacked()", "alert(1)", "top.hacked()", "eval('hacked()')", "(0,hacked)()", "hacked``")
AROUND = ("{}", "'>{}", '">{}', "</p>{}", "</script>{}", "<!-->{}", "]]>{}", "{}<!--", "⁨{}⁩", "{}{}", "<<{}>>")


def names(count: int) -> list[str]:
    return [NAMES[nth % len(NAMES)] for nth in range(count)]


def texts(count: int, seed: int = 1) -> list[str]:
    """Each another one."""
    rng = random.Random(seed)
    found: dict[str, None] = {}
    while len(found) < count:
        tag, call, around = rng.choice(TAGS), rng.choice(CALLS), rng.choice(AROUND)
        found[around.replace("{}", f"<{tag}={call}>") + str(len(found))] = None
    return list(found)
