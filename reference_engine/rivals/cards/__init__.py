"""Cards: the vocabulary of declarations, and the declaration of each card."""
