"""Vocabulary of the card declarations: conditions, amounts, costs, and effects."""
