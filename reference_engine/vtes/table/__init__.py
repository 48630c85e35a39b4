"""The table: seats, cards and counters in play, piles, printed facts, and the names of everything on it.

V5 'Components', 'Important Terms'. The package knows no rule above itself; consequences of a change run in the hooks of
`Table`.
"""
