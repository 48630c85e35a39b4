"""Turns: phases and Actions. Rulebook, 'Turn Sequence'."""
