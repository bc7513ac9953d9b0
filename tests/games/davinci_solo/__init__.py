"""Tests of the ruleset `davinci-solo`."""
