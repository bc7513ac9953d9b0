"""The HTTP edge: one blueprint per concern."""
