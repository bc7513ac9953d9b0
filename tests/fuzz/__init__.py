"""Fuzzers of everything that reads text."""
