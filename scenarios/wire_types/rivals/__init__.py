"""Choices, events, and positions of Vampire: The Masquerade Rivals, as they are on the wire."""
