"""The rules of a hand, written once, in ints: this source runs interpreted and compiled.

`penult.engine.kernel` is the plain form. `penult.compiled.engine.kernel` is the same folder under a
second name, where `.jit` hands out numba's decorator instead of none.
"""
