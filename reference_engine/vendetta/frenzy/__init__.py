"""Blood that goes, and what is Drained for it. Rulebook, 'Frenzy', 'Draining', 'Diablerie'.

It may use the ending, for whom a third token puts out; what a declaration says; and the table.
"""
