"""Regelwerk: rules as a service for tabletop games."""

VERSION = "0.1.0"
"""The version of the service; rulesets have their own."""
