"""Texts that would run a program in a page that took them for HTML."""

from __future__ import annotations

import itertools
import random

from penult.wire.limits import NAME_LETTERS

NAMES = (
    "<script>hack()</script>",
    "<img src onerror=hack()>",
    "<svg onload=hack()>",
    "<b onclick=hack()>x</b>",
    "{{hack()}}",
    "${hack()}",
    "{ $name }{hack()}",
    "\"onfocus='hack()",
    "javascript:hack()",
    "</title><img src=x>",
    "&lt;script&gt;",
    "'-hack()-'",
    "{ card-number }",
    "%3Cscript%3E",
    "<a href=//x>",
)
SHORT_TAGS = ("img", "svg", "b", "p", "q", "i", "body", "input", "video", "style")
EVENTS = ("onload", "onerror", "onclick", "onfocus", "oncut", "ondrag", "onwheel")
SHORT_CALLS = ("hack()", "hack``")
SHORT_ENDS = (">", "//", "><b>", "<!--")
BEFORE = ("", '">', "'>", "<", "{")
"""Prefixes for names, which must stay within the limit."""
TAGS = (
    "img src=x onerror",
    "svg onload",
    "body onload",
    "iframe onload",
    "video src=x onerror",
    "details open ontoggle",
    "input autofocus onfocus",
    "style onload",
    "marquee onstart",
    "math><mi onclick",
)
CALLS = ("hack()", "alert(1)", "top.hack()", "eval('hack()')", "(0,hack)()", "hack``")
AROUND = ("{}", "'>{}", '">{}', "</p>{}", "</script>{}", "<!-->{}", "]]>{}", "{}<!--", "{}{}", "<<{}>>")


def names(count: int) -> list[str]:
    """Each another one."""
    parts = itertools.product(SHORT_CALLS, SHORT_ENDS, BEFORE, EVENTS, SHORT_TAGS)
    made = (f"{before}<{tag} {event}={call}{end}" for call, end, before, event, tag in parts)
    short = (name for name in made if len(name) <= NAME_LETTERS)
    return list(itertools.islice(dict.fromkeys((*NAMES, *short)), count))


def texts(count: int, seed: int = 1) -> list[str]:
    """Each another one."""
    rng = random.Random(seed)
    found: dict[str, None] = {}
    while len(found) < count:
        tag, call, around = rng.choice(TAGS), rng.choice(CALLS), rng.choice(AROUND)
        found[around.replace("{}", f"<{tag}={call}>") + str(len(found))] = None
    return list(found)
