"""Effects of cards: the parts and numbers that make up declarations."""
