"""The words of the protocol that engine and harness share: events, choices, and positions of a game, declared once.

The reference engine uses these records as they are, and decodes positions by them. The harness makes its checks, the
JSON Schemas, and the tables of the protocol's pages from them. This package imports neither.
"""
