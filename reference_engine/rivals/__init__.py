"""Vampire: The Masquerade Rivals, with The Hunters & The Hunted."""
