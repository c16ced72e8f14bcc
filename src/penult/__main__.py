"""`python -m penult` is `penult`."""

import sys

from penult.cli.main import main

sys.exit(main())
