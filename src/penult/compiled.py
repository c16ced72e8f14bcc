"""The package again under a second name, for the folders called `kernel`.

`penult.compiled.engine.kernel.apply` is the file of `penult.engine.kernel.apply`, imported again: under this
name numba compiles its functions. Both can live in one process. Python's import system takes a module with a
`__path__` for a package, so nothing else is needed.
"""

import penult

__path__ = penult.__path__
