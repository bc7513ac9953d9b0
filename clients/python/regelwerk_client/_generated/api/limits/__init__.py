"""The requests of one tag of the document."""
