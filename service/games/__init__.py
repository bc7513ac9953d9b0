"""One package per ruleset; each package is a `service.game.Game`."""
