"""Searching players: moves are tried on sampled deals (see :mod:`chickenfoot.bots.search.trying`)."""
