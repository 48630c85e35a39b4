"""Interface of the game to sessions and the protocol: positions, observations, directives.

docs/reference/protocol-vendetta.md describes them. This package may import every other one.
"""
