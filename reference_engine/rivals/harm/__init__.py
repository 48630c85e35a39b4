"""Damage, defeat, torpor, and mending. Rulebook, 'Damage' to 'Mending'."""
