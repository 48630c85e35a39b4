"""Combat: range, strikes, damage and presses. V5 'Combat'.

The package depends on playing and on control, and knows nothing of the action that led to the combat.
"""
