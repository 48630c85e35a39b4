"""A game under way that one may look at, choose in, go back in and branch; with any engine."""
