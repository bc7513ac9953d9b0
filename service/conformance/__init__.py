"""The conformance kit: what any engine for a ruleset must answer, and a runner that asks it."""
