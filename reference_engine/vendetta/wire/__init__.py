"""The game as sessions and the protocol see it: positions, observations, directives.

docs/reference/protocol-vendetta.md describes them. This package may import every other one.
"""
