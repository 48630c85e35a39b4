"""Combat cards and their effects, step by step. V5 'Combat'.

The package depends on no other card effects.
"""
