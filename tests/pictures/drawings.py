"""Questions about an SVG that several tests share."""

from __future__ import annotations

import re
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"


def parsed(svg: str) -> ElementTree.Element:
    """The picture as XML; text that is none fails here."""
    return ElementTree.fromstring(svg)


def elements(svg: str, name: str) -> list[ElementTree.Element]:
    return list(parsed(svg).iter(SVG + name))


def texts(svg: str) -> list[str]:
    return [element.text or "" for element in elements(svg, "text")]


def bands(svg: str) -> list[str]:
    """The inks of the foot bands of called wilds."""
    return [box.attrib["fill"] for box in elements(svg, "rect") if box.attrib.get("y") == "252"]


def ids(svg: str) -> list[str]:
    return [element.attrib["id"] for element in parsed(svg).iter() if "id" in element.attrib]


def references(svg: str) -> set[str]:
    """Every id that the picture asks for."""
    return set(re.findall(r'(?:url\(|href=")#([^)"]+)', svg))


def assert_self_contained(svg: str) -> None:
    """Nothing is fetched, nothing is run, and every id is there once."""
    assert len(ids(svg)) == len(set(ids(svg)))
    assert references(svg) <= set(ids(svg))
    assert not re.search(r"<script|<style|<image|<foreignObject|javascript:|\son\w+=", svg)
    assert re.findall(r"https?://[^\"' ]+", svg) == ["http://www.w3.org/2000/svg"]
