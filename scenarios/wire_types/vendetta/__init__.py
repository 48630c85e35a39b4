"""Choices, events, and positions of Vampire: The Masquerade – Vendetta, as they are on the wire."""
