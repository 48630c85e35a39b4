"""What cards do to what lies on the table: counters, hands, locking, burning. V5 'Counters', 'Locking and Unlocking'.

They stand on the words about playing.
"""
