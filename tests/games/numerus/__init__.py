"""Tests of the ruleset `numerus`."""
