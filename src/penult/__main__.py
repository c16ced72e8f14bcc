"""`python -m penult` is `penult`; Ctrl-C ends it quietly from the very start."""

import sys


def main() -> int:
    try:
        from penult.cli.main import main as run

        return run()
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
