"""Tournaments: standings with their reasons, corrections, pairings. Pure functions over an event as a value."""
