"""One scenario for each kind of expectation: the right value and a wrong one."""

from __future__ import annotations

from typing import NamedTuple


class Case(NamedTuple):
    """A scenario that passes with the right word and must fail with the wrong one."""

    played: str
    """Its setup and its actions."""
    right: str
    wrong: str

    @property
    def kind(self) -> str:
        words = self.played.split("|")[0].split()
        return words[1] if len(words) > 1 and "=" not in words[1] else ""

    @property
    def name(self) -> str:
        return self.right.partition("=")[0]

    def line(self, expected: str) -> str:
        return f"X-1 | R-01 | {self.played} | {expected}"


HAND = "classic n=3 top=R5 h0=R1,B2 disc=G3 draw=Y1,Y2 | 0:play R1"
OVER = "classic n=4 top=R5 h0=R1 h1=W h2=GS h3=B3 | 0:play R1"
BLUFF = "classic n=3 top=R5 h0=W4,R2,G1 | 0:play W4>G; 1:challenge"
HOWLER = "hp2003 n=3 top=R5 h0=HW,*3 | 0:play HW@2; 2:accept; 0:color G"
HAT = "hp2018 n=3 top=R5 h0=SH,*3 draw=G1,R2,*9 | 0:play SH@2"
BLOCKED = "classic n=2 top=R5 h0=B1,B1 h1=G1,G1 draw=- | 0:draw; 1:draw"
SHORT = "classic n=3 top=R5 disc=G1,G2 h0=*3 draw=B1 | 0:draw; 1:draw"

HANDS = [
    Case(HAND, "t=1", "t=2"),
    Case(HAND, "ph=turn:1", "ph=color:1"),
    Case(HAND, "d=L", "d=R"),
    Case(HAND, "top=R1", "top=R2"),
    Case(HAND, "col=R", "col=G"),
    Case(HAND, "h0=B2", "h0=B2,B2"),
    Case(HAND, "n0=1", "n0=2"),
    Case(HAND, "exp=0", "exp=-"),
    Case(HAND, "disc=G3,R5", "disc=R5,G3"),
    Case(HAND, "draw=Y1,Y2", "draw=Y2,Y1"),
    Case(HAND, "nd=2", "nd=3"),
    Case(HAND, "win=-", "win=0"),
    Case("classic n=2 top=R5 h0=RD,B1 opt=stack:two | 0:play RD", "due=2", "due=0"),
    Case("classic n=3 top=R5 h0=RD,B1 h1=*9 opt=mercy:10 | 0:play RD", "in=0,2", "in=0,1,2"),
    Case("classic n=2 top=R5 h0=R7,B1,B2 h1=G1 opt=seven:must | 0:play R7@1", "k0>1=B1,B2", "k0>1=-"),
    Case(HAND, "pts=-", "pts=73"),
    Case(HAND, "teampts=-", "teampts=53"),
    Case(HAND, "tally=-", "tally=0,50,20,3"),
    Case(OVER, "win=0", "win=1"),
    Case(OVER, "pts=73", "pts=72"),
    Case(OVER, "teampts=53", "teampts=73"),
    Case(OVER, "tally=0,50,20,3", "tally=0,50,20,4"),
    Case(OVER, "void=0", "void=1"),
    Case(BLOCKED, "void=1", "void=0"),
    Case(BLUFF, "shown=0>1", "shown=1>0"),
    Case(BLUFF, "guilty=0", "guilty=-"),
    Case(HOWLER, "shout=2", "shout=1"),
    Case(HAT, "hat=2", "hat=1"),
    Case(SHORT, "reshuf=1", "reshuf=0"),
    Case(HAND, "ret=-", "ret=W4"),
    Case("classic start n=3 dealer=0 flip=W4,R5 | -", "ret=W4", "ret=-"),
    Case("classic start n=3 dealer=0 flip=GD | -", "t=2", "t=1"),
]

OTHERS = [
    Case("classic deck | -", "total=108", "total=110"),
    Case("classic deck | -", "pts=1240", "pts=1340"),
    Case("hp2003 deck HW=4 | -", "refuse=True", "refuse=False"),
    Case("classic players n=6 partners | -", "ok=True", "ok=False"),
    Case("classic players n=11 | -", "refuse=True", "refuse=False"),
    Case("classic dealer n=3 picks=R7,G3,B9 | -", "dealer=2", "dealer=0"),
    Case("classic dealer picks=R8,B8,G2 | -", "tie=0,1", "tie=-"),
    Case("classic deal n=10 | -", "hand=7", "hand=8"),
    Case("classic deal n=10 | -", "draw=37", "draw=38"),
    Case("classic deal n=10 | -", "disc=1", "disc=0"),
    Case("classic rules preset=seven-o | -", "ok=True", "ok=False"),
    Case("classic rules opt=mercy:7 | -", "refuse=True", "refuse=False"),
    Case("classic rules opt=mercy:7 | -", "why=C-04", "why=C-05"),
    Case("classic rules preset=seven-o opt=seven:may | -", "seven=may", "seven=must"),
]

ELIM = "classic match n=4 mode=elim target=200 sc=190,195,20,30 | hand 2:R9,R1/R5/-/R1"

MATCHES = [
    Case("classic match n=3 mode=winner sc=0,0,0 | hand 0:-/R5,GS/W,B0", "sc=75,0,0", "sc=0,75,0"),
    Case("classic match n=3 | hand 0:-/R5,GS/W,B0", "dealer=1", "dealer=2"),
    Case("classic match n=3 | hand 0:-/R5,GS/W,B0", "over=-", "over=0"),
    Case("classic match n=3 sc=480,0,0 | hand 0:-/R9,R1/B5,B5", "over=0", "over=1"),
    Case("classic match n=4 mode=team sc=470,490 | hand 2:W/R9,G9/-/B9,B3", "over=0", "over=2"),
    Case("classic match n=3 mode=tally sc=490,300,295 | hand 1:R9,R1/-/B5", "tie=1,2", "tie=-"),
    Case(ELIM, "out=0,1", "out=0"),
    Case(ELIM, "alive=2,3", "alive=0,1,2,3"),
    Case(ELIM, "twohanded=1", "twohanded=0"),
    Case(ELIM, "dealer=2", "dealer=1"),
]

TOUR4 = "classic tour4 | r1 0+2 40; r1 1+3 25; r2 0+1 10; r2 2+3 60; r3 0+3 5; r3 1+2 30"

TOURS = [
    Case("classic tour4 | -", "partners=3", "partners=4"),
    Case("classic tour4 | -", "perpair=4", "perpair=1"),
    Case("classic tour4 | -", "hands=12", "hands=3"),
    Case("classic tour4 per=1 | -", "hands=3", "hands=12"),
    Case("classic tour4 | -", "perplayer=12", "perplayer=4"),
    Case(TOUR4, "ind=55,65,130,90", "ind=55,65,130,91"),
    Case(TOUR4, "over=2", "over=-"),
    Case("classic tour4 | r1 0+2 40", "over=-", "over=0,2"),
    Case("hp2003 tour8 | -", "rounds=7", "rounds=8"),
    Case("hp2003 tour8 | -", "pairs=28", "pairs=27"),
    Case("hp2003 tour8 | -", "perpair=4", "perpair=1"),
    Case("hp2003 tour8 | -", "handsperplayer=28", "handsperplayer=56"),
    Case("hp2003 tour8 | -", "tablehands=56", "tablehands=28"),
    Case("hp2003 tour8 | -", "opp=8", "opp=4"),
]

CASES = [*HANDS, *OTHERS, *MATCHES, *TOURS]
