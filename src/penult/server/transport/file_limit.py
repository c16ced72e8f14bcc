"""How many files, and so connections, the system lets this process have."""

from __future__ import annotations

try:
    import resource
except ImportError:  # not on this system: it has no such limit
    resource = None  # type: ignore[assignment]

SPARE_FILES = 100
"""For the database, the log, the listening socket, and the server's calls to itself."""


def raise_file_limit(wanted: int) -> int:
    """Raise the soft limit as far as the hard one allows; how many files there may be now."""
    if resource is None:
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for limit in (hard, wanted):  # some systems refuse what their hard limit promises
        if resource.RLIM_INFINITY in (soft, limit) or limit <= soft:
            continue
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))
        except (OSError, ValueError):
            continue
        break
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return wanted if soft == resource.RLIM_INFINITY else soft
