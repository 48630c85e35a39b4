"""The cards: the words that declarations are put together from, and what each card says in them."""
