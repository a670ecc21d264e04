"""Chicken Foot dominoes: the rules as values, records, computer players and a table in the terminal."""

from chickenfoot.errors import BadInput, ChickenfootError, IllegalMove

__version__ = "0.1.0"

__all__ = ["BadInput", "ChickenfootError", "IllegalMove", "__version__"]
