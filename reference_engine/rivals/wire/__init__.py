"""The game as sessions see it: positions and observations.

It may use everything.
"""
