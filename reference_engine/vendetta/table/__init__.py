"""Cards and tokens on the table. Rulebook, 'Components', 'Ambition token, turn order, and breaking ties'.

Knows the kernel and the printed facts, but no rule of any card or phase.
"""
