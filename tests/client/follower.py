"""Somebody at a scene whose view is kept as clients keep it."""

from __future__ import annotations

import random

from penult.client.seen import Seen
from penult.wire.coding import read_by_client
from penult.wire.to_client import ToClient, Update, Welcome
from table.playing import take_part
from table.scene import Scene


class Follower:
    def __init__(self, scene: Scene, name: str) -> None:
        self.scene = scene
        self.person = scene.person(name)
        self.seen: Seen | None = None
        self.person.heard = lambda body: self.hear(read_by_client(body))
        self.person.comes()

    def hear(self, message: ToClient) -> None:
        if isinstance(message, Welcome):
            self.seen = Seen.of(message)
        elif isinstance(message, Update):
            assert self.seen is not None
            self.seen = self.seen.after(message)

    def take_part(self, rng: random.Random) -> None:
        """Do what is waited for, or greet now and then."""
        if rng.random() < 0.1:
            self.person.says("hello")
        take_part(self.person, rng)
