"""Choices, events, and positions of Vampire: The Eternal Struggle, as they are on the wire."""
