"""The cards: one declaration each, grouped by kind."""
