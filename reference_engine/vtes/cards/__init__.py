"""The cards: the words that declarations are put together from, and what each card says in them.

They stand on the chapters of the rules, and nothing but the game stands on them.
"""
