"""Regelwerk: rules as a service for tabletop games."""
