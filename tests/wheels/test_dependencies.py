"""Every dependency has a range: its upper end is tried here, its lower end by `make soak`."""

from __future__ import annotations

from importlib.metadata import version

import pytest

from wheels.lowest import REQUIREMENT, requirements

ALL = sorted(set(requirements(("fast", "terminal", "server"))))


def number(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in text.split("."))


@pytest.mark.parametrize("requirement", ALL)
def test_every_dependency_has_two_bounds_and_what_is_locked_lies_between_them(requirement: str) -> None:
    found = REQUIREMENT.fullmatch(requirement)

    assert found is not None
    assert number(found["least"]) <= number(version(found["name"])) < number(found["below"])


def test_no_uvicorn_is_allowed_that_nobody_has_tried() -> None:
    """Its private classes are overridden, and change from one version to the next."""
    (uvicorn,) = (each for each in ALL if each.startswith("uvicorn"))
    found = REQUIREMENT.fullmatch(uvicorn)
    major, minor, *_ = number(version("uvicorn"))

    assert found is not None
    assert number(found["below"]) == (major, minor + 1)
