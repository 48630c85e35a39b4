"""What lies where. Rulebook, 'Set-Up', 'Key Game Terms', 'Tokens'.

It knows the kernel and the printed facts, and no rule of any card or phase.
"""
