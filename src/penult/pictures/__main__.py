"""`python -m penult.pictures`: print cards.json."""

import sys

from .catalogue import cards_json

if __name__ == "__main__":
    sys.stdout.write(cards_json())
