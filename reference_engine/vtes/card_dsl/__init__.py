"""What the declaration of a card can say, and what is asked of all declarations in force: numbers, words in other
matters. V5 'The Golden Rule'.

It stands on the table alone.
"""
