"""Effects on the table: counters, hands, locking, burning. V5 'Counters', 'Locking and Unlocking'.

The package depends on the effects for playing cards.
"""
