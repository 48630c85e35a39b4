"""The game as sessions and the protocol see it: positions, observations, directives. docs/reference/protocol-vtes.md.

The package depends on all others; none depends on it.
"""
