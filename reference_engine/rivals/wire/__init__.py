"""The interface to sessions: positions and observations.

The package may use all others.
"""
