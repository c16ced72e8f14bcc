"""The package once more, under a second name, for the folders called `kernel`.

`penult.compiled.engine.kernel.apply` is the file of `penult.engine.kernel.apply`, imported again: under
this name its functions are compiled by numba. Both live in one process. A module with a `__path__`
is a package to Python's import system, so nothing else is needed.
"""

import penult

__path__ = penult.__path__
