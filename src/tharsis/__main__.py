"""`python -m tharsis`: the same as `tharsis`."""

import sys

from tharsis.cli.main import main

sys.exit(main())
