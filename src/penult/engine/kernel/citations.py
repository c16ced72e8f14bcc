"""The numbers of the rules that the kernel cites: R-28 is 28, the ruling A-42 is 142, D-02 is 212.

They share eight bits: there is room for A-109 and for D-45.
"""

from __future__ import annotations

R01, R02, R05, R06, R07, R09 = 1, 2, 5, 6, 7, 9
R10, R11, R12, R13, R14, R15, R16, R17, R18 = 10, 11, 12, 13, 14, 15, 16, 17, 18
R19, R20, R21, R22, R23, R24, R25, R26, R27 = 19, 20, 21, 22, 23, 24, 25, 26, 27
R28, R29, R31, R32, R33, R34, R35, R36, R37 = 28, 29, 31, 32, 33, 34, 35, 36, 37
R38, R39, R40, R41, R42, R43, R44, R45, R46 = 38, 39, 40, 41, 42, 43, 44, 45, 46
R47, R48, R49, R50, R51, R52, R54 = 47, 48, 49, 50, 51, 52, 54
R59, R60, R61 = 59, 60, 61

A12, A28, A30, A42, A50, A51, A56, A57 = 112, 128, 130, 142, 150, 151, 156, 157
A70, A73, A74, A96, A100 = 170, 173, 174, 196, 200

D02, D03 = 212, 213
