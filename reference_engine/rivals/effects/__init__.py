"""Effects of texts when played, triggered, or used. Rulebook, 'Activated Abilities', 'Triggered Abilities'."""
