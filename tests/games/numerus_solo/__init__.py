"""Tests of the ruleset `numerus-solo`."""
