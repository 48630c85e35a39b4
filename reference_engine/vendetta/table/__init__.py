"""What lies where. Rulebook, 'Components', 'Ambition token, turn order, and breaking ties'.

It knows the kernel and the printed facts, and no rule of any card or phase.
"""
