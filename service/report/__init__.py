"""Reports on games: what every ply was worth by the game's own solver, as a page with charts."""
