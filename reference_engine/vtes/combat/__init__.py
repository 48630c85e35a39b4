"""Combat, from range to the end of the round, and the damage done in it. V5 'Combat'.

It stands on playing and on control, and knows nothing of the action that led to it.
"""
