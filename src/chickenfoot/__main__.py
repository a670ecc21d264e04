"""``python -m chickenfoot``."""

import sys

from chickenfoot.cli import main

if __name__ == "__main__":
    sys.exit(main())
