"""The game as sessions and the protocol see it: positions, observations, directives. docs/reference/protocol-vtes.md.

It stands on everything else, and nothing stands on it.
"""
